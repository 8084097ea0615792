import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const foodAndDrinkCareers: readonly Career[] = jobFamily('Food and Drink', [
  {
    id: 'chef',
    title: 'Chef',
    alsoCalled: ['cook', 'head cook', 'sous chef', 'kitchen chef', 'cooking', 'head chef'],
    socCode: '35-1011.00',
    description:
      'You run a kitchen, planning menus, ordering food and leading the cooks. In the rush you taste, season and call out orders, and afterward you think up the next dish.',
    day: 'Fish and invoices are checked at nine, sauces tasted at four, and from seven the tickets print faster than you can call them.',
    enjoys:
      "When every burner is lit and nobody's bumping elbows, a kitchen crew feels a rush they miss on days off.",
    complaints:
      'Twelve hours on tile floors ruin knees and backs, and families celebrate the holidays without the cook.',
    firstStep:
      'Cook one tomato sauce five times, changing only salt, acid or heat, and write down what each change did.',
    appeals: {
      enterprising:
        'A chef bets on a menu, sends back the tired fish and keeps a dozen hot tempers pointed at the same plate.',
      realistic:
        'Chefs can judge a steak with a fingertip and feel in the handle when a knife needs the stone.',
    },
    activities: { enterprising: ['leading'], realistic: ['cooking'] },
    demands: {
      neuroticism:
        'Thirty orders land within ten minutes, and a dropped tray means starting over while the table waits.',
      conscientiousness:
        'Every tub gets a label and a date at closing, because one careless pot of rice can make a roomful of guests sick.',
    },
    interests: [4.84, 1.68, 2.72, 2.95, 5.13, 4.35],
    about: ['culinary-art'],
    schooling: 'Cooking school or not, some years as a cook',
    jobZone: 3,
    skills: {
      cooking: 4.75,
      teamwork: 4.12,
      leadership: 3.88,
      'creative-thinking': 3.5,
      'managing-supplies': 3.25,
    },
    workStyles: [
      4.31, 4.41, 4.62, 4.59, 4.34, 4.03, 3.55, 4.45, 4.59, 4.59, 4.72, 4.54, 4.38, 3.89, 4.21,
      4.07,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 60990,
    growthPercent: 7,
    employment: 197300,
    relatedCareers: ['private-chef', 'baker', 'restaurant-manager'],
  },
  {
    id: 'private-chef',
    title: 'Private Chef',
    alsoCalled: ['personal chef', 'home cook', 'celebrity chef', 'yacht chef', 'family cook'],
    socCode: '35-2013.00',
    description:
      "You cook for one family or a few guests in their own kitchen. You learn what they love and what they can't eat, shop for fresh food, cook with care and leave the kitchen shining.",
    day: 'At the market by eight, you choose fish for a table with one nut allergy, one vegan and a toddler.',
    enjoys:
      'Cooking for the same few people for years, and knowing which soup cheers each of them up, is the charm of it.',
    complaints:
      "It gets lonely when there's no kitchen crew, and if the family flies out on Friday, your own weekend goes with them.",
    firstStep:
      'Plan and price a week of dinners for a home with one allergy and one picky eater, and cook two of them.',
    appeals: {
      artistic:
        'Nobody hands a private chef a menu, so a rainy Tuesday and a crate of figs can become a dish of your own.',
      realistic:
        'Private chefs cook on whatever stove there is, and soon know its hot corner and the oven door that sticks.',
      social:
        'A child who eats nothing green slowly changes sides, because the private chef let her shell the peas.',
    },
    activities: { artistic: ['cooking', 'designing'], realistic: ['cooking'], social: ['caring'] },
    demands: {
      extraversion:
        'Most of the cooking gets done alone, while the talk and the laughter happen in the dining room.',
    },
    interests: [4.98, 1.4, 3.77, 3.78, 3.55, 3.71],
    about: ['culinary-art'],
    after: [{ careerId: 'chef', years: 3 }],
    schooling: 'Cooking school, or years in kitchens',
    preparation: 'twoYears',
    jobZone: 3,
    skills: {
      cooking: 4.75,
      planning: 3.75,
      'creative-thinking': 3.75,
      'helping-people': 3.12,
      'time-management': 3,
    },
    workStyles: [
      4, 3.77, 4.23, 3.46, 4.04, 4.12, 2.5, 3.85, 4.04, 4.16, 4.77, 4.62, 4.54, 4.38, 3.46, 3.36,
    ],
    // BLS counts the whole group 35-2010, in which pay differs too much for one median.
    entryEducation: 'Postsecondary nondegree award',
    growthPercent: 5,
    payGroup: 'cooks',
    commissionedBy: 'families, yacht owners and hosts of parties',
    relatedCareers: ['chef', 'barista'],
  },
  {
    id: 'baker',
    title: 'Baker',
    alsoCalled: [
      'cake maker',
      'pastry chef',
      'bread maker',
      'cake decorator',
      'baking',
      'patissier',
    ],
    socCode: '51-3011.00',
    description:
      'You make bread, cakes and pastries, often starting work while others sleep. You weigh, knead and shape dough, watch the ovens and decorate what goes into the window.',
    day: "Last night's dough is shaped by three, the first trays go in by four, and by opening you've got flour in your eyebrows.",
    enjoys:
      'Hearing the crusts crackle as they cool, while the street is still dark, is a pleasure bakers keep to themselves.',
    complaints:
      'Bedtime at eight in the evening costs friendships, and breathing flour dust for years can bring on asthma.',
    firstStep:
      'Raise a sourdough starter from flour and water, mark its height on the jar every day, and bake a loaf with it.',
    appeals: {
      realistic:
        "Bakers pinch off some dough and stretch it thin as a window, and their fingers know when the kneading's done.",
      artistic:
        'Bakers sign their loaves with a razor, in a few quick cuts that decide how the crust will open.',
    },
    activities: { realistic: ['cooking'], artistic: ['crafting', 'cooking'] },
    demands: {
      openness:
        'Flour, water, salt and the same hours every night: a good loaf comes from changing very little.',
    },
    interests: [6.29, 1.66, 2.39, 1.73, 2.1, 4.2],
    about: ['culinary-art'],
    jobZone: 2,
    skills: {
      cooking: 4.5,
      'hand-skills': 4,
      'tracking-progress': 3.25,
      'quick-learning': 3,
      'time-management': 3,
    },
    workStyles: [
      3.93, 3.6, 3.85, 3.36, 4.14, 3.74, 3.44, 3.7, 3.91, 3.56, 4.15, 4.4, 4.16, 3.46, 3.18, 3.13,
    ],
    entryEducation: 'No formal educational credential',
    medianPay: 36650,
    growthPercent: 6,
    employment: 249100,
    relatedCareers: ['candy-and-cheese-maker', 'chef'],
  },
  {
    id: 'candy-and-cheese-maker',
    title: 'Candy and Cheese Maker',
    alsoCalled: [
      'chocolatier',
      'chocolate maker',
      'cheesemaker',
      'confectioner',
      'sweet maker',
      'ice cream maker',
    ],
    socCode: '51-3092.00',
    description:
      "You make chocolate, cheese, ice cream or jam in large batches. You weigh, heat and stir, watch the clock and the thermometer and taste until it's just right.",
    day: 'White boots, hairnet and hose: the milk warms in its vat, the curd is cut on the minute, and scrubbing fills the afternoon.',
    enjoys:
      "Tasting a wheel you salted months ago, or snapping a bar with a perfect shine, is how you know you've nailed it.",
    complaints:
      'Cleaning takes longer than making, the floor is always wet, and heavy molds have to be turned by hand.',
    firstStep:
      'Curdle hot milk with lemon juice, press half the curd for ten minutes and half for an hour, and compare the bite.',
    appeals: {
      realistic:
        'A cheesemaker squeezes a fistful of warm curd and knows by how it springs back whether the vat is ready to drain.',
      conventional:
        'Tempering chocolate rewards exact people, since a few degrees too warm will leave gray streaks on every bar in the batch.',
    },
    activities: { realistic: ['cooking'], conventional: ['measuring'] },
    interests: [6.09, 2.11, 1.91, 1.5, 2.62, 4.65],
    about: ['culinary-art'],
    jobZone: 2,
    skills: { cooking: 4, 'attention-to-detail': 3.75, 'watching-instruments': 3.25, teamwork: 3 },
    workStyles: [
      4.26, 3.55, 3.89, 3.69, 3.99, 4.01, 3.5, 4.21, 3.95, 3.88, 4.44, 4.55, 3.89, 3.75, 3.04, 3.76,
    ],
    relatedCareers: ['baker', 'butcher'],
  },
  {
    id: 'butcher',
    title: 'Butcher',
    alsoCalled: ['meat cutter', 'meat seller', 'fishmonger', 'slaughterer', 'butchery'],
    socCode: '51-3021.00',
    description:
      'You cut and prepare meat for shops and kitchens. You sharpen knives, trim roasts, make sausage, keep everything cold and clean and tell customers how to cook a piece.',
    day: 'In the cold room with a steel glove on, you bone a shoulder, tie six roasts and grind the trim for sausage.',
    enjoys:
      'Following the seams so that a muscle comes away whole, with almost no waste, is a skill butchers are proud of.',
    complaints:
      "A knife that sharp punishes one careless second, and that's hard to remember when the cold has numbed your hands.",
    firstStep:
      'Separate a whole raw chicken into eight parts, with an adult beside you if knives are new to you, and weigh the waste.',
    appeals: {
      realistic:
        'Butchers hone a boning knife on the steel in four quick strokes and twist a rope of sausage into even links.',
      enterprising:
        "Behind a meat counter you can talk someone out of pricey steak and into a cheap cut they'll come back for.",
    },
    activities: { realistic: ['cooking'], enterprising: ['selling'] },
    demands: {
      openness:
        'Every side of beef comes apart in the same order, so you repeat the old cuts rather than invent new ones.',
    },
    interests: [6.26, 1.41, 1.78, 1.89, 2.78, 3.92],
    about: ['culinary-art'],
    requirement: 'US law lets no one under 18 run meat saws and slicers at work.',
    jobZone: 2,
    skills: { 'hand-skills': 4.25, 'working-safely': 4, 'helping-people': 3, 'time-management': 3 },
    workStyles: [
      3.47, 3.52, 3.85, 3.42, 4.31, 3.66, 3.53, 3.99, 3.82, 3.73, 4.42, 4.1, 4.21, 3.67, 2.82, 2.97,
    ],
    entryEducation: 'No formal educational credential',
    medianPay: 38960,
    growthPercent: 1,
    employment: 143100,
    relatedCareers: ['baker', 'candy-and-cheese-maker'],
  },
  {
    id: 'restaurant-manager',
    title: 'Restaurant Manager',
    alsoCalled: [
      'restaurant owner',
      'cafe owner',
      'cafe manager',
      "maitre d'",
      'bar manager',
      'diner manager',
    ],
    socCode: '11-9051.00',
    description:
      "You keep a restaurant or cafeteria running, from hiring and schedules to safe food and happy guests. You order supplies, help out where it's busiest and count the money at closing time.",
    day: "The dishwasher quits by text, so you roll up your sleeves, and the health inspector walks in while you're rinsing the pans.",
    enjoys:
      'Managers like to stand at the door of a full room, hear the hum and know that the team has it.',
    complaints:
      "Staff leave as fast as you train them, so a manager's Saturday can last fourteen hours for a thin profit.",
    firstStep:
      'Cost one dish that you cook at home to the cent, spices and all, and set a menu price at three times that.',
    appeals: {
      enterprising:
        "It's the restaurant manager who decides which dish leaves the menu, who runs the grill and when dessert is on the house.",
      conventional:
        "Restaurant managers count every lemon and bottle, and if last night's sales don't match, they'll find the leak.",
    },
    activities: { enterprising: ['leading'], conventional: ['keeping-records', 'finding'] },
    demands: {
      extraversion:
        "From the pep talk before opening to the last table's goodbye, you're talking with someone nearly every minute.",
    },
    interests: [4.16, 1.96, 1.63, 3.53, 5.97, 5.06],
    about: ['culinary-art', 'hospitality', 'business'],
    after: [{ careerId: 'restaurant-server', years: 3 }],
    preparation: 'twoYears',
    jobZone: 2,
    skills: {
      leadership: 3.88,
      teamwork: 3.88,
      'helping-people': 3.75,
      'managing-supplies': 3,
      budgeting: 3,
    },
    workStyles: [
      4.16, 4.19, 4.19, 4.65, 4.46, 4.35, 4.03, 4.54, 4.44, 4.05, 4.67, 4.35, 4.27, 3.9, 3.59, 3.64,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 65310,
    growthPercent: 6,
    employment: 352800,
    relatedCareers: ['chef', 'hotel-manager'],
  },
  {
    id: 'restaurant-server',
    title: 'Restaurant Server',
    alsoCalled: ['waiter', 'waitress', 'food server', 'waitstaff', 'table server'],
    socCode: '35-3031.00',
    description:
      'You look after guests in a restaurant from the first hello to the check. You explain the menu, carry plates, handle several tables at once and notice when someone needs something.',
    day: 'Salt shakers are filled and napkins folded by five, then six tables sit down at once and the kitchen runs out of the special.',
    enjoys:
      'Cash in the apron at closing, jokes with the crew and guests who ask for your section keep servers coming back.',
    complaints:
      "Tips swing from feast to famine, a few guests snap their fingers, and you won't get your own dinner until eleven.",
    firstStep:
      'Carry three plastic plates of dry rice on one arm through two doorways, and practice until not a grain falls.',
    appeals: {
      social:
        'Servers learn to read a table in seconds, whether it wants jokes, a quick meal or simply to be left alone.',
      enterprising:
        'Make the crab cakes sound irresistible and a whole table orders them, which a server soon feels in the tip.',
      conventional:
        'With each seat numbered on the pad, a good server sets down six plates and never asks who had the fish.',
    },
    activities: {
      social: ['welcoming'],
      enterprising: ['selling'],
      conventional: ['keeping-records'],
    },
    demands: {
      openness:
        'The steps of serving repeat at every table, from water glasses to dessert menus, night after night.',
      conscientiousness:
        "Nothing comes home from a serving shift, because once your cash is counted and the ketchup refilled, you're done.",
    },
    interests: [4.12, 1, 1.84, 4.72, 4.06, 4.95],
    about: ['hospitality', 'culinary-art'],
    jobZone: 2,
    skills: {
      'welcoming-guests': 4.25,
      'helping-people': 3.88,
      'physical-stamina': 3.75,
      selling: 3.5,
      empathy: 3.38,
    },
    workStyles: [
      3.67, 3.49, 3.93, 3.36, 4.13, 3.96, 4.06, 4.19, 4.1, 3.94, 4.22, 4.19, 3.92, 3.65, 2.86, 2.86,
    ],
    entryEducation: 'No formal educational credential',
    medianPay: 33760,
    growthPercent: -1,
    employment: 2329700,
    relatedCareers: ['restaurant-host', 'fast-food-worker', 'bartender', 'barista'],
  },
  {
    id: 'restaurant-host',
    title: 'Restaurant Host',
    alsoCalled: ['hostess', "maitre d'", 'greeter', 'front of house'],
    socCode: '35-9031.00',
    description:
      'You are the first smile that guests see at a restaurant. You take reservations, lead people to a good table, juggle the waiting list and keep the evening flowing.',
    day: "Pencil and floor plan in hand, you hear that the party of nine is twelve now, while two tables by the window aren't budging.",
    enjoys:
      'Fitting parties, tables and minutes together is a puzzle that keeps moving, and good hosts get hooked on it.',
    complaints:
      "Hungry people glare at you over a wait you can't shorten, while most of the tips go to the servers.",
    firstStep:
      "Sketch a dining room of ten tables and seat twenty made-up reservations so that nobody's waiting more than fifteen minutes.",
    appeals: {
      social:
        "A host can save someone's evening with crayons for a bored toddler and a chair for a tired grandmother.",
      enterprising:
        'Nobody sits until the host says where, and it takes charm to sell a hungry couple on two stools at the bar.',
    },
    activities: { social: ['welcoming', 'comforting'], enterprising: ['persuading', 'selling'] },
    demands: {
      openness:
        'The greeting, the menus and the walk to the table repeat with each party that comes through the door.',
      conscientiousness:
        "Most of your planning reaches no further than the next hour, since tonight's waiting list is trash by closing.",
    },
    interests: [3.19, 1, 1.73, 5.24, 4.44, 4.09],
    about: ['hospitality'],
    jobZone: 2,
    skills: { 'welcoming-guests': 4.5, planning: 3.5, listening: 3.5, 'helping-people': 3.12 },
    workStyles: [
      3.14, 2.96, 3.55, 2.98, 4.27, 3.78, 3.9, 4.09, 4.1, 3.88, 4, 3.66, 3.85, 2.94, 2.23, 2.46,
    ],
    relatedCareers: ['restaurant-server', 'fast-food-worker', 'hotel-desk-clerk'],
  },
  {
    id: 'bartender',
    title: 'Bartender',
    alsoCalled: ['barman', 'barmaid', 'mixologist', 'cocktail maker', 'bar staff'],
    socCode: '35-3011.00',
    description:
      'You mix drinks and make people feel at home at the bar. You shake cocktails, chat, handle a crowd of orders at once and know when someone has had enough.',
    day: "Limes are cut by five, and by eleven you've got nine orders in your head and a doubtful ID in your hand.",
    enjoys:
      'Regulars with good stories, the beat of a packed bar and a full tip jar make the night short.',
    complaints:
      'Cutting off a drunk guest can turn ugly, and friends with day jobs drift away when you sleep until noon.',
    firstStep:
      'Mix three drinks without alcohol from something sour, sweet and bitter, and measure until you can repeat each one exactly.',
    appeals: {
      enterprising:
        'Running a bar is like owning a tiny stage, where bartenders steer guests to the better tequila and work for every tip.',
      social:
        "People tell a bartender what they'd never tell their boss, and polishing a glass is good cover for listening.",
      realistic:
        'Bartenders practice with bottles of water until their wrists can pour an ounce and a half by count, without a measure.',
    },
    activities: { enterprising: ['selling'], social: ['listening'], realistic: ['measuring'] },
    interests: [4.65, 1, 2.3, 3.74, 3.85, 4.53],
    about: ['hospitality', 'culinary-art'],
    requirement: 'States set the age for serving alcohol, mostly 18 and in some 21.',
    jobZone: 2,
    skills: {
      'welcoming-guests': 4.25,
      listening: 3.75,
      'helping-people': 3.62,
      selling: 3.5,
      persuasion: 3.12,
    },
    workStyles: [
      3.7, 3.63, 3.68, 3.31, 4.13, 3.95, 4.09, 4.6, 4, 3.82, 4.58, 4.26, 4.35, 3.76, 3.58, 3.41,
    ],
    entryEducation: 'No formal educational credential',
    medianPay: 33530,
    growthPercent: 6,
    employment: 756700,
    relatedCareers: ['restaurant-server', 'fast-food-worker', 'barista'],
  },
  {
    id: 'barista',
    title: 'Barista',
    alsoCalled: [
      'coffee maker',
      'coffee shop worker',
      'cafe worker',
      'starbucks worker',
      'latte artist',
    ],
    socCode: '35-3023.01',
    description:
      'You make coffee and tea drinks exactly the way each guest likes them. You grind, steam and pour, keep the counter clean and remember what the regulars order.',
    day: "The grinder is set by taste at six, and then there's a line of commuters who want milk steamed and names spelled right.",
    enjoys:
      "Pouring a clean leaf into the foam, and starting a regular's order as the door opens, are small daily joys.",
    complaints:
      'Wrists ache from tamping hundreds of shots, the rush forgets to say hello, and the wage hardly covers rent.',
    firstStep:
      'Brew one coffee three times, with finer grounds, hotter water or a longer wait, and taste the cups side by side.',
    appeals: {
      realistic:
        "Baristas work an espresso machine by ear and hand, hearing the steam's hiss drop when the milk is hot enough.",
      social:
        'For someone who lives alone, the barista may be the first voice of the day, and a good one knows it.',
    },
    activities: { realistic: ['cooking'], social: ['welcoming'] },
    demands: {
      conscientiousness:
        "You won't have to plan past the next few cups, and when the counter's wiped the day is over.",
      openness:
        "Most drinks follow a recipe card, and you'll make the same dozen of them hundreds of times a week.",
    },
    interests: [5.58, 1.07, 2.63, 3.7, 3.24, 3.7],
    about: ['culinary-art', 'hospitality'],
    jobZone: 1,
    skills: {
      listening: 3.5,
      'helping-people': 3.38,
      selling: 3.25,
      'physical-stamina': 3.25,
      empathy: 3.12,
    },
    workStyles: [
      3.06, 2.71, 3.29, 3.1, 4.32, 3.79, 3.65, 4.05, 4.01, 3.41, 4.1, 3.31, 3.87, 3.71, 2.54, 2.65,
    ],
    relatedCareers: ['fast-food-worker', 'restaurant-server', 'bartender'],
  },
  {
    id: 'fast-food-worker',
    title: 'Fast Food Worker',
    alsoCalled: ["mcdonald's worker", 'crew member', 'dishwasher', 'pizza maker', 'kitchen porter'],
    socCode: '35-3023.00',
    description:
      'You take orders, prepare food and serve guests in a fast food restaurant or snack bar. You switch between register, grill and drive-through, and work as a quick team when the line gets long.',
    day: "Fries come up with a beep, the headset crackles with a car's order, and someone behind you calls for more buns.",
    enjoys: "Crews are young, meals come cheap, and the rush flies by when everyone's in step.",
    complaints:
      'Grease gets into your hair, a timer counts every order, and some customers shout at the youngest person there.',
    firstStep:
      'Assemble ten sandwiches for a picnic by one plan, timing each, and rearrange the table until the last takes half as long.',
    appeals: {
      conventional:
        'Fast food runs on a build chart, with two pickles, one squirt and a fold to the left, so tidy people feel at home.',
      realistic:
        'Grill duty suits busy hands: you lay, press, flip and scrape the steel before the next row of patties lands.',
      enterprising:
        'Plenty of franchise owners started on fries, and a quick crew member may be leading a shift within a year.',
    },
    activities: { conventional: ['sorting'], realistic: ['cooking'], enterprising: ['founding'] },
    caveat: 'Most people do this for a year or two, on the way to something else.',
    interests: [4.83, 1, 1.45, 3.48, 3.45, 4.96],
    about: ['culinary-art', 'hospitality'],
    jobZone: 1,
    skills: { 'physical-stamina': 3.5, cooking: 3.25, 'helping-people': 3, teamwork: 3 },
    workStyles: [
      3.66, 3.99, 4.14, 3.8, 4.25, 3.98, 3.82, 4.4, 4.14, 4.24, 4.29, 4.15, 4.08, 3.97, 3.51, 3.11,
    ],
    relatedCareers: ['restaurant-server', 'barista', 'bartender', 'restaurant-host'],
  },
]);
