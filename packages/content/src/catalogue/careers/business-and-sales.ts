import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const businessAndSalesCareers: readonly Career[] = jobFamily('Business and Sales', [
  {
    id: 'chief-executive',
    title: 'Chief Executive',
    alsoCalled: ['CEO', 'boss', 'company president', 'managing director', 'executive director'],
    socCode: '11-1011.00',
    description:
      'You lead a whole company or charity and answer for its success. You set the goals, choose the top people, decide where the money goes and speak for it in public.',
    day: 'The board chair calls at seven, the plant tour is at ten, and a speech gets its last edits in the back of a car.',
    enjoys:
      'Leaders like to see a course they set two years ago turn up in what hundreds of people do now.',
    complaints:
      "Bad news reaches you late and polished, layoffs carry your name, and there's hardly anyone at work you can tell your doubts.",
    firstStep:
      'Run one small thing for a month, such as a bake sale or a club trip, from its goal to its last dollar.',
    appeals: {
      enterprising:
        'Whether to buy a rival or leave a market comes down to one yes, and the chief executive has to say it.',
      conventional:
        "Chief executives sign the annual report, so careful ones read the footnotes and ask why two totals don't match.",
    },
    activities: { enterprising: ['leading'], conventional: ['accounting', 'checking'] },
    demands: {
      extraversion:
        'Nearly every hour is spent with people, from donors or investors to the night crew, and most want to hear you speak.',
      conscientiousness:
        'What you promise in spring gets read back to you in fall, line by line, by the board.',
    },
    interests: [1.26, 3.05, 2.16, 3.54, 6.96, 4.97],
    about: ['business'],
    after: [
      { careerId: 'project-manager', years: 15 },
      { careerId: 'accountant', years: 15 },
      { careerId: 'sales-representative', years: 15 },
    ],
    jobZone: 5,
    skills: {
      'decision-making': 4.75,
      'public-speaking': 4.25,
      budgeting: 4.25,
      leadership: 4.25,
      'managing-supplies': 4,
    },
    workStyles: [
      4.69, 4.76, 4.85, 4.97, 4.63, 4.5, 3.95, 4.21, 4.43, 4.35, 4.57, 4.44, 4.69, 4.13, 4.05, 4.7,
    ],
    entryEducation: "Bachelor's degree",
    relatedCareers: [
      'operations-manager',
      'community-program-manager',
      'legislator',
      'business-founder',
    ],
  },
  {
    id: 'business-founder',
    title: 'Business Founder',
    alsoCalled: [
      'entrepreneur',
      'startup',
      'startup founder',
      'business owner',
      'small business owner',
      'company founder',
      'self-employed',
      'starting a business',
    ],
    socCode: '11-9199.00',
    description:
      'You turn an idea into a company of your own, from a lawn service to an app, and carry the risk. You find out what people will pay for, sell it, do the books and pay everyone else before yourself.',
    day: "You'll mop the shop, send bills and check the bank, all between a call to a late supplier and a pitch to a new customer.",
    enjoys:
      "The first stranger who pays full price makes a day that founders don't forget, and so does the first person they hire.",
    complaints:
      "Many new businesses close within five years, and while yours is still finding its feet, you're the last one to get paid.",
    firstStep:
      'Take an adult along, offer something small that you can do or make to five people outside your family, and write down each no.',
    appeals: {
      enterprising:
        "Founders knock on doors, pitch to banks and talk a friend into leaving a safe job for something that doesn't exist yet.",
      conventional:
        "A founder who knows to the dollar what came in, what went out and what's owed can see trouble weeks ahead.",
    },
    activities: { enterprising: ['founding', 'persuading'], conventional: ['accounting'] },
    demands: {
      openness:
        'The first plan seldom works, so you try a new price, a new crowd or a whole new product.',
    },
    commissionedBy: 'customers and, early on, investors',
    // O*NET has no rated occupation for founders: the interests, work styles and skills are the means of
    // those of 11-1011.00, who answers for the whole company, and 13-1199.06, who buys, sells and ships
    // alone. The Job Zone is that of 13-1199.06: nobody asks a founder for a graduate degree.
    interests: [1.84, 2.33, 2.02, 2.93, 6.37, 5.47],
    about: ['business'],
    jobZone: 4,
    skills: {
      selling: 4.25,
      'decision-making': 4,
      'creative-thinking': 3.75,
      negotiation: 3.62,
      budgeting: 3.57,
      'managing-supplies': 3.38,
    },
    workStyles: [
      4.23, 4.45, 4.58, 4.34, 4.27, 4.02, 3.58, 3.93, 4.02, 4.17, 4.48, 4.45, 4.41, 4.06, 3.94,
      4.31,
    ],
    relatedCareers: ['chief-executive', 'online-merchant', 'operations-manager', 'sales-manager'],
  },
  {
    id: 'operations-manager',
    title: 'Operations Manager',
    alsoCalled: ['COO', 'general manager', 'business manager', 'boss', 'head of operations'],
    socCode: '11-1021.00',
    description:
      "You keep an organization running day to day: its people, its money and its supplies. You set goals with team leaders, read the week's numbers and fix whatever holds things up.",
    day: 'A late truck, two sick workers and a stopped packing line turn the morning meeting into a plan for the next three hours.',
    enjoys:
      "Fixing a snag that cost everyone ten minutes a day, and never hearing of it again, is this manager's kind of fun.",
    complaints:
      'Owners push from above and crews from below, and when the night shift has a problem, your phone rings.',
    firstStep:
      "Time every step of your home's morning rush or weekly laundry, change the order of two, and measure whether it's any faster.",
    appeals: {
      enterprising:
        'Two departments want the same forklift and the same Friday, and the operations manager picks one and makes it stick.',
      conventional:
        "Stock counts, shift lists, delivery times: an operations manager runs an eye down the board and stops at the number that's off.",
    },
    activities: { enterprising: ['leading'], conventional: ['checking'] },
    demands: {
      extraversion:
        'The job is done on foot and out loud, asking, praising and settling things from the dock to the office.',
      conscientiousness:
        'A part nobody ordered in March stops the line in May, so every order gets planned and followed up.',
    },
    interests: [2.2, 2.37, 1.29, 3.38, 7, 5.34],
    about: ['business', 'office-work'],
    after: [
      { careerId: 'project-manager', years: 5 },
      { careerId: 'accountant', years: 5 },
      { careerId: 'logistician', years: 5 },
    ],
    jobZone: 4,
    skills: {
      'tracking-progress': 4,
      teamwork: 3.88,
      leadership: 3.75,
      'managing-supplies': 3.12,
      budgeting: 3,
    },
    workStyles: [
      4.29, 4.17, 4.47, 4.6, 4.41, 4.28, 3.89, 4.35, 4.44, 4.35, 4.83, 4.74, 4.84, 4.14, 4.13, 4.17,
    ],
    entryEducation: "Bachelor's degree",
    relatedCareers: ['facilities-manager', 'chief-executive'],
  },
  {
    id: 'project-manager',
    title: 'Project Manager',
    alsoCalled: ['PM', 'scrum master', 'project lead', 'project leader', 'project coordinator'],
    socCode: '13-1082.00',
    description:
      'You bring a plan to life on time, be it a new app, a bridge or a festival. You split the work into steps, agree on who does what, watch time and costs and clear things that block the team.',
    day: "A short stand-up at nine shows who's waiting on whom, and then you walk over to the one person holding up four others.",
    enjoys:
      'On launch day a hundred loose ends come together, and each one of them was once a line on your list.',
    complaints:
      "Answering for a date without being anyone's boss means asking grown people, again and again, where things stand.",
    firstStep:
      'Break a birthday party into twenty tasks, mark which must wait for others, and find the latest day you could begin.',
    appeals: {
      enterprising:
        'When a client wants one more feature by June, the project manager bargains over which other one has to go.',
      conventional:
        "Bars on a chart show that the tiles can't go in before the pipes, and project managers keep that order true.",
    },
    activities: { enterprising: ['negotiating'], conventional: ['scheduling', 'organizing'] },
    interests: [1.48, 2.75, 1.57, 3.32, 6.3, 5.55],
    about: ['office-work', 'business'],
    jobZone: 4,
    // O*NET rates no skills here: the figures are those of 15-1299.09, the closest related occupation.
    skills: {
      planning: 4.75,
      'time-management': 4,
      leadership: 3.88,
      'managing-supplies': 3.12,
      budgeting: 3.12,
    },
    entryEducation: "Bachelor's degree",
    medianPay: 100750,
    growthPercent: 6,
    employment: 1046300,
    relatedCareers: [
      'management-consultant',
      'logistician',
      'construction-manager',
      'technical-writer',
      'urban-planner',
    ],
  },
  {
    id: 'management-consultant',
    title: 'Management Consultant',
    alsoCalled: [
      'business consultant',
      'business analyst',
      'strategy consultant',
      'business advisor',
    ],
    socCode: '13-1111.00',
    description:
      "You help companies and government agencies solve problems that they can't solve alone. You ask questions, study the numbers and show in clear slides how to save time or serve people better.",
    day: "Talks with a client's warehouse crew fill the morning, and at night the team rebuilds slide seven after a partner's comments.",
    enjoys:
      'Within a year you may see inside a bank, a hospital and a brewery, so few consultants complain of boredom.',
    complaints:
      'Sunday nights are for packing, weeks for hotels, and the advice you lost sleep over can end up in a drawer.',
    firstStep:
      "Count customers and wait times in a cafe for one hour, and put the change you'd recommend on a single slide.",
    appeals: {
      investigative:
        'Consultants will sit in a waiting room with a stopwatch to learn why one clinic sees twice the patients of another.',
      enterprising:
        'You may be twenty-five and telling a factory owner what to change, so consultants learn to earn a hearing fast.',
      conventional:
        'Each number a consultant shows is tied to its source, since one doubted figure can sink the whole presentation.',
    },
    activities: {
      investigative: ['measuring'],
      enterprising: ['persuading'],
      conventional: ['checking'],
    },
    demands: {
      openness:
        'Each client is in a business you know nothing about, and you have about a week to learn it.',
      extraversion:
        'Interviews, workshops and board meetings fill the weeks, and even the newest on the team has to speak up.',
    },
    interests: [1.37, 5.44, 1.63, 2.82, 4.81, 6.05],
    about: ['business', 'mathematics-statistics'],
    jobZone: 4,
    skills: {
      'decision-making': 4,
      'measuring-results': 3.88,
      teamwork: 3.88,
      'data-analysis': 3.75,
      'understanding-user-needs': 3,
    },
    workStyles: [
      4.14, 4.33, 4.6, 4.48, 4.67, 3.9, 3.9, 4.48, 4.48, 4.52, 4.81, 4.65, 4.71, 3.95, 4, 4.62,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 101190,
    growthPercent: 9,
    employment: 1075100,
    relatedCareers: [
      'project-manager',
      'data-scientist',
      'training-specialist',
      'technical-writer',
      'market-research-analyst',
    ],
  },
  {
    id: 'human-resources-specialist',
    title: 'Human Resources Specialist',
    alsoCalled: ['HR', 'recruiter', 'headhunter', 'personnel officer'],
    socCode: '13-1071.00',
    description:
      'You find the right people for a company and help them once they are there. You read applications, hold interviews, answer questions about pay and leave and step in when coworkers clash.',
    day: "You read a stack of new résumés, ask two candidates the same six questions and listen to someone whose boss won't stop yelling.",
    enjoys:
      'Calling someone to say the job is theirs is the bright spot, and seeing them grow in it is better still.',
    complaints:
      "Staff may see you as the boss's spy, managers as a brake, and the days when people are let go stay with you.",
    firstStep:
      'Draft five interview questions for a camp helper, and for each describe how a weak and a strong answer would sound.',
    appeals: {
      enterprising:
        'Recruiters sell, too: the engineer with three offers has to be won over to this company by Friday.',
      conventional:
        "Start dates, leave days and pay grades have to agree in three systems, and people in HR notice when they don't.",
      social:
        'Someone coming back from a hard year gets shorter hours and the old desk again because HR found a way.',
    },
    activities: {
      enterprising: ['persuading'],
      conventional: ['checking'],
      social: ['caring', 'advocating'],
    },
    demands: {
      extraversion:
        'Interviews, welcomes and hard talks fill the calendar, so most hours are spent across from someone.',
      neuroticism:
        "A calm Tuesday can turn into a shouting match between coworkers, and you're the one called in.",
    },
    interests: [1.03, 2.52, 1.35, 3.78, 5.67, 5.52],
    about: ['business', 'office-work'],
    jobZone: 4,
    skills: {
      interviewing: 4.25,
      speaking: 4.12,
      writing: 3.88,
      'critical-thinking': 3.88,
      'helping-people': 3.38,
    },
    workStyles: [
      3.72, 3.85, 3.94, 4.04, 4.59, 4.37, 4.13, 4.51, 4.45, 4.43, 4.49, 4.57, 4.63, 4.22, 3.75,
      4.03,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 72910,
    growthPercent: 6,
    employment: 944300,
    relatedCareers: ['human-resources-assistant', 'project-manager'],
  },
  {
    id: 'training-specialist',
    title: 'Training Specialist',
    alsoCalled: [
      'corporate trainer',
      'workplace trainer',
      'learning and development',
      'staff trainer',
      'HR trainer',
    ],
    socCode: '13-1151.00',
    description:
      'You teach people at work the skills that their job asks for, from new software to first aid. You find out what they need, build lessons and videos and check later whether the training helped.',
    day: 'Twelve tired people, one new program and a room that is too warm: you drop slide nine and let them try it.',
    enjoys:
      'Trainers wait for the coworker who swore at the new software in the morning and shows it to the next table by noon.',
    complaints:
      'Courses are the first thing cut in lean years, and some people in the room were made to come and let it show.',
    firstStep:
      "Teach a relative one phone trick from a page of steps you've written, and fix each line where they get stuck.",
    appeals: {
      social:
        "Trainers slow down for the man who hasn't touched a keyboard in years, and sit beside him until it works.",
      artistic:
        'Even a dull safety rule can become a short film with a falling ladder, once the trainer gets to write the script.',
    },
    activities: { social: ['teaching'], artistic: ['writing'] },
    interests: [2.03, 4.03, 3.19, 5.64, 3.68, 3.76],
    about: ['teaching', 'business'],
    jobZone: 4,
    skills: {
      teaching: 4.38,
      speaking: 4.38,
      empathy: 4,
      teamwork: 3.75,
      'understanding-user-needs': 3.12,
    },
    workStyles: [
      4, 3.91, 4.13, 4.13, 4.43, 4.09, 3.87, 4.32, 4.04, 4.39, 4.43, 4.04, 4.39, 3.83, 3.74, 4.04,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 65850,
    growthPercent: 11,
    employment: 452300,
    relatedCareers: ['management-consultant', 'professional-athlete'],
  },
  {
    id: 'sales-manager',
    title: 'Sales Manager',
    alsoCalled: ['head of sales', 'sales director', 'sales boss', 'sales team leader'],
    socCode: '11-2022.00',
    description:
      'You lead a team of sellers and help each of them do well. You set targets, train newcomers, study which offers work and step in to win an important customer.',
    day: "Monday opens with everyone's numbers on one screen, then you ride along with the newest seller and bite your tongue.",
    enjoys:
      'Coaching a nervous beginner to a first big order gives some managers more joy than any deal of their own.',
    complaints:
      'Targets go up after every good year, and firing a likable seller who keeps missing them falls to you.',
    firstStep:
      'Track a club fundraiser for two weeks, who asks how many people and with which first line, and find the best one.',
    appeals: {
      enterprising:
        'When a big customer is about to leave, the sales manager takes the call and decides how far the price can drop.',
      conventional:
        'Sales managers keep the forecast honest by asking for a name, a date and a next step behind every maybe.',
    },
    activities: {
      enterprising: ['negotiating', 'selling'],
      conventional: ['checking', 'keeping-records'],
    },
    demands: {
      extraversion:
        'Team huddles, customer lunches and visits on the road fill the week, and someone always needs a pep talk.',
      neuroticism:
        "The last days of each quarter are a sprint, because the target counts what's signed and nothing else.",
    },
    interests: [1.49, 1.67, 1.36, 3.37, 7, 5.53],
    about: ['business'],
    after: [{ careerId: 'sales-representative', years: 4 }],
    jobZone: 4,
    skills: {
      selling: 4.5,
      negotiation: 4,
      leadership: 3.88,
      'time-management': 3.75,
      budgeting: 3,
    },
    workStyles: [
      4.35, 4.48, 4.78, 4.57, 4.35, 3.74, 3.83, 4.3, 4.52, 4.57, 4.57, 4.09, 4.64, 4.3, 4.13, 4.14,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 138060,
    growthPercent: 5,
    employment: 619500,
    relatedCareers: [
      'marketing-manager',
      'market-research-analyst',
      'advertising-manager',
      'retail-buyer',
      'online-merchant',
    ],
  },
  {
    id: 'sales-engineer',
    title: 'Sales Engineer',
    alsoCalled: ['technical salesperson', 'solutions engineer', 'technical sales', 'presales'],
    socCode: '41-9031.00',
    description:
      "You sell machines or software that take an engineer to understand. You listen to a customer's problem, show how your product solves it and work out the technical details of the offer.",
    day: "A pump hums on the table while the buyer's engineer asks how it runs in the cold, and you'd better know.",
    enjoys:
      "Engineers who like company enjoy solving a stranger's puzzle at the whiteboard and then moving on to the next one.",
    complaints:
      "Sellers promise features that don't exist, and it falls to you to say so in front of the customer.",
    firstStep:
      'Explain bike gears or a home router in ten sentences, first for an expert and then for a worried buyer.',
    appeals: {
      enterprising:
        "Sales engineers turn a no into a trial run by showing, in the buyer's own numbers, what the machine would save.",
      investigative:
        'Customers describe a symptom, and the sales engineer traces it back to a valve, a server or a wrong guess upstream.',
    },
    activities: { enterprising: ['selling', 'persuading'], investigative: ['diagnosing'] },
    demands: {
      openness:
        "Last year's answer won't fit this buyer's plant, so each offer starts with new questions and a new drawing.",
      conscientiousness:
        'A wrong bolt size in the offer comes back as an angry call, so specifications get checked twice.',
    },
    interests: [3.38, 3.58, 1.76, 2.82, 5.78, 4.51],
    about: ['business', 'engineering'],
    jobZone: 4,
    skills: {
      persuasion: 4.12,
      selling: 4,
      empathy: 4,
      'decision-making': 4,
      'systems-thinking': 3.62,
    },
    workStyles: [
      4.11, 4.51, 4.6, 4.2, 4.65, 3.86, 3.95, 4.17, 4.36, 4.2, 4.77, 4.79, 4.79, 4.67, 4.17, 4.52,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 121520,
    growthPercent: 5,
    employment: 56800,
    relatedCareers: ['software-developer', 'sales-representative'],
  },
  {
    id: 'sales-representative',
    title: 'Sales Representative',
    alsoCalled: [
      'sales rep',
      'salesman',
      'saleswoman',
      'seller',
      'traveling salesman',
      'account manager',
    ],
    socCode: '41-4012.00',
    description:
      'You visit stores, schools or factories and sell them what they need, from sneakers to cleaning supplies. You show samples, agree on prices and look after your customers for years.',
    day: 'Eight stops are on the route, the trunk is full of samples, and orders get typed in a parking lot between two stores.',
    enjoys:
      "Between visits the day is your own, and store owners who've known you for years save you a coffee.",
    complaints:
      "Hours in traffic end at a door that stays shut, and the month's pay rises and falls with your orders.",
    firstStep:
      'Compare five brands of pens or sneakers, then pitch the second cheapest to someone in your family in one minute.',
    appeals: {
      enterprising:
        'A sales rep may walk in to sell mops and walk out with the order for a whole school district.',
      conventional:
        "Good sales reps log every visit, down to the dog's name and the week the shelf will need filling again.",
    },
    activities: { enterprising: ['selling'], conventional: ['keeping-records'] },
    demands: {
      openness: 'A school, a bakery and a body shop on the same route each need a different pitch.',
    },
    interests: [2.63, 2.24, 1.65, 2.69, 6.12, 4.92],
    about: ['business'],
    jobZone: 4,
    skills: {
      selling: 4.75,
      speaking: 4,
      negotiation: 3.75,
      empathy: 3.75,
      'helping-people': 3.12,
    },
    workStyles: [
      4.17, 4.03, 4.31, 3.99, 4.11, 3.83, 3.9, 4.17, 4.26, 4.27, 4.3, 4.22, 4.22, 3.99, 4.22, 4.34,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 74100,
    growthPercent: 1,
    payGroup: 'wholesale and manufacturing sales representatives',
    relatedCareers: ['retail-buyer', 'operations-manager'],
  },
]);
