import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const communityAndCharityCareers: readonly Career[] = jobFamily('Community and Charity', [
  {
    id: 'community-program-manager',
    title: 'Community Program Manager',
    alsoCalled: [
      'charity manager',
      'nonprofit director',
      'NGO worker',
      'youth center manager',
      'charity worker',
      'social services manager',
    ],
    socCode: '11-9151.00',
    description:
      'You run programs that help people, such as a food bank, youth center or shelter. You plan budgets, guide staff and volunteers and show donors what their money has done.',
    day: "By ten the freezer has failed, a volunteer is sick and the report for last year's grant is due at noon.",
    enjoys:
      'Full tables please a manager most, say at a homework club that began last fall with three bored kids.',
    complaints:
      "Money comes in grants of a year or two, so good people don't stay and the hunt for the next check never stops.",
    firstStep:
      'Plan a one-day clothing swap on paper, with a budget, helpers, a plan for rain and a way to count success.',
    appeals: {
      enterprising:
        'Program managers turn an empty laundromat into a youth center by getting a landlord, a bank and the city to shake hands.',
      social:
        "A program manager who eats lunch with the shelter's guests learns what's missing, like a locker for papers or one working hair dryer.",
    },
    activities: { enterprising: ['founding', 'persuading'], social: ['listening'] },
    demands: {
      extraversion:
        'One morning can hold a staff meeting, a donor breakfast and a gym full of volunteers, and you speak at all three.',
      neuroticism:
        "Somebody's dinner or bed depends on the program, so every burst pipe and lost grant is urgent and lands on you.",
    },
    interests: [1, 2.17, 2.43, 5.43, 6.97, 4.21],
    about: ['social-service', 'business'],
    after: [
      { careerId: 'health-educator', years: 4 },
      { careerId: 'child-and-family-social-worker', years: 4 },
    ],
    jobZone: 4,
    skills: {
      'helping-people': 4,
      leadership: 3.88,
      'time-management': 3.88,
      teamwork: 3.88,
      'measuring-results': 3.75,
    },
    workStyles: [
      4.43, 4.49, 4.71, 4.85, 4.52, 4.47, 4.25, 4.67, 4.59, 4.72, 4.75, 4.34, 4.85, 4.08, 3.89,
      4.17,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 78240,
    growthPercent: 6,
    employment: 219800,
    relatedCareers: [
      'child-and-family-social-worker',
      'rehabilitation-counselor',
      'preschool-director',
      'community-health-worker',
      'residential-advisor',
    ],
  },
  {
    id: 'fundraiser',
    title: 'Fundraiser',
    alsoCalled: [
      'charity worker',
      'donation collector',
      'nonprofit worker',
      'grant writer',
      'charity fundraising',
    ],
    socCode: '13-1131.00',
    description:
      'You persuade people and companies to give money to a cause that you believe in. You write appeals, plan charity events and stay in touch with donors long after the first gift.',
    day: 'A database shows who gave what and when, and from it grow the thank-you notes, the lunches and the next phone call.',
    enjoys:
      "Linking one giver's private reason, perhaps a sister who died, to the right project feels to fundraisers like matchmaking.",
    complaints:
      "Most letters don't get an answer, while the yearly goal hangs over every fall like bad weather.",
    firstStep:
      'Write a one-page letter asking for help with one local need, built on one true story, then cut it by half.',
    appeals: {
      enterprising:
        'The scary part is naming the sum, and fundraisers learn to say ten thousand dollars and then keep quiet.',
      social:
        'Some older donors mostly want someone to talk to, and a good fundraiser stays for the second cup of coffee.',
      artistic:
        "One photo, one name and a first line that's hard to put down: a fundraiser's letter is a small piece of art.",
    },
    activities: {
      enterprising: ['persuading', 'negotiating'],
      social: ['listening'],
      artistic: ['writing'],
    },
    demands: {
      conscientiousness:
        "Each gift has to be thanked within days and spent just as promised, because a donor who feels forgotten won't give twice.",
    },
    interests: [1, 2.02, 3.22, 4.23, 6.03, 4.07],
    about: ['social-service', 'business'],
    jobZone: 4,
    skills: { writing: 4, negotiation: 3.88, planning: 3.75, teamwork: 3.75, budgeting: 3 },
    workStyles: [
      4.52, 4.67, 4.62, 3.95, 4.43, 4.33, 4.1, 4.24, 4.1, 4.1, 4.71, 4.43, 4.81, 3.52, 3.38, 3.62,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 66490,
    growthPercent: 4,
    employment: 134400,
    relatedCareers: [
      'public-relations-specialist',
      'advertising-manager',
      'community-program-manager',
      'event-planner',
    ],
  },
  {
    id: 'health-educator',
    title: 'Health Educator',
    alsoCalled: [
      'sex ed teacher',
      'wellness educator',
      'health teacher',
      'health promoter',
      'public health worker',
    ],
    socCode: '21-1091.00',
    description:
      'You teach people how to stay well, from eating and sleeping to staying off drugs. You run classes and campaigns in schools, companies or small towns and find out whether they changed anything.',
    day: 'On a folding table at the county fair stand a model lung and a bowl of quiz cards, with surveys to score afterward.',
    enjoys:
      'Blunt questions from the back row about vaping or sleep tell an educator that somebody has begun to listen.',
    complaints:
      'Habits change slowly, so proof that a class worked is hard to show when the budget is about to be cut.',
    firstStep:
      "Draw a comic strip that tells twelve-year-olds why teenagers need more sleep, in words they'd use themselves.",
    appeals: {
      social:
        'Shy kids drop their questions in a box with no names, and a health educator answers each one without blushing.',
      investigative:
        'Health educators want proof: did more kids wear helmets after the campaign, or did they just say so?',
    },
    activities: { social: ['teaching'], investigative: ['measuring'] },
    demands: {
      agreeableness:
        "Nobody changes because of a scolding, so you'll meet smokers and skeptics kindly and let them talk first.",
    },
    interests: [1.66, 5.29, 2.54, 6.15, 3.21, 3.95],
    about: ['health-care-service', 'teaching'],
    jobZone: 4,
    skills: {
      'public-speaking': 4,
      'helping-others-learn': 4,
      empathy: 3.88,
      planning: 3.75,
      'understanding-user-needs': 3,
    },
    workStyles: [
      4.24, 4.05, 4.19, 4.15, 4.72, 4.41, 3.52, 4.29, 4, 4.33, 4.62, 4.49, 4.79, 4.39, 4.16, 4.06,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 63000,
    growthPercent: 4,
    employment: 71800,
    relatedCareers: [
      'community-health-worker',
      'rehabilitation-counselor',
      'health-services-manager',
    ],
  },
  {
    id: 'community-health-worker',
    title: 'Community Health Worker',
    alsoCalled: ['outreach worker', 'health outreach', 'public health worker', 'promotora'],
    socCode: '21-1094.00',
    description:
      'You connect neighbors with doctors, food programs and vaccines, often in their own language. You knock on doors, explain things in everyday words and follow up until people get the care they need.',
    day: "Your bag holds bus passes and clinic forms, and your office may be a laundromat, a church hall or a stranger's sofa.",
    enjoys:
      "Trust won at a kitchen table is the prize, especially when a neighbor keeps the doctor's appointment after three missed ones.",
    complaints:
      "Living among the people you serve means being stopped in the grocery store about rent trouble that a clinic can't cure.",
    firstStep:
      'Rewrite a brochure about vaccines or diabetes on half a page, in plain words or in another language you speak.',
    appeals: {
      social:
        'A community health worker may ride along to the clinic and speak up when a nervous neighbor goes quiet.',
      enterprising:
        'Talking a whole barbershop into blood pressure checks is the sort of win that community health workers brag about.',
    },
    activities: { social: ['advocating', 'comforting'], enterprising: ['persuading'] },
    demands: {
      extraversion:
        'You start conversations with strangers all day, on porches, in food lines and at bus stops, and do it without a script.',
      openness:
        'No two homes need the same fix, so the plan for an asthma talk may turn into a hunt for a space heater.',
    },
    interests: [2, 3.49, 2.22, 6.58, 3.53, 3.38],
    about: ['health-care-service', 'social-service'],
    jobZone: 4,
    skills: {
      empathy: 4.12,
      'helping-people': 3.88,
      languages: 3.5,
      persuasion: 3.5,
      leadership: 3.25,
    },
    workStyles: [
      4.04, 3.89, 4.48, 4.3, 4.6, 4.43, 4.4, 4.25, 4.28, 4.51, 4.71, 4.22, 4.7, 4.52, 4.32, 4.07,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 51030,
    growthPercent: 11,
    employment: 65100,
    relatedCareers: [
      'health-educator',
      'child-and-family-social-worker',
      'community-program-manager',
    ],
  },
]);
