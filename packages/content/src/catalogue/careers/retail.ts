import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const retailCareers: readonly Career[] = jobFamily('Retail', [
  {
    id: 'retail-salesperson',
    title: 'Retail Salesperson',
    alsoCalled: [
      'shop assistant',
      'sales assistant',
      'store clerk',
      'sales associate',
      'shopkeeper',
      'clothes shop worker',
      'personal shopper',
      'car salesman',
    ],
    socCode: '41-2031.00',
    description:
      'You help customers find what they need, from sneakers to phones. You explain products, ring up sales, restock shelves and keep the shop floor inviting.',
    day: 'Boxes of sneakers get sorted by size in the back, and just before closing a father needs shoes for twins by tonight.',
    enjoys:
      'Guessing what a customer really wants, after one question and a look, gives a small lift several times a day.',
    complaints:
      "Next week's schedule comes out late, the same songs loop, and you'll never get the weeks before Christmas off.",
    firstStep:
      'Ask a friend four questions about the backpack they need, choose one in a store, and hear where you guessed wrong.',
    appeals: {
      enterprising:
        'Bringing three pairs instead of the one they asked for is how a good salesperson turns a look into a sale.',
      conventional:
        "Sweaters folded into one straight stack, small on top, are a salesperson's quiet win over a Saturday crowd.",
    },
    activities: { enterprising: ['selling'], conventional: ['sorting'] },
    demands: {
      openness:
        'The same questions about size and price come all day, and the shelves get filled the same way each morning.',
    },
    interests: [3.2, 1, 1.98, 2.96, 6.13, 5.17],
    about: ['business'],
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
    relatedCareers: [
      'street-vendor',
      'stock-and-warehouse-worker',
      'product-demonstrator',
      'store-supervisor',
      'visual-merchandiser',
    ],
  },
  {
    id: 'cashier',
    title: 'Cashier',
    alsoCalled: [
      'checkout worker',
      'till operator',
      'checkout operator',
      'supermarket worker',
      'grocery clerk',
      'ticket seller',
    ],
    socCode: '41-2011.00',
    description:
      'You ring up what people buy in a store, theater or cafeteria. You scan, take cash or cards, count your drawer at the end and give even the last one in line a kind word.',
    day: "Produce codes are in your head, a coupon won't scan, and a child pays with a fistful of warm coins.",
    enjoys:
      'Quick hellos with regulars make the hours pass, and when the shift is over nothing follows you home.',
    complaints:
      "You stand in one spot to the same beep all day and hear complaints about prices you didn't set.",
    firstStep:
      'Pay in cash for two weeks, and work out the change in your head before the register shows it.',
    appeals: {
      conventional:
        "Coins by the slot, bills by the face, coupons under the clip: a cashier's drawer is the tidiest spot in the store.",
      enterprising:
        'A quick cashier runs the line like a conductor, calling for backup before it snakes and lifting the mood with a joke.',
    },
    activities: { conventional: ['sorting'], enterprising: ['leading'] },
    demands: {
      openness:
        "Scan, bag, pay, next: the steps don't change, and customers in a hurry like it that way.",
    },
    caveat: 'About one job in ten will go by 2034, as shoppers scan things themselves.',
    interests: [2.9, 1, 1, 2.59, 3.62, 6.21],
    about: ['business', 'finance'],
    jobZone: 2,
    skills: { 'attention-to-detail': 3.75, 'managing-money': 3.25, 'helping-people': 3.12 },
    workStyles: [
      3.17, 3.26, 3.35, 3, 4.16, 3.72, 3.74, 4.11, 3.77, 3.45, 4.24, 3.92, 3.96, 3.39, 2.81, 3.01,
    ],
    entryEducation: 'No formal educational credential',
    medianPay: 31190,
    growthPercent: -10,
    employment: 3157200,
    relatedCareers: [
      'bank-teller',
      'store-supervisor',
      'customer-service-representative',
      'retail-salesperson',
      'street-vendor',
    ],
  },
  {
    id: 'store-supervisor',
    title: 'Store Supervisor',
    alsoCalled: [
      'store manager',
      'shop manager',
      'shift manager',
      'retail manager',
      'shift leader',
      'assistant manager',
    ],
    socCode: '41-1011.00',
    description:
      'You lead the team on a shop floor and keep the store running. You plan shifts, train new people, set up displays, order goods and calm a customer who is upset.',
    day: "Keys in hand and phone under your chin, you hear who's out sick today and fill the gap before the doors open.",
    enjoys:
      'If the floor runs by itself on a packed Saturday, because you put the right person in each spot, you go home content.',
    complaints:
      'Headquarters sends the rules, the team groans at them, and the shift that nobody wants becomes yours.',
    firstStep:
      "Fill a week's schedule for six made-up clerks with school, sick days and two rush hours until no gap is left.",
    appeals: {
      enterprising:
        'Moving the umbrellas up to the door the minute it clouds over is a call the store supervisor makes alone.',
      conventional:
        "On inventory night a store supervisor's count has to match the screen, right down to the socks on the last hook.",
    },
    activities: { enterprising: ['observing'], conventional: ['checking', 'keeping-records'] },
    demands: {
      extraversion:
        "You're out in the open all day, directing a young team and talking with whoever has a complaint.",
      neuroticism:
        'A broken freezer, a no-show and a long line can hit in the same ten minutes, and all eyes go to you.',
    },
    interests: [2.75, 1.14, 1, 3.64, 7, 5.61],
    about: ['business'],
    after: [{ careerId: 'retail-salesperson', years: 2 }],
    preparation: 'twoYears',
    jobZone: 2,
    skills: {
      selling: 4,
      'helping-people': 3.75,
      planning: 3.5,
      leadership: 3.25,
      negotiation: 3.25,
    },
    workStyles: [
      3.86, 3.99, 4.12, 4.77, 4.75, 4.39, 4.28, 4.69, 4.82, 4.66, 4.71, 4.52, 4.87, 4.25, 4.1, 4.09,
    ],
    relatedCareers: ['cashier', 'retail-salesperson'],
  },
  {
    id: 'retail-buyer',
    title: 'Retail Buyer',
    alsoCalled: [
      'fashion buyer',
      'purchaser',
      'merchandise buyer',
      'purchasing agent',
      'merchandiser',
    ],
    socCode: '13-1022.00',
    description:
      'You choose what a store will sell next season, from jackets to toys. You visit trade shows, spot trends, bargain with makers and study which things flew off the shelves.',
    day: 'Sample jackets hang on a rack, the sales sheet says blue is dead, and a maker overseas wants your order by tonight.',
    enjoys:
      "Betting on a toy in January and seeing it sold out by December is a buyer's private triumph.",
    complaints:
      "Wrong guesses stay on the shelf for months, in full view of your boss, until they're finally marked down to half price.",
    firstStep:
      'Visit one shop on four Saturdays, count what is left of ten items, and predict which will be marked down.',
    appeals: {
      enterprising:
        'Across a showroom table, a buyer asks for a dollar off each jacket and gets it by being ready to leave.',
      conventional:
        'Retail buyers plan on a grid: so many stores, so many sizes, and never a hundred smalls where larges sell.',
    },
    activities: { enterprising: ['negotiating'], conventional: ['organizing', 'calculating'] },
    interests: [3.37, 1.92, 1.56, 2.45, 5.23, 5.17],
    about: ['business'],
    jobZone: 3,
    skills: {
      negotiation: 4,
      'style-and-color': 3.75,
      'data-analysis': 3.5,
      budgeting: 3.25,
      math: 3.12,
    },
    workStyles: [
      3.81, 3.93, 4.03, 3.68, 4.47, 3.73, 3.72, 3.79, 4.09, 4.37, 4.35, 4.17, 4.17, 3.85, 3.58,
      3.83,
    ],
    entryEducation: "Bachelor's degree",
    relatedCareers: ['sales-representative', 'online-merchant', 'sales-manager'],
  },
  {
    id: 'visual-merchandiser',
    title: 'Visual Merchandiser',
    alsoCalled: [
      'window dresser',
      'shop window designer',
      'store display designer',
      'display artist',
      'window display',
    ],
    socCode: '27-1026.00',
    description:
      'You set up store windows and displays that make people stop and look. You dress the mannequins, choose props, colors and light and change the scene with every season.',
    day: 'Before opening you stand on a ladder with fishing line, hanging paper clouds above mannequins whose shirts still need ironing.',
    enjoys:
      'Passersby slow down, point and come in, and the best part is to stand across the street and count them.',
    complaints:
      "Headquarters sends a plan that doesn't fit your window, but the change still has to be done by opening time.",
    firstStep:
      'Arrange a shelf at home like a shop window, with three heights, one color and one surprise, and photograph it from the door.',
    appeals: {
      artistic:
        'Three hundred old umbrellas can become a flock of birds in a store window, if the merchandiser sees it first.',
      enterprising:
        'By lunch the red coat outsells the rest, because the visual merchandiser moved it to eye level by the door.',
    },
    activities: { artistic: ['designing'], enterprising: ['selling'] },
    interests: [4.45, 1.51, 4.7, 2.19, 4.28, 3.09],
    about: ['visual-arts', 'business'],
    jobZone: 3,
    skills: {
      'visual-design': 4.5,
      'style-and-color': 4.5,
      'creative-thinking': 4,
      listening: 3.5,
      'time-management': 3,
    },
    workStyles: [
      3.75, 3.8, 3.79, 3.68, 4.2, 3.35, 3.15, 3.81, 3.97, 4.01, 4.2, 4.51, 4.2, 3.97, 4.09, 3.71,
    ],
    entryEducation: 'High school diploma or equivalent',
    relatedCareers: [
      'retail-salesperson',
      'fashion-designer',
      'interior-designer',
      'industrial-designer',
      'product-demonstrator',
    ],
  },
  {
    id: 'floral-designer',
    title: 'Floral Designer',
    alsoCalled: [
      'florist',
      'flower arranger',
      'bouquet maker',
      'wedding florist',
      'flower shop worker',
    ],
    socCode: '27-1023.00',
    description:
      'You arrange flowers for weddings, hotels, funerals and birthdays. You buy fresh stems early in the day, build bouquets that fit the occasion and advise customers at the counter.',
    day: 'Buckets are scrubbed, thorns stripped and stems cut at a slant, and by ten a funeral wreath and a prom corsage share the table.',
    enjoys:
      'Scent and color are only half of it, because strangers tell a florist about their weddings and their dead.',
    complaints:
      "Hands stay cold, wet and nicked, and the nights before Valentine's Day and Mother's Day are short.",
    firstStep:
      "Make a bouquet of weeds and twigs you're allowed to pick, spiraling the stems in one hand until it stands by itself.",
    appeals: {
      artistic:
        "One crooked branch of quince can be the whole idea, with the rest of the florist's vase following its bend.",
      realistic:
        'Florists wire a rose through its base, tape it green and know by the squeak of the leaves if tulips are fresh.',
      enterprising:
        'A couple comes in wanting peonies in October, and the florist sells them dahlias they like better.',
    },
    activities: { artistic: ['designing'], realistic: ['crafting'], enterprising: ['selling'] },
    interests: [5.07, 1.64, 4.45, 2.45, 3.74, 3.88],
    about: ['agriculture', 'visual-arts'],
    jobZone: 2,
    skills: {
      'style-and-color': 4.25,
      'hand-skills': 4,
      listening: 4,
      'helping-people': 3.38,
      'understanding-user-needs': 3,
    },
    workStyles: [
      3.52, 3.6, 3.81, 3.24, 4.11, 4.05, 3.4, 3.75, 3.52, 3.8, 4.41, 4.29, 4.22, 3.86, 3.87, 3.51,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 36120,
    growthPercent: -6,
    employment: 43800,
    relatedCareers: ['fashion-designer', 'craft-artist', 'tailor'],
  },
  {
    id: 'online-merchant',
    title: 'Online Merchant',
    alsoCalled: [
      'etsy seller',
      'online seller',
      'dropshipper',
      'ebay seller',
      'e-commerce',
      'online shop owner',
      'reseller',
    ],
    socCode: '13-1199.06',
    description:
      'You run a shop on the internet, on your own or for a company. You choose products, write descriptions, take photos, answer buyers and keep an eye on stock, prices and shipping.',
    day: 'Orders from the night are packed by ten, a return smells of perfume, and one photo must be taken again without the shadow.',
    enjoys: "Waking up to an order from a town you've never heard of doesn't get old, sellers say.",
    complaints:
      'A rule change by one big marketplace can sink your month, and unsold boxes fill the hallway.',
    firstStep:
      'With an adult who has an account, list one thing you own for sale, with four photos and every flaw named, and see what buyers ask.',
    appeals: {
      enterprising:
        'Online merchants order two hundred phone cases on a hunch and know by Sunday whether it was a good one.',
      conventional:
        "Bin numbers keep an online shop sane, because a blue mug sent to the green mug's buyer has to be shipped twice.",
    },
    activities: { enterprising: ['selling'], conventional: ['sorting'] },
    interests: [2.42, 1.61, 1.88, 2.32, 5.78, 5.97],
    about: ['business', 'information-technology'],
    jobZone: 4,
    skills: { marketing: 4, selling: 3.75, persuasion: 3.38, 'helping-people': 3.38, math: 3 },
    workStyles: [
      3.77, 4.14, 4.31, 3.7, 3.9, 3.53, 3.2, 3.64, 3.6, 3.99, 4.38, 4.45, 4.12, 3.98, 3.82, 3.92,
    ],
    commissionedBy: 'shoppers who find their store or its page on a marketplace',
    relatedCareers: [
      'sales-manager',
      'marketing-manager',
      'retail-buyer',
      'market-research-analyst',
      'business-founder',
    ],
  },
  {
    id: 'street-vendor',
    title: 'Street Vendor',
    alsoCalled: [
      'market trader',
      'hot dog seller',
      'food stall owner',
      'market stall holder',
      'food truck owner',
      'hawker',
    ],
    socCode: '41-9091.00',
    description:
      'You sell food, crafts or other goods from a cart, a stall or door to door. You pick a good spot, set up early, chat with passersby and count up at the end of the day.',
    day: 'By dawn the ice is bought and the permit taped to the cart, and at noon you turn the umbrella against the sun.',
    enjoys:
      'Vendors prize having no boss, hearing the street wake up and knowing half the block by name.',
    complaints:
      'Rain means no income, the nearest restroom is far, and in some cities a permit takes years to get.',
    firstStep:
      "Count the people who pass three corners at noon and at five, and mark where you'd sell fruit, umbrellas or water.",
    appeals: {
      enterprising:
        "A vendor reads the sidewalk, shifts the cart ten feet toward the subway stairs and doubles the morning's sales.",
      conventional:
        'Vendors load the cart the same way each night, so that in the rush a hand finds buns, change and napkins blind.',
    },
    activities: { enterprising: ['selling'], conventional: ['sorting'] },
    demands: {
      openness:
        "The corner, the goods and the morning setup stay the same, and that's what brings people back.",
    },
    interests: [3.56, 1, 2.04, 2.79, 5.52, 4.7],
    about: ['business', 'culinary-art'],
    schooling: 'No schooling, but often a permit from the city',
    jobZone: 1,
    skills: { selling: 4.25, persuasion: 4, speaking: 4, empathy: 3.75, 'helping-people': 3.62 },
    workStyles: [
      3.83, 4.17, 4.33, 3.08, 3.96, 3.75, 3.21, 3.79, 2.75, 3.92, 4.21, 3.33, 4.38, 4.17, 2.38,
      2.42,
    ],
    commissionedBy: 'passers-by, market visitors and event hosts',
    relatedCareers: ['retail-salesperson', 'product-demonstrator', 'cashier'],
  },
]);
