import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const beautyAndWellnessCareers: readonly Career[] = jobFamily('Beauty and Wellness', [
  {
    id: 'hairstylist',
    title: 'Hairstylist',
    alsoCalled: [
      'hairdresser',
      'hair stylist',
      'beautician',
      'hair cutter',
      'colorist',
      'cosmetologist',
    ],
    socCode: '39-5012.00',
    description:
      'You cut, color and style hair so that people leave happier than they came. You talk over the look, mix colors, work with scissors and dryer and give tips for care at home.',
    day: "While one client's color sits under a timer you cut the next, sweep up and look for last spring's formula in your notes.",
    enjoys:
      'Stylists love the second when the chair turns to the mirror and a hand goes up to touch the new hair.',
    complaints:
      "Bleach and water crack the skin on your hands, and a client who doesn't show up leaves an unpaid hole in your day.",
    firstStep:
      'Practice a French braid, a fishtail and a braid of four strands on a friend or on tied yarn, and photograph every attempt.',
    appeals: {
      realistic:
        "A stylist's fingers learn the exact angle to lift a strand so that the layer falls right when the shears close.",
      artistic:
        'Painting highlights freehand, stylists decide strand by strand where the sun would have touched this one head.',
      social:
        'Stylists hear about breakups and new jobs, and some clients come less for the trim than for the hour.',
    },
    activities: {
      realistic: ['styling', 'crafting'],
      artistic: ['styling', 'drawing'],
      social: ['listening'],
    },
    interests: [5.4, 1.54, 3.24, 3.72, 3.25, 3.92],
    about: ['personal-service'],
    schooling: 'A course of about a year, and a license',
    jobZone: 3,
    skills: {
      'style-and-color': 4.5,
      'hand-skills': 4.25,
      listening: 3.88,
      'helping-people': 3.62,
      'quick-learning': 3.25,
    },
    workStyles: [
      4.09, 3.71, 3.75, 3.3, 4.4, 4.09, 3.87, 4.45, 3.78, 4.22, 4.38, 4.47, 4.14, 4.21, 3.93, 3.23,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 35420,
    growthPercent: 5,
    payGroup: 'barbers, hairstylists, and cosmetologists',
    relatedCareers: ['barber', 'skincare-specialist', 'makeup-artist', 'nail-technician'],
  },
  {
    id: 'barber',
    title: 'Barber',
    alsoCalled: ["men's hairdresser", 'beard trimmer', 'haircutter', 'barbershop'],
    socCode: '39-5011.00',
    description:
      'You cut hair and trim beards so that people walk out standing taller. You ask what they like, work with scissors, clippers and razor and remember how the regulars wear it.',
    day: 'Walk-ins fill the bench by noon, and you blend a fade through the clipper guards, line up a neck and dip combs in blue disinfectant.',
    enjoys:
      'Talk matters as much as the fade, and barbers are proud when three generations of one family share their chair.',
    complaints:
      'Standing in one spot from opening to close hurts the feet, and if you rent your chair a slow Tuesday costs you money.',
    firstStep:
      'Cover a balloon with shaving cream and, with an adult, take it all off with a safety razor, until three in a row survive.',
    appeals: {
      realistic:
        'Barbers trust their hands with hot lather and a straight razor, stretching the skin with two fingers before each short stroke.',
      enterprising:
        'After a few years you can open your own barbershop, pick the music and build a name one neighborhood head at a time.',
      social:
        "With a hot towel over his eyes, a man may tell his barber about a divorce that he's told no one else.",
    },
    activities: { realistic: ['styling'], enterprising: ['founding'], social: ['listening'] },
    demands: {
      conscientiousness:
        'Little is planned ahead, because whoever walks in decides what the next half hour holds.',
    },
    interests: [5.39, 1, 2.71, 3.58, 3.55, 3.89],
    about: ['personal-service'],
    schooling: 'A course of nine months to a year, and a license',
    jobZone: 3,
    skills: { 'hand-skills': 4.5, 'style-and-color': 4, 'helping-people': 3.12, empathy: 3.12 },
    workStyles: [
      3.3, 3.62, 3.88, 3.66, 4.38, 4.16, 4.12, 4.4, 3.81, 3.73, 4.18, 4.41, 4.08, 3.87, 3.49, 3.29,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 35420,
    growthPercent: 5,
    payGroup: 'barbers, hairstylists, and cosmetologists',
    commissionedBy: 'walk-in customers and regulars, often from a rented chair',
    relatedCareers: ['hairstylist', 'nail-technician', 'skincare-specialist', 'makeup-artist'],
  },
  {
    id: 'skincare-specialist',
    title: 'Skincare Specialist',
    alsoCalled: [
      'esthetician',
      'aesthetician',
      'beautician',
      'facialist',
      'beauty therapist',
      'waxer',
    ],
    socCode: '39-5094.00',
    description:
      "You clean, treat and care for people's skin in a salon, spa or clinic. You look closely, choose masks or peels that suit the skin type and show clients how to look after it at home.",
    day: 'Under a lamp with a magnifying lens you clear pores one by one, then change the sheets, wipe the steamer and fill in a client card.',
    enjoys:
      'Estheticians speak of the hush in the treatment room, and of the slow proof in photos taken three months apart.',
    complaints:
      "Selling creams is often part of the pay, and clients hope for the kind of cure they'd need a doctor for.",
    firstStep:
      'Compare the ingredient lists of five face products at home and sort what cleans, what moistens, what scents and what preserves.',
    appeals: {
      realistic:
        'Estheticians work by touch, feeling how dry or tender a cheek is before they choose how hard to press.',
      social:
        "A teenager with acne may hide behind her hair, and an esthetician who doesn't flinch can change that whole week.",
      artistic:
        'Shaping a brow is a small drawing, and skincare specialists map it to each face before the first hair comes out.',
    },
    activities: {
      realistic: ['styling', 'caring'],
      social: ['comforting'],
      artistic: ['styling', 'drawing'],
    },
    demands: {
      agreeableness:
        'Clients lie there bare-faced and shy about their skin, so the first thing out of your mouth has to be gentle.',
    },
    interests: [5.48, 2.04, 2.95, 4.18, 3.12, 3.37],
    about: ['personal-service', 'health-care-service'],
    schooling: 'A course of some months, and a license',
    jobZone: 3,
    skills: {
      'style-and-color': 3.75,
      'hand-skills': 3.75,
      speaking: 3.75,
      'helping-people': 3.62,
      empathy: 3.12,
    },
    workStyles: [
      3.59, 3.5, 3.65, 3.11, 4.69, 4.9, 4.65, 4.85, 4.36, 4.56, 4.96, 4.94, 4.71, 4.39, 3.86, 3.24,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 41560,
    growthPercent: 7,
    employment: 97400,
    relatedCareers: [
      'hairstylist',
      'massage-therapist',
      'surgical-technologist',
      'nail-technician',
      'barber',
    ],
  },
  {
    id: 'makeup-artist',
    title: 'Makeup Artist',
    alsoCalled: [
      'MUA',
      'make-up artist',
      'cosmetics artist',
      'beauty artist',
      'special effects makeup',
    ],
    socCode: '39-5091.00',
    description:
      'You change faces for film, theater and photo shoots, from a natural glow to monsters and wounds. You sketch the look, apply makeup or false noses and touch it up between takes.',
    day: "Call time may be four in the morning, with brushes laid out by actor and photos pinned up so that a bruise matches yesterday's.",
    enjoys:
      "An actor's whole posture can change while the scar goes on, and makeup artists never get used to watching it.",
    complaints:
      "Busy weeks are followed by empty ones, and on set it's half a day of waiting in the cold for two minutes of work.",
    firstStep:
      'Paint scales on the back of your hand from four eye shadow colors, and photograph how they hold up after one, three and six hours.',
    appeals: {
      artistic:
        "Sculpting a troll's brow in clay, casting it in latex and painting in the veins is a makeup artist's idea of a good week.",
      realistic:
        'With glue, sponge and airbrush, makeup artists lay a bald cap so thin that its edge melts into the forehead.',
    },
    activities: { artistic: ['crafting', 'styling'], realistic: ['crafting', 'styling'] },
    demands: {
      neuroticism:
        'When a false nose comes loose in the last daylight, the whole crew stands and watches you glue.',
      agreeableness:
        'Actors in your chair may be tired, scared or rude, and you still have to send them out calm.',
    },
    interests: [4.33, 1.37, 6.72, 3, 3.08, 3.01],
    about: ['personal-service', 'performing-arts', 'visual-arts'],
    schooling: 'A course of weeks or months, and in many states a license',
    jobZone: 3,
    skills: {
      'style-and-color': 4.5,
      'creative-thinking': 4,
      'hand-skills': 4,
      speaking: 3.75,
      reading: 3.62,
    },
    workStyles: [
      4.26, 4.35, 4.39, 3.87, 4.61, 4.52, 3.87, 4.74, 4.7, 4.61, 4.78, 4.83, 4.35, 3.91, 4.22, 3.65,
    ],
    entryEducation: 'Postsecondary nondegree award',
    commissionedBy: 'brides, photographers, theaters and film crews',
    relatedCareers: [
      'hairstylist',
      'wardrobe-assistant',
      'fine-artist',
      'skincare-specialist',
      'fashion-model',
    ],
  },
  {
    id: 'nail-technician',
    title: 'Nail Technician',
    alsoCalled: ['nail tech', 'manicurist', 'pedicurist', 'nail artist', 'manicure'],
    socCode: '39-5092.00',
    description:
      'You care for hands and feet and paint tiny works of art on nails. You file, shape and polish, keep every tool clean and chat while the color dries.',
    day: "Clients sit an arm's length away for an hour while you push back cuticles, build gel under a lamp and draw a thin white tip.",
    enjoys:
      "Regulars who come every three weeks turn into friends, and it's always fun to squeeze a whole picture onto a thumb.",
    complaints:
      'Filing dust and the smell of solvents hang over the table all day, and in many salons the pay is low.',
    firstStep:
      'Decorate ten plastic spoons with nail polish, one pattern of dots, lines or marbling on each, until the edges come out clean.',
    appeals: {
      realistic:
        'Nail techs file by eye and fingertip until all ten edges match, and the good ones rarely need a second look.',
      artistic:
        'Foil, chrome powder and hand-mixed polish give a nail artist a new look to try out and post every week.',
    },
    activities: { realistic: ['crafting', 'styling'], artistic: ['styling', 'designing'] },
    demands: {
      extraversion:
        'You deal with one person at a time across a small table, and a quiet hour is fine if the client wants one.',
    },
    interests: [5.63, 1.3, 2.29, 3.06, 2.35, 3.67],
    about: ['personal-service', 'visual-arts'],
    schooling: 'A course of some weeks or months, and a license',
    jobZone: 2,
    skills: { 'hand-skills': 4.5, 'style-and-color': 4.25, 'helping-people': 3 },
    workStyles: [
      3.02, 3.19, 2.9, 2.29, 3.35, 3.42, 3.02, 3.71, 3.64, 3.84, 3.22, 3.78, 3.37, 3.45, 3.04, 2.76,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 34660,
    growthPercent: 7,
    employment: 210100,
    relatedCareers: ['hairstylist', 'barber', 'skincare-specialist'],
  },
  {
    id: 'massage-therapist',
    title: 'Massage Therapist',
    alsoCalled: ['masseuse', 'masseur', 'spa therapist', 'sports massage', 'massages'],
    socCode: '31-9011.00',
    description:
      'You ease pain and stress by working on muscles with your hands. You ask where it hurts, choose the right technique, keep notes and give advice on stretching.',
    day: 'Five or so clients make a full day, with clean sheets, a short talk about old injuries and a few quiet minutes of notes in between.',
    enjoys:
      'Therapists like the moment a tight shoulder gives way under the thumb and the client lets out a long breath.',
    complaints:
      "Thumbs and wrists give out long before the will does, and you're rarely paid for the laundry or the gaps between appointments.",
    firstStep:
      'Learn the main muscles of the neck, shoulder and back by name, and find each on yourself by the movement it makes.',
    appeals: {
      social:
        "Some massage clients start to cry without knowing why, and the therapist's part is to stay calm and let them.",
      realistic:
        'Massage therapists know muscles by touch and can tell a knot from a bone or an old scar with their eyes shut.',
    },
    activities: { social: ['comforting'], realistic: ['healing'] },
    demands: {
      agreeableness:
        'Bodies of every age and shape lie on your table, and each one has to feel safe and unjudged.',
    },
    interests: [4.84, 3.79, 2.23, 5.75, 2.1, 2.66],
    about: ['health-care-service', 'personal-service'],
    schooling: 'A course of six months to a year, and in most states a license',
    jobZone: 3,
    skills: {
      'hand-skills': 4.25,
      'physical-stamina': 3.75,
      speaking: 3.62,
      'helping-people': 3.25,
      empathy: 3.25,
    },
    workStyles: [
      3.81, 3.5, 3.96, 3.08, 4.31, 4.88, 3.77, 4.58, 3.81, 4, 4.81, 4.23, 4.77, 4.27, 3.65, 3.77,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 57950,
    growthPercent: 15,
    employment: 168000,
    relatedCareers: [
      'physical-therapist-assistant',
      'occupational-therapy-assistant',
      'skincare-specialist',
    ],
  },
]);
