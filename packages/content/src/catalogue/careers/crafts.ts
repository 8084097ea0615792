import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const craftsCareers: readonly Career[] = jobFamily('Crafts', [
  {
    id: 'craft-artist',
    title: 'Craft Artist',
    alsoCalled: [
      'crafter',
      'maker',
      'candle maker',
      'basket weaver',
      'etsy seller',
      'quilter',
      'knitter',
      'leather worker',
    ],
    socCode: '27-1012.00',
    description:
      'You make things by hand that are both useful and beautiful, such as baskets, quilts or candles. You try out materials, make each piece yourself and sell it at markets, in shops or online.',
    day: 'A batch of twenty takes the morning, and the afternoon goes to labels, packages and one buyer who wants hers in blue.',
    enjoys:
      "Makers tell each other about the stranger at a market who picked up a basket, turned it over and wouldn't put it down.",
    complaints:
      'Selling can eat as many hours as making, and few buyers see why a quilt that took weeks costs more than a blanket.',
    firstStep:
      'Make five of one small thing, such as a rolled beeswax candle or a folded notebook, and work out a price that pays your hours.',
    appeals: {
      artistic:
        'Craft artists chase their own version of an old thing, a quilt in subway colors or a basket shaped like a seedpod.',
      realistic:
        'Wax poured at the right heat, willow soaked overnight, leather cut along the grain: craft artists learn each material with their fingers.',
    },
    activities: { artistic: ['designing', 'crafting'], realistic: ['crafting'] },
    demands: {
      extraversion:
        'Most of the week is spent alone at a worktable, and the crowds come only on market days.',
      agreeableness:
        'Friends will ask for a discount, and a craft artist who says yes every time works for nothing.',
    },
    interests: [5.89, 1.85, 5.93, 1.68, 2.86, 2.66],
    about: ['visual-arts'],
    jobZone: 3,
    skills: { 'hand-skills': 4.75, 'creative-thinking': 4.25, selling: 3.25 },
    workStyles: [
      4.28, 4.24, 4.16, 2.4, 3.04, 2.8, 2.12, 3.44, 3.32, 3.68, 4.08, 4.68, 3.72, 4.32, 4.24, 3.6,
    ],
    entryEducation: 'No formal educational credential',
    commissionedBy: 'shoppers at fairs, galleries and their own online shops',
    relatedCareers: ['jeweler', 'fine-artist', 'floral-designer', 'potter', 'interior-designer'],
  },
  {
    id: 'potter',
    title: 'Potter',
    alsoCalled: [
      'ceramicist',
      'pottery',
      'clay artist',
      'ceramics artist',
      'ceramic artist',
      'pot maker',
    ],
    socCode: '51-9195.05',
    description:
      'You shape clay into cups, bowls, vases and tiles. You work at the wheel or with molds, mix glazes and load the kiln, always curious how the colors will come out.',
    day: "Yesterday's mugs are firm enough for handles now, and while they're drying you knead fresh clay and scrape glaze drips off the kiln shelves.",
    enjoys:
      'Opening the kiln is the moment potters wait for, because the fire can turn a plain glaze into a red that nobody planned.',
    complaints:
      'After weeks of work one bad firing can crack half a kiln load, or fuse it to the shelves.',
    firstStep:
      'Pinch four small bowls of one size from modeling clay, and cut one in half to see how even your wall is.',
    appeals: {
      realistic:
        'Centering is the trick: a potter leans both palms into a wobbling lump of clay until it spins as if standing still.',
      artistic:
        'Two potters can throw the same bowl, yet the curve of the lip and a thumbprint by the foot tell them apart.',
    },
    activities: { realistic: ['crafting'], artistic: ['crafting'] },
    demands: {
      neuroticism:
        "Clay dries at its own speed and a kiln needs a day to cool, so the work can't be hurried.",
    },
    interests: [6.92, 1.64, 2.16, 1, 1.19, 3.69],
    about: ['visual-arts'],
    jobZone: 3,
    skills: { 'hand-skills': 4.75, 'creative-thinking': 4, 'operating-machines': 3.12 },
    workStyles: [
      4.18, 4.25, 4.3, 3.12, 3.5, 3.38, 2.78, 3.42, 3.34, 3.84, 4.08, 4.64, 4.23, 4.45, 4.12, 3.88,
    ],
    entryEducation: 'High school diploma or equivalent',
    commissionedBy: 'shops, restaurants, galleries and people at craft fairs',
    relatedCareers: ['jeweler', 'craft-artist'],
  },
  {
    id: 'glassblower',
    title: 'Glassblower',
    alsoCalled: [
      'glass blower',
      'glass artist',
      'glass maker',
      'stained glass maker',
      'neon bender',
    ],
    socCode: '51-9195.04',
    description:
      "You shape glowing glass into vases, lamps or tubes for science labs. You gather it from the furnace, blow and turn it quickly and let it cool slowly so that it doesn't crack.",
    day: 'Once the glass is on the pipe it must keep turning, while a partner swings the oven doors and shields your arm with a paddle.',
    enjoys:
      "Glass won't wait, so the whole team moves without words, and a good hour at the bench feels close to a dance.",
    complaints:
      'Heat from the furnace soaks your shirt by ten in the morning, and one wrong tap can send hours of work to the floor.',
    firstStep:
      'Gather cold honey on a chopstick and keep it turning level above a plate, without one drip, for five minutes.',
    appeals: {
      realistic:
        "A pad of wet newspaper is all that lies between a glassblower's palm and the glowing vase being rounded in it.",
      conventional:
        'Lab tubes have to match to a hair, so scientific glassblowers check the walls with calipers and log each cooling cycle.',
    },
    activities: { realistic: ['crafting'], conventional: ['measuring', 'checking'] },
    interests: [6.79, 2.5, 1.46, 1, 1.48, 5.12],
    about: ['visual-arts'],
    schooling: 'Years of practice in a studio, or an apprenticeship',
    jobZone: 2,
    skills: {
      'hand-skills': 4.75,
      'working-safely': 4,
      'quality-checking': 3.38,
      'operating-machines': 3.38,
      'tracking-progress': 3.25,
    },
    workStyles: [
      3.53, 3.69, 3.71, 3.4, 3.65, 3.16, 3.07, 3.61, 3.46, 3.52, 3.89, 4.19, 3.39, 3.88, 3.32, 3.46,
    ],
    commissionedBy: 'galleries, designers, laboratories and people at craft fairs',
    relatedCareers: ['potter', 'cabinetmaker'],
  },
  {
    id: 'cabinetmaker',
    title: 'Cabinetmaker',
    alsoCalled: [
      'furniture maker',
      'woodworker',
      'kitchen fitter',
      'joiner',
      'kitchen builder',
      'cabinet builder',
    ],
    socCode: '51-7011.00',
    description:
      'You build furniture, cabinets and fittings out of wood. You choose boards, cut joints by machine and by hand, sand, assemble and finish until drawers glide without a sound.',
    day: 'Cut lists, table saw and clamps fill the shop hours, and some weeks end in a kitchen, fitting a straight door to a crooked wall.',
    enjoys:
      "Running a thumb across a joint and finding there's no step between the boards is a small daily pride in this trade.",
    complaints:
      'Fine dust finds its way past masks and fans, while cheap flat-pack furniture keeps pushing prices down.',
    firstStep:
      'Measure a drawer at home, draw each part to scale, and build it again in cardboard so that it really slides.',
    appeals: {
      realistic:
        'A sharp plane lifts a shaving thin enough to read through, and cabinetmakers will hone the blade again just to hear it.',
      artistic:
        'Saw a walnut board in two, open it like a book, and the cabinetmaker has mirrored grain for a pair of doors.',
    },
    activities: { realistic: ['crafting'], artistic: ['designing'] },
    demands: {
      extraversion:
        "Shop machines are too loud for chatting, and with earmuffs on you're left alone with the wood.",
      openness:
        'Mortise and tenon joints have held for centuries, and much of the trade is doing the proven thing well.',
    },
    interests: [7, 2.05, 2.5, 1.11, 1.23, 3.38],
    about: ['construction', 'visual-arts'],
    schooling: 'On the job, or an apprenticeship of three to four years',
    jobZone: 2,
    skills: {
      woodwork: 4.5,
      'hand-skills': 4.25,
      'quality-checking': 3.38,
      'choosing-tools': 3,
      'understanding-user-needs': 3,
    },
    workStyles: [
      3.45, 3.72, 3.62, 2.88, 3.96, 3.71, 2.55, 3.73, 3.85, 3.73, 4.54, 4.48, 3.65, 3.55, 2.93,
      3.42,
    ],
    relatedCareers: ['carpenter', 'upholsterer'],
  },
  {
    id: 'upholsterer',
    title: 'Upholsterer',
    alsoCalled: [
      'furniture restorer',
      'sofa maker',
      'couch repair',
      'furniture coverer',
      'chair restorer',
    ],
    socCode: '51-6093.00',
    description:
      'You give chairs, sofas, car seats and boats new padding and covers. You strip the old piece, mend springs, cut cloth or leather and sew it on so that each seam sits straight.',
    day: 'Hundreds of old staples come out before new webbing, foam and cloth go on, and the stripes have to meet at every seam.',
    enjoys:
      'Old sofas give up coins and letters when you open them, and owners hardly know the piece when it comes back.',
    complaints:
      "Pulling cloth tight is hard on thumbs and wrists, and customers can't believe that a repair costs more than a new couch.",
    firstStep:
      'Lift the loose seat out of an old chair, note each layer as you take it off, and cover it again with leftover cloth.',
    appeals: {
      realistic:
        'Eight strings get knotted to each coil spring, and an upholsterer leans on the seat with both hands to feel it push back.',
      artistic:
        'Put a loud bird print on a stern old armchair, and the upholsterer has given the room its new main character.',
    },
    activities: { realistic: ['crafting'], artistic: ['designing'] },
    demands: {
      neuroticism:
        'Furniture waits patiently, so an upholstery shop can finish one chair properly before the next is stripped.',
    },
    interests: [6.81, 1.84, 2.92, 1.38, 1, 2.92],
    about: ['visual-arts', 'construction'],
    jobZone: 2,
    skills: {
      sewing: 4.5,
      'hand-skills': 4.25,
      'style-and-color': 3.5,
      'critical-thinking': 3.5,
      'quick-learning': 3,
    },
    workStyles: [
      3.25, 3.43, 3.67, 3.08, 3.76, 3.25, 3.54, 3.45, 3.24, 3.49, 3.96, 4.25, 3.83, 3.26, 3.45,
      3.15,
    ],
    relatedCareers: ['cabinetmaker', 'shoemaker'],
  },
  {
    id: 'musical-instrument-repairer',
    title: 'Musical Instrument Repairer',
    alsoCalled: [
      'luthier',
      'piano tuner',
      'guitar maker',
      'guitar tech',
      'violin maker',
      'instrument maker',
    ],
    socCode: '49-9063.00',
    description:
      'You bring pianos, violins, guitars and trumpets back to their best sound. You tune strings, replace worn pads, glue cracks and listen closely until every note is clean.',
    day: "A school's dented horns wait on the bench, and a thin lamp inside a saxophone shows which pad doesn't seal anymore.",
    enjoys:
      'Handing a violin back and hearing its owner play the first notes is, for some, better than the fee.',
    complaints:
      'Tiny screws and hours bent under a lamp tire the eyes, and late each summer every school wants its horns at once.',
    firstStep:
      'Put new strings on an old guitar or ukulele, tune it by ear, and check with a tuner app how close you came.',
    appeals: {
      realistic:
        'Trombone dents roll out over a steel ball, and a cracked cello top closes under warm hide glue and a row of clamps.',
      artistic:
        "Shifting the small post inside a violin by a hair turns its voice from thin to warm, until the repairer's ear says stop.",
    },
    activities: { realistic: ['repairing'], artistic: ['making-music'] },
    demands: {
      extraversion:
        'It takes silence to hear a faint buzz, so you spend long stretches alone with one instrument.',
    },
    interests: [6.39, 2.64, 3.46, 1.58, 1, 3.54],
    about: ['performing-arts', 'construction', 'mechanics'],
    jobZone: 3,
    skills: {
      music: 4.5,
      'hand-skills': 4.5,
      'quality-checking': 3.88,
      repairing: 3.75,
      troubleshooting: 3.75,
    },
    workStyles: [
      4.1, 4.38, 3.97, 2.83, 3.66, 3.24, 2.46, 3.83, 3.52, 3.86, 4.69, 4.93, 4.48, 4.31, 3.41, 3.93,
    ],
    entryEducation: 'High school diploma or equivalent',
    commissionedBy: 'players, schools, orchestras and music shops',
    relatedCareers: ['watchmaker', 'upholsterer'],
  },
]);
