import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const technologyCareers: readonly Career[] = jobFamily('Technology', [
  {
    id: 'software-developer',
    title: 'Software Developer',
    socCode: '15-1252.00',
    description:
      'You plan, write and test the code behind apps, games and websites. A normal day mixes building one small feature, hunting down a bug and reviewing what a teammate wrote.',
    interests: [3.61, 6.05, 2.37, 1.81, 1.87, 5.62],
    jobZone: 4,
    skills: {
      programming: 4,
      'decision-making': 3.62,
      'systems-thinking': 3.5,
      'technology-design': 3.38,
      'understanding-user-needs': 3.25,
    },
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
    socCode: '15-1254.00',
    description:
      'You turn a design into a website that works on every phone and computer. You might fix a slow page in the morning and build a booking form in the afternoon.',
    interests: [2.98, 5.01, 3.13, 2.22, 2.96, 5.03],
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
    relatedCareers: ['ux-designer', 'software-developer', 'video-game-designer'],
  },
  {
    id: 'ux-designer',
    title: 'UX Designer',
    socCode: '15-1255.00',
    description:
      'You decide how an app or website looks and where each button goes, so that people find their way without help. You draw screens, watch strangers try them and redo the parts where they get stuck.',
    interests: [2.59, 4.88, 4.48, 2.2, 3.13, 4.4],
    jobZone: 4,
    // O*NET rates no skills here: the figures are those of 15-1254.00, the closest related one.
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
    socCode: '15-1255.01',
    description:
      'You invent the rules, levels and stories that make a game hard to put down. You sketch an idea, build a rough version, watch people play it and change what bores them.',
    interests: [2.77, 4.15, 6.38, 2.3, 3.92, 3.85],
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
    socCode: '15-1232.00',
    description:
      'When a laptop freezes or a password is lost, you are the one people call. You ask what happened, work through likely causes step by step and note the fix for next time.',
    interests: [4.13, 3.77, 1, 3.31, 2.36, 6.02],
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
    medianPay: 61550,
    growthPercent: -3,
    payGroup: 'computer support specialists',
    relatedCareers: ['software-developer', 'network-administrator', 'computer-systems-analyst'],
  },
  {
    id: 'computer-systems-analyst',
    title: 'Computer Systems Analyst',
    socCode: '15-1211.00',
    description:
      'You find out how computers could make work easier at a hospital, bank or town hall. You watch how people do their jobs, draw the steps, choose or plan new software and check that it helps.',
    interests: [3.27, 6.39, 1.98, 1.91, 2.23, 5.93],
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
    socCode: '15-1244.00',
    description:
      'You keep the servers, cables and wireless links of a school, hospital or company running. You set up new machines, watch for trouble and get everyone back online when something fails at night.',
    interests: [4.19, 4.04, 1, 2.22, 3.46, 6.18],
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
    relatedCareers: ['software-developer', 'it-support-specialist', 'information-security-analyst'],
  },
  {
    id: 'information-security-analyst',
    title: 'Information Security Analyst',
    socCode: '15-1212.00',
    description:
      'You keep intruders out of computer systems and find out fast when one gets in. Your day can hold checking alarms, closing a weak spot and teaching coworkers how to spot a fake email.',
    interests: [3.56, 5.4, 1.34, 2.11, 2.85, 6.08],
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
    socCode: '15-1299.04',
    description:
      "You break into computer systems with the owner's permission, before a real thief does. You hunt for weak passwords and forgotten doors in the code, write down each step and help to close the gaps.",
    interests: [3.91, 5.19, 1.31, 1.99, 2.1, 5.18],
    jobZone: 4,
    // O*NET rates no skills here: the figures are those of 15-1299.05, the closest related one.
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
    socCode: '15-1299.06',
    description:
      'You search phones, laptops and servers for traces of a crime or an attack. You copy data without changing it, bring back what was deleted and explain in court or to the boss what took place.',
    interests: [3.2, 6.11, 1.69, 1.65, 2.71, 6.03],
    jobZone: 4,
    // O*NET rates no skills here: the figures are those of 15-1212.00, the closest related one.
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
    socCode: '15-2051.00',
    description:
      'You dig through large piles of numbers to answer questions such as why customers leave or which part will break next. Much of the day goes into cleaning data, trying out a model and explaining the result in a clear chart.',
    interests: [2.17, 6.98, 2.61, 1.66, 1.71, 5.39],
    jobZone: 4,
    // O*NET rates no skills here: the figures are those of 15-2041.00, the closest related one.
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
    relatedCareers: ['ai-researcher', 'mathematician', 'physicist', 'meteorologist', 'geographer'],
  },
  {
    id: 'ai-researcher',
    title: 'AI Researcher',
    socCode: '15-1221.00',
    description:
      'You invent new ways for computers to learn, see and understand speech. You try an idea in code, test it on huge piles of data and share in papers and talks what you found out.',
    interests: [3.74, 7, 2.95, 2, 2.49, 4.8],
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
    relatedCareers: ['data-scientist', 'mathematician', 'software-developer'],
  },
  {
    id: 'technical-writer',
    title: 'Technical Writer',
    socCode: '27-3042.00',
    description:
      'You explain complicated things, such as software or medical devices, so that anyone can use them. You try the product, question the engineers and turn what you learn into clear guides with pictures.',
    interests: [2.78, 3.69, 4.23, 2.01, 1.97, 5.32],
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
    relatedCareers: ['editor', 'project-manager', 'management-consultant', 'proofreader'],
  },
]);
