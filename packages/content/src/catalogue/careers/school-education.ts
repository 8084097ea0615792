import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const schoolEducationCareers: readonly Career[] = jobFamily('School Education', [
  {
    id: 'elementary-school-teacher',
    title: 'Elementary School Teacher',
    alsoCalled: [
      'primary school teacher',
      'grade school teacher',
      'primary teacher',
      'first grade teacher',
      'third grade teacher',
    ],
    socCode: '25-2021.00',
    description:
      'You teach one class of children reading, writing, math and much else. You plan lessons, settle quarrels, celebrate first successes and talk with parents about how their child is doing.',
    day: 'Reading groups give way to fractions with paper pizzas, interrupted by a lost tooth that needs a napkin and an envelope.',
    enjoys:
      "Keep one class for a year and you'll see a child who hated books in fall beg for one more chapter in spring.",
    complaints:
      'Lessons in half a dozen subjects have to be planned at home, after the messages from parents have been answered.',
    firstStep:
      'Explain borrowing in subtraction with dried beans, as if to a seven-year-old, until it takes three minutes on film.',
    appeals: {
      social:
        "Elementary teachers keep a snack drawer, because the kid who can't focus at ten may simply have missed breakfast.",
      artistic:
        'An elementary teacher might hang a solar system of balloons on Monday and write a class play about germs by Friday.',
    },
    activities: { social: ['caring'], artistic: ['crafting', 'writing'] },
    demands: {
      conscientiousness:
        "Behind a smooth morning are five lesson plans, sorted copies and a note about who's allergic to what.",
      extraversion:
        "You're on stage for six hours with the same twenty-some kids, reading aloud, refereeing and cheering.",
    },
    interests: [2.64, 3.35, 3.87, 7, 2.57, 3.78],
    about: ['teaching'],
    jobZone: 4,
    skills: {
      'caring-for-children': 4.25,
      'helping-others-learn': 4.25,
      'tracking-progress': 4,
      teamwork: 3.88,
      'time-management': 3.75,
    },
    workStyles: [
      4.44, 4.74, 4.7, 4.63, 4.62, 4.76, 4.27, 4.65, 4.55, 4.77, 4.88, 4.61, 4.81, 4.47, 4.27, 3.99,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 62340,
    relatedCareers: [
      'middle-school-teacher',
      'high-school-teacher',
      'special-education-teacher',
      'kindergarten-teacher',
      'tutor',
    ],
  },
  {
    id: 'middle-school-teacher',
    title: 'Middle School Teacher',
    alsoCalled: [
      'junior high teacher',
      'secondary school teacher',
      'seventh grade teacher',
      'math teacher',
      'science teacher',
    ],
    socCode: '25-2022.00',
    description:
      'You teach a subject such as math or science to students between child and teenager. You make lessons lively, keep a noisy class on track and help when friendship trouble gets in the way.',
    day: 'Five groups pass through one room, the last of them needing the same lesson told as if it were new.',
    enjoys:
      "Twelve-year-olds can be silly and wise in the same minute, and the teachers who stay wouldn't trade that mix.",
    complaints:
      "Quarrels from last night's group chat walk in with the class and swallow the first ten minutes of the lesson.",
    firstStep:
      'Turn one dull page of a science or math book into a ten-minute game whose rules fit on a card.',
    appeals: {
      social:
        'Middle school teachers can tell from one slammed locker who got left out at lunch, and find that kid a job to do.',
      artistic:
        'To sell probability to seventh graders, a middle school teacher may stage a rigged carnival game with gummy bears at stake.',
    },
    activities: { social: ['welcoming'], artistic: ['performing'] },
    demands: {
      extraversion:
        'It takes a voice that carries, a quick comeback and the nerve to stay in charge of a noisy room, period after period.',
      agreeableness:
        'Eye rolls and sulking come with the age, and tomorrow each kid gets a clean slate from you.',
    },
    interests: [2.59, 3.31, 4.1, 7, 2.66, 3.56],
    about: ['teaching'],
    jobZone: 4,
    skills: {
      'helping-others-learn': 4.25,
      empathy: 3.88,
      'time-management': 3.75,
      teamwork: 3.75,
      'caring-for-children': 3.5,
    },
    workStyles: [
      3.94, 4.36, 4.22, 4.37, 4.68, 4.75, 4.49, 4.79, 4.53, 4.44, 4.65, 4.1, 4.8, 3.98, 3.71, 3.71,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 62970,
    growthPercent: -2,
    employment: 633700,
    relatedCareers: [
      'high-school-teacher',
      'elementary-school-teacher',
      'special-education-teacher',
      'tutor',
      'adult-education-teacher',
    ],
  },
  {
    id: 'high-school-teacher',
    title: 'High School Teacher',
    alsoCalled: [
      'secondary school teacher',
      'math teacher',
      'english teacher',
      'history teacher',
      'science teacher',
      'maths teacher',
    ],
    socCode: '25-2031.00',
    description:
      'You teach teenagers a subject that you love, such as history, biology or math. You explain, ask, grade and discuss, and you notice who needs a push or a kind word.',
    day: 'Around the lessons sit hall duty, a robot club or school play until five, and letters that students need for college.',
    enjoys:
      "Sharp teenagers who push back on a poem or a proof keep a teacher's own love of the subject awake.",
    complaints:
      "Stacks of essays from five classes eat whole Sundays, and students who've worked late jobs sleep in the second row.",
    firstStep:
      'Set one exam question in a subject you know, with a model answer and a points key, then grade your own try.',
    appeals: {
      social:
        "A high school teacher may be the first adult to tell a junior that she's good at chemistry, and to mean it.",
      artistic:
        'History turns into a murder trial when a high school teacher hands out roles and puts Brutus on the witness stand.',
    },
    activities: { social: ['coaching'], artistic: ['performing'] },
    demands: {
      extraversion:
        "Five times a day you stand up in front of thirty teenagers who haven't decided yet whether to listen.",
      neuroticism:
        "Between you and the plan for third period there's often a fire drill, a fight in the hall or a senior about to fail.",
    },
    interests: [2.73, 3.19, 3.77, 7, 2.9, 3.61],
    about: ['teaching'],
    jobZone: 4,
    skills: {
      teaching: 4.12,
      empathy: 3.88,
      'tracking-progress': 3.88,
      teamwork: 3.75,
      'quick-learning': 3.75,
    },
    workStyles: [
      4.26, 4.39, 4.31, 4.16, 4.52, 4.59, 4.33, 4.63, 4.49, 4.63, 4.58, 4.25, 4.69, 4.05, 3.98,
      4.18,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 64580,
    growthPercent: -2,
    employment: 1094500,
    relatedCareers: [
      'middle-school-teacher',
      'elementary-school-teacher',
      'tutor',
      'special-education-teacher',
      'adult-education-teacher',
    ],
  },
  {
    id: 'special-education-teacher',
    title: 'Special Education Teacher',
    alsoCalled: [
      'special ed teacher',
      'SEN teacher',
      'special needs teacher',
      'SENCO',
      'learning support teacher',
      'SPED',
    ],
    socCode: '25-2056.00',
    description:
      'You teach children who need another way to learn, for example because of autism, dyslexia or poor sight. You fit every lesson to the child, cheer each small step and work hand in hand with the family.',
    day: "Picture schedules and soft headphones wait at each desk, and before the bus comes the day's plan is agreed with the aides.",
    enjoys:
      "Progress comes in inches here, so the first time a child asks for a break in words makes a teacher's month.",
    complaints:
      "Each child's legal plan runs to many pages, most of them written at night after a day without enough aides.",
    firstStep:
      "Turn the steps of washing hands into a strip of pictures that someone who can't read could follow alone.",
    appeals: {
      social:
        'Special education teachers learn that a thrown book may mean the lights are buzzing, and they see to the lights first.',
      artistic:
        'One student cares only about trains, so his special education teacher builds a whole math unit out of tickets and station stops.',
    },
    activities: { social: ['caring'], artistic: ['designing'] },
    interests: [2.27, 3.94, 3.65, 7, 1.77, 3.48],
    about: ['teaching', 'social-service'],
    jobZone: 4,
    skills: {
      teaching: 4.25,
      speaking: 4.25,
      empathy: 4.12,
      'caring-for-children': 4,
      'helping-people': 3.62,
    },
    entryEducation: "Bachelor's degree",
    medianPay: 64270,
    growthPercent: -1,
    payGroup: 'special education teachers',
    relatedCareers: [
      'adult-education-teacher',
      'kindergarten-teacher',
      'school-counselor',
      'tutor',
      'preschool-teacher',
    ],
  },
  {
    id: 'teaching-assistant',
    title: 'Teaching Assistant',
    alsoCalled: [
      'TA',
      "teacher's aide",
      'classroom assistant',
      'paraprofessional',
      'learning support assistant',
      'classroom helper',
    ],
    socCode: '25-9042.00',
    description:
      'You support a teacher by working with small groups and single children who need extra help. You hand out materials, read aloud, watch over recess and encourage students who are about to give up.',
    day: 'Wet mittens come first, then the same easy reader five times over at a table shaped like a kidney.',
    enjoys:
      "There aren't any tests to grade, so an assistant can simply sit beside one child, and being that safe grown-up feels good.",
    complaints:
      'Paychecks may stop over the summer, and changes to the plan are often heard last by the person on recess duty.',
    firstStep:
      "Record a chapter of a children's book, read so slow and clear that a struggling reader can follow with a finger.",
    appeals: {
      social:
        "Sometimes a teaching assistant's best move is to whisper one hint and slide away, so that the kid gets the credit.",
      artistic:
        'The bulletin board, the sock puppets and the glitter volcano are often made by the teaching assistant.',
    },
    activities: { social: ['teaching', 'coaching'], artistic: ['crafting'] },
    interests: [2.55, 2.3, 2.78, 6.52, 2.98, 4.25],
    about: ['teaching'],
    jobZone: 3,
    skills: {
      'caring-for-children': 4.25,
      empathy: 3.75,
      'helping-people': 3.5,
      teamwork: 3.5,
      'helping-others-learn': 3.38,
    },
    workStyles: [
      3.36, 3.57, 3.33, 3.22, 4.16, 4.5, 4.23, 4.27, 4.4, 4.47, 4.54, 3.83, 4.45, 3.99, 3.29, 3.27,
    ],
    entryEducation: 'Some college, no degree',
    medianPay: 35240,
    growthPercent: -1,
    payGroup: 'teacher assistants',
    relatedCareers: ['tutor', 'elementary-school-teacher', 'special-education-teacher'],
  },
  {
    id: 'school-counselor',
    title: 'School Counselor',
    alsoCalled: [
      'guidance counselor',
      'careers adviser',
      'school counsellor',
      'college counselor',
      'career counselor',
      'student advisor',
    ],
    socCode: '21-1012.00',
    description:
      'You help students handle grades, friendships and worries, and plan what comes after school. Your day moves between private talks, classroom visits and calls with parents and teachers.',
    day: 'Just as a college form comes due, a student in tears stands at the door with a hall pass.',
    enjoys:
      'Counselors like having the one room in the building where a teenager can sit for ten minutes without a grade.',
    complaints:
      'With hundreds of students to one counselor, test schedules and lunch duty crowd out the talks that matter.',
    firstStep:
      "Make a one-page calendar of every college, apprenticeship and financial aid deadline that a senior in your town can't miss.",
    appeals: {
      social:
        "In a school counselor's lunch group, kids whose parents split up trade advice that no adult could give.",
      enterprising:
        'School counselors go to bat for students, talking a teacher into a new deadline or a college into a second look.',
    },
    activities: { social: ['listening'], enterprising: ['advocating', 'persuading'] },
    demands: {
      agreeableness:
        'Angry parents, crying freshmen and worn-out teachers all come through one door, and each of them needs you to be kind.',
    },
    interests: [1, 3.3, 3.13, 7, 3.92, 4.09],
    about: ['psychology', 'teaching'],
    jobZone: 5,
    skills: {
      listening: 4.38,
      counseling: 4.25,
      empathy: 4.12,
      'helping-people': 4,
      persuasion: 3.62,
    },
    workStyles: [
      3.7, 3.94, 3.67, 3.62, 4.62, 4.82, 4.42, 4.25, 4.12, 4.08, 4.4, 4.09, 4.41, 3.52, 3.5, 3.65,
    ],
    entryEducation: "Master's degree",
    medianPay: 65140,
    growthPercent: 4,
    employment: 376300,
    relatedCareers: ['special-education-teacher', 'rehabilitation-counselor', 'clergy-member'],
  },
  {
    id: 'school-principal',
    title: 'School Principal',
    alsoCalled: [
      'headteacher',
      'headmaster',
      'headmistress',
      'head teacher',
      'vice principal',
      'head of school',
    ],
    socCode: '11-9032.00',
    description:
      'You lead a school: its teachers, its budget and its spirit. You visit classes, settle hard cases with students and parents and decide how the school can get better.',
    day: 'At dawn you stand by the bus lane with a radio on your belt, and after dark at the gate of a ball game.',
    enjoys:
      "Backing a teacher who wants to try something, and seeing a whole hallway copy it, is a principal's delight.",
    complaints:
      "It's a lonely job, because angry parents and orders from the district both end up on that desk and friends on staff are few.",
    firstStep:
      'Sit in on a public school board meeting, following one item of the budget to decide how you would have voted.',
    appeals: {
      social:
        'A good principal knows which fourth grader lives with his grandma, and which new teacher ate lunch alone this week.',
      enterprising:
        'Principals can start a robotics lab, hire the band teacher and loosen the dress code, if they win enough people over.',
    },
    activities: { social: ['caring'], enterprising: ['persuading', 'leading'] },
    demands: {
      extraversion:
        'Everyone wants two minutes with you, in the hallway, on the phone or at the microphone, and it adds up to the whole day.',
      openness:
        "Old answers won't fix a phone ban, a shrinking budget and a new reading plan, so you try ideas and drop the bad ones.",
    },
    interests: [1.31, 3.06, 2.84, 5.72, 5.34, 4.68],
    about: ['teaching', 'office-work'],
    after: [
      { careerId: 'high-school-teacher', years: 5 },
      { careerId: 'elementary-school-teacher', years: 5 },
    ],
    jobZone: 5,
    skills: {
      'helping-others-learn': 4.62,
      'decision-making': 4.62,
      leadership: 4.12,
      'public-speaking': 3.75,
      budgeting: 3.62,
    },
    workStyles: [
      4.14, 4.29, 4.54, 4.75, 4.37, 4.43, 3.97, 4.55, 4.2, 4.32, 4.75, 4.12, 4.87, 4.33, 4.17, 4.38,
    ],
    entryEducation: "Master's degree",
    medianPay: 104070,
    growthPercent: -2,
    employment: 333300,
    relatedCareers: [
      'preschool-director',
      'special-education-teacher',
      'elementary-school-teacher',
      'high-school-teacher',
      'clergy-member',
    ],
  },
]);
