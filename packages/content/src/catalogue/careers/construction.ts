import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const constructionCareers: readonly Career[] = jobFamily('Construction', [
  {
    id: 'construction-manager',
    title: 'Construction Manager',
    alsoCalled: [
      'site manager',
      'builder',
      'general contractor',
      'foreman',
      'building contractor',
      'site foreman',
    ],
    socCode: '11-9021.00',
    description:
      'You lead a building project from the first dig to handing over the keys. You schedule crews and deliveries, watch costs and safety and settle the surprises that come up on site every day.',
    day: "Around six thirty you brief the crew leads, and by noon you've moved a concrete pour, signed for steel and called the architect.",
    enjoys:
      'Driving past a school and knowing what stands behind every wall of it is a pride that managers mention years later.',
    complaints:
      'Rain, a late truck and a crew that never turns up all land on you, and so does the penalty for a missed date.',
    firstStep:
      'Draw a bar chart for repainting a bedroom, with the hours of every task and what must wait for what, and find the longest chain.',
    appeals: {
      enterprising:
        'Construction managers walk into a trailer full of arguing trades and come out with one plan and a handshake.',
      realistic:
        'Mud on the boots comes with running a site, because the manager checks the steel by eye before concrete hides it.',
    },
    activities: { enterprising: ['leading', 'negotiating'], realistic: ['building', 'checking'] },
    interests: [4.68, 3.18, 1.7, 2.35, 5.73, 4.8],
    about: ['construction', 'business'],
    after: [
      { careerId: 'carpenter', years: 5 },
      { careerId: 'civil-engineer', years: 5 },
    ],
    jobZone: 4,
    skills: {
      leadership: 4.12,
      'reading-plans': 4,
      'time-management': 4,
      budgeting: 3.62,
      'managing-supplies': 3.38,
    },
    workStyles: [
      4, 4.2, 4.3, 4.4, 4.15, 3.55, 3.3, 4.25, 4.3, 3.95, 4.55, 4.5, 4.65, 3.68, 3.3, 3.9,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 106980,
    growthPercent: 9,
    employment: 550300,
    relatedCareers: [
      'civil-engineer',
      'building-inspector',
      'architect',
      'project-manager',
      'facilities-manager',
    ],
  },
  {
    id: 'building-inspector',
    title: 'Building Inspector',
    alsoCalled: [
      'home inspector',
      'house inspector',
      'construction inspector',
      'building control officer',
      'code inspector',
    ],
    socCode: '47-4011.00',
    description:
      'You check that houses, bridges and wiring are built safely and by the rules. You walk sites with plans in hand, look into corners that others skip, note faults and say what must be fixed.',
    day: 'With a flashlight and a tablet you visit several sites, measure stair risers and look inside a wall before the drywall closes it.',
    enjoys:
      "Inspectors like being out on the road, and catching the one missing brace that nobody else would've spotted.",
    complaints:
      'Builders argue, plead or swear when you fail a job, and the crawl spaces are low, wet and full of spiders.',
    firstStep:
      'Measure every step of a public stairway with a tape, note which differ from the rest and check that the handrail never stops.',
    appeals: {
      realistic:
        "Inspectors poke beams with an awl, shake railings and climb into attics, since paper can't show how hard a nail was hit.",
      conventional:
        'A deck railing half an inch low fails, and inspectors like being able to put a finger on the very line in the code.',
      investigative:
        'One brown stain on a ceiling sends an inspector upstairs to find out whether rain, a pipe or a bathtub is guilty.',
    },
    activities: {
      realistic: ['checking'],
      conventional: ['checking', 'measuring'],
      investigative: ['diagnosing'],
    },
    interests: [6.17, 4.1, 1.22, 1.46, 2.15, 5.41],
    about: ['construction', 'law'],
    after: [
      { careerId: 'carpenter', years: 5 },
      { careerId: 'electrician', years: 5 },
      { careerId: 'plumber', years: 5 },
    ],
    jobZone: 3,
    skills: {
      'reading-plans': 4.25,
      'attention-to-detail': 4,
      reading: 4,
      'measuring-results': 3.25,
      'quality-checking': 3,
    },
    workStyles: [
      3.6, 3.64, 3.72, 3.52, 4.12, 3.44, 2.84, 4.38, 4, 4, 4.4, 4.56, 4.76, 4.16, 3, 3.8,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 72120,
    growthPercent: -1,
    employment: 147600,
    relatedCareers: ['surveyor', 'construction-manager', 'architect', 'civil-engineer'],
  },
  {
    id: 'carpenter',
    title: 'Carpenter',
    alsoCalled: ['joiner', 'woodworker', 'builder', 'framer', 'chippy', 'deck builder', 'woodwork'],
    socCode: '47-2031.00',
    description:
      'You build with wood and other materials, from house frames and stairs to shelves that fit exactly. You read plans, measure, cut and join, and see at the end of the day what you have made.',
    day: 'Chalk line, square and nail gun do most of the work, and one stair stringer gets more thought than ten wall studs.',
    enjoys:
      'The smell of fresh pine helps, but a door that clicks shut on the first try is what carpenters brag about.',
    complaints:
      'Frames go up in January wind, and when fewer homes are sold carpenters are among the first to be laid off.',
    firstStep:
      "Mark a scrap of wood square all around, cut it with a handsaw beside an adult, and repeat until there's no light under the square.",
    appeals: {
      realistic:
        'Carpenters feel it in their palms when a plane is set right and one long curl comes off the board.',
      artistic:
        'Slice a walnut plank and open it like a book, and the matching grain tells a carpenter what the table wants to be.',
    },
    activities: { realistic: ['crafting'], artistic: ['designing', 'crafting'] },
    interests: [6.75, 1.91, 2.18, 1.9, 1.79, 3.46],
    about: ['construction'],
    schooling: 'On the job, or an apprenticeship of three to four years',
    jobZone: 2,
    skills: {
      woodwork: 4.75,
      'reading-plans': 3.75,
      teamwork: 3.25,
      'quality-checking': 3.12,
      math: 3,
    },
    workStyles: [
      4.13, 4.02, 4.14, 3.96, 4.19, 3.89, 3.55, 3.98, 4.04, 4.04, 4.45, 4.67, 4.04, 3.93, 3.17,
      3.91,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 59310,
    growthPercent: 4,
    employment: 959000,
    relatedCareers: ['bricklayer', 'sheet-metal-worker', 'cabinetmaker'],
  },
  {
    id: 'bricklayer',
    title: 'Bricklayer',
    alsoCalled: ['brickie', 'brick mason', 'builder', 'mason', 'block layer', 'brick layer'],
    socCode: '47-2021.00',
    description:
      'You build walls, fireplaces and arches brick by brick. You stretch a line, spread the mortar, set each brick level and see at the end of the day how far you have come.',
    day: 'A laborer keeps the mortar coming while you butter, tap and scrape, and every few courses the level goes on and the line goes up.',
    enjoys:
      "On a good run the trowel finds its own rhythm, and bricklayers like showing their kids a wall that'll outlast them.",
    complaints:
      'Wet mortar burns the skin, low courses bend the back, and one hard frost can send the crew home without pay.',
    firstStep:
      'Lay a dry row of bricks or wooden blocks around a corner, then two more on top, so that no two joints line up.',
    appeals: {
      realistic:
        'Bricklayers split a brick clean with one tap of the hammer, and hands that can do that rarely want a desk.',
      conventional:
        'In a good brick wall every joint is as thick as a pencil, and a mason can spot the one fat joint from across the street.',
    },
    activities: { realistic: ['building', 'crafting'], conventional: ['checking'] },
    demands: {
      neuroticism:
        'Brick follows brick at an even pace, and sudden emergencies are rare once the line is stretched.',
    },
    interests: [6.95, 2.02, 1.67, 1.11, 1.21, 3.82],
    about: ['construction'],
    schooling: 'On the job, or an apprenticeship of three to four years',
    jobZone: 2,
    skills: {
      'hand-skills': 4.25,
      'physical-stamina': 4.25,
      'reading-plans': 3.5,
      'quality-checking': 3,
      'watching-instruments': 3,
    },
    workStyles: [
      3.93, 3.84, 3.81, 3.63, 4.09, 3.84, 2.88, 3.54, 3.6, 3.6, 4.39, 4.71, 4.16, 3.97, 3.57, 3.61,
    ],
    relatedCareers: ['tile-setter', 'stonemason', 'carpenter'],
  },
  {
    id: 'stonemason',
    title: 'Stonemason',
    alsoCalled: [
      'stone cutter',
      'stone carver',
      'mason',
      'stone worker',
      'wall builder',
      'gravestone maker',
    ],
    socCode: '47-2022.00',
    description:
      'You shape and set natural stone for walls, churches, steps and parks. You read the plan, cut each block with hammer, chisel or saw and fit it so well that it stands for ages.',
    day: 'At the bench, called a banker, you trace a worn molding from a template and take the stone down to it in thin, even strokes.',
    enjoys:
      "Now and then you'll find the chisel mark of someone long dead and set your own stone beside it, and that stays with you.",
    complaints:
      'Stone dust is bad for the lungs, so masks and wet cutting never end, and vibrating tools can leave fingers numb.',
    firstStep:
      'Carve your initials into a bar of soap with a blunt knife, keeping every edge straight and every groove equally deep.',
    appeals: {
      realistic:
        'Stonemasons tap a block and listen before they cut, because a dull thud instead of a ring means a hidden crack.',
      artistic:
        'Carving a rose, a row of letters or a grinning gargoyle lets a mason leave something personal on a building.',
    },
    activities: { realistic: ['building', 'crafting'], artistic: ['crafting'] },
    demands: {
      neuroticism:
        'Nobody can rush limestone, so a single block may take days and the pace at the bench stays slow.',
    },
    interests: [7, 2.14, 2.9, 1.86, 1.29, 3],
    about: ['construction', 'visual-arts'],
    schooling: 'On the job, or an apprenticeship of three to four years',
    jobZone: 3,
    skills: {
      'hand-skills': 4.5,
      'physical-stamina': 4,
      'reading-plans': 3.75,
      'watching-instruments': 3.12,
      math: 3,
    },
    workStyles: [
      4.57, 4.51, 4.53, 4.22, 3.97, 3.88, 2.84, 3.24, 3.41, 3.13, 4.79, 4.04, 3.7, 4.08, 3.55, 3.31,
    ],
    entryEducation: 'High school diploma or equivalent',
    relatedCareers: ['bricklayer', 'house-painter'],
  },
  {
    id: 'tile-setter',
    title: 'Tile Setter',
    alsoCalled: ['tiler', 'floor layer', 'flooring installer', 'tile layer', 'floor fitter'],
    socCode: '47-2044.00',
    description:
      'You cover floors, kitchens and pools with tile, marble or mosaic. You level the base, plan the pattern, cut pieces to fit and grout the joints until all lines run true.',
    day: "On knee pads you comb thin mortar with a notched trowel, check the floor's level and cut a curve around a drain pipe.",
    enjoys:
      'Setters wait all week for the wipe that takes the gray haze off the grout and shows the floor in straight lines.',
    complaints:
      "Kneeling ends some careers early, and once it's set in mortar a single high tile means hammer, chisel and starting over.",
    firstStep:
      'Measure your bathroom floor, draw it to scale and shift paper tiles on it until no cut piece is narrower than half a tile.',
    appeals: {
      realistic:
        'Tile setters score, snap and nip by hand, and tap a finished floor with a knuckle to find any hollow spot.',
      artistic:
        'Out of colored chips a setter can lay a fan, a border or a mosaic octopus that swimmers will see for decades.',
    },
    activities: { realistic: ['building', 'crafting'], artistic: ['designing'] },
    interests: [7, 1.47, 2.53, 1.34, 1, 3.66],
    about: ['construction', 'visual-arts'],
    jobZone: 2,
    skills: {
      'hand-skills': 4.5,
      'visual-design': 3.25,
      math: 3,
      'time-management': 3,
      teamwork: 3,
    },
    workStyles: [
      4.02, 3.71, 3.93, 3.9, 4.15, 3.34, 2.33, 3.97, 3.85, 3.89, 4.19, 4.49, 4.05, 3.85, 3.45, 3.88,
    ],
    entryEducation: 'No formal educational credential',
    medianPay: 52000,
    growthPercent: 6,
    payGroup: 'flooring installers and tile and stone setters',
    relatedCareers: ['bricklayer', 'house-painter'],
  },
  {
    id: 'house-painter',
    title: 'House Painter',
    alsoCalled: ['painter and decorator', 'wall painter', 'wallpaper hanger'],
    socCode: '47-2141.00',
    description:
      'You give homes, schools and bridges fresh color and a skin against the weather. You fill cracks, sand, tape the edges, mix the right shade and paint with brush, roller or spray.',
    day: 'Most hours go to drop cloths, spackle and sanding, and only then do you cut a straight line along the ceiling by hand.',
    enjoys:
      'Painters like how fast a tired room turns fresh, and the calm of a long wall with the radio on.',
    complaints:
      "Ceilings stiffen your neck, old layers may hold lead, and owners sometimes hate the color they chose once it's up.",
    firstStep:
      'Coat a big cardboard box in two colors of leftover paint, with a straight border between them done freehand, without tape.',
    appeals: {
      realistic:
        'Painters like their gear, from a roller pole that reaches a stairwell ceiling to a sprayer that coats a fence by lunch.',
      artistic:
        'House painters tint small pots until a cold gray turns warm, and some can fake marble on a column with a feather.',
    },
    activities: { realistic: ['building'], artistic: ['drawing'] },
    interests: [7, 1.47, 2.51, 1.26, 1, 3.5],
    about: ['construction'],
    jobZone: 2,
    skills: {
      'hand-skills': 4.25,
      'style-and-color': 3.75,
      'physical-stamina': 3.75,
      'time-management': 3,
    },
    workStyles: [
      3.87, 3.78, 3.74, 4.27, 4.1, 3.72, 3.29, 3.84, 3.93, 3.96, 4.19, 4.42, 4.3, 3.55, 3.85, 3.65,
    ],
    entryEducation: 'No formal educational credential',
    medianPay: 48660,
    growthPercent: 4,
    employment: 342200,
    relatedCareers: ['tile-setter', 'carpenter'],
  },
  {
    id: 'roofer',
    title: 'Roofer',
    alsoCalled: ['roof builder', 'slater', 'roof tiler', 'thatcher', 'roof repairer'],
    socCode: '47-2181.00',
    description:
      'You put roofs on houses and keep the rain out. You carry up the shingles, nail them row by row, seal every edge and work tied to a safety line high above the street.',
    day: "Bundles go up on a lift before the heat comes, then it's chalk lines, nail gun and bent metal around the chimney.",
    enjoys:
      'Roofers talk of the view, the jokes up there and whole streets they can point at from the truck.',
    complaints:
      'In July the shingles get hot enough to soften, and in winter a crew may wait weeks for dry days.',
    firstStep:
      'Cut shingles from old cartons, staple them in staggered rows to a tilted board on the ground and pour water to find leaks.',
    appeals: {
      realistic:
        'Hard physical days suit roofers, who tear off three old layers with a toothed shovel before the new roof even starts.',
      conventional:
        'Water finds any mistake, so roofers who like exact work stagger each shingle joint and count the nails in every strip.',
    },
    activities: { realistic: ['building'], conventional: ['checking'] },
    interests: [7, 1.3, 1.21, 1.48, 1.59, 3.54],
    about: ['construction'],
    requirement: 'US law lets no one under 18 work on roofs, apart from registered apprentices.',
    jobZone: 2,
    skills: {
      'physical-stamina': 4.5,
      'working-safely': 4.5,
      teamwork: 3.62,
      'operating-machines': 3,
      'time-management': 3,
    },
    workStyles: [
      3.71, 3.75, 3.84, 3.72, 4.05, 4.11, 3.11, 4.14, 3.57, 3.85, 4.72, 4.66, 4.12, 3.72, 3.77,
      3.71,
    ],
    entryEducation: 'No formal educational credential',
    medianPay: 50970,
    growthPercent: 6,
    employment: 166700,
    relatedCareers: ['carpenter', 'bricklayer'],
  },
  {
    id: 'heavy-equipment-operator',
    title: 'Heavy Equipment Operator',
    alsoCalled: [
      'digger driver',
      'bulldozer driver',
      'excavator operator',
      'JCB driver',
      'machine operator',
      'backhoe operator',
    ],
    socCode: '47-2073.00',
    description:
      'You drive excavators, bulldozers and graders that shape the ground for roads and houses. You read the stakes, move the levers with a light touch and check your machine each morning.',
    day: "Once you've checked the tracks, oil and hoses, you cut to grade by laser or screen, with a spotter's hand up near buried pipes.",
    enjoys:
      'After some years the bucket feels like your own arm, operators say, and shaving a bank smooth in one pass is pure fun.',
    complaints:
      'After ten hours of shaking the spine complains, even on a day when no gas line came near your bucket.',
    firstStep:
      'Dig a trench as long as your arm in sand and give its floor one even slope, checked with a ball that rolls slowly.',
    appeals: {
      realistic:
        'Twenty tons of excavator obey two small joysticks, and lifting out a stump feels to its operator like scooping ice cream.',
      investigative:
        'Operators read dirt like a clue, since wet clay, old fill and buried rubble each feel different through the levers.',
    },
    activities: { realistic: ['operating', 'moving-goods'], investigative: ['diagnosing'] },
    interests: [7, 2.93, 1, 1.14, 1.26, 3.88],
    about: ['construction', 'transportation'],
    requirement: 'US law lets no one under 18 run loaders and backhoes at work.',
    jobZone: 2,
    skills: {
      'working-safely': 4.25,
      'operating-machines': 4.12,
      'reading-plans': 3.25,
      'equipment-care': 3.25,
      troubleshooting: 3,
    },
    workStyles: [
      3.92, 4.12, 4.49, 3.91, 4.36, 3.93, 3.18, 3.98, 4.14, 4.34, 4.94, 4.36, 4.07, 4.14, 3.93,
      3.36,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 58320,
    growthPercent: 4,
    payGroup: 'construction equipment operators',
    relatedCareers: ['forklift-operator', 'crane-operator'],
  },
  {
    id: 'crane-operator',
    title: 'Crane Operator',
    alsoCalled: ['crane driver', 'tower crane driver', 'dock crane driver', 'lifting operator'],
    socCode: '53-7021.00',
    description:
      'You lift steel, concrete or ship containers with a crane and set them down to the inch. You follow hand signs and radio calls, mind the wind and test the machine before each shift.',
    day: "Alone in the cab, you read the load chart, wait for the rigger's signal and let the swing die before the beam comes down.",
    enjoys:
      "It's quiet up there, and operators like the trust of a crew that reaches out for a load as it arrives.",
    complaints:
      'Climbing down for a break is seldom worth it, and hour after hour you know what one daydream could do to someone below.',
    firstStep:
      'Learn the standard hand signals for hoist, lower, swing and emergency stop, and practice before a mirror until they need no thought.',
    appeals: {
      realistic:
        'Crane operators steer with their fingertips and sense the wind on a wall panel before the gauge can show it.',
      conventional:
        'Before a lift, each sling and shackle is checked and written down, and careful crane operators like leaving nothing to luck.',
    },
    activities: {
      realistic: ['operating', 'moving-goods'],
      conventional: ['checking', 'keeping-records'],
    },
    demands: {
      openness:
        'Every lift follows the same signals and the same slow steps, and nobody below wants you to try a new one.',
    },
    interests: [7, 2.22, 1, 1.19, 1.3, 3.94],
    about: ['construction', 'mechanics'],
    requirement: 'US law lets no one under 18 run a crane at work.',
    jobZone: 3,
    skills: {
      'working-safely': 4.5,
      'operating-machines': 3.88,
      'staying-calm': 3.75,
      'time-management': 3,
    },
    workStyles: [
      3.23, 3.47, 3.68, 3.54, 3.85, 3.73, 3.13, 4, 3.76, 3.7, 4.26, 4.07, 3.69, 3.65, 2.98, 3.33,
    ],
    entryEducation: 'High school diploma or equivalent',
    relatedCareers: ['forklift-operator', 'heavy-equipment-operator'],
  },
  {
    id: 'construction-laborer',
    title: 'Construction Laborer',
    alsoCalled: [
      'builder',
      "builder's laborer",
      'labourer',
      'building worker',
      'construction worker',
      'site worker',
      'road worker',
      'scaffolder',
    ],
    socCode: '47-2061.00',
    description:
      'You help build homes, roads and tunnels and learn a bit of every trade. You dig, carry, set up scaffolds, mix concrete and clear the site so that the next crew can start.',
    day: "One morning it's a jackhammer, the next a broom, a wheelbarrow of concrete or the paddle that slows cars past the trench.",
    enjoys:
      'Earning from the first week without a diploma counts, and laborers see every trade up close before they choose one.',
    complaints:
      'Newcomers get the wettest hole and the heaviest carry, and when the building is done so is the job.',
    firstStep:
      'Shift a pile of soil, leaves or snow with a shovel for an hour, and find the stance that spares your back.',
    appeals: {
      realistic:
        'Laborers try every tool on the site, from the plate compactor to the concrete saw, and go home properly tired.',
      investigative:
        'Curious laborers ask why the steel bends there and where the drain will go, and pick up engineering in the mud.',
    },
    activities: { realistic: ['operating', 'building'], investigative: ['diagnosing'] },
    demands: {
      conscientiousness:
        'The crew lead hands out the tasks each morning, and no schedule or paperwork follows you home.',
    },
    interests: [7, 2.68, 1.38, 1.23, 1.35, 3.61],
    about: ['construction'],
    jobZone: 2,
    skills: {
      'physical-stamina': 4.5,
      'working-safely': 4,
      'operating-machines': 3.12,
      teamwork: 3.12,
    },
    workStyles: [
      2.82, 3.23, 3.05, 2.59, 3.91, 3.45, 3.35, 3.02, 3.56, 3.38, 3.96, 4.26, 3.65, 3.32, 2.41,
      2.37,
    ],
    relatedCareers: ['heavy-equipment-operator', 'crane-operator'],
  },
]);
