import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const fashionAndJewelryCareers: readonly Career[] = jobFamily('Fashion and Jewelry', [
  {
    id: 'fashion-designer',
    title: 'Fashion Designer',
    alsoCalled: [
      'clothes designer',
      'dress designer',
      'couturier',
      'clothing designer',
      'stylist',
      'sneaker designer',
    ],
    socCode: '27-1022.00',
    description:
      'You design clothes, shoes or bags, from the first sketch to the sample on a model. You choose fabrics and colors, follow what people wear on the street and fix fits with the sewing room.',
    day: 'Pins run down one side of a fit model, and a sheet with every seam and button goes off to the factory.',
    enjoys:
      "Draping cloth on a form until a fold does what no sketch had planned is a designer's favorite hour.",
    complaints:
      'Before one season has sold the next must be drawn, while cheap chains copy a good cut within weeks.',
    firstStep:
      "Turn two old shirts into one new garment, from sketch to last seam, and note where the cloth wouldn't obey.",
    appeals: {
      artistic:
        "Fashion designers may start a whole collection from the rust on a ship or the sleeve of a grandfather's coat.",
      enterprising:
        "Store buyers give a fashion designer twenty minutes in the showroom, just enough to sell a shape nobody's worn yet.",
    },
    activities: { artistic: ['designing'], enterprising: ['selling'] },
    interests: [4.34, 2.17, 7, 2.35, 3.96, 2.94],
    about: ['personal-service', 'visual-arts'],
    jobZone: 3,
    skills: {
      'style-and-color': 4.5,
      drawing: 4,
      'time-management': 3.75,
      negotiation: 3.62,
      'understanding-user-needs': 3.25,
    },
    workStyles: [
      4.27, 3.84, 4.41, 3.56, 4.26, 3.32, 3.43, 3.47, 3.92, 4.14, 4.07, 4.59, 3.6, 3.7, 4.12, 3.69,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 80690,
    growthPercent: 2,
    employment: 25700,
    relatedCareers: [
      'fashion-patternmaker',
      'industrial-designer',
      'tailor',
      'wardrobe-assistant',
      'floral-designer',
    ],
  },
  {
    id: 'fashion-patternmaker',
    title: 'Fashion Patternmaker',
    alsoCalled: [
      'pattern cutter',
      'garment maker',
      'clothes pattern maker',
      'garment technologist',
    ],
    socCode: '51-6092.00',
    description:
      "You turn a designer's drawing into the exact paper or digital pieces that a garment is cut from. You plan each curve and seam, try a first sample on a model and adjust the sizes.",
    day: 'A curved ruler and a row of notches decide how a sleeve hangs, and a test in plain muslin proves it.',
    enjoys:
      'Geometry that can be worn is the fun: one flat shape closes around a shoulder without a wrinkle.',
    complaints:
      "Necklines get changed after all the sizes have been drawn, in a trade that's largely moved overseas.",
    firstStep:
      'Take a worn-out shirt apart at the seams, trace each piece on paper, and mark the grain and the seam allowance.',
    appeals: {
      artistic:
        'Move a dart an inch on the paper and the whole dress changes its mood, which makes the patternmaker a quiet second designer.',
      realistic:
        'Pattern rooms still smell of paper: shears bite through stiff oak tag, and a tracing wheel ticks along the seam line.',
    },
    activities: { artistic: ['designing'], realistic: ['crafting'] },
    interests: [5.65, 1.34, 5.4, 1.31, 1.45, 4.17],
    about: ['personal-service', 'visual-arts'],
    jobZone: 3,
    skills: {
      sewing: 4.25,
      'computer-aided-design': 3.75,
      'style-and-color': 3.5,
      'quality-checking': 3.12,
      math: 3.12,
    },
    workStyles: [
      4.13, 4.13, 4.29, 3.37, 4.21, 3.26, 2.88, 4.11, 4.18, 4.35, 4.72, 4.93, 4.36, 3.9, 4.14, 4.06,
    ],
    entryEducation: 'High school diploma or equivalent',
    relatedCareers: ['fashion-designer', 'tailor', 'industrial-designer', 'wardrobe-assistant'],
  },
  {
    id: 'tailor',
    title: 'Tailor',
    alsoCalled: ['dressmaker', 'seamstress', 'sewing', 'alterations', 'suit maker'],
    socCode: '51-6052.00',
    description:
      'You make clothes that fit one person, or change clothes until they do. You measure, pin, cut and sew, and find ways to hide a flaw or save a favorite jacket.',
    day: 'Half of the sewing is ripping out old seams, often while somebody in a wedding dress stands waiting on a box.',
    enjoys:
      'Customers stand straighter once a jacket fits, and the tailor in the mirror sees it before they do.',
    complaints:
      'Black thread on black cloth strains the eyes, and the weeks before proms and weddings bring panic and late nights.',
    firstStep:
      "Hem one pair of pants by hand with a stitch so fine that you can't see it from the outside.",
    appeals: {
      realistic:
        "A tailor's hands learn cloth: steam shrinks the ripples out of a wool sleeve, and a thimble pushes the needle through layers of canvas.",
      artistic:
        "Choosing a lining hardly anyone will see, plum silk inside a gray suit, is a tailor's chance to sign the work.",
    },
    activities: { realistic: ['crafting'], artistic: ['designing'] },
    interests: [5.88, 1.16, 3.96, 1.99, 2.44, 3.13],
    about: ['personal-service', 'visual-arts'],
    schooling: 'On the job, or an apprenticeship',
    jobZone: 2,
    skills: { sewing: 4.75, 'hand-skills': 4.5, 'style-and-color': 4, 'time-management': 3.12 },
    workStyles: [
      3.78, 3.52, 3.6, 3.4, 4.13, 3.77, 3.63, 3.88, 3.85, 3.58, 3.72, 4.06, 4.04, 3.74, 3.56, 3.25,
    ],
    commissionedBy: 'brides, dry cleaners, theaters and people with one good suit',
    relatedCareers: [
      'fashion-patternmaker',
      'shoemaker',
      'wardrobe-assistant',
      'fashion-designer',
      'floral-designer',
    ],
  },
  {
    id: 'shoemaker',
    title: 'Shoemaker',
    alsoCalled: ['cobbler', 'shoe repairer', 'sneaker maker', 'boot maker', 'cordwainer'],
    socCode: '51-6041.00',
    description:
      'You make or mend shoes, belts, bags and saddles. You cut the leather, stitch and glue it, put on new soles and polish until a worn boot looks proud again.',
    day: 'Heels are pried off and new ones nailed on, beside a stitching machine that may be older than you.',
    enjoys:
      "Saving a pair of boots that somebody's walked ten winters in gives a shoemaker deep satisfaction.",
    complaints:
      'Customers point out that a new pair costs less than the repair, in a shop where the air smells of glue.',
    firstStep:
      'Clean and condition one pair of tired leather shoes, with new laces and a photograph of each stage.',
    appeals: {
      realistic:
        'Shoemakers trim a fresh sole flush with a knife, smooth it on a spinning sander and seal the edge with hot wax.',
      artistic:
        "Pick the hide, the stitch and the shape of the toe, and a shoemaker's boots can be recognized without any logo.",
    },
    activities: { realistic: ['crafting'], artistic: ['designing', 'crafting'] },
    demands: {
      neuroticism:
        'Broken heels are rarely an emergency: the repairs hang tagged on a shelf and get done in turn.',
    },
    interests: [6.94, 1.63, 3.13, 1.32, 1.53, 3.19],
    about: ['visual-arts', 'personal-service'],
    schooling: 'On the job, over a year or two',
    jobZone: 2,
    skills: { 'hand-skills': 4.5, sewing: 4.25, 'tracking-progress': 3 },
    workStyles: [
      3.26, 3.41, 3.08, 2.65, 3.73, 3.41, 3.02, 3.27, 3.12, 3.15, 3.54, 3.66, 3.13, 3.42, 2.97,
      3.39,
    ],
    relatedCareers: ['upholsterer', 'tailor'],
  },
  {
    id: 'fashion-model',
    title: 'Fashion Model',
    alsoCalled: [
      'catwalk model',
      'runway model',
      'photo model',
      'supermodel',
      'modelling',
      'modeling',
    ],
    socCode: '41-9012.00',
    description:
      "You show clothes, makeup or products in photos, films and fashion shows. You go to castings, hold poses under hot lights and give a designer's idea a face and a walk.",
    day: 'Fittings and hours of waiting in a bathrobe take up more of the clock than the camera does.',
    enjoys:
      "Travel, odd clothes and a photographer who doesn't need words are the things models mention.",
    complaints:
      "Nearly all models are freelance, so rejection is about your own body, agencies take their cut, and next week's income is anybody's guess.",
    firstStep:
      'Film yourself walking and turning in plain clothes, for your eyes only, and choose the ten clearest poses from a hundred.',
    caveat: 'Most models freelance beside another job, and hardly any live on it for long.',
    appeals: {
      artistic:
        "A good model adds something to the frame, a tilt of the chin or a twist of the coat the photographer hadn't asked for.",
      realistic:
        'Modeling is more physical than it looks: you learn to stride in shoes a size too small and hold a lunge for twenty shots.',
    },
    activities: { artistic: ['performing'], realistic: ['performing'] },
    demands: {
      openness:
        'The dress, the hair and the idea are settled before a model arrives, and the work is to bring them to life.',
      conscientiousness:
        'Castings turn up the evening before, so plans stay loose and a bag stays packed by the door.',
    },
    interests: [5.01, 1.09, 6.91, 2.49, 3.71, 2.26],
    about: ['personal-service', 'media'],
    jobZone: 2,
    skills: { performing: 4.25, 'style-and-color': 4, 'physical-stamina': 3.5 },
    workStyles: [
      2.54, 3.09, 2.9, 1.89, 4.04, 2.99, 3.45, 3.95, 3.03, 3.82, 4.5, 3.23, 4.11, 3.46, 2.46, 1.77,
    ],
    entryEducation: 'No formal educational credential',
    growthPercent: -1,
    employment: 6700,
    relatedCareers: [
      'fine-artist',
      'makeup-artist',
      'photographer',
      'craft-artist',
      'wardrobe-assistant',
    ],
  },
  {
    id: 'jeweler',
    title: 'Jeweler',
    alsoCalled: [
      'goldsmith',
      'silversmith',
      'jeweller',
      'ring maker',
      'jewelry designer',
      'gem cutter',
    ],
    socCode: '51-9071.00',
    description:
      'You make, repair and resize rings, chains and other jewelry. At a bench with a magnifying glass you saw, solder and polish metal and set tiny stones.',
    day: 'A leather skin under the bench catches gold dust, and saw blades thin as a hair snap by the dozen.',
    enjoys:
      "Trusted with a grandmother's ring, a jeweler likes making it strong again without losing its scratches.",
    complaints:
      "One cracked emerald can cost a month's pay, so you'll hunch your shoulders and hold your breath at the bench.",
    firstStep:
      "Bend three rings from copper wire to three exact finger sizes, with ends filed until they can't scratch.",
    appeals: {
      realistic:
        'Jewelers pull silver wire through a steel plate, bend it with pliers and watch solder flash along the seam under a small torch.',
      artistic:
        'From a loose sapphire and one pencil sketch, a jeweler carves the ring in wax before any gold is melted.',
    },
    activities: { realistic: ['crafting'], artistic: ['crafting', 'designing'] },
    demands: {
      extraversion:
        "Most of the day passes at the bench with a loupe, a flame and whatever's on the radio.",
      agreeableness:
        'Now and then someone has to be told that the family diamond is glass, and that falls to the jeweler.',
    },
    interests: [6.59, 2.6, 3.7, 1.03, 1.51, 3.35],
    about: ['visual-arts', 'personal-service', 'mechanics'],
    jobZone: 3,
    skills: { 'hand-skills': 4.75, metalwork: 4, 'attention-to-detail': 4 },
    workStyles: [
      3.81, 3.77, 3.89, 2.94, 3.77, 3.33, 2.76, 3.88, 3.83, 3.61, 4.2, 4.7, 4.47, 3.74, 4.11, 4.12,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 49140,
    growthPercent: -5,
    employment: 35100,
    relatedCareers: ['craft-artist', 'potter'],
  },
  {
    id: 'watchmaker',
    title: 'Watchmaker',
    alsoCalled: ['clockmaker', 'horologist', 'watch repairer', 'clock repairer', 'watch repair'],
    socCode: '49-9064.00',
    description:
      'You repair watches and clocks, some of them older than your grandparents. Under a magnifier you take the tiny wheels apart, clean and oil them and make a missing part yourself.',
    day: 'Tweezers and a rubber blower lie ready at a bench where a sneeze is a disaster, beside a machine that hears each tick.',
    enjoys:
      'Wheels that start to swing after decades of silence are the small miracle watchmakers work for.',
    complaints:
      "Some makers won't sell spare parts to small shops, so a simple repair can wait for months.",
    firstStep:
      'Take the movement of a cheap wall clock apart without its battery, draw each wheel in place, and rebuild it until it ticks.',
    appeals: {
      realistic:
        'On a lathe no bigger than a shoebox, a watchmaker turns a new axle for the balance wheel and polishes its tips.',
      conventional:
        'Every screw goes back into its own hole, so watchmakers lay the parts in trays in the order they came off.',
    },
    activities: { realistic: ['crafting', 'repairing'], conventional: ['sorting'] },
    demands: {
      neuroticism:
        'One watch lies open at a time, the room is quiet, and hurrying a hairspring only ruins it.',
      extraversion:
        'With a loupe in one eye, a watchmaker may not speak to anyone between the first coffee and lunch.',
    },
    interests: [6.54, 1.98, 1.34, 1.41, 1.13, 4.44],
    about: ['mechanics', 'visual-arts'],
    jobZone: 3,
    skills: {
      'hand-skills': 4.75,
      'attention-to-detail': 4.5,
      repairing: 3.88,
      troubleshooting: 3,
      'quality-checking': 3,
    },
    workStyles: [
      3.67, 3.56, 3.82, 3.29, 3.76, 3.8, 2.85, 4.1, 3.51, 3.34, 3.89, 4.97, 4.57, 3.89, 3.28, 4.12,
    ],
    entryEducation: 'High school diploma or equivalent',
    relatedCareers: ['musical-instrument-repairer', 'shoemaker'],
  },
]);
