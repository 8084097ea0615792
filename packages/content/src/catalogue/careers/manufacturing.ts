import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const manufacturingCareers: readonly Career[] = jobFamily('Manufacturing', [
  {
    id: 'welder',
    title: 'Welder',
    alsoCalled: ['metalworker', 'welding', 'fabricator', 'metal joiner'],
    socCode: '51-4121.00',
    description:
      'You join metal parts with heat so strongly that bridges, ships and pipes hold together. You read the drawing, set up the torch, lay a clean seam behind a mask and check it for cracks.',
    day: "Grinding, clamping and tacking take longer than the arc, and a small gauge held to the seam shows if it'll pass.",
    enjoys:
      'Under the hood the world shrinks to a glowing puddle, and welders call that the calmest hour they know.',
    complaints:
      'Sparks find the gap in your collar, and a seam deep inside a tank can bend you like a hook for hours.',
    firstStep:
      'Squeeze toothpaste along the corner of a folded card in one even line, each ripple overlapping the last like fallen coins.',
    appeals: {
      realistic:
        'Welders brace one wrist with the other and move so evenly that the bead looks like a row of toppled dimes.',
      conventional:
        'On pipeline jobs a weld gets X-rayed, and exact welders enjoy the clean gray film that shows no bubble inside.',
    },
    activities: { realistic: ['crafting'], conventional: ['checking'] },
    demands: {
      neuroticism:
        'A seam takes the time it takes, and rushing only means grinding it out and starting over.',
    },
    interests: [7, 2.08, 1.4, 1.08, 1.53, 3.65],
    about: ['mechanics'],
    jobZone: 2,
    skills: { metalwork: 4.75, 'working-safely': 4, 'quality-checking': 3.12 },
    workStyles: [
      3.66, 3.67, 3.81, 3.52, 3.82, 3.48, 3.29, 3.78, 3.37, 3.5, 4.04, 4.25, 3.75, 3.56, 3.25, 3.17,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 51000,
    growthPercent: 2,
    employment: 457300,
    relatedCareers: ['sheet-metal-worker', 'boat-builder'],
  },
  {
    id: 'machinist',
    title: 'Machinist',
    alsoCalled: [
      'lathe operator',
      'metal worker',
      'toolmaker',
      'tool and die maker',
      'milling machine operator',
      'turner',
    ],
    socCode: '51-4041.00',
    description:
      "You make precise metal parts for engines, tools and medical devices. You set up lathes and mills, many of them computer-controlled, and measure results down to a hair's width.",
    day: 'Setup is the art: you square the vise with a dial gauge, zero each tool, cut one part and measure it before fifty more.',
    enjoys:
      'A part that measures true to a thousandth of an inch makes a machinist smile, and old hands hear when a cut runs right.',
    complaints:
      "The smell of coolant rides home with you after a shift when you've made the same part four hundred times.",
    firstStep:
      'Measure ten coins of one kind with a cheap caliper, thickness and width, and see how far your own readings spread.',
    appeals: {
      realistic:
        'Machinists know by the blue of a steel chip how hot the cutter runs, and break each sharp edge with a file.',
      investigative:
        'If a bore drifts by a hair after lunch, a machinist asks why and finds that the sun has warmed the steel.',
    },
    activities: { realistic: ['crafting'], investigative: ['diagnosing'] },
    demands: {
      extraversion:
        "For most of the shift it's you, a drawing and a machine too loud for small talk.",
      agreeableness:
        "A part is within tolerance or it's scrap, and sometimes you're the one who has to tell the boss which.",
    },
    interests: [7, 3.7, 1.95, 1.16, 1.21, 4.4],
    about: ['mechanics'],
    jobZone: 3,
    skills: {
      metalwork: 4.5,
      'reading-plans': 4,
      'operating-machines': 3.25,
      troubleshooting: 3,
      'quality-checking': 3,
    },
    workStyles: [
      3.76, 3.61, 3.73, 2.78, 3.83, 3.33, 2.85, 3.61, 3.78, 3.67, 4.33, 4.55, 3.8, 4.17, 3.86, 3.99,
    ],
    entryEducation: 'High school diploma or equivalent',
    relatedCareers: ['cnc-programmer', 'industrial-machinery-mechanic'],
  },
  {
    id: 'cnc-programmer',
    title: 'CNC Programmer',
    alsoCalled: ['CAM programmer', 'CNC machinist', 'machine programmer', 'milling programmer'],
    socCode: '51-9162.00',
    description:
      'You write the step-by-step programs that tell cutting machines how to shape a part. You study the drawing, plan each cut on the computer, watch the first run and correct what is off.',
    day: 'First the cut runs as a film on your screen, and then you stand at the machine with one finger on the stop button.',
    enjoys:
      "Shaving forty seconds off a part that'll run ten thousand times is a kind of fun programmers know well.",
    complaints:
      'One wrong sign can crash a spindle worth more than your car, and the floor wanted the program an hour ago.',
    firstStep:
      'Write the moves for a pen that draws your initials on squared paper, one X and Y at a time, and obey them blindly.',
    appeals: {
      conventional:
        "CNC code has a number for each tool, offset and move, and programmers like that one misplaced point can't hide for long.",
      realistic:
        'A CNC programmer picks the first part out of the vise, still warm, and runs a thumbnail along the edge drawn that morning.',
      investigative:
        'When a cutter chatters, programmers change speed, depth or grip one at a time until they know which was to blame.',
    },
    activities: {
      conventional: ['programming', 'checking'],
      realistic: ['crafting'],
      investigative: ['diagnosing', 'experimenting'],
    },
    demands: {
      agreeableness:
        'Sometimes you have to tell a designer that no cutter can reach that corner, and then hold your ground.',
    },
    interests: [4.88, 3.62, 1.53, 1.45, 1.68, 5.92],
    about: ['mechanics', 'information-technology', 'engineering'],
    schooling: 'A program of one to two years',
    preparation: 'twoYears',
    jobZone: 3,
    skills: {
      'computer-aided-design': 4.25,
      metalwork: 3.75,
      programming: 3.75,
      math: 3.12,
      troubleshooting: 3,
    },
    workStyles: [
      3.69, 3.69, 3.61, 3.19, 3.66, 3.33, 2.98, 3.64, 3.12, 3.54, 3.98, 4.54, 3.87, 4.13, 3.6, 4.07,
    ],
    entryEducation: 'Postsecondary nondegree award',
    relatedCareers: ['machinist', 'robotics-technician'],
  },
  {
    id: 'industrial-machinery-mechanic',
    title: 'Industrial Machinery Mechanic',
    alsoCalled: [
      'millwright',
      'factory mechanic',
      'maintenance fitter',
      'machine fixer',
      'machine mechanic',
      'maintenance engineer',
    ],
    socCode: '49-9041.00',
    description:
      'You keep the machines of a factory running, from conveyor belts to robot arms. You listen for trouble, replace worn parts on time and get the line moving again when it stops.',
    day: 'A radio call sends you to a jammed conveyor, where you hang your padlock on the power switch and change a bearing.',
    enjoys:
      "When the line is down everyone's waiting on you, and mechanics love the hum as it picks up again.",
    complaints:
      'Every stopped minute costs money, so a boss stands behind you, and big overhauls fall on nights and holidays.',
    firstStep:
      'Take apart a hand-cranked mixer or a salad spinner, lay the gears out in order, clean them and rebuild it with none left over.',
    appeals: {
      realistic:
        'Millwrights slide paper-thin shims under a two-ton motor until its shaft lines up dead straight with the pump.',
      conventional:
        'Factory mechanics live by the grease chart, where each bearing has its own day, its own grease and its number of pumps.',
    },
    activities: { realistic: ['repairing'], conventional: ['scheduling'] },
    interests: [7, 3.01, 1.01, 1, 1.17, 4.33],
    about: ['mechanics', 'electronics'],
    jobZone: 3,
    skills: {
      'engines-and-machines': 4.5,
      'working-safely': 4,
      repairing: 4,
      troubleshooting: 4,
      'operating-machines': 4,
    },
    workStyles: [
      3.93, 4.09, 4.28, 3.89, 4.09, 3.5, 2.95, 3.65, 3.8, 4.12, 4.4, 4.31, 4.09, 3.85, 3.95, 4.02,
    ],
    entryEducation: 'High school diploma or equivalent',
    relatedCareers: ['quality-inspector', 'machinist'],
  },
  {
    id: 'sheet-metal-worker',
    title: 'Sheet Metal Worker',
    alsoCalled: ['tinsmith', 'metal fabricator', 'duct installer', 'tin knocker'],
    socCode: '47-2211.00',
    description:
      'You cut, bend and join thin metal into air ducts, roofs and airplane parts. You draw the shape flat, work it with shears, presses and rivets and fit it in place.',
    day: 'Flat blanks become ducts on the folding machine, and in the afternoon you hang them between pipes from a lift.',
    enjoys:
      'Seeing a flat sheet fold up into the very elbow you drew is the trick these workers never tire of.',
    complaints:
      "Every edge is a blade, and after you've hung ducts overhead all day your arms feel like lead.",
    firstStep:
      'Cut one flat pattern from a cereal box that folds into a funnel, square at one end and round at the other.',
    appeals: {
      realistic:
        'Sheet metal workers cut curves with hand snips while the waste curls away like the peel of an apple.',
      conventional:
        "Ducts an eighth of an inch off won't slip together, so exact workers scratch in every line before they bend.",
    },
    activities: { realistic: ['crafting'], conventional: ['measuring'] },
    demands: {
      neuroticism:
        'The shop keeps a measured pace, with one blank, one bend and one seam after another.',
      agreeableness:
        'Plumbers and electricians want the same ceiling, and you may have to argue for the space your duct needs.',
    },
    interests: [7, 2.07, 1.55, 1, 1, 3.58],
    about: ['mechanics', 'construction'],
    schooling: 'On the job, or an apprenticeship of four to five years',
    jobZone: 2,
    skills: {
      metalwork: 4.5,
      'reading-plans': 4,
      'computer-aided-design': 3.25,
      teamwork: 3.12,
      math: 3,
    },
    workStyles: [
      4.04, 3.95, 4.07, 3.78, 4.02, 3.09, 3.33, 3.55, 3.56, 3.68, 4.38, 4.56, 3.75, 3.41, 3.51,
      3.65,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 60850,
    growthPercent: 2,
    employment: 127000,
    relatedCareers: ['carpenter', 'welder'],
  },
  {
    id: 'microchip-technician',
    title: 'Microchip Technician',
    alsoCalled: [
      'chip maker',
      'semiconductor technician',
      'computer chip maker',
      'wafer technician',
      'cleanroom worker',
      'chip factory worker',
    ],
    socCode: '51-9141.00',
    description:
      'You help make the chips inside phones, cars and games in a room cleaner than a hospital. In a full-body suit you run the machines, check paper-thin slices and note each step.',
    day: 'Suiting up takes some minutes, then you load pods of wafers, start the recipe and report a drift too small to see.',
    enjoys:
      "Technicians like the order, the calm and the odd thought that they're building the smallest things people make.",
    complaints:
      'Twelve hours in a hood and mask are long when a sip of water means undressing first, and many shifts are nights.',
    firstStep:
      'Press clear tape on a desk, a sill and a phone, count the specks under a magnifier and work out how to halve them.',
    appeals: {
      realistic:
        'Chip technicians open a vacuum chamber, swap a worn ring with gloved fingers and coax a machine worth millions back to life.',
      conventional:
        'Each lot of wafers carries a record of every step, and chip technicians like a place where nothing goes unwritten.',
    },
    activities: { realistic: ['repairing'], conventional: ['keeping-records'] },
    demands: {
      openness:
        'Engineers fix the recipe, and your part is to run it the same way on the thousandth wafer.',
    },
    interests: [6.4, 3.07, 1, 1.11, 1.46, 5.15],
    about: ['electronics', 'physical-science'],
    jobZone: 2,
    skills: {
      'attention-to-detail': 4.5,
      'lab-techniques': 3.75,
      'watching-instruments': 3.62,
      'quality-checking': 3.25,
      'tracking-progress': 3.25,
    },
    workStyles: [
      3.37, 3.47, 3.62, 3.13, 4.05, 3.63, 3.45, 3.64, 3.89, 3.78, 4.01, 4.36, 3.28, 3.61, 3.29,
      3.17,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 51180,
    growthPercent: 11,
    employment: 31900,
    relatedCareers: ['quality-inspector', 'industrial-machinery-mechanic'],
  },
  {
    id: 'quality-inspector',
    title: 'Quality Inspector',
    alsoCalled: [
      'QC inspector',
      'quality checker',
      'quality controller',
      'QA',
      'product tester',
      'factory inspector',
    ],
    socCode: '51-9061.00',
    description:
      'You check that what a factory makes is safe and well made. You measure, weigh, test or taste samples, find out where a fault begins and stop a bad batch before it is shipped.',
    day: 'Gauges, a microscope and a sampling table fill your bench, and each reject gets a red tag, a photo and a short report.',
    enjoys:
      'Inspectors like the hunt back through shifts and machines to the very hour in which a flaw began.',
    complaints:
      "Production treats you like the brakes, and after three hundred good parts it's easy for your eyes to slide past a bad one.",
    firstStep:
      'Weigh or measure each piece in three bags of the same candy, chart the spread and set a rule for what you would reject.',
    appeals: {
      realistic:
        'Quality inspectors get to flex hinges, thump cans and crush boxes just to learn when they give.',
      conventional:
        'Even the gauges get a yearly checkup, because inspectors know that one lying ruler would pass a truckload of mistakes.',
      investigative:
        'Under a lens an inspector can tell a crack that grew for weeks from one that a single blow made.',
    },
    activities: {
      realistic: ['experimenting'],
      conventional: ['checking', 'measuring'],
      investigative: ['observing', 'diagnosing'],
    },
    interests: [5.73, 3.42, 1, 1, 1.38, 5.36],
    about: ['mechanics'],
    jobZone: 2,
    skills: {
      'attention-to-detail': 4.5,
      'quality-checking': 3.75,
      writing: 3.25,
      'watching-instruments': 3,
      'time-management': 3,
    },
    workStyles: [
      4.1, 4.09, 4.24, 4.15, 4.46, 3.6, 3.32, 4.66, 4.41, 4.23, 4.85, 4.96, 4.34, 4.43, 3.58, 4.25,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 47460,
    growthPercent: 0,
    employment: 598000,
    relatedCareers: ['industrial-machinery-mechanic', 'microchip-technician'],
  },
  {
    id: 'assembly-line-worker',
    title: 'Assembly Line Worker',
    alsoCalled: [
      'factory worker',
      'production worker',
      'assembler',
      'car factory worker',
      'production operative',
    ],
    socCode: '51-2092.00',
    description:
      'You put products together as part of a team, from toys to trucks. You do your step fast and well, check the part before yours and swap places to learn the whole line.',
    day: 'The next unit rolls up, and in about a minute you fit your clips, drive your bolts with a hanging gun and step back.',
    enjoys:
      'Steady pay, jokes across the line and a mind free of work at the gate are why assemblers say they stay.',
    complaints:
      "Wrists ache from one motion done hundreds of times, and you can't even go to the restroom until someone takes your place.",
    firstStep:
      'Set up a line on the kitchen table for thirty paper planes, time each step and rearrange it until no pile grows.',
    appeals: {
      realistic:
        'Assemblers get so quick that a plug goes in by feel, with a tiny click only their fingertips notice.',
      enterprising:
        'An assembler who moves the bolt rack two feet closer and proves it saves seconds may be leading the team next year.',
      conventional:
        'On the line each bin and tool has its place, and a sharp assembler catches the missing washer before the unit rolls on.',
    },
    activities: {
      realistic: ['building'],
      enterprising: ['leading'],
      conventional: ['sorting', 'checking'],
    },
    interests: [5.37, 1.43, 1.6, 2.42, 3.93, 4.58],
    about: ['mechanics', 'electronics'],
    jobZone: 2,
    skills: {
      'hand-skills': 4,
      'physical-stamina': 3.75,
      'quality-checking': 3.12,
      'watching-instruments': 3,
      teaching: 3,
    },
    workStyles: [
      3.98, 3.85, 4.04, 3.69, 4.18, 3.57, 3.33, 4.13, 3.93, 3.81, 4.09, 4.34, 3.63, 3.82, 3.54,
      3.59,
    ],
    relatedCareers: ['printing-press-operator', 'welder'],
  },
  {
    id: 'boat-builder',
    title: 'Boat Builder',
    alsoCalled: ['shipwright', 'shipbuilder', 'yacht builder', 'boat carpenter', 'canoe maker'],
    socCode: '51-2051.00',
    description:
      'You build boat hulls, surfboards or wind turbine blades from layers of fiberglass. You prepare the mold, lay the mats, brush on resin and sand the shape until it is smooth.',
    day: 'In a respirator and gloves you wet out the glass cloth, roll bubbles from each layer and race the resin before it sets.',
    enjoys:
      "Builders run a palm along a smooth hull without thinking, and they wouldn't miss the day it first floats.",
    complaints:
      'Glass dust finds its way under any cuff, so skin can itch for days after a week of sanding.',
    firstStep:
      'Paste four layers of paper strips over a greased bowl, let them dry, lift off the shell and sand it smooth.',
    appeals: {
      realistic:
        'Getting a hull off its mold takes wedges, a hoist and held breath, and boat builders live for the pop.',
      artistic:
        'Surfboard shapers and boat builders chase a curve by eye, taking off a little foam until the line looks fast.',
    },
    activities: { realistic: ['building', 'crafting'], artistic: ['crafting', 'designing'] },
    interests: [6.74, 2.02, 2.22, 1, 1.16, 3.49],
    about: ['transportation', 'construction'],
    jobZone: 2,
    skills: {
      'hand-skills': 4.5,
      'working-safely': 4,
      'physical-stamina': 3.75,
      'watching-instruments': 3.12,
    },
    workStyles: [
      3.83, 3.79, 3.94, 3.62, 4.13, 3.36, 3.07, 4.07, 3.83, 3.68, 4.41, 4.56, 3.83, 3.91, 3.27,
      3.36,
    ],
    relatedCareers: ['sheet-metal-worker', 'welder'],
  },
  {
    id: 'printing-press-operator',
    title: 'Printing Press Operator',
    alsoCalled: [
      'printer',
      'print technician',
      'newspaper printer',
      'screen printer',
      't-shirt printer',
      'print shop worker',
    ],
    socCode: '51-5112.00',
    description:
      'You print books, posters, packages and T-shirts on big, fast machines. You load paper and ink, match the colors, watch the sheets fly past and stop the press when something smears.',
    day: 'Before the run you hang plates, set the ink and pull sheets to a bright booth until faces match the proof.',
    enjoys:
      'Ink smell and the roar at full speed get into the blood, and a poster spotted across town feels like yours.',
    complaints:
      "One color mixed wrong can mean a ton of paper in the trash, so nobody's relaxed on a rush job at night.",
    firstStep:
      'Carve a design for two colors into potato halves and print twenty copies in which both colors line up.',
    appeals: {
      conventional:
        'Printers line up four colors within a hair by the tiny crosses in the margin, and exact eyes enjoy the hunt.',
      realistic:
        'Some presses are as long as a bus, with rollers to wash, blades to set and an operator who knows each squeak.',
    },
    activities: { conventional: ['checking'], realistic: ['repairing', 'cleaning'] },
    demands: {
      openness:
        "Posters change but the steps don't: load, ink, line up, run, wash and begin again.",
    },
    outlook: 'fewer jobs each year',
    interests: [4.8, 1.18, 1.74, 1.71, 1.77, 5.43],
    about: ['mechanics', 'visual-arts'],
    jobZone: 2,
    skills: {
      'quality-checking': 3.88,
      'watching-instruments': 3.62,
      'style-and-color': 3.5,
      repairing: 3.12,
      troubleshooting: 3.12,
    },
    workStyles: [
      3.44, 3.55, 3.69, 3.2, 3.68, 3.19, 2.54, 3.32, 3.71, 3.52, 4.25, 4.52, 3.78, 3.8, 2.8, 3.17,
    ],
    relatedCareers: ['microchip-technician', 'cnc-programmer'],
  },
]);
