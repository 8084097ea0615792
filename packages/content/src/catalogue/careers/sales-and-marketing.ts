import type { Career } from '@guildpath/scoring';
import { jobFamily } from '../job-family.ts';

export const salesAndMarketingCareers: readonly Career[] = jobFamily('Sales and Marketing', [
  {
    id: 'marketing-manager',
    title: 'Marketing Manager',
    socCode: '11-2021.00',
    description:
      'You decide how a product is presented to the world and to whom. You study customers, plan campaigns with designers and writers, watch the budget and check which ideas worked.',
    interests: [1, 2.9, 2.45, 2.82, 7, 4.7],
    jobZone: 4,
    skills: {
      marketing: 4.75,
      'creative-thinking': 3.75,
      negotiation: 3.62,
      'understanding-user-needs': 3.38,
      leadership: 3.38,
    },
    workStyles: [
      4.32, 4.23, 4.53, 4.37, 4.08, 3.37, 3.8, 3.87, 4.01, 4.31, 4.35, 4.32, 4.17, 3.88, 4.15, 4,
    ],
    relatedCareers: ['market-research-analyst', 'online-merchant', 'public-relations-specialist'],
  },
  {
    id: 'market-research-analyst',
    title: 'Market Research Analyst',
    socCode: '13-1161.00',
    description:
      'You find out what people want to buy, why and for how much. You design surveys, study sales figures and turn the results into advice that a company can act on.',
    interests: [1.08, 4.6, 2.56, 2.47, 5.52, 4.62],
    jobZone: 4,
    skills: {
      'data-analysis': 4.25,
      marketing: 4,
      writing: 4,
      'problem-solving': 3.88,
      math: 3.25,
    },
    workStyles: [
      3.96, 4.09, 4.35, 3.52, 4.04, 3.22, 2.83, 3.39, 3.87, 4.26, 4.65, 4.78, 4.59, 4.04, 3.83,
      4.96,
    ],
    medianPay: 76950,
    growthPercent: 7,
    relatedCareers: ['marketing-manager', 'public-relations-specialist', 'online-merchant'],
  },
  {
    id: 'real-estate-agent',
    title: 'Real Estate Agent',
    socCode: '41-9022.00',
    description:
      'You help people buy, sell or rent homes. You show houses on evenings and weekends, compare prices in the area, bargain for your client and guide the paperwork to the final signature.',
    interests: [2.12, 1.47, 1.92, 3.52, 6.46, 4.94],
    jobZone: 3,
    skills: {
      selling: 4.5,
      negotiation: 3.88,
      teamwork: 3.75,
      empathy: 3.75,
      'helping-people': 3.5,
    },
    workStyles: [
      4.38, 4.38, 4.57, 3.76, 4.33, 4, 3.9, 4.05, 4.62, 4.19, 4.62, 4.38, 4.84, 4.25, 3.16, 3.45,
    ],
    // BLS gives pay and growth for the whole group 41-9020.
    medianPay: 58960,
    growthPercent: 3,
    relatedCareers: ['retail-salesperson', 'online-merchant'],
  },
  {
    id: 'retail-salesperson',
    title: 'Retail Salesperson',
    socCode: '41-2031.00',
    description:
      'You help customers find what they need, from sneakers to phones. You explain products, ring up sales, restock shelves and keep the shop floor inviting.',
    interests: [3.2, 1, 1.98, 2.96, 6.13, 5.17],
    jobZone: 2,
    skills: {
      selling: 4.25,
      persuasion: 3.88,
      'helping-people': 3.75,
      speaking: 3.75,
      empathy: 3.5,
    },
    workStyles: [
      3.64, 3.62, 3.81, 3.39, 4.14, 3.59, 3.91, 4, 3.87, 3.95, 4.36, 4.14, 4.05, 3.81, 3.07, 3.16,
    ],
    relatedCareers: ['street-vendor', 'stock-and-warehouse-worker'],
  },
  {
    id: 'public-relations-specialist',
    title: 'Public Relations Specialist',
    socCode: '27-3031.00',
    description:
      'You shape what the public hears about a company, city or charity. You write press releases and posts, answer journalists and prepare the boss for difficult questions.',
    interests: [1, 2.72, 4.68, 3.94, 5.82, 3.45],
    jobZone: 4,
    skills: {
      empathy: 4,
      'time-management': 3.88,
      teamwork: 3.88,
      marketing: 3.75,
      persuasion: 3.75,
    },
    workStyles: [
      4.18, 4.45, 4.59, 4.05, 4.23, 3.55, 3.71, 3.86, 4.36, 4.36, 4.55, 4.82, 4.64, 3.59, 3.59,
      3.45,
    ],
    medianPay: 69780,
    growthPercent: 5,
    relatedCareers: [
      'writer',
      'market-research-analyst',
      'marketing-manager',
      'fundraiser',
      'event-planner',
    ],
  },
  {
    id: 'online-merchant',
    title: 'Online Merchant',
    socCode: '13-1199.06',
    description:
      'You run a shop on the internet, on your own or for a company. You choose products, write descriptions, take photos, answer buyers and keep an eye on stock, prices and shipping.',
    interests: [2.42, 1.61, 1.88, 2.32, 5.78, 5.97],
    jobZone: 4,
    skills: { marketing: 4, selling: 3.75, persuasion: 3.38, 'helping-people': 3.38, math: 3 },
    workStyles: [
      3.77, 4.14, 4.31, 3.7, 3.9, 3.53, 3.2, 3.64, 3.6, 3.99, 4.38, 4.45, 4.12, 3.98, 3.82, 3.92,
    ],
    relatedCareers: ['marketing-manager', 'market-research-analyst'],
  },
  {
    id: 'street-vendor',
    title: 'Street Vendor',
    socCode: '41-9091.00',
    description:
      'You sell food, crafts or other goods from a cart, a stall or door to door. You pick a good spot, set up early, chat with passersby and count up at the end of the day.',
    interests: [3.56, 1, 2.04, 2.79, 5.52, 4.7],
    jobZone: 1,
    skills: { selling: 4.25, persuasion: 4, speaking: 4, empathy: 3.75, 'helping-people': 3.62 },
    workStyles: [
      3.83, 4.17, 4.33, 3.08, 3.96, 3.75, 3.21, 3.79, 2.75, 3.92, 4.21, 3.33, 4.38, 4.17, 2.38,
      2.42,
    ],
    relatedCareers: ['retail-salesperson', 'real-estate-agent'],
  },
  {
    id: 'sales-engineer',
    title: 'Sales Engineer',
    socCode: '41-9031.00',
    description:
      "You sell machines or software that take an engineer to understand. You listen to a customer's problem, show how your product solves it and work out the technical details of the offer.",
    interests: [3.38, 3.58, 1.76, 2.82, 5.78, 4.51],
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
    medianPay: 121520,
    growthPercent: 5,
    relatedCareers: ['software-developer', 'marketing-manager'],
  },
]);
