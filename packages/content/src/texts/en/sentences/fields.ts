import type { WriterTexts } from '@guildpath/contract';
import { joinWords } from '../words.ts';

export const fields: WriterTexts['fields'] = {
  known: {
    Technology:
      "Behind every screen there's a hidden order, and this field draws people who want to build it, test it, guard it or explain it.",
    Engineering:
      'Machines start out as guesses here, and people come for the moment when metal, motors or circuits do what the numbers promised.',
    'Architecture and Civil Engineering':
      'Here a line on a screen decides where people will walk, live or find clean water, sometimes for a hundred years.',
    'Physics and Mathematics':
      'Atoms, galaxies and plain numbers all keep to rules that never bend, and people come here to get very close to them.',
    'Chemistry and Biology':
      "Flasks, dishes and tiny tubes hold the questions here, and one morning the result you've waited weeks for is simply there.",
    'Nature and Environment':
      "Forests, weather, wildlife and clean water need people who'll look closely, count honestly and act before it's too late.",
    'Parks and Gardens':
      'You work with living plants, sharp tools and the seasons here, and by fall you can see what your spring was good for.',
    Farming:
      "Soil, animals and weather set the schedule here, and at the end there's something real that you helped to raise or grow.",
    Animals:
      "Fur, feathers and teeth come with the job, and trust has to be earned from creatures who can't explain themselves.",
    'Medicine and Diagnostics':
      "Something's wrong inside a body, and here people find it, treat it or fix it with exact tools and a calm voice.",
    'Nursing and Patient Services':
      'Sick, old and worried people need more than a diagnosis: someone at the bedside, on the phone or behind the schedule.',
    'Therapy and Rehabilitation':
      "Someone wants to walk, talk, eat or breathe easily again, and you're there for each small win on the way back.",
    'Dental and Vision Care':
      "A hair's width matters here, because it decides whether someone can bite into an apple or read the board without a second thought.",
    'Counseling and Social Work':
      "People bring you what they can't carry alone, and the reward is seeing them stand a little straighter when they leave.",
    'Community and Charity':
      "Food, health and a fair chance don't spread by themselves, so you win over neighbors, donors and volunteers until they reach every street.",
    'Childcare and Early Learning':
      'Tiny shoes, big feelings and a hundred firsts a week fill these rooms, and the hugs at the door are free.',
    'School Education':
      'A school day is planned to the minute and never goes as planned, and the thrill is a kid who suddenly gets it.',
    'College and Adult Education':
      'The people you teach are after a degree, a trade, a song or a passing grade, and you know the way there.',
    'Museums and Libraries':
      'Old letters, bones, paintings and books give up their secrets slowly, and you keep them safe for anyone who comes and asks.',
    'Government and Policy':
      "If you've ever asked who decides where the bus stops or what a tax does, this field digs for answers and argues over them.",
    Law: 'Words carry real weight here, since one clause, date or sworn sentence can decide who keeps a house, a child or their freedom.',
    'Police and Security':
      'Noticing what others walk past, on a street, a screen or a window frame, is how people here keep everyone else safe.',
    'Fire and Rescue':
      "You train for the worst minutes of somebody's life, so that a calm voice or a steady hand is already on the way.",
    'Art and Design':
      'After a sketch, a model and a hundred versions thrown out, something stands in the world that was only in your head before.',
    'Fashion and Jewelry':
      'If you notice the hem, the heel and the watch on everyone you pass, this is where such things get made, shown and fixed.',
    Crafts:
      "Clay, glass, wood, cloth or brass under your hands, and by evening something on the bench that's better than it was at breakfast.",
    'Camera and Sound':
      "Everything an audience sees or hears was chosen by someone, frame by frame and sound by sound, and here that someone's you.",
    'Writing and Languages':
      'You hunt for the right word, on paper, on air or in a second language, until a stranger is moved, warned or set straight.',
    'Stage and Music':
      'Long work that nobody sees leads up to a few minutes in front of a crowd, and the whole field lives for them.',
    'Sports and Fitness':
      'Bodies in motion, clear rules and hours on your feet, in gyms, parks and stadiums where effort shows at once.',
    'Business and Sales':
      'Getting people to agree, buy, learn or pull the same way, and seeing soon enough in numbers or faces whether it worked.',
    'Marketing and Advertising':
      "What makes strangers stop, look and believe you is the puzzle here, and the public lets you know how well you've solved it.",
    'Banking and Insurance':
      "You look after other people's savings, homes and bad luck, with clear numbers that let them sleep at night.",
    'Accounting and Tax':
      'Every dollar leaves a trail, and this field follows it until the columns agree and the truth is on paper.',
    'Office and Administration':
      "Calls, calendars, forms and files pass through your hands, and a whole organization runs smoothly because you've kept them straight.",
    Retail:
      'Shelves, windows, carts and checkouts, where things change hands all day and you learn quickly what people really want.',
    'Real Estate':
      "Every address has its own roof, price and story, and you help settle what it's worth and who gets the keys.",
    'Food and Drink':
      "It all ends on someone's tongue, whether you cook it, cut it, pour it or carry it, and they'll be back if it's good.",
    'Travel and Hospitality':
      "Strangers arrive tired, late or thrilled, and you're the one who turns a stay, a ride or a party into a good memory.",
    'Beauty and Wellness':
      'Your hands work close up on one person at a time, who gets out of the chair or off the table changed.',
    Construction:
      "Plans, muscle and machines turn a muddy lot into something you can point to, and it'll stand there for decades.",
    'Building Services':
      "Wires, pipes, locks and motors hide in every building, and you're the one people call when they suddenly miss them.",
    'Energy and Utilities':
      'Light, fuel, water, signal and clean streets seem to come by themselves, and these are the people who make sure they do.',
    'Vehicle Repair':
      "Something that should move doesn't, and with wrenches, ears and a hunch you find out why and send it on its way.",
    Manufacturing:
      "Everything you've ever bought was made somewhere, and here you stand at the spot where raw stuff becomes a finished thing.",
    Aviation:
      'Tons of metal stay up on careful checks, clear words and trust, and many people here fell for flying as kids.',
    'Ships and Fishing':
      "Water sets the hours and weather has the last word, for small crews who'd trade any office for a rolling deck.",
    'Road and Rail':
      'You bring people and freight safely down the road or the rails, with a moving view in place of a desk.',
    'Logistics and Mail':
      "Boxes, letters and pallets cross the world to the right door, and you're a link in the chain that gets them there.",
  },
  lone: (category) => `The one job in ${category} that comes near your answers.`,
  near: {
    Wayfarer: [],
    Stalwart: ['Construction', 'Vehicle Repair', 'Energy and Utilities'],
    Siegewright: ['Energy and Utilities', 'Building Services', 'Vehicle Repair'],
    Runesmith: ['Construction', 'Crafts', 'Fashion and Jewelry'],
    'Trail Warden': ['Animals', 'Construction', 'Building Services'],
    'Forge Captain': ['Ships and Fishing', 'Construction', 'Logistics and Mail'],
    Clockmender: ['Energy and Utilities', 'Building Services', 'Manufacturing'],
    Seeker: ['Technology', 'Nature and Environment', 'Chemistry and Biology'],
    Alchemist: ['Engineering', 'Nature and Environment', 'Chemistry and Biology'],
    Loreweaver: ['Technology', 'Nature and Environment', 'Government and Policy'],
    Sage: ['Medicine and Diagnostics', 'Therapy and Rehabilitation', 'Dental and Vision Care'],
    Vizier: ['Technology', 'Nature and Environment', 'Government and Policy'],
    Codebreaker: ['Technology', 'Chemistry and Biology', 'Nature and Environment'],
    Bard: ['Art and Design', 'Stage and Music', 'Camera and Sound'],
    'Mask Carver': ['Fashion and Jewelry', 'Art and Design', 'Camera and Sound'],
    Dreamspinner: ['Art and Design', 'Writing and Languages', 'Camera and Sound'],
    Troubadour: ['Stage and Music', 'Art and Design', 'Writing and Languages'],
    Illusionist: ['Art and Design', 'Stage and Music', 'Writing and Languages'],
    Mapmaker: ['Art and Design', 'Writing and Languages', 'Camera and Sound'],
    Lamplighter: ['Nursing and Patient Services', 'School Education', 'Therapy and Rehabilitation'],
    Guardian: [
      'Nursing and Patient Services',
      'Therapy and Rehabilitation',
      'Childcare and Early Learning',
    ],
    Herbalist: [
      'Therapy and Rehabilitation',
      'Medicine and Diagnostics',
      'Nursing and Patient Services',
    ],
    Hearthsinger: ['School Education', 'College and Adult Education', 'Therapy and Rehabilitation'],
    Torchbearer: ['Counseling and Social Work', 'School Education', 'Childcare and Early Learning'],
    Innkeeper: ['Nursing and Patient Services', 'School Education', 'Childcare and Early Learning'],
    Champion: ['Business and Sales', 'Retail', 'Marketing and Advertising'],
    Vanguard: ['Retail', 'Business and Sales', 'Police and Security'],
    Tactician: ['Business and Sales', 'Marketing and Advertising', 'Banking and Insurance'],
    Firebrand: ['Business and Sales', 'Marketing and Advertising', 'Retail'],
    Envoy: ['Business and Sales', 'Travel and Hospitality', 'Sports and Fitness'],
    Chancellor: ['Business and Sales', 'Retail', 'Real Estate'],
    Scribe: ['Accounting and Tax', 'Office and Administration', 'Museums and Libraries'],
    Armorer: ['Manufacturing', 'Logistics and Mail', 'Technology'],
    Chronicler: ['Technology', 'Accounting and Tax', 'Museums and Libraries'],
    'Relic Keeper': ['Accounting and Tax', 'Museums and Libraries', 'Office and Administration'],
    Steward: ['Office and Administration', 'Accounting and Tax', 'Nursing and Patient Services'],
    Quartermaster: ['Office and Administration', 'Accounting and Tax', 'Banking and Insurance'],
  },
  other: (titles) => `Of your matches, ${joinWords(titles)} belong here.`,
};
