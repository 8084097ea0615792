import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const collegeAndAdultEducationCareers: readonly Career[] = jobFamily(
  'College and Adult Education',
  [
    {
      id: 'art-and-music-professor',
      title: 'Art and Music Professor',
      alsoCalled: [
        'music lecturer',
        'art lecturer',
        'college art teacher',
        'music teacher',
        'drama teacher',
        'university lecturer',
      ],
      socCode: '25-1121.00',
      description:
        'You teach painting, theater or music at a college and keep making art yourself. You hold studio classes, judge portfolios and rehearsals and help young artists find a style of their own.',
      day: "After students pin up work or play a movement, the room stays silent until you've spoken first and fairly.",
      enjoys:
        'Young artists bring tastes that startle, and professors say their own canvas or score gets braver for it.',
      complaints:
        'Permanent jobs are so rare that a good deal of the teaching is paid by the course, at two or three colleges at once.',
      firstStep:
        'Choose five of your own drawings or recordings, and write a half-page critique of each as if a stranger had made it.',
      appeals: {
        social:
          'Art and music professors sit with one student over one page of a score, asking what she really wanted to say with it.',
        artistic:
          "Summer belongs to an art or music professor's own show, album or opera, and in fall the students ask hard questions about it.",
      },
      activities: { social: ['teaching', 'listening'], artistic: ['making-music', 'drawing'] },
      demands: {
        openness:
          'A video of melting ice may be up for a grade right after a string quartet, and both need an open mind.',
        extraversion:
          'You run the class out loud and on your feet, conducting, demonstrating and asking the shy ones what they think.',
      },
      interests: [3.03, 4.14, 5.73, 6.99, 2.12, 2.61],
      about: ['performing-arts', 'visual-arts', 'teaching'],
      jobZone: 5,
      skills: {
        speaking: 4.62,
        teaching: 4.38,
        'creative-thinking': 4.25,
        'quick-learning': 4,
        music: 3.5,
      },
      workStyles: [
        4.32, 4.25, 4.33, 4.22, 4.4, 4.3, 3.94, 4.41, 4.11, 4.14, 4.56, 4.42, 4.36, 4.25, 4.16,
        4.22,
      ],
      entryEducation: "Master's degree",
      relatedCareers: [
        'hobby-class-teacher',
        'composer-and-conductor',
        'musician',
        'dancer',
        'choreographer',
      ],
    },
    {
      id: 'biology-professor',
      title: 'Biology Professor',
      alsoCalled: [
        'biology lecturer',
        'university lecturer',
        'biology researcher',
        'college teacher',
        'academic',
        'lecturer',
      ],
      socCode: '25-1042.00',
      description:
        'You teach students at a college how life works and do research of your own. You give lectures, lead lab classes, guide young scientists and write up what your team finds.',
      day: 'Fruit flies must be fed even on lecture days, when a grant application lies open beside a pile of lab reports.',
      enjoys:
        "Chasing a question that nobody has answered yet, with a student who's just seen the first odd result, is the draw.",
      complaints:
        'Most grant proposals are turned down after weeks of writing, a hard blow for anyone still without a permanent job.',
      firstStep:
        'Grow beans in three jars under different light, measure them daily, and draw a graph with one doubt about the result.',
      appeals: {
        social:
          'Some freshmen go pale at their first dissection, and a biology professor coaxes them from squeamish to curious in one afternoon.',
        investigative:
          'Biology professors may spend three summers in one creek to learn why its frogs are vanishing, and then check it all again.',
      },
      activities: {
        social: ['teaching', 'coaching'],
        investigative: ['diagnosing', 'researching'],
      },
      demands: {
        openness:
          "Last year's lecture may be wrong by now, since new findings on genes and germs keep rewriting it.",
        conscientiousness:
          'Years of samples are worthless if one freezer label is wrong, so careful notes go with every tube.',
      },
      interests: [3.96, 5.88, 3.3, 6.25, 2.04, 3.65],
      about: ['life-science', 'teaching'],
      jobZone: 5,
      skills: {
        research: 4.25,
        'helping-others-learn': 4.12,
        science: 4,
        'quick-learning': 4,
        'lab-techniques': 3.75,
      },
      workStyles: [
        4.66, 4.56, 4.46, 4, 4.18, 3.97, 3.1, 4.09, 4.21, 4.28, 4.44, 4.57, 4.58, 4.52, 4.34, 4.4,
      ],
      entryEducation: 'Doctoral or professional degree',
      relatedCareers: ['trade-school-teacher', 'art-and-music-professor'],
    },
    {
      id: 'trade-school-teacher',
      title: 'Trade School Teacher',
      alsoCalled: [
        'shop teacher',
        'vocational teacher',
        'workshop instructor',
        'technical instructor',
        'CTE teacher',
        'apprentice trainer',
      ],
      socCode: '25-1194.00',
      description:
        'You teach a trade that you know by heart, such as welding, hair styling or car repair. You show each step in the workshop, watch students try it and get them ready for their first job.',
      day: 'Goggles are checked at the door and tools counted back in at the end, with theory taught around an open engine.',
      enjoys:
        'Now and then a company truck pulls up and a former student hops out to show a first big job.',
      complaints:
        "Working in the trade itself often pays better than teaching it on machines that a real shop would've replaced by now.",
      firstStep:
        'Make a one-page sheet that teaches a hand skill you have, such as patching a bike tube, in sketches without words.',
      appeals: {
        social:
          'Plenty of students never heard they were good at anything in school until a trade teacher held up their first clean weld.',
        investigative:
          'Trade school teachers plant a fault in a running motor, then let the class reason from the noise back to the cause.',
      },
      activities: { social: ['teaching', 'coaching'], investigative: ['diagnosing'] },
      demands: {
        extraversion:
          'You teach on your feet and over the noise of grinders or hair dryers, with one eye on every pair of hands.',
        openness:
          "Cars go electric and haircuts go out of style, so there's always something new to learn before you can teach it.",
      },
      interests: [3.75, 4.15, 3.15, 6.61, 2.11, 3.29],
      about: ['teaching', 'construction', 'mechanics'],
      after: [
        { careerId: 'electrician', years: 5 },
        { careerId: 'auto-mechanic', years: 5 },
        { careerId: 'hairstylist', years: 5 },
      ],
      jobZone: 3,
      skills: {
        'helping-others-learn': 4,
        listening: 4,
        'quick-learning': 3.88,
        'working-safely': 3.75,
        'tracking-progress': 3.62,
      },
      workStyles: [
        4.09, 4.2, 4.12, 4.38, 4.41, 4.32, 4.01, 4.6, 4.14, 4.21, 4.65, 4.67, 4.73, 4.34, 4.17,
        4.31,
      ],
      entryEducation: "Bachelor's degree",
      relatedCareers: ['special-education-teacher', 'tutor'],
    },
    {
      id: 'adult-education-teacher',
      title: 'Adult Education Teacher',
      alsoCalled: [
        'GED teacher',
        'ESL teacher',
        'literacy tutor',
        'night school teacher',
        'english teacher',
        'evening class teacher',
      ],
      socCode: '25-3011.00',
      description:
        'You teach grown-ups to read, do math, finish school or speak English. You plan lessons around jobs and children, celebrate each step and see lives change in a year.',
      day: "A lease, a bus schedule or a job application may be the textbook for learners who've come straight from a shift.",
      enjoys:
        'Grown learners choose to be in the room, and a first letter read without help moves everyone there.',
      complaints:
        'Attendance swings with shifts and sick babies, so the lesson meant for twelve begins again with four.',
      firstStep:
        'Rewrite a rental notice or a medicine label in sentences so short that somebody new to English could follow.',
      appeals: {
        social:
          'Adult education teachers see a grandfather write his first birthday card, and pretend not to notice the tears.',
        artistic:
          'An adult education teacher may write a soap opera for the class, with one cliffhanger for every verb tense.',
      },
      activities: { social: ['teaching'], artistic: ['writing'] },
      caveat: 'About one job in seven will go by 2034, as fewer adults sign up for these classes.',
      interests: [2.32, 3.14, 3.91, 7, 2.85, 3.38],
      about: ['teaching', 'creative-writing'],
      jobZone: 4,
      skills: {
        teaching: 4.25,
        languages: 3.75,
        'tracking-progress': 3.62,
        'helping-people': 3.38,
        negotiation: 3,
      },
      workStyles: [
        3.61, 3.75, 3.8, 3.78, 4.25, 4.28, 3.91, 4.43, 3.93, 4.32, 4.61, 4.17, 4.5, 4.26, 3.72,
        3.75,
      ],
      entryEducation: "Bachelor's degree",
      medianPay: 59950,
      growthPercent: -14,
      employment: 40900,
      relatedCareers: [
        'special-education-teacher',
        'tutor',
        'middle-school-teacher',
        'high-school-teacher',
        'elementary-school-teacher',
      ],
    },
    {
      id: 'hobby-class-teacher',
      title: 'Hobby Class Teacher',
      alsoCalled: [
        'piano teacher',
        'guitar teacher',
        'art class instructor',
        'dance teacher',
        'music teacher',
        'swim teacher',
        'craft teacher',
        'martial arts teacher',
      ],
      socCode: '25-3021.00',
      description:
        'You teach what people learn for the joy of it, such as guitar, pottery, dance or chess. You show, encourage and correct, one to one or in a group, and plan a recital or show at the end.',
      day: 'Guitars get tuned or clay wedged in a rented room that has to be swept and empty again by nine.',
      enjoys:
        "Students who swore they couldn't keep a beat stand on a stage in June, and their teacher beams in the wings.",
      complaints:
        'Beginners quit after six lessons, summers are slow, and teaching hours start when friends are going out.',
      firstStep:
        'Give a friend three short lessons in something you do for fun, and plan what can be shown at the end.',
      appeals: {
        social:
          "A retired plumber who's wanted to play the blues all his life is the kind of student that hobby class teachers live for.",
        artistic:
          'For the recital, a piano teacher rewrites one song with three notes for the beginner and a solo for the show-off.',
      },
      activities: { social: ['teaching'], artistic: ['making-music'] },
      demands: {
        extraversion:
          "Strangers come in shy, and it's up to you to break the ice, show off the first move and get them laughing.",
      },
      interests: [2.51, 2.97, 4.18, 7, 3.2, 3.08],
      about: ['teaching', 'visual-arts'],
      jobZone: 3,
      skills: {
        'creative-thinking': 4,
        speaking: 3.62,
        'helping-others-learn': 3.38,
        'quick-learning': 3.12,
        'helping-people': 3,
      },
      workStyles: [
        3.71, 3.96, 4.16, 4.17, 4.42, 4.5, 4.31, 4.56, 4.03, 4.71, 4.69, 4.54, 4.47, 3.85, 3.85,
        3.77,
      ],
      entryEducation: 'High school diploma or equivalent',
      commissionedBy: 'community centers, studios, parents and their own students',
      relatedCareers: [
        'high-school-teacher',
        'special-education-teacher',
        'middle-school-teacher',
        'elementary-school-teacher',
        'tutor',
      ],
    },
    {
      id: 'tutor',
      title: 'Tutor',
      alsoCalled: [
        'private teacher',
        'homework helper',
        'math coach',
        'study coach',
        'test prep teacher',
        'SAT tutor',
      ],
      socCode: '25-3041.00',
      description:
        'You help one student at a time with a subject that is hard for them. You find out where they got lost, explain it in a new way and practice until they can do it alone.',
      day: 'Old tests lie spread over a kitchen table or a shared screen, and you hunt for the first wrong turn.',
      enjoys:
        'Half an hour after a problem made no sense, the student teaches it back, and tutors grin all the way home.',
      complaints:
        "Parents hope for better grades within two weeks, then cancel at the last minute and forget you'd kept that hour for them.",
      firstStep:
        'Take a problem that you once got wrong, find two other wrong ways to do it, then write a hint for each.',
      appeals: {
        social:
          "Tutors hear what no kid says in class, that math stopped making sense back in fourth grade, and nobody's shocked.",
        artistic:
          'One tutor turns electrons into kids fighting over bus seats, and dreaming up the picture that clicks is the fun of it.',
      },
      activities: { social: ['listening', 'teaching'], artistic: ['writing'] },
      demands: {
        extraversion:
          "It's an hour of steady talk with one person, and you keep it going even when the answer is a shrug.",
        agreeableness:
          "A student may get it wrong nine times, and on the tenth you'll explain it as if nobody had ever asked before.",
      },
      interests: [2.28, 2.85, 3.07, 6.75, 1.74, 3.35],
      about: ['teaching'],
      jobZone: 3,
      skills: {
        teaching: 4.12,
        reading: 4.12,
        empathy: 3.75,
        'quick-learning': 3.62,
        planning: 3.25,
      },
      workStyles: [
        3.82, 4.05, 4.18, 3.95, 4.41, 4.86, 4.59, 4.36, 4, 4.36, 4.73, 4.27, 4.73, 3.91, 3.77, 4.05,
      ],
      entryEducation: 'Some college, no degree',
      medianPay: 40090,
      growthPercent: 1,
      commissionedBy: 'families, schools and tutoring services',
      employment: 215500,
      relatedCareers: [
        'special-education-teacher',
        'high-school-teacher',
        'teaching-assistant',
        'middle-school-teacher',
        'adult-education-teacher',
      ],
    },
  ],
);
