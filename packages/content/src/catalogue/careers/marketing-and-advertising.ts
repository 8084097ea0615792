import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const marketingAndAdvertisingCareers: readonly Career[] = jobFamily(
  'Marketing and Advertising',
  [
    {
      id: 'marketing-manager',
      title: 'Marketing Manager',
      alsoCalled: [
        'marketer',
        'brand manager',
        'CMO',
        'marketing director',
        'head of marketing',
        'product marketer',
      ],
      socCode: '11-2021.00',
      description:
        'You decide how a product is presented to the world and to whom. You study customers, plan campaigns with designers and writers, watch the budget and check which ideas worked.',
      day: "Last week's campaign numbers come first, then a designer's three drafts and a sales team that wants flyers by Friday.",
      enjoys:
        "Reading your own slogan on a stranger's tote bag is fun, and watching sales jump the week it came out is better.",
      complaints:
        "Everyone in the company thinks they know marketing, but when sales drop, it's your budget that goes first.",
      firstStep:
        'Redo the poster of a local play for grandparents, teenagers and critics in turn, and say what each would come for.',
      appeals: {
        enterprising:
          "Moving an athletes' soap to the garden aisle is a marketing manager's bet, with the whole year's budget riding on it.",
        conventional:
          'Marketing managers keep a launch calendar where the ad, the price tag and the store display all land the same week.',
      },
      activities: { enterprising: ['selling'], conventional: ['scheduling'] },
      demands: {
        extraversion:
          'Designers, sellers and bosses all have to be talked onto the same page, mostly in meetings you lead.',
      },
      interests: [1, 2.9, 2.45, 2.82, 7, 4.7],
      about: ['business', 'media'],
      after: [
        { careerId: 'market-research-analyst', years: 5 },
        { careerId: 'public-relations-specialist', years: 5 },
      ],
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
      entryEducation: "Bachelor's degree",
      relatedCareers: [
        'market-research-analyst',
        'sales-manager',
        'advertising-manager',
        'search-marketing-strategist',
        'online-merchant',
      ],
    },
    {
      id: 'advertising-manager',
      title: 'Advertising Manager',
      alsoCalled: ['ad manager', 'ad executive', 'account executive', 'adman', 'commercials maker'],
      socCode: '11-2011.00',
      description:
        'You plan the ads that people see on screens, streets and buses. You bring writers, designers and clients together, divide up the budget and check which idea caught on.',
      day: "Noon is the deadline for booking the bus ads, and you still haven't told two writers that the client hates the jingle.",
      enjoys:
        "Agency people love the room where silly ideas fly until one of them suddenly fits the client's wish.",
      complaints:
        'Pitches that took nights of work go to a rival agency, and one lost account can cost half the team their jobs.',
      firstStep:
        'Note every ad that you pass in one day, and remake the weakest with six words and a sketch.',
      appeals: {
        enterprising:
          'In a pitch, the ad manager has twenty minutes to make a cautious client brave enough to buy the odd idea.',
        artistic:
          "An ad manager may spend a morning on four words and a picture of a shoe, until there's nothing left to cut.",
      },
      activities: { enterprising: ['persuading', 'selling'], artistic: ['writing', 'designing'] },
      interests: [1, 1.69, 3.87, 3.14, 7, 4.43],
      about: ['business', 'media'],
      after: [
        { careerId: 'market-research-analyst', years: 4 },
        { careerId: 'graphic-designer', years: 4 },
      ],
      jobZone: 4,
      skills: {
        marketing: 4.5,
        'creative-thinking': 4,
        empathy: 4,
        'time-management': 3.5,
        persuasion: 3.38,
      },
      workStyles: [
        4.1, 4.32, 4.56, 4.03, 4.51, 3.81, 3.7, 4.18, 4.35, 4.42, 4.51, 4.48, 4.17, 4.04, 3.99,
        3.88,
      ],
      entryEducation: "Bachelor's degree",
      relatedCareers: [
        'marketing-manager',
        'market-research-analyst',
        'search-marketing-strategist',
        'public-relations-specialist',
        'fundraiser',
      ],
    },
    {
      id: 'market-research-analyst',
      title: 'Market Research Analyst',
      alsoCalled: [
        'market researcher',
        'marketing analyst',
        'survey researcher',
        'consumer researcher',
        'trend scout',
      ],
      socCode: '13-1161.00',
      description:
        'You find out what people want to buy, why and for how much. You design surveys, study sales figures and turn the results into advice that a company can act on.',
      day: 'A client wants three charts by four, but half of the four hundred answers come from people who misread question six.',
      enjoys:
        "Numbers that prove the boss's hunch wrong, politely and with a chart, are a favorite pleasure here.",
      complaints:
        "Some clients order proof of what they have already decided, then shelve a finding they don't like.",
      firstStep:
        'Ask fifteen people three questions on snacks, put the same questions to fifteen others in new words, and compare the answers.',
      appeals: {
        enterprising:
          "One chart from a market researcher can make a whole company drop its green bottle, and that's a quiet kind of power.",
        investigative:
          'People say they want salad and buy fries, and the market researcher wants to know what happened in between.',
      },
      activities: { enterprising: ['persuading'], investigative: ['researching', 'diagnosing'] },
      demands: {
        openness:
          "Cat food one month and train tickets the next: every study starts with a question that's new to you.",
        agreeableness:
          'Sometimes the finding is that nobody likes the new product, and the report has to say so.',
      },
      interests: [1.08, 4.6, 2.56, 2.47, 5.52, 4.62],
      about: ['mathematics-statistics', 'business'],
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
      entryEducation: "Bachelor's degree",
      medianPay: 76950,
      growthPercent: 7,
      employment: 941700,
      relatedCareers: [
        'marketing-manager',
        'advertising-manager',
        'search-marketing-strategist',
        'management-consultant',
        'sales-manager',
      ],
    },
    {
      id: 'search-marketing-strategist',
      title: 'Search Marketing Strategist',
      alsoCalled: [
        'SEO specialist',
        'social media manager',
        'digital marketer',
        'online marketer',
        'SEM',
        'growth hacker',
      ],
      socCode: '13-1161.01',
      description:
        'You help a website show up when people search for what it offers. You study which words they type, improve pages and ads and watch in charts how many visitors come.',
      day: 'Since Monday a page has slid from third place to ninth, so you check loading time, study rivals and rewrite the title.',
      enjoys:
        'Small changes show up in the curve within weeks, and strategists like work that keeps score so openly.',
      complaints:
        "A year of patient work can drop out of sight because a search engine changed its rules and didn't warn anyone.",
      firstStep:
        'Type one question in ten wordings into a search box, log which pages come first, and work out what they share.',
      appeals: {
        enterprising:
          "There's one top spot on the results page, and search strategists like taking it from a bigger rival.",
        artistic:
          'Sixty characters is about all a search title gets, so strategists polish each one like a tiny poem.',
      },
      activities: { enterprising: ['competing'], artistic: ['writing'] },
      demands: {
        agreeableness:
          "Rivals want the same few lines at the top of the screen, and one site's gain is another's loss.",
        extraversion:
          'Charts and pages take up the hours, and a client call now and then is most of the talking.',
      },
      interests: [1, 3.78, 3.23, 2.76, 5.54, 4.68],
      about: ['business', 'information-technology'],
      jobZone: 4,
      skills: {
        marketing: 4.25,
        'data-analysis': 4.25,
        'problem-solving': 3.88,
        'quick-learning': 3.75,
        'measuring-results': 3.38,
      },
      workStyles: [
        4.22, 4.22, 4.43, 3.26, 3.78, 2.57, 2.35, 3.09, 3.3, 4.26, 4.35, 4.65, 4.09, 3.52, 4, 4.74,
      ],
      entryEducation: "Bachelor's degree",
      medianPay: 76950,
      growthPercent: 7,
      payGroup: 'market research analysts',
      relatedCareers: [
        'ux-designer',
        'market-research-analyst',
        'marketing-manager',
        'advertising-manager',
        'writer',
      ],
    },
    {
      id: 'public-relations-specialist',
      title: 'Public Relations Specialist',
      alsoCalled: [
        'PR',
        'publicist',
        'press officer',
        'spokesperson',
        'social media manager',
        'communications officer',
      ],
      socCode: '27-3031.00',
      description:
        'You shape what the public hears about a company, city or charity. You write press releases and posts, answer reporters and prepare the boss for difficult questions.',
      day: 'Before nine you scan what the papers wrote, then you draft a quote for the director and call a reporter who answers at five.',
      enjoys:
        'Getting a small charity on the evening news with one good story beats any paid ad, press people say.',
      complaints:
        "Other people's mistakes cost you the weekend, because the press won't wait until Monday for an answer.",
      firstStep:
        'Compose a one-page press release for a club or neighborhood event, with headline and quote, and offer it to the local paper.',
      appeals: {
        enterprising:
          'A PR person who can convince a tired reporter that a sewer repair is news can sell almost anything.',
        artistic:
          'When a whole company has to say sorry, the PR writer hunts for the one plain sentence that sounds human.',
      },
      activities: { enterprising: ['persuading'], artistic: ['writing'] },
      demands: {
        conscientiousness:
          'A wrong date in a press release is copied by everyone who uses it, so each draft gets read three times.',
      },
      interests: [1, 2.72, 4.68, 3.94, 5.82, 3.45],
      about: ['media', 'creative-writing', 'business'],
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
      entryEducation: "Bachelor's degree",
      medianPay: 69780,
      growthPercent: 5,
      employment: 315900,
      relatedCareers: [
        'advertising-manager',
        'writer',
        'market-research-analyst',
        'marketing-manager',
        'fundraiser',
      ],
    },
    {
      id: 'product-demonstrator',
      title: 'Product Demonstrator',
      alsoCalled: [
        'brand ambassador',
        'promoter',
        'demo staff',
        'free sample giver',
        'promo staff',
      ],
      socCode: '41-9011.00',
      description:
        'You show people in stores or at fairs how a new product works. You cook a sample, test a gadget or play a game in front of them and answer questions with a smile.',
      day: 'Your table by the freezer aisle holds a hot plate, paper cups and a speech that starts over every four minutes.',
      enjoys:
        'Making a bored shopper stop, taste and laugh is the game, and next weekend brings another store.',
      complaints:
        "Standing on concrete for six hours is hard enough without the shoppers who grab a sample and don't even look at you.",
      firstStep:
        "Show one kitchen gadget to your phone's camera in sixty seconds, and repeat until you stop looking at your hands.",
      appeals: {
        enterprising:
          "Blenders don't sell themselves: a demonstrator has to feel the moment to stop talking and hand over the box.",
        artistic:
          "Demonstrators stage their tiny show with care, from the sizzle timed for a full aisle to the apron in the brand's red.",
      },
      activities: { enterprising: ['selling'], artistic: ['performing'] },
      demands: {
        openness:
          'The pitch, the sample and the smile are the same at ten in the morning and at four.',
      },
      interests: [3.24, 1.89, 3.31, 3.26, 5.38, 3.56],
      about: ['business'],
      jobZone: 2,
      skills: {
        selling: 4.25,
        speaking: 3.88,
        performing: 3.5,
        persuasion: 3.5,
        'helping-people': 3.25,
      },
      workStyles: [
        3.29, 3.77, 3.75, 3.12, 4.37, 4.26, 4.33, 3.98, 3.54, 4.07, 4.47, 4.11, 4.44, 4.2, 3.15,
        2.74,
      ],
      relatedCareers: ['street-vendor', 'retail-salesperson', 'visual-merchandiser'],
    },
  ],
);
