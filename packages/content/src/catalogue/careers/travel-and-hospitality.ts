import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const travelAndHospitalityCareers: readonly Career[] = jobFamily('Travel and Hospitality', [
  {
    id: 'hotel-manager',
    title: 'Hotel Manager',
    alsoCalled: [
      'hotelier',
      'hotel owner',
      'innkeeper',
      'resort manager',
      'B&B owner',
      'hostel manager',
    ],
    socCode: '11-9081.00',
    description:
      'You run a hotel so that every guest sleeps well and comes back. You lead the front desk, kitchen and cleaning crew, plan budgets and solve problems at any hour.',
    day: "Last night's report is on your desk by seven, and the morning brings a breakfast round, a staffing gap and a wedding couple with questions.",
    enjoys:
      "Managers say it's the mix that keeps them: a wedding on Saturday, a burst pipe on Sunday and a full house on Monday.",
    complaints:
      'The phone follows you home because a hotel never closes, and the owners ask about every empty room.',
    firstStep:
      'Read twenty guest reviews of one hotel near you, sort the complaints by department and choose the three you would fix first.',
    appeals: {
      enterprising:
        "Hotel managers set the price of tonight's last rooms, betting on whether a canceled flight will fill them at full rate.",
      social:
        'When a stay goes wrong, a hotel manager sits down in the lobby, listens and often wins a guest for life.',
      conventional:
        'One walk through a finished suite is enough for a hotel manager to catch the crooked lampshade and the missing hanger.',
    },
    activities: { enterprising: ['selling'], social: ['listening'], conventional: ['checking'] },
    demands: {
      conscientiousness:
        'Payroll, fire drills, room rates and contracts all have their dates, and the manager answers for each missed one.',
      extraversion:
        "You're on your feet among people from breakfast on, greeting guests, cheering up cooks and standing up to suppliers.",
    },
    interests: [2.69, 1.1, 1.43, 4.31, 6.21, 5.22],
    about: ['hospitality', 'business'],
    after: [{ careerId: 'hotel-desk-clerk', years: 4 }],
    jobZone: 4,
    skills: {
      'welcoming-guests': 4.25,
      'helping-people': 4.12,
      leadership: 4,
      negotiation: 3.88,
      'managing-supplies': 3,
    },
    workStyles: [
      4.53, 4.9, 4.86, 4.53, 4.7, 4.34, 4.49, 4.81, 4.73, 4.8, 4.92, 4.81, 4.72, 4.53, 4.09, 4.52,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 68130,
    growthPercent: 3,
    employment: 52000,
    relatedCareers: [
      'restaurant-manager',
      'property-manager',
      'concierge',
      'facilities-manager',
      'hotel-desk-clerk',
    ],
  },
  {
    id: 'concierge',
    title: 'Concierge',
    alsoCalled: ['hotel porter', 'bellhop', 'guest services', 'hotel helper', 'doorman', 'butler'],
    socCode: '39-6012.00',
    description:
      'You make wishes come true for the guests of a hotel or the people in an office tower. You book tables and tickets, plan a day in the city, find a lost bag and know whom to call for the rest.',
    day: "Between a call to a box office and a hunt for a tailor who's open on Sunday, you draw a walking route on a paper map.",
    enjoys:
      'Getting a table at a place that was full an hour ago is the kind of small triumph that concierges collect.',
    complaints:
      'Some guests expect magic at six on a Saturday evening, and your no to the rudest of them still has to sound warm.',
    firstStep:
      'Plan one rainy Saturday in your own town for a family with a toddler, down to opening hours, bus lines and lunch.',
    appeals: {
      social:
        "Concierges listen for what isn't said, like the dad who asks about museums with three bored kids behind him.",
      enterprising:
        "Favors are a concierge's currency, and a good word with the right headwaiter can open a door that money couldn't.",
    },
    activities: { social: ['listening'], enterprising: ['negotiating'] },
    demands: {
      conscientiousness:
        "Each promise goes into the log with a time beside it, because a forgotten birthday cake can't be baked at midnight.",
      agreeableness:
        'The tenth guest to ask for the nearest pharmacy gets the same warm answer as the first.',
    },
    interests: [2.7, 1, 2.29, 5.34, 4.67, 4.18],
    about: ['hospitality'],
    jobZone: 3,
    skills: {
      'welcoming-guests': 4.5,
      planning: 4,
      'helping-people': 4,
      empathy: 4,
      teamwork: 3.5,
    },
    workStyles: [
      4.14, 4.41, 4.64, 4.05, 4.73, 4.55, 4.27, 4.64, 4.5, 4.64, 4.73, 4.86, 4.82, 4.23, 4.14, 4.14,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 37320,
    growthPercent: 2,
    employment: 45600,
    relatedCareers: ['hotel-desk-clerk', 'hotel-manager', 'adventure-travel-guide', 'travel-agent'],
  },
  {
    id: 'hotel-desk-clerk',
    title: 'Hotel Desk Clerk',
    alsoCalled: [
      'hotel receptionist',
      'front desk agent',
      'check-in clerk',
      'night auditor',
      'hotel front desk',
    ],
    socCode: '43-4081.00',
    description:
      "You welcome travelers at the front desk of a hotel, day or night. You check them in and out, answer calls, suggest places to eat and find a way when a room isn't ready.",
    day: "At three in the afternoon the lobby fills, and you check IDs, code key cards and call upstairs about a bathroom that's still being scrubbed.",
    enjoys:
      'Night clerks speak fondly of the hush at four, and day clerks of never knowing which country walks in next.',
    complaints:
      'Guests blame the first face they see, so you hear about card holds and overbooked rooms that you had no part in.',
    firstStep:
      "Act out a check-in on your phone's recorder, from greeting to key, without ever saying the room number aloud, as good desks do.",
    appeals: {
      conventional:
        "Around two in the morning the night clerk closes the hotel's books, matching every payment to a room until it all balances.",
      social:
        "At a hotel desk you can tell who's been traveling all day and quietly give them the room away from the elevator.",
      enterprising:
        'With a friendly pitch a desk clerk sells the lake view to tired arrivals, and many hotels pay a bonus for it.',
    },
    activities: {
      conventional: ['accounting'],
      social: ['welcoming', 'caring'],
      enterprising: ['selling'],
    },
    interests: [2.62, 1, 1.35, 4.49, 3.8, 5.72],
    about: ['hospitality', 'office-work'],
    jobZone: 2,
    skills: {
      'welcoming-guests': 4.5,
      empathy: 3.75,
      'helping-people': 3.62,
      languages: 3.5,
      leadership: 3,
    },
    workStyles: [
      4.02, 3.99, 3.86, 3.81, 4.3, 4.6, 3.92, 4.52, 4.48, 4.13, 4.61, 4.6, 4.51, 4.08, 3.26, 3.43,
    ],
    relatedCareers: ['hotel-manager', 'concierge', 'receptionist', 'restaurant-host'],
  },
  {
    id: 'hotel-housekeeper',
    title: 'Hotel Housekeeper',
    alsoCalled: [
      'maid',
      'room cleaner',
      'room attendant',
      'chambermaid',
      'cleaner',
      'housekeeping',
    ],
    socCode: '37-2012.00',
    description:
      'You make hotel rooms fresh and cozy for the next guest. You change beds, clean the bath, restock towels and notice the small thing that would spoil a stay.',
    day: 'Behind a loaded cart you work down the hall from a printed list, stripping a dozen beds or more before the afternoon arrivals.',
    enjoys:
      'Housekeepers like their own pace with the door propped open, and how a wrecked room looks new half an hour later.',
    complaints:
      "Lifting heavy mattresses corner by corner hurts your back, and you don't get one extra minute for a room that's seen a party.",
    firstStep:
      'Make your bed with tight hospital corners every morning for a week, and time yourself until it takes under four minutes.',
    appeals: {
      realistic:
        "There's a craft to a hotel bed, with the sheet snapped flat in one throw and its corners folded tight as an envelope.",
      conventional:
        "Towels, cups and pens have to sit exactly as in the model room, and housekeepers see at a glance what's crooked.",
    },
    activities: { realistic: ['cleaning'], conventional: ['sorting'] },
    demands: {
      openness:
        'Room after room gets the same steps in the same order, so the work is learned early and changes little.',
    },
    interests: [6.08, 1, 1.39, 2.49, 1.47, 4.6],
    about: ['hospitality'],
    jobZone: 1,
    skills: {
      'attention-to-detail': 3.75,
      'physical-stamina': 3.75,
      'helping-people': 3.12,
      'time-management': 3,
      teamwork: 3,
    },
    workStyles: [
      3.56, 3.66, 3.82, 3.1, 4.24, 4.03, 3.43, 4.32, 4.05, 4.03, 4.24, 4.29, 4.16, 4.15, 2.99, 3.08,
    ],
    relatedCareers: ['amusement-park-attendant', 'hotel-desk-clerk'],
  },
  {
    id: 'event-planner',
    title: 'Event Planner',
    alsoCalled: [
      'wedding planner',
      'party planner',
      'event manager',
      'event organizer',
      'festival organizer',
      'conference organizer',
    ],
    socCode: '13-1121.00',
    description:
      'You organize conferences, weddings and festivals so that guests notice only the fun. You book venues and caterers, keep a long list of details and stay cheerful when something goes wrong on the day.',
    day: 'On show day you carry a radio, safety pins and a run sheet timed to the minute, after months of quotes, floor plans and contracts.',
    enjoys:
      'Doors open, the room starts to hum, and planners say that this one minute pays for half a year of spreadsheets.',
    complaints:
      "Your weekends go to other people's parties, and a client who's changed the guest count three days out may still want the old price.",
    firstStep:
      'Write a run sheet in quarter hours for the next birthday or game night at home, then mark where the evening slipped from it.',
    appeals: {
      enterprising:
        'Event planners haggle over shrimp, talk a hotel into a free ballroom and make the call when the party moves inside.',
      social:
        'Seating divorced parents and feuding aunts at one wedding is real peacemaking, and couples thank their planner for it.',
    },
    activities: { enterprising: ['organizing', 'negotiating'], social: ['mediating'] },
    demands: {
      neuroticism:
        'The date never moves, so a missing speaker or a sudden storm has to be solved in minutes.',
      extraversion:
        'Months of charming suppliers by phone lead to one long day when everyone in the room asks you everything.',
    },
    interests: [1, 1.56, 2.49, 4.56, 7, 4.96],
    about: ['hospitality', 'office-work'],
    jobZone: 4,
    skills: {
      planning: 4.75,
      teamwork: 3.88,
      'helping-people': 3.88,
      'time-management': 3.75,
      budgeting: 3,
    },
    workStyles: [
      4.02, 4.19, 4.33, 4.01, 4.73, 4.24, 4.37, 4.63, 4.79, 4.71, 4.87, 4.9, 4.45, 4.01, 4.07, 3.81,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 59440,
    growthPercent: 5,
    employment: 155800,
    relatedCareers: ['fundraiser', 'public-relations-specialist', 'executive-assistant', 'dj'],
  },
  {
    id: 'travel-agent',
    title: 'Travel Agent',
    alsoCalled: [
      'holiday planner',
      'trip planner',
      'vacation planner',
      'travel consultant',
      'travel advisor',
      'holiday rep',
    ],
    socCode: '41-3041.00',
    description:
      'You turn a dream trip into tickets, rooms and plans that fit together. You ask what people hope for, compare offers, book each step and help when a flight is canceled.',
    day: "With a booking system on one screen and a couple's wish list on the other, you check visa rules, layovers and cabin plans.",
    enjoys:
      'Agents treasure the photo a client sends from a beach they picked, and the trips on which they test hotels themselves.',
    complaints:
      "Hours of planning don't earn a cent when someone takes your plan home and books it online without you.",
    firstStep:
      'Price a week in Lisbon for two, with flights, beds and the ride from the airport, in three versions: cheap, easy and special.',
    appeals: {
      enterprising:
        'Travel agents win clients one honeymoon at a time, by talking them out of the wrong island and into a better week.',
      conventional:
        'One wrong letter in a passport name can ground a family, so careful agents check each ticket against the document.',
      social:
        "Clients tell a travel agent what scares them, like flying or getting lost, and leave feeling that someone's looking out for them.",
    },
    activities: {
      enterprising: ['selling', 'persuading'],
      conventional: ['checking'],
      social: ['listening', 'comforting'],
    },
    demands: {
      openness:
        'Behind every dream beach lies the same routine of dates, fares, forms and deposits.',
      agreeableness:
        "You'll tell clients their budget won't stretch that far, and press an airline until it pays the refund.",
    },
    interests: [1.15, 1.51, 1.9, 4.31, 5.78, 5.77],
    about: ['hospitality', 'business'],
    jobZone: 3,
    skills: { 'helping-people': 4.12, planning: 4, selling: 3.75, empathy: 3.75, persuasion: 3.62 },
    workStyles: [
      3.54, 3.3, 3.41, 2.9, 3.49, 2.93, 2.55, 3.62, 3.26, 3.23, 3.66, 4.68, 4.04, 3.05, 2.35, 3.26,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 48450,
    growthPercent: 2,
    employment: 65700,
    relatedCareers: ['adventure-travel-guide', 'concierge', 'tour-guide'],
  },
  {
    id: 'tour-guide',
    title: 'Tour Guide',
    alsoCalled: [
      'city guide',
      'sightseeing guide',
      'tourist guide',
      'museum guide',
      'travel guide',
      'tour leader',
    ],
    socCode: '39-7011.00',
    description:
      'You show visitors around a city, a castle or a stretch of coast and make its stories come alive. You plan the route, answer questions, keep the group together and adapt when it rains.',
    day: 'Counting heads at each corner, you pitch your voice over traffic and drop one tale when the line at the museum suddenly moves.',
    enjoys:
      "Phones go down because a story about one window or one thief has landed, and that's what guides live for.",
    complaints:
      'Telling the same tale four times on a hot day strains the throat, and off season there may be no tours at all.',
    firstStep:
      'Choose three old buildings near home, dig up one true story about each at the library and tell them aloud on a walk.',
    appeals: {
      social:
        "A good guide sees whose feet hurt and who's gone quiet, and finds the group a shady wall without saying why.",
      artistic:
        'Guides build a city walk like a play, choosing which ghost comes first and what to save for the last courtyard.',
      enterprising:
        'Many tour guides are their own boss, writing the pitch, picking the streets and asking for tips with a grin.',
    },
    activities: {
      social: ['caring'],
      artistic: ['performing', 'writing'],
      enterprising: ['founding'],
    },
    demands: {
      openness:
        'Season after season the stops stay the same, and so do most of the questions people ask at them.',
    },
    interests: [3.33, 2.4, 3.46, 5.35, 3.64, 2.85],
    about: ['hospitality', 'humanities'],
    jobZone: 3,
    skills: {
      storytelling: 4.25,
      'public-speaking': 4,
      speaking: 3.88,
      languages: 3.75,
      'helping-people': 3.12,
    },
    workStyles: [
      4.05, 3.95, 3.8, 3.49, 4.28, 4.26, 4.02, 4.35, 3.77, 4.32, 4.23, 4.08, 3.94, 3.91, 3.11, 3.1,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 36660,
    growthPercent: 8,
    payGroup: 'tour and travel guides',
    relatedCareers: ['adventure-travel-guide', 'park-naturalist', 'travel-agent'],
  },
  {
    id: 'adventure-travel-guide',
    title: 'Adventure Travel Guide',
    alsoCalled: [
      'mountain guide',
      'outdoor instructor',
      'rafting guide',
      'safari guide',
      'ski instructor',
      'hiking guide',
      'climbing instructor',
      'surf instructor',
    ],
    socCode: '39-7012.00',
    description:
      'You lead small groups on trips such as rafting, safaris or mountain treks. You plan the route, pack the gear, cook at camp, tell stories and bring everyone home safely.',
    day: "Before breakfast you've read the river gauge or the forecast, tightened a guest's life vest and decided which way the group goes.",
    enjoys:
      'Seeing a scared guest grin below the rapid is what brings guides back each season, along with nights in a tent.',
    complaints:
      'Seasons end, so guides patch the year together from several jobs and spend their summers in shared bunks.',
    firstStep:
      'Carry a pack with water and first aid for four along an easy marked trail in daylight, and log pace, rests and weather.',
    appeals: {
      social:
        'On a trek the guide gives the shy hiker a job at the campfire, and strangers turn into a crew by the second night.',
      enterprising:
        'Guides sometimes turn a group around just below the summit, and then they have to sell it to people who paid for the top.',
    },
    activities: { social: ['welcoming'], enterprising: ['leading', 'persuading'] },
    demands: {
      agreeableness:
        'Cold, tired guests can be short with you, and the slowest walker sets the pace without being made to feel it.',
      extraversion:
        "Even after dark you're never off, since the whole camp looks to its guide for jokes, answers and tomorrow's plan.",
    },
    interests: [2.45, 2.34, 2.45, 4.84, 4.61, 4.3],
    about: ['hospitality', 'athletics', 'agriculture'],
    jobZone: 2,
    skills: {
      'outdoor-fieldwork': 4.25,
      'helping-people': 4.12,
      'first-aid': 3.75,
      persuasion: 3.75,
      storytelling: 3.5,
    },
    workStyles: [
      3.56, 3.46, 3.96, 3.99, 4.33, 4.81, 4.24, 4.24, 4.3, 4.2, 4.43, 4.36, 4.04, 4.24, 3.38, 3.47,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 36660,
    growthPercent: 8,
    payGroup: 'tour and travel guides',
    relatedCareers: ['travel-agent', 'tour-guide', 'concierge'],
  },
  {
    id: 'amusement-park-attendant',
    title: 'Amusement Park Attendant',
    alsoCalled: [
      'ride operator',
      'theme park worker',
      'disney worker',
      'fairground worker',
      'theme park staff',
      'roller coaster operator',
    ],
    socCode: '39-3091.00',
    description:
      'You help people have fun safely at rides, rinks or arcades. You check seat belts, start the ride, sell tickets and hand out prizes, and keep smiling on the busiest day of summer.',
    day: 'Every few minutes you push down the same lap bars in the same order, hold a child against the height stick and give a thumbs up.',
    enjoys:
      'Crews of the same age make fast friends, and a kid who runs straight back into the line lifts a whole afternoon.',
    complaints:
      "One looping song in full sun wears people down, as does telling a child in tears that they're too short.",
    firstStep:
      'Watch one ride at a fair from outside the fence, time ten rounds and list each check the operator makes before the start.',
    appeals: {
      social:
        'Park attendants spot a birthday button in the line and make its owner feel like royalty for one whole ride.',
      enterprising:
        'Working the ring toss is pure showmanship, because an attendant has to stop a passing crowd with nothing but a voice.',
      conventional:
        'Each morning a ride operator goes down the opening checklist, latch by latch, before the first empty car may run.',
    },
    activities: { social: ['welcoming'], enterprising: ['selling'], conventional: ['checking'] },
    demands: {
      openness:
        'Same ride, same speech, same buttons: the script is fixed, and each round goes like the last.',
    },
    interests: [4.23, 1, 1.68, 4.35, 3.83, 4.72],
    about: ['hospitality'],
    jobZone: 1,
    skills: { 'welcoming-guests': 4, 'working-safely': 3.75, 'helping-people': 3.12 },
    workStyles: [
      2.66, 3.03, 3.25, 3.44, 4.1, 4.11, 3.69, 3.82, 3.54, 3.85, 3.88, 3.79, 3.1, 3.49, 2.73, 2.58,
    ],
    relatedCareers: ['referee', 'professional-athlete'],
  },
]);
