import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const technologyCareers: readonly Career[] = jobFamily('Technology', [
  {
    id: 'software-developer',
    title: 'Software Developer',
    alsoCalled: [
      'coder',
      'programmer',
      'dev',
      'software engineer',
      'app developer',
      'coding',
      'game developer',
      'SWE',
    ],
    socCode: '15-1252.00',
    description:
      'You plan, write and test the code behind apps, games and websites. A normal day mixes building one small feature, hunting down a bug and reviewing what a teammate wrote.',
    day: "A short call with the team opens the morning, and then come hours in an editor, a terminal and somebody else's old code.",
    enjoys:
      'The moment a bug that cost two days turns out to be one wrong line is the story programmers love to tell.',
    complaints:
      "Meetings chop up the hours you'd saved for deep thought, and a broken release can take your whole evening with it.",
    firstStep:
      'Write a small program in a free language such as Python that quizzes you on vocabulary, then dare a friend to break it.',
    appeals: {
      investigative:
        'Why an app crashes only on old phones, and only after midnight, is the kind of puzzle developers solve in the shower.',
      conventional:
        "For each bug they fix, careful developers write a small test that runs forever after, so the same mistake can't sneak back in.",
    },
    activities: {
      investigative: ['diagnosing', 'reasoning'],
      conventional: ['programming', 'checking'],
    },
    interests: [3.61, 6.05, 2.37, 1.81, 1.87, 5.62],
    about: ['information-technology'],
    jobZone: 4,
    skills: {
      programming: 4,
      'decision-making': 3.62,
      'systems-thinking': 3.5,
      'technology-design': 3.38,
      'understanding-user-needs': 3.25,
    },
    entryEducation: "Bachelor's degree",
    medianPay: 133080,
    relatedCareers: [
      'computer-systems-analyst',
      'it-support-specialist',
      'web-developer',
      'ux-designer',
      'network-administrator',
    ],
  },
  {
    id: 'web-developer',
    title: 'Web Developer',
    alsoCalled: [
      'coder',
      'web designer',
      'website builder',
      'frontend developer',
      'website maker',
      'webmaster',
      'programmer',
    ],
    socCode: '15-1254.00',
    description:
      'You turn a design into a website that works on every phone and computer. You might fix a slow page in the morning and build a booking form in the afternoon.',
    day: 'Browser tools stay open beside the code while you squeeze a page down to phone width and ask the client for the missing text.',
    enjoys:
      "Save a file, reload the page, and it's right there: few kinds of work show their results so soon.",
    complaints:
      'Clients send one tiny change after the next, and the toolkit you learned two years ago is already going out of style.',
    firstStep:
      "Build a one-page site in plain HTML and CSS for a relative's hobby, and make it easy to read on the smallest phone at home.",
    appeals: {
      investigative:
        'A menu works in every browser but one, and a web developer likes finding the one line that this browser reads its own way.',
      artistic:
        'A few lines of style code make a button lean, glow or bounce, and web developers happily fiddle until it feels right.',
      conventional:
        "Give each image and heading its proper label, and a blind visitor's screen reader can follow the web page you built.",
    },
    activities: {
      investigative: ['diagnosing', 'programming'],
      artistic: ['designing'],
      conventional: ['programming', 'sorting'],
    },
    demands: {
      extraversion:
        'Long stretches go by with just you and the code, and clients mostly show up as emails.',
      agreeableness:
        "Someone has to tell the client that the tenth small change costs extra, and it's often you.",
    },
    interests: [2.98, 5.01, 3.13, 2.22, 2.96, 5.03],
    about: ['information-technology', 'visual-arts'],
    schooling: 'A degree, a course or a portfolio of your own',
    jobZone: 3,
    skills: {
      programming: 4.12,
      'understanding-user-needs': 3.62,
      'problem-solving': 3.62,
      'visual-design': 3.5,
      'systems-thinking': 3.12,
    },
    workStyles: [
      3.75, 4.17, 4, 2.83, 3.79, 2.75, 2.5, 3.29, 3.96, 4.04, 4.12, 4.62, 3.96, 3.71, 3.92, 4.17,
    ],
    medianPay: 90930,
    relatedCareers: ['ux-designer', 'software-developer', 'video-game-designer'],
  },
  {
    id: 'ux-designer',
    title: 'UX Designer',
    alsoCalled: [
      'UI designer',
      'app designer',
      'user experience designer',
      'product designer',
      'interface designer',
    ],
    socCode: '15-1255.00',
    description:
      'You decide how an app or website looks and where each button goes, so that people find their way without help. You draw screens, watch strangers try them and redo the parts where they get stuck.',
    day: 'In a test session you bite your tongue while someone hunts for the checkout button, then shift boxes in a design file until evening.',
    enjoys:
      'Watching a stranger sail through the very screen that baffled everyone last week makes up for a lot of sticky notes.',
    complaints:
      'A boss with a favorite color can overrule a month of tests, and some of your best screens will never be built.',
    firstStep:
      "Ask three people in turn to set an alarm on a phone they don't know, note every wrong tap and redraw the screen on paper.",
    appeals: {
      artistic:
        'Twenty rough sketches of one sign-up page come before the neat one, and UX designers enjoy the hunt for the shape that feels obvious.',
      investigative:
        "UX designers are paid to find out why nine people out of ten tap on a picture that isn't a button.",
    },
    activities: { artistic: ['drawing', 'designing'], investigative: ['diagnosing'] },
    interests: [2.59, 4.88, 4.48, 2.2, 3.13, 4.4],
    about: ['information-technology', 'visual-arts', 'psychology'],
    jobZone: 4,
    // O*NET rates no skills here: the figures are those of 15-1254.00, the closest related occupation.
    skills: {
      'visual-design': 4.5,
      'creative-thinking': 3.75,
      'understanding-user-needs': 3.62,
      'problem-solving': 3.62,
      'quick-learning': 3.5,
    },
    relatedCareers: [
      'web-developer',
      'software-developer',
      'video-game-designer',
      'search-marketing-strategist',
      'graphic-designer',
    ],
  },
  {
    id: 'video-game-designer',
    title: 'Video Game Designer',
    alsoCalled: [
      'game developer',
      'game maker',
      'game dev',
      'level designer',
      'gamer',
      'video game creator',
      'roblox developer',
    ],
    socCode: '15-1255.01',
    description:
      'You invent the rules, levels and stories that make a game hard to put down. You sketch an idea, build a rough version, watch people play it and change what bores them.',
    day: "Spreadsheets of damage points and prices fill the morning, and after lunch you're playing a gray, unpainted level with the artists and coders.",
    enjoys:
      'Hearing testers groan and laugh at a trap you thought up on the bus is hard to beat, designers say.',
    complaints:
      'Weeks before a launch can swallow nights and weekends, and afterward a studio may let half the team go.',
    firstStep:
      'Invent a game for an ordinary deck of cards, play it with two friends and change only one rule after each round.',
    appeals: {
      artistic:
        'How high a hero jumps, what a level sounds like, who waits behind the third door: a game designer makes all of it up.',
      enterprising:
        'Pitching a strange new idea to a room of coders, artists and money people is the part that bold game designers love.',
    },
    activities: { artistic: ['designing', 'writing'], enterprising: ['persuading'] },
    demands: {
      openness:
        'No two games want the same rules, and most of what you dream up gets thrown out and invented again.',
    },
    interests: [2.77, 4.15, 6.38, 2.3, 3.92, 3.85],
    about: ['information-technology', 'visual-arts', 'creative-writing'],
    jobZone: 4,
    skills: {
      'creative-thinking': 4,
      programming: 4,
      storytelling: 3.75,
      'technology-design': 3,
      'understanding-user-needs': 3,
    },
    workStyles: [
      4.3, 4.3, 4.35, 3.45, 4.45, 3.15, 3.25, 3.05, 4.15, 4.5, 4.1, 4.4, 3, 3.4, 4.25, 4.15,
    ],
    relatedCareers: [
      'ux-designer',
      'animator',
      'graphic-designer',
      'software-developer',
      'web-developer',
    ],
  },
  {
    id: 'it-support-specialist',
    title: 'IT Support Specialist',
    alsoCalled: [
      'IT guy',
      'tech support',
      'help desk',
      'computer fixer',
      'computer repair',
      'IT technician',
      'IT helper',
    ],
    socCode: '15-1232.00',
    description:
      "When a laptop freezes or a password is lost, you're the one people call. You ask what happened, work through likely causes step by step and note the fix for next time.",
    day: 'Tickets have piled up overnight, so you reset passwords by phone, take over a screen remotely and carry a monitor upstairs.',
    enjoys:
      'Most riddles at the help desk end within the hour, often with a sigh of relief on the line.',
    complaints:
      "Callers are annoyed before you even pick up, and some swear they restarted the machine when they plainly didn't.",
    firstStep:
      'Clean up the slowest computer in your family, and write down each step so that its owner can repeat it without you.',
    appeals: {
      conventional:
        'Each laptop has a tag, each charger has a shelf, and the IT support person who set it up that way can find anything.',
      investigative:
        'A printer that fails for only one floor has a cause somewhere, and IT support people enjoy ruling out suspects one by one.',
    },
    activities: { conventional: ['sorting', 'finding'], investigative: ['diagnosing'] },
    interests: [4.13, 3.77, 1, 3.31, 2.36, 6.02],
    about: ['information-technology'],
    jobZone: 3,
    skills: {
      speaking: 4,
      reading: 4,
      'problem-solving': 3.62,
      'staying-calm': 3.5,
      troubleshooting: 3,
    },
    workStyles: [
      4.09, 4.21, 4.4, 3.83, 4.49, 4.22, 3.52, 4.19, 4.35, 4.35, 4.57, 4.61, 4.59, 4.24, 4.07, 4.12,
    ],
    entryEducation: 'Some college, no degree',
    medianPay: 61550,
    growthPercent: -3,
    payGroup: 'computer support specialists',
    relatedCareers: [
      'software-developer',
      'network-administrator',
      'computer-systems-analyst',
      'data-center-technician',
    ],
  },
  {
    id: 'computer-systems-analyst',
    title: 'Computer Systems Analyst',
    alsoCalled: [
      'IT analyst',
      'systems designer',
      'IT consultant',
      'business analyst',
      'solutions architect',
    ],
    socCode: '15-1211.00',
    description:
      'You find out how computers could make work easier at a hospital, bank or city hall. You watch how people do their jobs, draw the steps, choose or plan new software and check that it helps.',
    day: "At a clinic's front desk you may count how often a clerk types the same name, then draw boxes and arrows for the programmers.",
    enjoys:
      'Analysts like being the interpreter in the room, since they know what the office means and what the programmers heard.',
    complaints:
      'The wish list changes after everyone has signed, and staff who never wanted a new system blame you for each missing button.',
    firstStep:
      "Draw how a library book gets from the return slot back to its shelf, and mark every place where it's stuck waiting.",
    appeals: {
      investigative:
        'Systems analysts like tracing why a form that takes ten minutes to fill in needs nine days to get approved.',
      conventional:
        'A good analyst lists every case the new software has to handle, even leap day and the customer with two last names.',
    },
    activities: { investigative: ['diagnosing'], conventional: ['checking'] },
    demands: {
      neuroticism:
        "A new system takes months to plan, so it's rare that something has to be fixed by tonight.",
    },
    interests: [3.27, 6.39, 1.98, 1.91, 2.23, 5.93],
    about: ['information-technology', 'business'],
    jobZone: 3,
    skills: {
      'data-analysis': 3.75,
      'measuring-results': 3.75,
      programming: 3.25,
      troubleshooting: 3.12,
      'understanding-user-needs': 3,
    },
    workStyles: [
      3.12, 3.54, 3.57, 3, 3.64, 3.1, 2.77, 3.08, 3.39, 3.27, 3.86, 4.15, 3.65, 3.23, 3.45, 4.46,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 103790,
    growthPercent: 9,
    employment: 521100,
    relatedCareers: [
      'software-developer',
      'it-support-specialist',
      'information-security-analyst',
      'ethical-hacker',
      'digital-forensics-analyst',
    ],
  },
  {
    id: 'network-administrator',
    title: 'Network Administrator',
    alsoCalled: [
      'sysadmin',
      'system administrator',
      'IT admin',
      'network engineer',
      'server admin',
      'cloud engineer',
    ],
    socCode: '15-1244.00',
    description:
      'You keep the servers, cables and wireless links of a school, hospital or company running. You set up new machines, watch for trouble and get everyone back online when something fails at night.',
    day: 'A screen of green and red lights greets you, until one dead switch sends you to the cold server room with a laptop.',
    enjoys:
      "Tracing a problem that's stumped a whole building down to one loose plug gives network people a quiet kind of pride.",
    complaints:
      'Nobody says thanks while everything runs, and big updates have to wait for the nights when the offices stand empty.',
    firstStep:
      'Map the wireless signal at home: draw the rooms, test the speed in each and find the best place for the router.',
    appeals: {
      conventional:
        "With both ends of every cable labeled and each port on a map, a network administrator's server room looks almost combed.",
      investigative:
        'Watching data hop from router to router, a network administrator can see the exact spot where a video call starts to stutter.',
    },
    activities: { conventional: ['sorting'], investigative: ['diagnosing'] },
    demands: {
      openness:
        "Gear, software and cloud services change so fast that you'll keep studying long after school.",
    },
    interests: [4.19, 4.04, 1, 2.22, 3.46, 6.18],
    about: ['information-technology', 'electronics'],
    jobZone: 4,
    skills: {
      'systems-thinking': 3.88,
      troubleshooting: 3.75,
      programming: 3.62,
      cybersecurity: 3.5,
      'understanding-user-needs': 3.12,
    },
    workStyles: [
      3.94, 4.12, 4.2, 3.45, 4.3, 3.66, 3.2, 3.7, 4.18, 4.12, 4.45, 4.54, 4.44, 4.21, 3.95, 4.5,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 96800,
    growthPercent: -4,
    employment: 331500,
    relatedCareers: [
      'software-developer',
      'it-support-specialist',
      'information-security-analyst',
      'data-center-technician',
    ],
  },
  {
    id: 'data-center-technician',
    title: 'Data Center Technician',
    alsoCalled: [
      'data center tech',
      'server technician',
      'server repair',
      'hardware technician',
      'computer hardware',
    ],
    // Those who install and repair computers; 15-1231.00 helps the users of a network.
    socCode: '49-2011.00',
    description:
      'You look after halls full of computers that apps, movies and AI depend on. You slide servers into racks, run cables, swap parts that fail and see to it that power and cooling never stop.',
    day: "A red light in row forty leads you to a dead drive, and after the swap you'll log its number and open the next ticket.",
    enjoys:
      'Technicians like looking back at a rack they wired themselves, with each cable the right length and every light green.',
    complaints:
      "It's so loud that you need earplugs, the aisles run hot and cold, and somebody has to be there on Christmas night.",
    firstStep:
      'Take apart an old unplugged desktop but leave the power supply shut, label each part, put it back together, and see if it starts.',
    appeals: {
      realistic:
        'Data center technicians slide a heavy server onto its rails with a partner and press the memory in until it clicks.',
      conventional:
        'Ten thousand boxes look alike, so a data center technician trusts the label alone, and reads it twice before pulling a cord.',
    },
    activities: { realistic: ['moving-goods'], conventional: ['checking'] },
    demands: {
      extraversion:
        'Hours go by between the racks with only the fans for company, and most requests reach you as a ticket.',
      neuroticism:
        "When one machine dies, a spare has usually taken over, so you'll work through most repairs one by one.",
    },
    interests: [5.83, 2.65, 1, 1.75, 1.79, 5.5],
    about: ['information-technology', 'electronics'],
    schooling: "A certificate of some months, or an associate's degree",
    jobZone: 3,
    skills: {
      'attention-to-detail': 4.25,
      repairing: 3.62,
      'record-keeping': 3.5,
      troubleshooting: 3.38,
      'choosing-tools': 3.25,
      'installing-equipment': 3,
    },
    workStyles: [
      3.62, 4.08, 3.81, 2.78, 3.19, 2.9, 2.02, 3.65, 3.63, 3.76, 4.09, 4.48, 3.75, 4.12, 3.3, 4.29,
    ],
    relatedCareers: ['electronics-technician', 'network-administrator', 'it-support-specialist'],
  },
  {
    id: 'information-security-analyst',
    title: 'Information Security Analyst',
    alsoCalled: ['cybersecurity', 'cyber security analyst', 'infosec', 'cyber analyst', 'hacker'],
    socCode: '15-1212.00',
    description:
      'You keep intruders out of computer systems and find out fast when one gets in. Your day may include checking alarms, closing a weak spot and teaching coworkers how to spot a fake email.',
    day: 'Hundreds of alerts scroll past, and you sort the harmless ones from the login that came from the wrong country.',
    enjoys:
      'Thinking like a burglar all day while being paid to lock the doors appeals to the people who stay.',
    complaints:
      'Nearly all the alarms are false, but you have to keep reading with tired eyes, because the one you miss is on you.',
    firstStep:
      "Collect ten scam messages from your family's spam folders, but don't open any links, and list the trick each one plays.",
    appeals: {
      investigative:
        'After a break-in, security analysts read the logs backward, login by login, until they reach the one click that let it happen.',
      conventional:
        'Who may open what, which laptop missed its update, whose old account should be gone: security analysts keep those lists spotless.',
    },
    activities: {
      investigative: ['researching', 'diagnosing'],
      conventional: ['keeping-records', 'checking'],
    },
    interests: [3.56, 5.4, 1.34, 2.11, 2.85, 6.08],
    about: ['information-technology', 'protective-service'],
    jobZone: 4,
    skills: {
      cybersecurity: 4.5,
      reading: 4,
      'problem-solving': 3.75,
      'systems-thinking': 3.38,
      'quality-checking': 3,
    },
    workStyles: [
      3.98, 4.04, 4.2, 3.9, 4.28, 3.66, 3.37, 4.04, 3.92, 4.22, 4.53, 4.55, 4.53, 3.88, 3.7, 4.44,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 124910,
    growthPercent: 29,
    employment: 182800,
    relatedCareers: [
      'ethical-hacker',
      'digital-forensics-analyst',
      'computer-systems-analyst',
      'network-administrator',
      'intelligence-analyst',
    ],
  },
  {
    id: 'ethical-hacker',
    title: 'Ethical Hacker',
    alsoCalled: [
      'pen tester',
      'penetration tester',
      'white hat',
      'cybersecurity',
      'bug hunter',
      'red teamer',
    ],
    socCode: '15-1299.04',
    description:
      "You break into computer systems with the owner's permission, before a real thief does. You hunt for weak passwords and forgotten doors in the code, write down each step and help to close the gaps.",
    day: "A contract says which machines you're allowed to attack, and inside that fence you probe, take screenshots and type up what you found.",
    enjoys:
      'Legal hackers still get a jolt when a locked server suddenly answers as if they owned it.',
    complaints:
      'Half the work is writing reports, and a year later the same holes are often open because nobody paid to close them.',
    firstStep:
      "Play a beginner's capture-the-flag game, made for legal practice, and keep notes on each command that got you one step further.",
    appeals: {
      investigative:
        "Type something into a form that it was never meant to get, watch the server stumble, and an ethical hacker's curiosity does the rest.",
      conventional:
        'A flaw only counts if the owner can repeat it, so careful hackers enjoy writing out steps that leave no room for doubt.',
    },
    activities: { investigative: ['experimenting'], conventional: ['keeping-records'] },
    interests: [3.91, 5.19, 1.31, 1.99, 2.1, 5.18],
    about: ['information-technology'],
    jobZone: 4,
    // O*NET rates no skills here: the figures are those of 15-1299.05, the closest related occupation.
    skills: {
      cybersecurity: 4.75,
      'creative-thinking': 3.75,
      'quality-checking': 3.38,
      'measuring-results': 3.38,
      programming: 3.12,
    },
    relatedCareers: [
      'information-security-analyst',
      'computer-systems-analyst',
      'digital-forensics-analyst',
      'intelligence-analyst',
    ],
  },
  {
    id: 'digital-forensics-analyst',
    title: 'Digital Forensics Analyst',
    alsoCalled: [
      'cybercrime investigator',
      'cyber detective',
      'computer forensics',
      'phone forensics',
    ],
    socCode: '15-1299.06',
    description:
      'You search phones, laptops and servers for traces of a crime or an attack. You copy data without changing it, bring back what was deleted and explain in court or to the boss what took place.',
    day: 'Behind a locked door you copy a seized drive through a write blocker, sign the evidence log and search for one deleted photo.',
    enjoys:
      "Loose bits of time and place slowly line up into one clear story, and that's a thrill for anyone who loved detective novels.",
    complaints:
      'Some cases hold pictures of abuse that nobody should have to see, and the shelf of waiting phones is never empty.',
    firstStep:
      'Look at the hidden details in ten of your own photos, such as time and place, and rebuild that day from them alone.',
    appeals: {
      investigative:
        'Phones remember more than their owners think, and forensics analysts like working out who erased a chat and at what minute.',
      conventional:
        'Every copied drive gets a digital fingerprint, and forensics analysts love that a single changed bit will show.',
    },
    activities: { investigative: ['researching'], conventional: ['checking'] },
    interests: [3.2, 6.11, 1.69, 1.65, 2.71, 6.03],
    about: ['information-technology', 'protective-service', 'law'],
    jobZone: 4,
    // O*NET rates no skills here: the figures are those of 15-1212.00, the closest related occupation.
    skills: {
      cybersecurity: 4.5,
      'attention-to-detail': 4.25,
      reading: 4,
      'problem-solving': 3.75,
      'systems-thinking': 3.38,
    },
    relatedCareers: [
      'information-security-analyst',
      'ethical-hacker',
      'computer-systems-analyst',
      'forensic-science-technician',
    ],
  },
  {
    id: 'data-scientist',
    title: 'Data Scientist',
    alsoCalled: [
      'data analyst',
      'big data',
      'machine learning engineer',
      'number cruncher',
      'sports data analyst',
    ],
    socCode: '15-2051.00',
    description:
      'You dig through large piles of numbers to answer questions such as why customers leave or which part will break next. Much of the day goes into cleaning data, trying out a model and explaining the result in a clear chart.',
    day: "Typos, gaps and duplicate rows swallow the morning in a code notebook, until a manager wants one chart by three o'clock.",
    enjoys:
      "A pattern that surprises even the company's old hands is the catch data scientists hope for.",
    complaints:
      'Bosses want a yes or a no from numbers that say maybe, and plenty of careful models never get used.',
    firstStep:
      "Log your sleep and screen time for two weeks, then plot them in a free spreadsheet to test one hunch you've got.",
    appeals: {
      investigative:
        "Data scientists like telling two causes apart, such as whether ice cream sells because it's hot or because school's out.",
      conventional:
        'Each dropped row and each formula gets written down, so a careful data scientist can rebuild the very same chart a year later.',
    },
    activities: { investigative: ['diagnosing', 'calculating'], conventional: ['keeping-records'] },
    interests: [2.17, 6.98, 2.61, 1.66, 1.71, 5.39],
    about: ['mathematics-statistics', 'information-technology'],
    jobZone: 4,
    // O*NET rates no skills here: the figures are those of 15-2041.00, the closest related occupation.
    skills: {
      math: 4.88,
      'data-analysis': 4.5,
      'problem-solving': 3.88,
      science: 3.5,
      programming: 3,
    },
    entryEducation: "Bachelor's degree",
    medianPay: 112590,
    growthPercent: 34,
    employment: 245900,
    relatedCareers: ['ai-researcher', 'mathematician', 'physicist', 'meteorologist', 'geographer'],
  },
  {
    id: 'ai-researcher',
    title: 'AI Researcher',
    alsoCalled: [
      'AI engineer',
      'AI developer',
      'machine learning scientist',
      'artificial intelligence',
      'computer scientist',
      'AI scientist',
      'chatbot maker',
    ],
    socCode: '15-1221.00',
    description:
      'You invent new ways for computers to learn, see and understand speech. You try an idea in code, test it on huge piles of data and share what you find in papers and talks.',
    day: "Last night's runs have finished, so you read the error curves, change one setting and queue the next test on shared graphics cards.",
    enjoys:
      "Now and then a model does something it wasn't taught to do, and figuring out why is the best part, researchers say.",
    complaints: 'Most ideas fail, and a rival group may publish your result a week before you do.',
    firstStep:
      'Train a tiny model to tell your doodled cats from your doodled dogs in a free code notebook, and study its mistakes.',
    appeals: {
      investigative:
        'By switching off one part of a model at a time, AI researchers find out which piece is really doing the thinking.',
      artistic:
        'Nobody hands AI researchers a blueprint, so they sketch their own odd designs for how a machine might learn.',
    },
    activities: { investigative: ['experimenting'], artistic: ['designing'] },
    demands: {
      openness:
        "You'll read new papers every week, and last year's clever method may already be old news.",
    },
    interests: [3.74, 7, 2.95, 2, 2.49, 4.8],
    about: ['information-technology', 'mathematics-statistics'],
    jobZone: 5,
    skills: {
      research: 4.5,
      'data-analysis': 4.25,
      'systems-thinking': 3.75,
      programming: 3.62,
      'technology-design': 3.12,
    },
    workStyles: [
      3.97, 3.71, 3.95, 3.6, 4.17, 3.23, 3.06, 3.01, 3.62, 3.88, 3.72, 4.05, 3.9, 4.01, 3.92, 4.61,
    ],
    entryEducation: "Master's degree",
    medianPay: 140910,
    growthPercent: 20,
    employment: 40300,
    relatedCareers: ['data-scientist', 'mathematician', 'software-developer'],
  },
  {
    id: 'technical-writer',
    title: 'Technical Writer',
    alsoCalled: [
      'manual writer',
      'technical author',
      'documentation writer',
      'instructions writer',
      'docs writer',
    ],
    socCode: '27-3042.00',
    description:
      'You explain complicated things, such as software or medical devices, so that anyone can use them. You try the product, question the engineers and turn what you learn into clear guides with pictures.',
    day: 'With the half-built product on your desk, you take a picture of each step and chase a busy engineer for one answer.',
    enjoys:
      'Technical writers enjoy being paid to ask plain questions until a tangle fits into five short steps.',
    complaints:
      "The screens change the week after your guide is done, and few people open a guide until something's gone wrong.",
    firstStep:
      'Write directions for folding a paper boat without any picture, hand them to someone and mend each line where the folding stops.',
    appeals: {
      artistic:
        'Technical writers shape a page the way a designer would, weighing which drawing, which arrow and which six words will do.',
      conventional:
        "In a good manual a button has the same name on every page, and it's the technical writer who catches the one that doesn't.",
      investigative:
        'To explain a gadget, technical writers first press all the wrong buttons and find out what each one does.',
    },
    activities: {
      artistic: ['writing', 'designing'],
      conventional: ['checking'],
      investigative: ['experimenting'],
    },
    demands: {
      extraversion:
        "Once the questions have been answered, it's mostly you, the product and a blank page.",
    },
    interests: [2.78, 3.69, 4.23, 2.01, 1.97, 5.32],
    about: ['creative-writing', 'information-technology'],
    jobZone: 4,
    skills: {
      writing: 4.88,
      speaking: 3.75,
      'critical-thinking': 3.62,
      research: 3.5,
      'quick-learning': 3.25,
    },
    workStyles: [
      4.17, 3.98, 4.2, 3.03, 4.2, 3.53, 2.74, 3.89, 3.77, 3.88, 4.64, 4.74, 4.25, 4.19, 3.54, 3.83,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 91670,
    growthPercent: 1,
    employment: 56400,
    relatedCareers: ['editor', 'project-manager', 'management-consultant', 'proofreader'],
  },
]);
