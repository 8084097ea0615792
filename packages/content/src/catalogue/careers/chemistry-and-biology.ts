import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const chemistryAndBiologyCareers: readonly Career[] = jobFamily('Chemistry and Biology', [
  {
    id: 'chemist',
    title: 'Chemist',
    alsoCalled: [
      'chemistry scientist',
      'lab scientist',
      'drug researcher',
      'perfume maker',
      'materials scientist',
      'scientist',
    ],
    socCode: '19-2031.00',
    description:
      "You find out what things are made of and how to make new ones, from medicines to paint that dries faster. You mix samples, measure them with precise instruments and write down what worked and what didn't.",
    day: "Goggles on, you start a batch under the fume hood, feed a sample to the machine and fill in the notebook while it's running.",
    enjoys:
      'A white powder that may never have been in the world before shows one clean peak, and the chemist calls a colleague over.',
    complaints:
      'Try after try ends as brown goo in a flask, and the jobs with real freedom tend to ask for a doctorate.',
    firstStep:
      'Soak red cabbage in hot water, drip its juice into vinegar, soap and baking soda and make a color chart of acids.',
    appeals: {
      investigative:
        'If the same recipe comes out blue one day and green the next, a chemist wants to know which step did it.',
      realistic:
        'Chemists handle flasks the way cooks handle pans, and some still bend their own glass tubing over a flame.',
    },
    activities: { investigative: ['diagnosing', 'experimenting'], realistic: ['crafting'] },
    interests: [5.67, 6.71, 1.52, 1.14, 1.6, 4.81],
    about: ['physical-science'],
    jobZone: 4,
    skills: {
      'lab-techniques': 4.5,
      science: 4.12,
      'critical-thinking': 4,
      math: 3.75,
      'quality-checking': 3.25,
    },
    workStyles: [
      3.97, 4.04, 3.94, 3.87, 4.15, 3.37, 2.99, 3.84, 3.98, 3.77, 4.3, 4.41, 4.37, 4.35, 3.6, 4.58,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 86620,
    growthPercent: 5,
    payGroup: 'chemists and materials scientists',
    relatedCareers: ['microbiologist', 'biomedical-engineer', 'food-scientist'],
  },
  {
    id: 'food-scientist',
    title: 'Food Scientist',
    alsoCalled: [
      'food technologist',
      'food chemist',
      'food tester',
      'flavor scientist',
      'taste tester',
      'food developer',
    ],
    socCode: '19-1012.00',
    description:
      'You work out how to keep food safe, tasty and fresh for longer. You test recipes in a small lab kitchen, look for germs under the microscope and follow a new snack to the factory line.',
    day: 'Eight cups of yogurt stand on trays under secret codes, tasters score them and you change the starch by half a percent.',
    enjoys:
      'In any supermarket, food scientists can point to a sauce and say which spoonful was their idea.',
    complaints:
      "After the fortieth spoonful of one soup your tongue goes numb, and for some factory trials you're in a hairnet before dawn.",
    firstStep:
      'Bake one cookie recipe three times with only the sugar changed, and let testers score crunch and taste without knowing which is which.',
    appeals: {
      investigative:
        'Food scientists find out why one chip stays crisp for months and another goes soft, down to the water in each crumb.',
      realistic:
        'Food scientists knead, fry and freeze the same dough a dozen ways, then snap each piece to hear the crunch.',
    },
    activities: { investigative: ['diagnosing', 'experimenting'], realistic: ['cooking'] },
    demands: {
      openness:
        'Cricket flour one month, oat cheese the next: you have to stay curious about what people might eat.',
      neuroticism: 'Tests are planned weeks ahead, so surprises are mostly a matter of taste.',
    },
    interests: [5.05, 5.71, 2.45, 2.16, 2.58, 3.95],
    about: ['culinary-art', 'life-science', 'physical-science'],
    jobZone: 4,
    skills: {
      'lab-techniques': 4,
      'quick-learning': 4,
      science: 3.88,
      'measuring-results': 3.62,
      'quality-checking': 3.38,
    },
    workStyles: [
      4.09, 4.04, 4, 3.57, 4.17, 3.27, 2.7, 3.61, 3.48, 3.82, 4.09, 4.35, 4.39, 3.78, 4, 4.61,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 78770,
    growthPercent: 6,
    payGroup: 'agricultural and food scientists',
    relatedCareers: ['chemist', 'plant-scientist'],
  },
  {
    id: 'microbiologist',
    title: 'Microbiologist',
    alsoCalled: [
      'germ scientist',
      'virologist',
      'bacteria scientist',
      'virus researcher',
      'scientist',
    ],
    socCode: '19-1022.00',
    description:
      'You study living things too small to see, such as bacteria, yeast and viruses. You grow them in dishes, look at them under strong microscopes and find out which make us sick and which help us.',
    day: 'Under a safety hood you streak plates and load the incubator, and next morning you count what grew, one dot at a time.',
    enjoys:
      'Nobody knows what grew overnight until the incubator opens, and microbiologists hurry to work for that minute.',
    complaints:
      "Cultures don't take weekends off, so somebody feeds them on Sunday, and one stray mold can cost the team a month.",
    firstStep:
      'Start a sourdough from flour and water, feed it daily and log its height, smell and bubbles as the yeast wakes up.',
    appeals: {
      investigative:
        "A clear ring around a spot of mold means it's killing its neighbors, and a microbiologist can't rest before learning how.",
      realistic:
        'With boots and bottles, some microbiologists collect their own samples from hot springs, cheese cellars and hospital drains.',
    },
    activities: { investigative: ['diagnosing', 'observing'], realistic: ['finding'] },
    demands: {
      extraversion:
        "For whole afternoons your only company is a microscope and a few million creatures that don't talk.",
    },
    interests: [5.29, 7, 1.92, 1.98, 1.07, 3.85],
    about: ['life-science'],
    jobZone: 4,
    skills: {
      'lab-techniques': 4.75,
      science: 4.62,
      writing: 4,
      'quick-learning': 3.88,
      'helping-others-learn': 3.62,
    },
    workStyles: [
      4, 4, 4.18, 3.45, 4.09, 3.55, 2.73, 3.86, 4.05, 4.09, 4.59, 4.73, 4.55, 3.68, 3.41, 4.23,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 87330,
    growthPercent: 4,
    employment: 20700,
    relatedCareers: ['biological-technician', 'geneticist', 'chemist'],
  },
  {
    id: 'geneticist',
    title: 'Geneticist',
    alsoCalled: [
      'DNA scientist',
      'gene scientist',
      'genetic engineer',
      'genetics researcher',
      'biologist',
    ],
    socCode: '19-1029.03',
    description:
      'You study how traits pass from parents to children in people, animals and plants. You read DNA in the lab, compare thousands of samples on the computer and search for the causes of rare diseases.',
    day: 'Millions of short strings of letters come from the machine, you line them up by code and talk over one odd family tree.',
    enjoys:
      'Sometimes a family gets a name for an illness after ten years without one, and the team remembers that call.',
    complaints:
      'Training runs past thirty for many, and some answers come with no treatment that anyone could offer.',
    firstStep:
      "Pull strands of DNA from a mashed strawberry with dish soap, salt and ice-cold rubbing alcohol, and note what you'd get without each of them.",
    appeals: {
      investigative:
        "Geneticists trace one changed letter among billions and ask why it makes a cat's fur curl or a heart skip.",
      artistic:
        'It takes imagination to make a fish glow wherever one gene is switched on, and geneticists dream up such experiments.',
    },
    activities: { investigative: ['diagnosing'], artistic: ['experimenting'] },
    demands: {
      openness:
        "The lab tools change every few years, and some of what you learned in college you'll have to learn again.",
      neuroticism:
        "An answer from DNA takes weeks and can't be rushed, so the pace is steadier than the stakes.",
    },
    interests: [4.05, 7, 2.95, 2.91, 1.61, 4.78],
    about: ['life-science'],
    jobZone: 5,
    skills: {
      'lab-techniques': 4.5,
      science: 4.12,
      'data-analysis': 4,
      math: 3.88,
      'helping-others-learn': 3.88,
    },
    workStyles: [
      4.44, 4.48, 4.28, 3.48, 3.8, 3.44, 2.48, 3.44, 3.6, 3.68, 4.16, 4.72, 4.8, 3.88, 3.96, 4.72,
    ],
    relatedCareers: ['microbiologist', 'food-scientist'],
  },
  {
    id: 'biological-technician',
    title: 'Biological Technician',
    alsoCalled: [
      'biology lab assistant',
      'lab tech',
      'research assistant',
      'lab assistant',
      'biotech',
    ],
    socCode: '19-4021.00',
    description:
      'You help scientists find out how living things work. You grow cells, feed fish or mice, run tests, keep the lab clean and note each result with care.',
    day: "Tanks get checked at eight, cells get fed at ten, and after that it's dripping tiny amounts into a plate with ninety-six wells.",
    enjoys:
      'Technicians get the hands-on part of science without the hunt for grants, and they often teach each new student the ropes.',
    complaints:
      "Jobs end when a project's money does, and putting lab animals to sleep stays with the people who have to do it.",
    firstStep:
      'Sprout thirty beans on damp paper, half in light and half in the dark, and measure every root daily in a neat table.',
    appeals: {
      investigative:
        "Often it's the biological technician who first sees that the cells in dish nine look odd and asks what was different there.",
      realistic:
        "Biological technicians learn to pick up a mouse so gently that it doesn't even squeak.",
      conventional:
        'A freezer holds ten thousand tiny tubes, and the biological technician who labeled them can find any one in a minute.',
    },
    activities: {
      investigative: ['observing', 'diagnosing'],
      realistic: ['tending-animals'],
      conventional: ['sorting'],
    },
    interests: [5.6, 5.36, 1.2, 1.97, 1.31, 5.62],
    about: ['life-science'],
    jobZone: 4,
    skills: {
      'lab-techniques': 4.75,
      'attention-to-detail': 4,
      reading: 4,
      'critical-thinking': 3.88,
      science: 3.75,
    },
    workStyles: [
      3.63, 3.93, 3.9, 3.2, 4.13, 3.63, 3.27, 3.96, 3.95, 4.07, 4.49, 4.62, 4.45, 4.36, 3.63, 4.13,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 52000,
    growthPercent: 3,
    employment: 82700,
    relatedCareers: [
      'medical-laboratory-technician',
      'medical-laboratory-technologist',
      'microbiologist',
    ],
  },
  {
    id: 'chemical-technician',
    title: 'Chemical Technician',
    alsoCalled: ['chemistry lab assistant', 'lab tech', 'lab assistant', 'chemical lab worker'],
    socCode: '19-4031.00',
    description:
      'You run tests in a lab and help chemists invent better medicines, paints or batteries. You mix samples, set up the instruments, note each value and keep the place safe and clean.',
    day: 'When a sample comes over from the plant you weigh it, titrate it and call the line right away if the batch is off.',
    enjoys:
      'One drop turns the flask pink, the tank is cleared for shipping, and the technician knows that the number is good.',
    complaints:
      "Plant labs run day and night, so you'll rotate shifts, and the credit for a new product goes to the chemists upstairs.",
    firstStep:
      'Make tiny equal heaps of baking soda, count the drops of lemon juice each takes to stop fizzing and repeat until three agree.',
    appeals: {
      investigative:
        'Suppose a paint dries too slowly: chemical technicians change one ingredient at a time until they know which is to blame.',
      realistic:
        'Chemical technicians take apart a clogged pump, rinse it, seal it and have the instrument running before the next sample.',
      conventional:
        "Scales get checked against a known weight every morning, and chemical technicians trust no number from one that hasn't been.",
    },
    activities: {
      investigative: ['experimenting', 'diagnosing'],
      realistic: ['repairing'],
      conventional: ['checking', 'measuring'],
    },
    demands: {
      extraversion:
        'The instruments do most of the talking, and a quick call to the plant covers the rest.',
      agreeableness: 'If the batch is off, you say so, however badly the plant wants to ship it.',
    },
    interests: [5.45, 5.8, 1.51, 1.64, 1.13, 5.25],
    about: ['physical-science'],
    jobZone: 3,
    skills: {
      'lab-techniques': 4.75,
      science: 4.12,
      'working-safely': 4,
      'tracking-progress': 3.88,
      'quality-checking': 3.12,
    },
    workStyles: [
      3.38, 3.64, 3.91, 3.03, 3.65, 3.16, 2.41, 3.16, 3.61, 3.76, 4.15, 4.51, 4.27, 3.72, 3.49,
      4.08,
    ],
    entryEducation: "Associate's degree",
    medianPay: 57790,
    growthPercent: 4,
    employment: 57000,
    relatedCareers: ['biological-technician', 'chemist'],
  },
]);
