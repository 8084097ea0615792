import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const policeAndSecurityCareers: readonly Career[] = jobFamily('Police and Security', [
  {
    id: 'police-officer',
    title: 'Police Officer',
    alsoCalled: [
      'cop',
      'policeman',
      'policewoman',
      'constable',
      'state trooper',
      'sheriff',
      'law enforcement',
    ],
    socCode: '33-3051.00',
    description:
      'You patrol an area, answer calls for help and step in when someone is in danger. A shift may bring a traffic accident, a family argument and a good deal of report writing.',
    day: 'Between radio calls come a traffic stop, a lost child in a mall and the upload of the body camera.',
    enjoys:
      "Officers like knowing every alley and store owner on the beat, and they'll never have the same shift twice.",
    complaints:
      'Some strangers hate the uniform before a word is said, which stings most on a holiday away from home.',
    firstStep:
      'Describe one hour at a busy corner as a report, with times, exact words and only what you saw yourself.',
    appeals: {
      realistic:
        'Police officers learn to handle a cruiser at speed on a wet track and to put on a tourniquet in the dark.',
      enterprising:
        'When a police officer steps out at a crash, everyone looks over, waiting to hear who should move and who should stay put.',
    },
    activities: { realistic: ['healing', 'steering'], enterprising: ['leading'] },
    demands: {
      extraversion:
        "You walk up to strangers all shift long and start talking, whether they're lost, drunk or furious.",
      neuroticism: 'Hours of routine can turn dangerous in the time it takes a car door to open.',
    },
    interests: [5.36, 2.76, 1.07, 3.45, 4.08, 4.35],
    about: ['protective-service', 'law'],
    requirement: 'You have to be an adult, in most places 21 or older, and usually a US citizen.',
    schooling: 'High school diploma or some college, then about six months at an academy',
    jobZone: 3,
    skills: {
      'staying-calm': 4.25,
      'knowing-the-law': 4,
      empathy: 3.88,
      persuasion: 3.62,
      teamwork: 3.62,
    },
    workStyles: [
      4.02, 4.32, 4.35, 4.56, 4.37, 4.47, 3.96, 4.77, 4.72, 4.24, 4.78, 4.65, 4.9, 4.21, 3.22, 3.91,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 77270,
    payGroup: 'police and detectives',
    relatedCareers: ['detective', 'correctional-officer', 'security-guard', 'soldier'],
  },
  {
    id: 'detective',
    title: 'Detective',
    alsoCalled: [
      'criminal investigator',
      'police detective',
      'CID',
      'FBI agent',
      'crime solver',
      'homicide investigator',
    ],
    socCode: '33-3021.00',
    description:
      'You piece together who committed a crime and how to prove it. You question witnesses, study evidence and records and build a case that will hold up in court.',
    day: 'Footage from a gas station is watched at half speed before you call on the same neighbor for the third time.',
    enjoys:
      "One small lie that doesn't fit the timeline keeps a detective awake, and most wouldn't have it any other way.",
    complaints:
      'Families keep calling about a case gone cold, long after the detective has run out of things to tell them.',
    firstStep:
      'Ask three relatives one by one about an event all of them saw, and list where their stories part and why.',
    appeals: {
      investigative:
        "The drawer that a burglar didn't open can tell a detective more than all the ones dumped on the floor.",
      enterprising:
        'In the interview room a detective trades a soda, a long silence and one good question for the truth.',
    },
    activities: { investigative: ['researching'], enterprising: ['negotiating'] },
    demands: {
      neuroticism:
        'The phone can ring at three in the morning, and the first two days of a case leave little room for sleep.',
    },
    interests: [4.18, 4.9, 1.2, 2.73, 4.04, 4.83],
    about: ['protective-service', 'law'],
    after: [{ careerId: 'police-officer', years: 3 }],
    requirement: 'You have to be an adult, in most places 21 or older, and usually a US citizen.',
    jobZone: 3,
    skills: {
      listening: 4.38,
      interviewing: 4.25,
      'knowing-the-law': 4,
      empathy: 3.88,
      'problem-solving': 3.88,
    },
    workStyles: [
      3.95, 4.32, 4.36, 4.28, 4.3, 4.16, 3.77, 4.67, 4.6, 4.4, 4.64, 4.54, 4.91, 4.17, 3.6, 4.03,
    ],
    entryEducation: 'High school diploma or equivalent',
    relatedCareers: [
      'private-detective',
      'police-officer',
      'intelligence-analyst',
      'fraud-examiner',
      'forensic-science-technician',
    ],
  },
  {
    id: 'intelligence-analyst',
    title: 'Intelligence Analyst',
    alsoCalled: ['spy', 'CIA analyst', 'secret agent', 'intelligence officer', 'MI5 officer'],
    socCode: '33-3021.06',
    description:
      'You piece together scraps of news, messages and satellite pictures to warn of crimes or attacks. You ask what they mean, test other ways to explain them and brief the people who must act.',
    day: 'Reports are read before dawn, each source is rated for trust, and ten pages shrink to a briefing of two minutes.',
    enjoys:
      'Seeing one dull line in a shipping list meet another is a thrill, even if nobody outside may hear of it.',
    complaints:
      "You can't say a word about the day at dinner, not even when a warning came true or was ignored.",
    firstStep:
      'Work out where a travel photo was taken from its shadows, signs and plants, and rate how sure you are.',
    appeals: {
      investigative:
        "Counting the laundry on a base's clotheslines may tell an intelligence analyst how many troops have moved in.",
      conventional:
        "On an analyst's chart of names, dates and phone numbers, a rumor that was told twice still counts only once.",
      enterprising:
        'A general wants a yes or no, and an intelligence analyst has to win her over to a well-argued maybe.',
    },
    activities: {
      investigative: ['researching'],
      conventional: ['checking'],
      enterprising: ['persuading'],
    },
    demands: {
      openness:
        "You're paid to doubt the obvious story and to dream up two others that fit the same facts.",
    },
    interests: [2.33, 5.77, 2.11, 1.91, 3.84, 5.37],
    about: ['protective-service', 'humanities'],
    requirement: 'Government jobs ask for a US citizen who can get a security clearance.',
    jobZone: 4,
    skills: {
      research: 4.5,
      reading: 4.25,
      listening: 4.12,
      'data-analysis': 4,
      'critical-thinking': 4,
    },
    workStyles: [
      4.17, 4.26, 4.17, 3.78, 4.22, 3.43, 3.04, 3.91, 4.26, 3.91, 4.48, 4.65, 4.7, 4.35, 3.96, 4.77,
    ],
    relatedCareers: [
      'private-detective',
      'ethical-hacker',
      'detective',
      'information-security-analyst',
      'fraud-examiner',
    ],
  },
  {
    id: 'forensic-science-technician',
    title: 'Forensic Science Technician',
    alsoCalled: [
      'CSI',
      'crime scene investigator',
      'forensic scientist',
      'forensics',
      'SOCO',
      'crime lab technician',
    ],
    socCode: '19-4092.00',
    description:
      'You collect and study traces from crime scenes, such as fingerprints, fibers and blood. You may photograph a room in the morning, run lab tests after lunch and later explain your findings in court.',
    day: 'In a paper suit you brush black powder over a window frame, and each bag that leaves the kitchen is sealed and signed.',
    enjoys:
      "Facts that can't be talked away are the appeal, like a print that clears the wrong suspect.",
    complaints:
      'Smells cling to the hair after a night call, while the pile of untested samples grows faster than the team.',
    firstStep:
      'Lift your own fingerprints from a glass with cocoa powder and tape, sorting them into loops, whorls and arches.',
    appeals: {
      investigative:
        'Forensic technicians read blood drops like handwriting, since a round one fell straight down and a long one was flung.',
      realistic:
        'Pour plaster too fast and a muddy shoe print is gone, so forensic technicians practice the pour over and over.',
    },
    activities: { investigative: ['reasoning'], realistic: ['crafting'] },
    demands: {
      extraversion:
        'Most of the work is quiet, between you, a lamp and a fiber, until the day you explain it to a jury.',
      agreeableness:
        'A lawyer will try hard to shake your findings, and the only right answer is to stand by the evidence.',
    },
    interests: [5.18, 5.94, 1.77, 1.5, 1.59, 4.98],
    about: ['protective-service', 'life-science', 'physical-science'],
    jobZone: 3,
    skills: {
      'lab-techniques': 4.25,
      'attention-to-detail': 4.25,
      writing: 4,
      'critical-thinking': 4,
      science: 3.25,
    },
    workStyles: [
      3.28, 2.89, 3.63, 2.55, 3.87, 3.13, 1.99, 3.85, 3.32, 3.87, 4.6, 4.75, 4.95, 3.71, 2.79, 3.76,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 67440,
    growthPercent: 13,
    employment: 20700,
    relatedCareers: ['digital-forensics-analyst', 'medical-laboratory-technician', 'detective'],
  },
  {
    id: 'probation-officer',
    title: 'Probation Officer',
    alsoCalled: ['parole officer', 'offender manager', 'youth justice worker', 'bail officer'],
    socCode: '21-1092.00',
    description:
      'You supervise people who have broken the law and help them build a life without crime. You meet them at home or in the office, check that court rules are kept and find training, jobs or treatment.',
    day: 'Drug tests and court letters fill the office hours, then you look in unannounced at a garage where a client works.',
    enjoys:
      "There's cake in the office when somebody with keys, a job and no new charges signs the very last form.",
    complaints:
      'Half police and half helper, officers are distrusted by clients and blamed by judges when somebody slips.',
    firstStep:
      'Design a first month for a made-up person leaving jail, with rules, rides, work and a budget down to bus fare.',
    appeals: {
      social:
        "A probation officer who finds a young man a clean shirt for Monday's interview may do more than any warning could.",
      enterprising:
        'Probation officers sell a foreman on hiring someone with a record, and a judge on giving him one more chance.',
    },
    activities: { social: ['caring'], enterprising: ['persuading', 'advocating'] },
    interests: [2.35, 3.44, 2.15, 5.56, 3.92, 4.18],
    about: ['law', 'protective-service', 'social-service'],
    requirement: 'Most states ask for an age of 21.',
    jobZone: 4,
    skills: {
      empathy: 4,
      'knowing-the-law': 3.75,
      'staying-calm': 3.75,
      'tracking-progress': 3.75,
      'problem-solving': 3.75,
    },
    workStyles: [
      3.84, 3.98, 3.97, 3.88, 4.04, 4.24, 3.67, 4.58, 4.51, 4.21, 4.55, 4.38, 4.63, 3.98, 3.25,
      3.66,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 64520,
    growthPercent: 3,
    employment: 92300,
    relatedCareers: [
      'correctional-officer',
      'child-and-family-social-worker',
      'rehabilitation-counselor',
    ],
  },
  {
    id: 'correctional-officer',
    title: 'Correctional Officer',
    alsoCalled: ['prison guard', 'prison officer', 'jailer', 'corrections officer', 'jail guard'],
    socCode: '33-3012.00',
    description:
      'You keep order in a jail or prison, for the safety of all inside. You watch, count, search rooms, calm tempers and write down what happens on your shift.',
    day: 'Keys are counted at the gate, doors buzz one after the other, and every head is counted at set hours.',
    enjoys:
      'Officers mention their crew first, and then the evening when a tense cell block was calmed with a joke.',
    complaints:
      "Forced overtime can double a shift without warning, so in winter some officers don't see daylight until their days off.",
    firstStep:
      'Recall three quarrels that you saw this month, and script for each the calm words that could have ended it early.',
    appeals: {
      realistic:
        'Cell searches are done by hand, and a correctional officer knows each vent, mattress seam and shoe heel that could hide a blade.',
      social:
        "Correctional officers can tell from an untouched tray or a missed call home who's in trouble, and a quiet word comes first.",
      conventional:
        'In a prison kitchen the officer signs out each knife by number, and nobody leaves until every hook is full again.',
    },
    activities: {
      realistic: ['finding', 'checking'],
      social: ['comforting', 'listening'],
      conventional: ['checking', 'sorting'],
    },
    interests: [5.33, 1.69, 1.05, 3.86, 3.16, 4.81],
    about: ['protective-service'],
    requirement: 'You have to be at least 18, and in some states 21.',
    jobZone: 2,
    skills: {
      'staying-calm': 4.5,
      'tracking-progress': 4,
      empathy: 4,
      'physical-stamina': 3.5,
      negotiation: 3.25,
    },
    workStyles: [
      3.74, 3.85, 4.08, 4.08, 4.16, 4.1, 3.67, 4.42, 4.22, 4.17, 4.17, 4.19, 4.31, 3.71, 3.41, 3.68,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 57950,
    growthPercent: -7,
    payGroup: 'correctional officers and bailiffs',
    relatedCareers: ['probation-officer', 'police-officer'],
  },
  {
    id: 'private-detective',
    title: 'Private Detective',
    alsoCalled: ['private eye', 'PI', 'private investigator', 'sleuth', 'gumshoe'],
    socCode: '33-9021.00',
    description:
      'You find people, facts and proof for families, lawyers and companies. You search records and websites, wait for hours in a parked car and ask questions without giving yourself away.',
    day: 'Property records come first, then a thermos, a long lens and a note of the time whenever a curtain moves.',
    enjoys:
      "Nobody looks over an investigator's shoulder, and once in a while a brother lost for thirty years is found.",
    complaints:
      "Whole days in a parked car may prove nothing, and that's hard to explain to a client who's paying by the hour.",
    firstStep:
      'Trace one ancestor or an old house through free public records in a report that names a source for each fact.',
    appeals: {
      conventional:
        "A private detective's log may be read aloud in court, so each photo has its time, its street and its plate number.",
      enterprising:
        "Many private detectives find their own clients, name their own fee and decide which cases they won't touch.",
      investigative:
        "An old yearbook, a forwarding address and a marriage notice are how a private detective picks up a trail that's gone cold.",
    },
    activities: {
      conventional: ['keeping-records'],
      enterprising: ['founding'],
      investigative: ['researching', 'finding'],
    },
    demands: {
      agreeableness:
        "Some questions aren't welcome, and you'll ask them anyway, with the door half shut in your face.",
    },
    interests: [2.39, 3.9, 1.42, 2.87, 4.07, 5.45],
    about: ['protective-service', 'law'],
    requirement: 'Most states license private detectives, and ask for an age of 18 to 25.',
    jobZone: 3,
    skills: {
      interviewing: 4.25,
      listening: 4.12,
      research: 4,
      'critical-thinking': 3.88,
      'problem-solving': 3.75,
    },
    workStyles: [
      3.89, 4.29, 4.36, 3.28, 3.92, 3.28, 2.99, 4.27, 4.21, 4.14, 4.58, 4.67, 4.92, 4.35, 3.64,
      4.16,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 52370,
    growthPercent: 6,
    employment: 43600,
    relatedCareers: ['detective', 'fraud-examiner', 'intelligence-analyst'],
  },
  {
    id: 'security-guard',
    title: 'Security Guard',
    alsoCalled: ['bouncer', 'bodyguard', 'doorman', 'security officer', 'night watchman'],
    socCode: '33-9032.00',
    description:
      'You protect a building, a concert or a store and everyone in it. You walk your rounds, watch cameras, check bags and passes and step in early when trouble is brewing.',
    day: 'On every floor a tag is scanned, a plumber is signed in at the desk, and the same side door is tried again.',
    enjoys:
      'Night guards like the hush and time to think, while those at stadiums hear the concert for free.',
    complaints: 'Feet ache, hours crawl, and a drunk at the gate may treat the badge as a toy.',
    firstStep:
      "Draw a floor plan of your own home or club, with all exits and blind corners, and place two guards where they'll see the most.",
    appeals: {
      realistic:
        'Security guards know their building by hand and ear: the warm fuse box, the hissing valve, the lock that sticks in the cold.',
      conventional:
        "A guard's report lists each door, time and name in order, and that plain list may settle what really happened.",
    },
    activities: { realistic: ['protecting'], conventional: ['keeping-records'] },
    demands: {
      agreeableness:
        "Most trouble ends with a calm voice, so you'll stay courteous to people who are being anything but.",
    },
    interests: [6.41, 2.29, 1, 2.64, 2.88, 4.76],
    about: ['protective-service'],
    requirement: 'Most states ask for an age of 18, and of 21 to carry a gun.',
    jobZone: 2,
    skills: {
      'staying-calm': 4,
      listening: 3.75,
      'tracking-progress': 3.38,
      'first-aid': 3.25,
      teamwork: 3.12,
    },
    workStyles: [
      3.92, 3.96, 4.18, 4.3, 4.7, 4.7, 4.23, 4.76, 4.5, 4.34, 4.75, 4.6, 4.78, 4.48, 4.12, 4.06,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 38390,
    growthPercent: 0,
    payGroup: 'security guards and gambling surveillance officers',
    relatedCareers: ['airport-security-screener', 'police-officer', 'lifeguard'],
  },
  {
    id: 'airport-security-screener',
    title: 'Airport Security Screener',
    alsoCalled: [
      'TSA',
      'TSA officer',
      'TSA agent',
      'bag checker',
      'airport security officer',
      'baggage screener',
    ],
    socCode: '33-9093.00',
    description:
      'You make sure that nothing dangerous gets on a plane. You watch bags pass through the X-ray, search some by hand and stay polite and alert while the line grows.',
    day: 'Every half hour or so the post changes, from the X-ray screen to the pat-down lane to calling out about liquids.',
    enjoys:
      'Screeners like the puzzle of an oddly packed shape, and a team that swaps posts before anyone gets stale.',
    complaints:
      'Travelers in a hurry will argue over a jar of jam, even on a shift that began at four in the morning.',
    firstStep:
      "Search crowded hidden-object pictures against a timer for ten days, and chart whether you miss more when you're tired.",
    appeals: {
      conventional:
        'Before the first bag rolls, airport screeners run a test kit through the X-ray and check that each hair-thin wire shows up.',
      realistic:
        "Airport screeners swab the lining of a stranger's suitcase, then repack the whole thing by hand so that it closes again.",
    },
    activities: { conventional: ['checking'], realistic: ['checking'] },
    demands: {
      openness:
        "The rules fill a thick book, and they're followed the same way for the thousandth bag, movie star or not.",
    },
    interests: [5.21, 2.01, 1, 2.45, 2.61, 5.51],
    about: ['protective-service', 'transportation'],
    requirement: 'You have to be at least 18, and a US citizen or national.',
    schooling: 'High school diploma, then training by the TSA',
    jobZone: 2,
    skills: {
      'attention-to-detail': 4.25,
      'staying-calm': 3.75,
      'tracking-progress': 3.38,
      teamwork: 3.25,
      persuasion: 3,
    },
    workStyles: [
      3.33, 3.59, 3.59, 3.44, 4.3, 3.85, 3.59, 4.44, 4.41, 4.3, 4.48, 4.44, 4.63, 3.15, 2.5, 2.63,
    ],
    relatedCareers: ['security-guard', 'flight-attendant'],
  },
  {
    id: 'soldier',
    title: 'Soldier',
    alsoCalled: [
      'army',
      'military',
      'infantry',
      'marine',
      'national guard',
      'enlisted',
      'troops',
      'GI',
    ],
    socCode: '55-3016.00',
    description:
      'You train to fight as part of a squad and go where your country sends you, which may be to a war. Between missions you keep your gear and body ready, stand guard and help after floods and storms.',
    day: "The platoon runs before sunrise, and then rifles are cleaned, trucks are loaded and everyone waits for an order that's late.",
    enjoys:
      "Soldiers talk less about medals than about the squad, people they'd trust with their lives and still argue with over snacks.",
    complaints:
      "You sign up for years and can't just quit, and a war may leave you with wounds, lost friends or things you can't forget.",
    firstStep:
      "Ask two veterans who did different jobs what an ordinary Tuesday was like, and what they wish they'd asked before signing.",
    appeals: {
      realistic:
        'A soldier learns to read a map under a red flashlight, dig a hole that stays dry and clear a jammed rifle by feel.',
      enterprising:
        'Within a few years a soldier may lead a team of four, and answer for where they sleep, what they carry and how they act.',
      social:
        'When a new private falls behind on a march, the others take turns with the extra pack, and nobody brings it up later.',
    },
    activities: { realistic: ['repairing'], enterprising: ['leading'], social: ['caring'] },
    demands: {
      extraversion:
        'You sleep, eat and march with the same dozen people for weeks, and a door you can close is rare.',
      neuroticism:
        'Days of waiting can end in a minute of real danger, when you have to act on little sleep and the noise is terrible.',
    },
    // O*NET rates no military occupation: the interests, work styles and skills are the means of those
    // of 33-2011.00 and 33-3051.00, the closest related ones, without the persuasion and service that
    // these two need.
    interests: [5.93, 2.84, 1.19, 3.42, 3.55, 3.91],
    about: ['protective-service'],
    // The Job Zone is that of 33-3012.00: the employer trains people with a high school diploma.
    requirement:
      "You have to be at least 17 (with a parent's consent until 18), below the upper limit of your branch, and a US citizen or permanent resident.",
    schooling: 'High school diploma, then basic training',
    jobZone: 2,
    skills: {
      'physical-stamina': 4.5,
      'staying-calm': 4,
      'quick-learning': 3.63,
      teamwork: 3.62,
      'outdoor-fieldwork': 3.5,
    },
    workStyles: [
      4.01, 4.26, 4.31, 4.49, 4.43, 4.49, 4.07, 4.69, 4.7, 4.31, 4.72, 4.61, 4.74, 3.73, 3.43, 3.91,
    ],
    relatedCareers: ['military-officer', 'firefighter', 'police-officer', 'security-guard'],
  },
  {
    id: 'military-officer',
    title: 'Military Officer',
    alsoCalled: [
      'army officer',
      'navy officer',
      'air force officer',
      'lieutenant',
      'platoon leader',
      'commander',
      'military leader',
      'ROTC',
    ],
    socCode: '55-1019.00',
    description:
      'You lead people in the army, navy, air force or another service, often thirty of them right after college. You plan their training, give orders in peace and in war and answer for how it ends.',
    day: "There's a workout at six and a briefing at nine, and then a young private's unpaid rent turns out to be your problem too.",
    enjoys:
      "Watching a shy recruit grow into a sergeant is what officers bring up years later, when they've forgotten the parades.",
    complaints:
      'Every few years the whole family moves, and if people die under your orders, their names stay with you.',
    firstStep:
      'Plan a day hike for four, with water, pace and a time to turn back, then lead it and ask what you missed.',
    appeals: {
      enterprising:
        'With half the facts and the clock running, an officer picks one road, says so clearly and owns what follows.',
      social:
        "A good lieutenant knows who has a sick mother, who can't swim and who hasn't slept, because the plan depends on it.",
      realistic:
        'Officers crawl through the same mud as their troops, and learn the radios and trucks well enough to notice a bad one.',
    },
    activities: { enterprising: ['leading'], social: ['caring'], realistic: ['checking'] },
    demands: {
      extraversion:
        'You brief, praise and correct people out loud all day, and some of them are twice your age.',
    },
    // O*NET rates no military occupation: the interests, work styles and skills are those of 33-1021.00,
    // the closest related one, whose people also lead a crew in danger. The Job Zone is that of
    // 11-9161.00, because a commission takes a bachelor's degree.
    interests: [5.14, 2.26, 1, 3.72, 6.15, 4.66],
    about: ['protective-service'],
    requirement:
      'You have to be at least 18, below the upper limit of your branch, and a US citizen.',
    schooling: "A bachelor's degree and officer training",
    jobZone: 4,
    skills: {
      planning: 4.5,
      'staying-calm': 4,
      leadership: 3.62,
      teamwork: 3.62,
      teaching: 3.5,
    },
    workStyles: [
      4.09, 4.06, 4.14, 4.55, 4.21, 4.34, 3.75, 4.32, 4.53, 4.32, 4.45, 4.31, 4.67, 3.39, 3.51, 3.8,
    ],
    relatedCareers: [
      'soldier',
      'emergency-management-director',
      'firefighter',
      'police-officer',
      'operations-manager',
    ],
  },
]);
