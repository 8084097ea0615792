import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const officeAndAdministrationCareers: readonly Career[] = jobFamily(
  'Office and Administration',
  [
    {
      id: 'executive-assistant',
      title: 'Executive Assistant',
      alsoCalled: ['PA', 'personal assistant', 'secretary', 'EA', "CEO's assistant"],
      socCode: '43-6011.00',
      description:
        "You keep a busy leader's days in order. You guard the calendar, prepare meetings and trips, draft letters and sort out problems before they reach the boss's desk.",
      day: 'Because one flight is late you shift four meetings, then slip a page to be signed into a room nobody else may enter.',
      enjoys:
        "Assistants like knowing what's coming before anyone else does, and being trusted to keep it quiet.",
      complaints:
        "Your lunch moves whenever a plane is late, and one leader's bad mood can set the tone of your week.",
      firstStep:
        'Plan a three-day trip for a relative to a city new to both of you, with trains, meals and a fallback for rain.',
      appeals: {
        enterprising:
          'Who gets ten minutes with the boss is up to the executive assistant, so even big names learn to ask nicely.',
        conventional:
          'Passport dates, seat numbers, the last draft of the contract: an executive assistant can lay a hand on each within seconds.',
        social:
          "Assistants know whose mother is in the hospital, and move that person's early meeting without a word.",
      },
      activities: {
        enterprising: ['scheduling'],
        conventional: ['sorting', 'finding'],
        social: ['caring'],
      },
      interests: [1.32, 1.94, 1.35, 3.94, 5.51, 6.41],
      about: ['office-work'],
      after: [
        { careerId: 'receptionist', years: 3 },
        { careerId: 'legal-secretary', years: 3 },
      ],
      jobZone: 3,
      skills: {
        planning: 4.5,
        reading: 4,
        listening: 4,
        'record-keeping': 3.75,
        'helping-people': 3.75,
      },
      workStyles: [
        3.62, 3.85, 4.07, 3.52, 4.46, 4.14, 3.84, 4.11, 3.83, 4.16, 4.56, 4.59, 4.58, 4.04, 3.51,
        3.52,
      ],
      entryEducation: 'High school diploma or equivalent',
      growthPercent: 0,
      payGroup: 'secretaries and administrative assistants',
      relatedCareers: [
        'legal-secretary',
        'human-resources-assistant',
        'event-planner',
        'paralegal',
      ],
    },
    {
      id: 'human-resources-assistant',
      title: 'Human Resources Assistant',
      alsoCalled: [
        'HR assistant',
        'HR admin',
        'personnel assistant',
        'HR clerk',
        'recruitment assistant',
      ],
      socCode: '43-4161.00',
      description:
        'You keep the records of everyone who works in a company. You prepare contracts, set up interviews, welcome new people on their first day and answer questions about vacation.',
      day: 'Badges for four newcomers lie ready at eight, and then you file contracts and chase a missing copy of a work permit.',
      enjoys:
        'A nervous newcomer whose first question came to you waves across the hall by Friday, and such small thanks add up.',
      complaints:
        "Although coworkers' pay and troubles cross your desk, you can't say a word about them at lunch.",
      firstStep:
        'Put together a first-day guide for newcomers to your club or workplace, with people, places and three common worries.',
      appeals: {
        conventional:
          'Personnel files all have the same tabs in the same order, so an HR assistant finds a nine-year-old contract in a minute.',
        enterprising:
          'Filling forty interview slots with busy managers takes charm and pressure, and HR assistants learn when to use which.',
      },
      activities: {
        conventional: ['sorting', 'finding'],
        enterprising: ['persuading', 'organizing'],
      },
      demands: {
        openness:
          'Contracts, badges and first-day tours follow the same checklist each time, and newcomers rely on that.',
      },
      interests: [1.43, 1.35, 1, 3.24, 3.91, 7],
      about: ['office-work'],
      jobZone: 3,
      skills: { 'record-keeping': 4.25, reading: 4, listening: 4, planning: 3.5, empathy: 3.38 },
      workStyles: [
        3.46, 3.55, 3.81, 3.1, 4.31, 4.04, 3.56, 3.7, 3.81, 3.97, 4.21, 4.43, 4.19, 3.71, 3.1, 3.38,
      ],
      entryEducation: "Associate's degree",
      relatedCareers: ['human-resources-specialist', 'payroll-clerk', 'executive-assistant'],
    },
    {
      id: 'receptionist',
      title: 'Receptionist',
      alsoCalled: [
        'front desk',
        'secretary',
        'phone answerer',
        'front office clerk',
        'office greeter',
      ],
      socCode: '43-4171.00',
      description:
        'You are the first face and voice that people meet at an office, clinic or school. You greet visitors, answer the phone, book appointments and know who can help with what.',
      day: "Both lines ring, a courier needs a signature, and the person at the desk whispers something the waiting room shouldn't hear.",
      enjoys:
        'Front desks suit people who like a new face every few minutes and a building where everyone greets them.',
      complaints:
        "Until someone covers for you there's no leaving the desk, even when a visitor is rude because the doctor is running late.",
      firstStep:
        'Note each call you take this month as name, time, wish and promise, and count how often a detail was missing.',
      appeals: {
        conventional:
          "Receptionists keep keys on numbered hooks and the visitor log to the minute, so anyone can see who's in the building.",
        enterprising:
          'Someone who storms in to see the director ends up seated with a coffee, because the receptionist took charge.',
        social:
          "A clinic's receptionist can tell from across the room who's frightened, and starts with a kind word instead of a form.",
      },
      activities: {
        conventional: ['keeping-records', 'sorting'],
        enterprising: ['mediating'],
        social: ['comforting', 'welcoming'],
      },
      demands: {
        openness:
          'Faces change, but the round of phone, door and calendar is the same on Monday as on Friday.',
      },
      interests: [1.95, 1.79, 1.1, 3.57, 4.26, 6.3],
      about: ['office-work', 'hospitality'],
      jobZone: 2,
      skills: {
        speaking: 3.88,
        'helping-people': 3.62,
        planning: 3.5,
        'record-keeping': 3.5,
        empathy: 3.12,
      },
      workStyles: [
        3.65, 3.83, 3.81, 3.76, 4.2, 4.2, 4.01, 4.43, 4.28, 4.02, 4.39, 4.16, 4.54, 4.01, 3.42,
        3.12,
      ],
      entryEducation: 'High school diploma or equivalent',
      medianPay: 37230,
      growthPercent: 0,
      employment: 1007200,
      relatedCareers: ['medical-secretary', 'customer-service-representative', 'hotel-desk-clerk'],
    },
    {
      id: 'customer-service-representative',
      title: 'Customer Service Representative',
      alsoCalled: [
        'call center agent',
        'customer support',
        'help line',
        'call centre worker',
        'customer care',
        'live chat agent',
      ],
      socCode: '43-4051.00',
      description:
        'You help customers by phone, chat or email when they have a question or a complaint. You stay friendly, look up the facts and find a solution before the call ends.',
      day: 'Headset on and three windows open, you search for a lost package while the caller tells you whose birthday it was for.',
      enjoys:
        'Turning a caller who began by shouting into one who says thank you takes skill, and good agents are proud of it.',
      complaints:
        "Calls are timed to the second, and you say sorry all shift long for things that aren't your fault.",
      firstStep:
        "Answer one angry message about a late package in three ways, cold, gushing and helpful, and reread them once you've slept on it.",
      appeals: {
        enterprising:
          'Support agents win back customers who called to cancel, by asking why and finding the plan that fits.',
        conventional:
          'Clear notes after each call let the next support agent see what was promised, by whom and by when.',
        social:
          'Some callers mainly need a patient voice, and a support agent will go through the menus with them, button by button.',
      },
      activities: {
        enterprising: ['persuading', 'selling'],
        conventional: ['keeping-records'],
        social: ['teaching'],
      },
      demands: {
        neuroticism:
          'One angry call ends and the next is already ringing, with no time to shake off the first.',
        conscientiousness:
          'A refund promised on the phone has to show up in the system, with the right code and the right name.',
      },
      interests: [1.97, 1.63, 1, 3.77, 5.08, 6.32],
      about: ['office-work', 'business'],
      jobZone: 2,
      skills: {
        'helping-people': 4,
        listening: 4,
        'staying-calm': 3.75,
        'time-management': 3.12,
        negotiation: 3,
      },
      workStyles: [
        4.25, 4.29, 4.41, 3.19, 4.37, 4, 4.08, 4.67, 4.57, 4.41, 4.76, 4.66, 4.5, 4.29, 3.14, 3.73,
      ],
      entryEducation: 'High school diploma or equivalent',
      medianPay: 42830,
      growthPercent: -5,
      employment: 2814000,
      relatedCareers: ['receptionist', 'insurance-agent', 'cashier'],
    },
    {
      id: 'data-entry-clerk',
      title: 'Data Entry Clerk',
      alsoCalled: [
        'typist',
        'data typist',
        'data inputter',
        'admin assistant',
        'keyboard clerk',
        'office clerk',
      ],
      socCode: '43-9021.00',
      description:
        'You type names, numbers and forms into computer systems, quickly and without mistakes. You compare each entry with the original, fix what is wrong and keep private data safe.',
      day: 'Paper claims stand on your left, the number pad is under your right hand, and a sample of the records gets typed twice.',
      enjoys:
        "Clear tasks, music in your ears and nothing to take home after hours make for calm days, and for some that's the point.",
      complaints:
        'Wrists and neck ache, a program counts every stroke, and scanners that read forms leave fewer jobs each year.',
      firstStep:
        'Test your speed on a page of numbers each day for three weeks, and let one error cancel ten right strokes.',
      appeals: {
        conventional:
          "Swap two digits in a birth date and a patient's record goes missing, which is why data entry clerks stop mid-keystroke.",
        investigative:
          'When a scrawl could be a one or a seven, data entry clerks turn detective and check the address, the sum or the year.',
      },
      activities: { conventional: ['checking'], investigative: ['reasoning'] },
      demands: {
        conscientiousness:
          'The thousandth form needs the same care as the first, because the system believes whatever you type.',
      },
      outlook: 'fewer jobs each year',
      caveat: 'Scanners and software take over more of this typing each year.',
      interests: [3.05, 2.31, 1, 1.19, 1.67, 7],
      about: ['office-work'],
      jobZone: 2,
      skills: {
        'fast-typing': 4.5,
        'attention-to-detail': 4.5,
        reading: 3.62,
        'tracking-progress': 3.25,
        'time-management': 3,
      },
      workStyles: [
        4.62, 4.51, 4.37, 3.79, 4.6, 4.59, 4.54, 4.56, 4.64, 4.46, 4.8, 4.86, 4.94, 4.65, 4.34,
        4.59,
      ],
      relatedCareers: ['human-resources-assistant', 'receptionist'],
    },
  ],
);
