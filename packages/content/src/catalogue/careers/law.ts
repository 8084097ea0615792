import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const lawCareers: readonly Career[] = jobFamily('Law', [
  {
    id: 'lawyer',
    title: 'Lawyer',
    alsoCalled: [
      'attorney',
      'solicitor',
      'barrister',
      'advocate',
      'prosecutor',
      'defense lawyer',
      'public defender',
    ],
    socCode: '23-1011.00',
    description:
      "You advise people and companies on the law and speak for them when there's a dispute. Days are filled with reading cases, drafting contracts or arguments, negotiating and sometimes standing up in court.",
    day: "Most of the work is reading and marking up drafts on a screen, with a timer running for the client's bill.",
    enjoys:
      'Finding the one clause that saves a client gives lawyers the kick that others get from winning a game.',
    complaints:
      "Life is billed in slices of six minutes, against an opponent who's paid to find every mistake.",
    firstStep:
      'Read the terms of one app that you use, find three clauses that hurt you, and rewrite them fairly.',
    appeals: {
      enterprising:
        'Lawyers like the last hour of a negotiation, when both sides are tired and one good offer can settle it.',
      investigative:
        'A lawyer may read forty old rulings to find the one so close to this case that the court has to follow it.',
    },
    activities: { enterprising: ['negotiating'], investigative: ['researching'] },
    demands: {
      conscientiousness:
        "Miss a filing date by a day and the client's case can be over, so everything gets checked twice.",
    },
    interests: [1.12, 4.38, 2.4, 3.48, 5.51, 4.59],
    about: ['law'],
    jobZone: 5,
    skills: {
      'knowing-the-law': 4.75,
      speaking: 4.62,
      'critical-thinking': 4.5,
      'decision-making': 4.12,
      negotiation: 4,
    },
    workStyles: [
      4.6, 4.26, 4.47, 3.9, 4.3, 4.03, 3.4, 4.11, 4.6, 3.95, 4.72, 4.74, 4.91, 3.99, 3.24, 4.53,
    ],
    entryEducation: 'Doctoral or professional degree',
    medianPay: 151160,
    growthPercent: 4,
    employment: 864800,
    relatedCareers: ['mediator', 'judge', 'legislator', 'fraud-examiner'],
  },
  {
    id: 'judge',
    title: 'Judge',
    alsoCalled: ['magistrate', 'justice', 'high court judge', 'courtroom judge'],
    socCode: '23-1023.00',
    description:
      'You decide in court what is fair under the law. You listen to both sides, make sure that the rules are kept, rule on guilt or damages and explain your reasons in writing.',
    day: 'Short hearings fill the morning calendar, so the robe comes off only after lunch for briefs and a talk with the clerks.',
    enjoys:
      'Weighing two good arguments in a quiet room is a pleasure that judges admit to, above all when no earlier case decides it.',
    complaints:
      "Sentencing a young person costs you sleep, and a judge can't answer critics or chat freely with old lawyer friends.",
    firstStep:
      'Sit in the public gallery of a courthouse for a morning, and write your own ruling with reasons on one case.',
    appeals: {
      enterprising:
        'With one ruling from the bench a judge can stop an eviction or throw out key evidence, and it counts from that second.',
      social:
        'Judges learn to explain a decision so that the scared mother in the third row can follow every word.',
    },
    activities: { enterprising: ['mediating'], social: ['teaching'] },
    demands: {
      neuroticism:
        "Someone's freedom or someone's children may hang on your ruling, and one side of the room will be crushed.",
      conscientiousness:
        'Each reason has to be written down and tied to the law, because a higher court may read it line by line.',
    },
    interests: [2.33, 3.81, 2.19, 3.96, 5.27, 4.11],
    about: ['law'],
    after: [{ careerId: 'lawyer', years: 10 }],
    jobZone: 5,
    skills: {
      listening: 5,
      'critical-thinking': 4.88,
      'knowing-the-law': 4.75,
      'decision-making': 4.25,
      empathy: 4,
    },
    workStyles: [
      4.32, 4.36, 4.35, 4.75, 4.32, 4.39, 3.4, 4.88, 4.92, 4.15, 4.87, 4.86, 4.96, 4.69, 3.28, 4.75,
    ],
    entryEducation: 'Doctoral or professional degree',
    relatedCareers: ['lawyer', 'mediator', 'paralegal'],
  },
  {
    id: 'mediator',
    title: 'Mediator',
    alsoCalled: [
      'peacemaker',
      'conflict solver',
      'negotiator',
      'arbitrator',
      'dispute resolver',
      'conflict resolver',
    ],
    socCode: '23-1022.00',
    description:
      'You help people in a conflict reach an agreement without going to court. You listen to each side, find out what really matters to them and write down a deal that both can live with.',
    day: 'Two rooms, one whiteboard and a pot of coffee are the tools, and offers are carried back and forth across the hall.',
    enjoys: 'Mediators wait all day for that odd silence just before both sides begin to nod.',
    complaints:
      "Hours of talk can collapse over one last line, and there's little full-time work in the field for newcomers.",
    firstStep:
      'Take a quarrel from a local paper and draft three possible deals from what each side says and what it needs.',
    appeals: {
      enterprising:
        "Mediators can't order anyone to do anything, so they win a deal with good timing and the right question at five o'clock.",
      social:
        "Often a mediator finds that two brothers aren't fighting over the house at all but over who was at the hospital.",
    },
    activities: { enterprising: ['negotiating', 'persuading'], social: ['mediating', 'listening'] },
    interests: [1.12, 3.61, 2.25, 4.24, 4.63, 4.33],
    about: ['law', 'psychology'],
    after: [
      { careerId: 'lawyer', years: 5 },
      { careerId: 'human-resources-specialist', years: 5 },
    ],
    jobZone: 5,
    skills: {
      negotiation: 4.62,
      listening: 4.38,
      writing: 4.25,
      'quick-learning': 3.88,
      'knowing-the-law': 3.75,
    },
    workStyles: [
      4.05, 4.16, 4.05, 3.3, 3.7, 3.7, 3.05, 4.45, 4.3, 3.9, 4.7, 4.55, 5, 4.89, 3.47, 4.74,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 67710,
    growthPercent: 4,
    commissionedBy: 'courts, companies, couples and neighbors',
    employment: 9100,
    relatedCareers: ['lawyer', 'judge'],
  },
  {
    id: 'paralegal',
    title: 'Paralegal',
    alsoCalled: ['legal assistant', "lawyer's assistant", 'law assistant', 'litigation assistant'],
    socCode: '23-2011.00',
    description:
      'You do the groundwork that helps a lawyer win: finding facts, earlier cases and missing papers. You draft documents, keep files in perfect order and make sure that no deadline slips by.',
    day: "You'll search thousands of emails for the three that matter, which then get a number and a tab in a binder.",
    enjoys:
      "Spotting the receipt that breaks a story open is the joy, and it's often a paralegal who does.",
    complaints:
      'Urgent work has a way of arriving at five, while the credit goes to whoever stands up in court.',
    firstStep:
      'Build a timeline of one court case from three news articles, with a source for each date and all gaps marked.',
    appeals: {
      investigative:
        "Paralegals trace a company with a fake front office from one filing to the next until a real person's name turns up.",
      conventional:
        'When a judge moves one court date, nine others shift, and the paralegal who keeps the calendar catches every one.',
      enterprising:
        "In the last week before trial, a paralegal runs the war room and tells even the partners what's due by noon.",
    },
    activities: {
      investigative: ['researching'],
      conventional: ['scheduling'],
      enterprising: ['leading', 'organizing'],
    },
    demands: {
      openness:
        'Court papers follow set forms and set rules, and a new way of doing it would only get them sent back.',
      extraversion:
        "For most of the day it's you and the records, with the arguing left to the lawyers.",
    },
    interests: [1.74, 5.04, 2.24, 3.12, 3.92, 5.28],
    about: ['law', 'office-work'],
    jobZone: 3,
    skills: {
      'knowing-the-law': 4,
      research: 4,
      writing: 4,
      listening: 3.88,
      'record-keeping': 3.75,
    },
    workStyles: [
      3.88, 4.05, 4.32, 3.19, 4.29, 3.76, 2.83, 4.05, 4.31, 4.09, 4.75, 4.71, 4.75, 3.88, 2.36,
      3.95,
    ],
    entryEducation: "Associate's degree",
    medianPay: 61010,
    growthPercent: 0,
    employment: 376200,
    relatedCareers: [
      'legal-secretary',
      'court-reporter',
      'court-and-license-clerk',
      'executive-assistant',
      'judge',
    ],
  },
  {
    id: 'legal-secretary',
    title: 'Legal Secretary',
    alsoCalled: ['law office secretary', "lawyer's secretary", 'legal admin', 'legal PA'],
    socCode: '43-6012.00',
    description:
      'You keep a law office running on time. You prepare letters and court papers, watch every deadline, plan meetings and know where each file is.',
    day: 'Each court wants its filings in a format of its own, and between uploads a nervous client is calmed on the phone.',
    enjoys:
      'Knowing where everything is, and being asked first by the whole office, suits the secretaries who stay.',
    complaints:
      'Several lawyers each think that their own letter comes first, though a single date typed wrong can sink a case.',
    firstStep:
      "Record yourself dictating formal letters, then type and format them until there isn't an error on the first try.",
    appeals: {
      conventional:
        'A legal secretary catches the wrong middle initial on page nine, and the contract goes out clean.',
      enterprising:
        "Everyone thinks the lawyers are in charge, yet it's the legal secretary who decides whose call gets through.",
    },
    activities: { conventional: ['checking'], enterprising: ['scheduling'] },
    interests: [1.41, 2.91, 1.55, 3.17, 4.42, 6.69],
    about: ['office-work', 'law'],
    jobZone: 3,
    skills: {
      'record-keeping': 4.25,
      listening: 4,
      writing: 3.88,
      'fast-typing': 3.75,
      'knowing-the-law': 3.5,
    },
    workStyles: [
      4.08, 4.02, 3.94, 3.69, 4.26, 3.98, 3.9, 4.27, 4.27, 4.18, 4.41, 4.66, 4.37, 4.04, 3.35, 3.71,
    ],
    entryEducation: 'High school diploma or equivalent',
    growthPercent: 0,
    payGroup: 'secretaries and administrative assistants',
    relatedCareers: [
      'paralegal',
      'executive-assistant',
      'court-and-license-clerk',
      'court-reporter',
    ],
  },
  {
    id: 'court-reporter',
    title: 'Court Reporter',
    alsoCalled: [
      'stenographer',
      'court typist',
      'court stenographer',
      'live captioner',
      'captioner',
    ],
    socCode: '27-3092.00',
    description:
      'You write down every word spoken in court, on a special keyboard that keeps up with speech. Afterward you check names and terms and hand over an exact transcript, and some reporters caption live television too.',
    day: "From behind a small machine on a tripod you watch the witness's lips, ready to ask for a mumbled answer again.",
    enjoys:
      'Keeping pace with a fast expert without thinking feels, reporters say, like playing an instrument.',
    complaints:
      "Hours go by without a chance to stretch, and you've got to take down gruesome testimony to the last word.",
    firstStep:
      'Take down five minutes of radio news word for word each day, counting your errors to see them fall.',
    appeals: {
      conventional:
        "Court reporters care whether a witness said can or can't, because an appeal may hang on that one small sound.",
      artistic:
        'Each court reporter builds a private dictionary of finger chords, and inventing a quick one for a long name is half the fun.',
    },
    activities: { conventional: ['keeping-records', 'checking'], artistic: ['keeping-records'] },
    demands: {
      conscientiousness:
        'Your signature promises that every word is there, so odd names and terms get looked up long after court lets out.',
      neuroticism: "Two lawyers shout at once, a witness sobs, and your fingers can't fall behind.",
    },
    interests: [2.21, 2.13, 2.92, 2.9, 2.64, 5.62],
    about: ['law', 'creative-writing', 'office-work'],
    schooling: 'A program of about two years, and in many states a license',
    preparation: 'twoYears',
    jobZone: 3,
    skills: {
      'fast-typing': 4.75,
      'attention-to-detail': 4.5,
      listening: 4,
      writing: 3.38,
      'time-management': 3,
    },
    workStyles: [
      4.37, 4.44, 4.31, 3.33, 4.38, 3.42, 3.48, 4.75, 4.63, 4.61, 4.96, 4.96, 4.77, 4.77, 3.65,
      3.66,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 67310,
    growthPercent: 0,
    employment: 17700,
    relatedCareers: ['court-and-license-clerk', 'legal-secretary', 'paralegal'],
  },
  {
    id: 'court-and-license-clerk',
    title: 'Court and License Clerk',
    alsoCalled: [
      'court clerk',
      'clerk of court',
      'DMV clerk',
      'registrar',
      'town clerk',
      'license officer',
    ],
    socCode: '43-4031.00',
    description:
      'You keep the papers of a court or town hall in order, from trial dates to dog licenses. You take in forms, check that they are complete, collect fees and explain the next step to citizens.',
    day: "A number flashes above the window, and here's an engaged couple, a parking fine or a store owner with a form.",
    enjoys:
      'Sooner or later the whole town passes the counter, and clerks like knowing a little about everyone.',
    complaints:
      'Angry people blame the window for the law, above all on days when the old computer system is down.',
    firstStep:
      'Fill in a blank passport form without one mistake, then rewrite its three worst instructions in plain words.',
    appeals: {
      conventional:
        'Court clerks like the thump of the stamp on a complete file: date, seal, docket number and not one blank left open.',
      enterprising:
        'A town clerk may run the whole election, from the poll workers to the locked ballot box, and stands up for the count.',
      social:
        'The widow at the counter has no idea which form comes first, and a kind license clerk walks her through all three.',
    },
    activities: {
      conventional: ['checking', 'keeping-records'],
      enterprising: ['organizing', 'leading'],
      social: ['teaching'],
    },
    demands: {
      agreeableness:
        "By three o'clock the line's been cranky for hours, and the next person in it still gets a patient answer.",
    },
    interests: [1.97, 1.91, 1.11, 3.52, 4.24, 6.16],
    about: ['office-work', 'law'],
    jobZone: 2,
    skills: {
      'record-keeping': 4.25,
      'knowing-the-law': 3.5,
      writing: 3.38,
      empathy: 3.25,
      'helping-people': 3.12,
    },
    workStyles: [
      4.01, 4.02, 4.27, 3.95, 4.69, 4.32, 4.13, 4.58, 4.41, 4.2, 4.7, 4.73, 4.76, 4.08, 3.33, 3.76,
    ],
    relatedCareers: ['legal-secretary', 'paralegal', 'court-reporter'],
  },
]);
