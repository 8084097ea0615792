import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const museumsAndLibrariesCareers: readonly Career[] = jobFamily('Museums and Libraries', [
  {
    id: 'museum-curator',
    title: 'Museum Curator',
    alsoCalled: [
      'gallery curator',
      'exhibition maker',
      'art curator',
      'museum keeper',
      'collection manager',
      'art historian',
    ],
    socCode: '25-4012.00',
    description:
      'You choose what a museum shows and tell the story behind each object. You research a collection, plan exhibitions, write the labels and decide how fragile pieces are stored and lent.',
    day: 'In the weeks before an opening, crates are opened with gloved hands and a label is cut to sixty words.',
    enjoys:
      'Holding the real thing, and learning from a faded receipt who once owned it, still gives a curator goose bumps.',
    complaints:
      "Someone who's trained for years to study objects may spend most days on email, budgets and lunches with donors.",
    firstStep:
      'Choose seven objects from your home for a small exhibition with one idea, and write forty words on each.',
    appeals: {
      conventional:
        'Curators record where each vase came from, who has owned it and how many chips it has, so nothing in storage is a mystery.',
      enterprising:
        "It takes charm to borrow a rival museum's star painting, and a curator then talks a sponsor into paying for the truck.",
      social:
        'On a gallery walk, a museum curator watches which label makes a bored seventh grader step closer, and writes more like it.',
    },
    activities: {
      conventional: ['keeping-records'],
      enterprising: ['persuading'],
      social: ['observing'],
    },
    demands: {
      openness:
        "One show may be about samurai armor and the next about sneakers, and you'll need a fresh story for each.",
    },
    interests: [2.47, 3.43, 2.98, 3.82, 3.84, 5.36],
    about: ['humanities', 'visual-arts'],
    jobZone: 5,
    skills: {
      research: 4.25,
      writing: 3.88,
      storytelling: 3.5,
      'systems-thinking': 3.38,
      'managing-supplies': 3,
    },
    workStyles: [
      4.04, 4.21, 4.7, 4.31, 4.32, 3.43, 3.16, 3.86, 3.92, 3.98, 4.42, 4.7, 4.55, 4.21, 4.06, 4.26,
    ],
    entryEducation: "Master's degree",
    medianPay: 57100,
    growthPercent: 6,
    payGroup: 'archivists, curators, and museum workers',
    relatedCareers: ['archivist', 'historian', 'museum-conservator', 'librarian'],
  },
  {
    id: 'museum-conservator',
    title: 'Museum Conservator',
    alsoCalled: [
      'art restorer',
      'painting restorer',
      'art conservator',
      'restoration',
      'artifact restorer',
    ],
    socCode: '25-4013.00',
    description:
      'You clean, mend and protect old paintings, pots, dresses and bones. You study under the microscope what an object is made of, mend it so that the next person can undo it and build its stand or case.',
    day: 'Cotton swabs lift grime from a painting inch by inch, after an ultraviolet lamp has shown where it was touched up long ago.',
    enjoys:
      'Conservators love being the first in a century to see a painted sky without its brown varnish.',
    complaints:
      "Knowing that one slip can harm what can't be replaced weighs on you, and so does long training for modest pay.",
    firstStep:
      'Photograph an old book, toy or chair from all sides, and write a condition report with every crack and stain.',
    appeals: {
      realistic:
        'Museum conservators mix their own glues, sharpen their scalpels and rebuild a shattered pot in a box of sand, shard by shard.',
      artistic:
        "Matching a dead painter's blue, dot by dot in a scratch no wider than a thread, takes a conservator's eye for color.",
    },
    activities: { realistic: ['repairing', 'crafting'], artistic: ['drawing'] },
    demands: {
      neuroticism:
        "Hardly anybody hurries you here, because a rush job could ruin in a minute what's lasted four hundred years.",
    },
    interests: [5.67, 3.21, 3.14, 2.64, 1.51, 4.58],
    about: ['humanities', 'visual-arts', 'physical-science'],
    jobZone: 4,
    skills: {
      'hand-skills': 4.5,
      listening: 3.88,
      'lab-techniques': 3.75,
      reading: 3.62,
      teaching: 3,
    },
    workStyles: [
      3.64, 3.87, 4.16, 3.52, 4.19, 3.33, 2.79, 3.68, 3.54, 3.88, 4.42, 4.92, 4.2, 3.92, 4.03, 4.16,
    ],
    entryEducation: "Master's degree",
    growthPercent: 6,
    payGroup: 'archivists, curators, and museum workers',
    relatedCareers: ['museum-curator', 'set-and-exhibit-designer', 'archivist', 'historian'],
  },
  {
    id: 'archivist',
    title: 'Archivist',
    alsoCalled: ['records keeper', 'document keeper', 'records manager', 'archive keeper'],
    socCode: '25-4011.00',
    description:
      'You keep letters, films, photos and files that tell the story of a place or a person. You decide what to save, scan and label it and help visitors find the one page that they need.',
    day: 'Rusty clips come off and acid-free folders go on, while a visitor waits in the reading room where only pencils are allowed.',
    enjoys:
      "Opening a carton that nobody's touched in eighty years feels to an archivist like the best kind of mail.",
    complaints:
      "Backlogs stretch for years in rooms kept cold for the paper, while the archivist's own contract may end in June.",
    firstStep:
      'Sort one box of family photos by date and place, name the faces you can, and write a list of what is there.',
    appeals: {
      conventional:
        'Archivists give every box a number and every folder a line in the guide, so one love letter can be found in minutes.',
      investigative:
        'An unlabeled photo sends an archivist to the hats, the street signs and the car models to learn who, where and when.',
    },
    activities: { conventional: ['sorting', 'finding'], investigative: ['researching'] },
    demands: {
      neuroticism:
        "Paper that's waited a century won't mind one more day, so there's seldom a reason to hurry.",
      extraversion:
        'Long stretches go by in the stacks with only boxes around you, and even the visitors whisper.',
    },
    interests: [2.88, 4.72, 2.89, 2.96, 1.83, 5.97],
    about: ['humanities', 'office-work'],
    jobZone: 5,
    skills: {
      'record-keeping': 4.5,
      research: 4.25,
      reading: 4.12,
      listening: 3.88,
      'quick-learning': 3.38,
    },
    workStyles: [
      3.61, 3.58, 3.9, 3.32, 4.39, 3.55, 2.81, 3.35, 3.23, 3.81, 4.23, 4.71, 4.58, 3.39, 3.03, 3.97,
    ],
    entryEducation: "Master's degree",
    medianPay: 57100,
    growthPercent: 6,
    payGroup: 'archivists, curators, and museum workers',
    relatedCareers: ['historian', 'librarian', 'museum-curator', 'museum-conservator'],
  },
  {
    id: 'librarian',
    title: 'Librarian',
    alsoCalled: ['library worker', 'school librarian', 'library manager', 'media specialist'],
    socCode: '25-4022.00',
    description:
      'You help people find books, facts and answers that they can trust. You choose what the library buys, run story hours or computer classes and untangle hard questions at the help desk.',
    day: 'Shelves are weeded, picture books ordered and a stranger helped to print a job form, all in sight of one desk.',
    enjoys:
      "Chasing a title when the reader recalls only a blue cover and a dog is a librarian's favorite sport.",
    complaints:
      "Some hours feel like social work you weren't trained for, and campaigns to remove books have made meetings bitter.",
    firstStep:
      'Choose ten books for one reader you make up, such as a homesick runner, with one line on why for each.',
    appeals: {
      conventional:
        'Librarians decide whether a book on shark art lives with the sharks or with the art, so that the next reader finds it.',
      social:
        "A teen asks in a whisper for a book about what's going on at home, and the librarian walks over to that shelf without a fuss.",
    },
    activities: { conventional: ['sorting', 'finding'], social: ['comforting'] },
    interests: [2.32, 3.63, 2.65, 4.04, 2.75, 5.83],
    about: ['creative-writing', 'humanities', 'teaching'],
    jobZone: 5,
    skills: {
      research: 4.25,
      reading: 3.88,
      speaking: 3.88,
      'record-keeping': 3.5,
      'helping-people': 3.38,
    },
    workStyles: [
      4.18, 4.11, 4.43, 3.92, 4.54, 4.37, 3.9, 4.29, 3.94, 4.48, 4.53, 4.27, 4.53, 4.32, 3.93, 3.95,
    ],
    entryEducation: "Master's degree",
    medianPay: 64320,
    growthPercent: 2,
    employment: 142100,
    relatedCareers: ['library-technician', 'archivist', 'museum-curator'],
  },
  {
    id: 'library-technician',
    title: 'Library Technician',
    alsoCalled: [
      'library assistant',
      'library clerk',
      'library helper',
      'book shelver',
      'library aide',
    ],
    socCode: '25-4031.00',
    description:
      'You keep a library in order so that everyone finds what they came for. You check items in and out, repair and label books, help with computers and set up displays.',
    day: 'Carts of returns are sorted by call number between two calls for help with the printer.',
    enjoys:
      'A straight row of spines and an empty book drop at closing time give a technician quiet satisfaction.',
    complaints:
      "Bottom shelves and heavy carts are hard on the knees, and you often won't get promoted without a master's degree.",
    firstStep:
      'Give all your books and games a numbering system of your own, with a label on each spine and a catalog to match.',
    appeals: {
      conventional:
        'Library technicians can spot one wrong number on a spine from across the aisle, since a misplaced book is a lost one.',
      social:
        'Regulars tell the library technician about the ending they hated, and go home with a book they might love.',
    },
    activities: { conventional: ['sorting', 'checking'], social: ['listening'] },
    interests: [3.08, 2.7, 1.59, 4.07, 1.88, 6.52],
    about: ['creative-writing', 'office-work'],
    jobZone: 3,
    skills: {
      'record-keeping': 4,
      'attention-to-detail': 3.75,
      reading: 3.38,
      'helping-people': 3.12,
      'helping-others-learn': 3,
    },
    workStyles: [
      3.67, 3.63, 4.01, 3.38, 4.58, 4.32, 3.41, 4.49, 4.11, 4.16, 4.6, 4.43, 4.56, 4.04, 3.46, 3.74,
    ],
    entryEducation: 'Postsecondary nondegree award',
    relatedCareers: ['stock-and-warehouse-worker', 'librarian'],
  },
  {
    id: 'archaeologist',
    title: 'Archaeologist',
    alsoCalled: ['archeologist', 'anthropologist', 'egyptologist'],
    socCode: '19-3091.00',
    description:
      'You uncover how people lived long ago from the bones, tools and ruins that they left behind. You dig with small tools in the field season, then spend months cleaning, dating and writing about the finds.',
    day: 'String marks off a square, the trowel takes away a thin layer of soil, and each bucket is shaken through a sieve.',
    enjoys:
      'Touching a thumbprint that a potter left in wet clay two thousand years ago makes up for the mud.',
    complaints:
      'Contract digs mean months in motels, heat and rain, with a bulldozer waiting for the team to finish.',
    firstStep:
      "Mark off a square yard at home or in a park, draw everything that's on top without digging, and guess who left it.",
    appeals: {
      investigative:
        'From a burnt seed and a heap of fish bones, archaeologists work out what a family ate in one winter long ago.',
      artistic:
        'Many archaeologists still draw their finds by hand, since a pen can show the tool marks that a photo flattens.',
    },
    activities: { investigative: ['researching'], artistic: ['drawing'] },
    interests: [3.99, 6.84, 4.21, 3.67, 1.63, 3.19],
    about: ['humanities'],
    jobZone: 5,
    skills: {
      research: 4.25,
      writing: 4.25,
      speaking: 4.25,
      'outdoor-fieldwork': 4,
      'quick-learning': 3.88,
    },
    workStyles: [
      4.15, 4.45, 4.3, 2.95, 4, 4.1, 3.9, 4.05, 3.95, 4.35, 4.15, 4.7, 4.65, 4.1, 3.6, 4.5,
    ],
    entryEducation: "Master's degree",
    medianPay: 64910,
    growthPercent: 4,
    employment: 8800,
    relatedCareers: ['historian', 'geographer', 'geologist'],
  },
  {
    id: 'historian',
    title: 'Historian',
    alsoCalled: [
      'history expert',
      'history researcher',
      'genealogist',
      'history',
      'military historian',
    ],
    socCode: '19-3093.00',
    description:
      'You find out what really happened in the past and why it still matters. You read old letters and records, compare what they claim and tell the story in books, films or exhibits.',
    day: 'Faded handwriting is read letter by letter at an archive table, where one footnote may take until closing time.',
    enjoys:
      "Two sources that don't agree are a treat for historians, who want to know which one had a reason to lie.",
    complaints:
      'Years alone with paper can go into one book, with no steady job waiting for its author at the end.',
    firstStep:
      'Pick one old street name in your town, and trace in library maps and newspapers how it came about.',
    appeals: {
      investigative:
        "A grocer's bill can tell a historian how many soldiers a camp really fed, whatever the general wrote home.",
      artistic:
        "Historians turn a drawer of dry tax rolls into a story with a twist, and they can't make anything up.",
    },
    activities: { investigative: ['researching'], artistic: ['writing'] },
    demands: {
      neuroticism:
        'The events are long over and the sources can wait, so the work moves at the speed of careful reading.',
    },
    interests: [2.39, 5.32, 3.7, 3.22, 2.35, 4.87],
    about: ['humanities', 'creative-writing'],
    jobZone: 5,
    skills: {
      research: 4.75,
      reading: 4.75,
      'critical-thinking': 4.12,
      storytelling: 4,
      'quick-learning': 4,
    },
    workStyles: [
      3.26, 3.39, 3.92, 3.54, 4.49, 4.09, 3.91, 3.87, 3.18, 3.93, 4.08, 4.1, 4.53, 3.8, 3.49, 3.53,
    ],
    entryEducation: "Master's degree",
    medianPay: 74050,
    growthPercent: 2,
    employment: 3400,
    relatedCareers: ['archivist', 'archaeologist', 'museum-curator', 'museum-conservator'],
  },
]);
