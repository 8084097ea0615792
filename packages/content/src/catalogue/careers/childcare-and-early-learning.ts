import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const childcareAndEarlyLearningCareers: readonly Career[] = jobFamily(
  'Childcare and Early Learning',
  [
    {
      id: 'preschool-teacher',
      title: 'Preschool Teacher',
      alsoCalled: [
        'nursery teacher',
        'pre-k teacher',
        'nursery school teacher',
        'early years teacher',
        'toddler teacher',
      ],
      socCode: '25-2011.00',
      description:
        'You help children ages three to five learn through play, songs and stories. You set up activities, tie shoes, comfort tears and teach how to share and take turns.',
      day: 'Once the paint is stirred and the class guinea pig has its lettuce, one song calls twenty shoes to the rug.',
      enjoys:
        "Overhearing a four-year-old end a fight over a shovel with words they'd learned last week is a teacher's small triumph.",
      complaints:
        'Pay is well below that of teachers in the school next door, and every cold in town passes through this room first.',
      firstStep:
        'Pick one picture book, and plan a song, a game and a craft for it that a four-year-old could do.',
      appeals: {
        social:
          'Preschool teachers learn to read the drop-off: who needs a hug, who needs a job and who needs the window to wave.',
        artistic:
          'Empty egg cartons become dragons by lunchtime, and a preschool teacher makes up the song that goes with them.',
      },
      activities: { social: ['comforting', 'welcoming'], artistic: ['crafting', 'making-music'] },
      demands: {
        extraversion:
          "You're the show from morning circle to the last puppet, with hardly a minute when nobody's calling your name.",
        neuroticism:
          "Spilled juice, a bitten arm and a missing blanket can all happen at once, and you've only got two hands.",
      },
      interests: [2.94, 2.76, 3.98, 7, 2.49, 3.61],
      about: ['teaching'],
      jobZone: 3,
      skills: {
        'caring-for-children': 4.75,
        teaching: 4,
        teamwork: 3.75,
        empathy: 3.75,
        'helping-people': 3.62,
      },
      workStyles: [
        3.65, 3.87, 4.3, 4.28, 4.58, 4.65, 4.25, 4.7, 4.51, 4.59, 4.67, 4.27, 4.74, 4.34, 4.12,
        3.61,
      ],
      entryEducation: "Associate's degree",
      medianPay: 37120,
      growthPercent: 4,
      employment: 555100,
      relatedCareers: [
        'kindergarten-teacher',
        'special-education-teacher',
        'elementary-school-teacher',
        'childcare-worker',
        'preschool-director',
      ],
    },
    {
      id: 'kindergarten-teacher',
      title: 'Kindergarten Teacher',
      alsoCalled: ['reception teacher', 'infant teacher', 'early years teacher'],
      socCode: '25-2012.00',
      description:
        'You guide five-year-olds through their first year of school. You teach letters, numbers and taking turns through songs, games and stories, and tie many shoelaces on the way.',
      day: 'While small groups swap counting bears for sound cards, one child at the side table is checked on letters.',
      enjoys:
        'Somewhere in winter a child reads a whole sentence alone, and teachers say they can hear the click.',
      complaints:
        "Tests and desk work creep into a room of five-year-olds until there's hardly an hour left for the building blocks.",
      firstStep:
        'Sort the alphabet by how hard each letter is to write, then invent a rhyme that helps a hand with the five hardest.',
      appeals: {
        social:
          'A kindergarten teacher zips the coat halfway and lets the child pull the rest, because that last inch makes somebody proud.',
        artistic:
          'Kindergarten teachers turn the letter B into a bakery, with paper aprons, a toy cash register and a bear who wants bread.',
      },
      activities: { social: ['coaching', 'teaching'], artistic: ['crafting', 'designing'] },
      demands: {
        extraversion:
          "Twenty-some five-year-olds take their energy from yours, so you'll sing, act and talk from bell to bell.",
        conscientiousness:
          "Every table is set up before the bell, and each child's letters and sounds are tracked week by week.",
      },
      interests: [2.68, 3.11, 3.99, 7, 2.48, 3.8],
      about: ['teaching'],
      jobZone: 4,
      skills: {
        'caring-for-children': 4.5,
        teaching: 4.12,
        empathy: 4.12,
        teamwork: 3.88,
        'time-management': 3.75,
      },
      workStyles: [
        4.45, 4.69, 4.42, 4.52, 4.66, 4.7, 4.36, 4.54, 4.59, 4.77, 4.8, 4.56, 4.81, 4.29, 4.18,
        4.09,
      ],
      entryEducation: "Bachelor's degree",
      relatedCareers: [
        'special-education-teacher',
        'elementary-school-teacher',
        'preschool-teacher',
        'middle-school-teacher',
        'childcare-worker',
      ],
    },
    {
      id: 'childcare-worker',
      title: 'Childcare Worker',
      alsoCalled: [
        'daycare worker',
        'babysitter',
        'nursery nurse',
        'nursery worker',
        'child minder',
        'childminder',
        'after-school helper',
      ],
      socCode: '39-9011.00',
      description:
        'You look after small children while their parents work. You feed, change and comfort them, plan games and crafts and tell parents at pickup how the day went.',
      day: 'Heads are counted at every door, bottles labeled by name, and in the dim nap room each small chest is checked again.',
      enjoys:
        'Arms stretched up at drop-off, after weeks of tears, tell a caregiver that this baby now feels at home.',
      complaints:
        "For a day of lifting, feeding and watching other people's babies, the wages are among the lowest anywhere.",
      firstStep:
        "Crawl through one room at toddler height, list each danger, and fix what you're allowed to.",
      appeals: {
        social:
          'Childcare workers learn what each cry means, tired, hungry or just mad at a sock, and babies settle down for them.',
        artistic:
          'Finger paint, a box turned spaceship and a song about broccoli: childcare workers make it all up between snack and nap.',
      },
      activities: { social: ['caring'], artistic: ['crafting', 'making-music'] },
      interests: [3.08, 1.48, 3.58, 6.18, 2.75, 3.44],
      about: ['teaching', 'social-service'],
      jobZone: 2,
      skills: {
        'caring-for-children': 4.75,
        'tracking-progress': 3.5,
        'helping-people': 3.38,
        'first-aid': 3.25,
        'helping-others-learn': 3,
      },
      workStyles: [
        3.56, 3.71, 3.92, 3.91, 4.42, 4.46, 4.16, 4.61, 4.47, 4.13, 4.25, 4.29, 4.47, 4.01, 3.74,
        3.61,
      ],
      entryEducation: 'High school diploma or equivalent',
      medianPay: 32050,
      growthPercent: -3,
      employment: 991600,
      relatedCareers: [
        'preschool-teacher',
        'nanny',
        'kindergarten-teacher',
        'personal-care-aide',
        'home-health-aide',
      ],
    },
    {
      id: 'nanny',
      title: 'Nanny',
      alsoCalled: ['babysitter', 'au pair', 'child minder', 'governess'],
      socCode: '39-9011.01',
      description:
        'You care for the children of one family in their home. You cook, play, help with homework, drive to soccer practice and become someone the children trust.',
      day: "Tiny socks, a stroller in the park and a visit to the pediatrician fit in before the parents' keys turn in the lock.",
      enjoys:
        'Nannies like going at the pace of two or three children, and being asked to birthdays years afterward.',
      complaints:
        "Parents come home late, duties creep from the children to the whole laundry, and there's no coworker to laugh with.",
      firstStep:
        "Offer to watch a neighbor's child for an afternoon with a parent in the house, following a plan you've made for rain or shine.",
      appeals: {
        social:
          'Nannies are there for the first wobbly bike ride and the first mean note from a friend, and hear all about both.',
        artistic:
          'Rainy Tuesdays are when a nanny shines, with couch-cushion castles and a play whose only audience is the cat.',
      },
      activities: { social: ['listening', 'caring'], artistic: ['performing'] },
      demands: {
        neuroticism:
          "When a child takes a bad fall, you're often the only adult in the house, and the next move is yours.",
        agreeableness:
          "It's somebody else's home, so their rules on candy and bedtime win even when you'd do it differently.",
      },
      interests: [2.91, 2.19, 3.5, 6.3, 2.68, 3.34],
      about: ['teaching', 'social-service'],
      jobZone: 2,
      skills: {
        'caring-for-children': 4.75,
        empathy: 3.88,
        'helping-people': 3.75,
        persuasion: 3.62,
        cooking: 3.25,
      },
      workStyles: [
        3.4, 4.2, 4.44, 3.76, 4.6, 4.84, 4.04, 4.8, 4.64, 4.76, 4.96, 4.48, 4.96, 4.52, 3.2, 3.24,
      ],
      entryEducation: 'High school diploma or equivalent',
      medianPay: 32050,
      growthPercent: -3,
      payGroup: 'childcare workers',
      relatedCareers: [
        'personal-care-aide',
        'childcare-worker',
        'home-health-aide',
        'preschool-teacher',
        'child-and-family-social-worker',
      ],
    },
    {
      id: 'preschool-director',
      title: 'Preschool Director',
      alsoCalled: [
        'nursery manager',
        'daycare owner',
        'kindergarten head',
        'daycare manager',
        'childcare manager',
      ],
      socCode: '11-9031.00',
      description:
        'You run a preschool or daycare center, from the budget to the sandbox. You hire teachers, plan what children will learn, follow safety rules and know all the parents by name.',
      day: 'When a teacher calls in sick, the law on adults per room leaves no choice but to put on the smock yourself.',
      enjoys:
        'Setting the tone of a whole place is the pleasure, from the teachers you hire to the smell of the hallway.',
      complaints:
        "Tuition that already hurts the parents still doesn't pay for decent wages, so good teachers leave for the public school.",
      firstStep:
        'Sketch a floor plan for sixteen four-year-olds, with corners for quiet, mess and movement and no spot out of sight.',
      appeals: {
        social:
          'Preschool directors coach a new teacher through her first biting toddler, then call both families with the same calm story.',
        enterprising:
          'A preschool director picks the new playground, sets the tuition and wins over doubtful parents on the tour.',
      },
      activities: { social: ['coaching'], enterprising: ['persuading', 'leading'] },
      demands: {
        neuroticism:
          'Inspectors drop by unannounced, stomach bugs empty the staff room, and parents want an answer by pickup.',
        extraversion:
          'Tours, staff talks and chats at drop-off fill the day, so the office door hardly ever closes.',
      },
      interests: [1.2, 2.9, 2.78, 6.46, 4.85, 4.53],
      about: ['teaching', 'business'],
      after: [{ careerId: 'preschool-teacher', years: 3 }],
      jobZone: 4,
      skills: {
        teamwork: 4,
        'caring-for-children': 3.75,
        leadership: 3.75,
        'managing-supplies': 3.12,
        budgeting: 3.12,
      },
      workStyles: [
        3.6, 3.61, 3.98, 4.35, 4.33, 4.37, 3.84, 4.5, 4.71, 4.48, 4.91, 4.39, 4.69, 4.44, 3.97,
        3.56,
      ],
      entryEducation: "Bachelor's degree",
      medianPay: 56270,
      growthPercent: -3,
      employment: 90200,
      relatedCareers: [
        'school-principal',
        'special-education-teacher',
        'preschool-teacher',
        'community-program-manager',
      ],
    },
  ],
);
