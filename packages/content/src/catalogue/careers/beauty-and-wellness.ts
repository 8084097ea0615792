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
    wears:
      'Bleach and water crack the skin of your hands, and a client who does not show up leaves an unpaid hole in the day.',
    firstStep:
      'Practice a French braid, a fishtail and a braid of four strands on a friend or on tied yarn, and photograph every attempt.',
    interests: [5.4, 1.54, 3.24, 3.72, 3.25, 3.92],
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
    wears:
      'Standing on one spot from opening to close hurts the feet, and if you rent your chair a slow Tuesday costs you money.',
    firstStep:
      'Cover a balloon with shaving foam and take it all off with a safety razor, until three in a row have survived.',
    interests: [5.39, 1, 2.71, 3.58, 3.55, 3.89],
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
    wears:
      'Selling creams is often part of the pay, and clients hope for a cure that only a doctor could give.',
    firstStep:
      'Compare the ingredient lists of five face products at home and sort what cleans, what moistens, what scents and what preserves.',
    interests: [5.48, 2.04, 2.95, 4.18, 3.12, 3.37],
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
    wears:
      'Busy weeks are followed by empty ones, and on set you may wait half a day in the cold for two minutes of work.',
    firstStep:
      'Paint a fake bruise on your arm from four eye shadow colors, and photograph how it should look on days one, three and six.',
    interests: [4.33, 1.37, 6.72, 3, 3.08, 3.01],
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
      'Regulars who come every three weeks turn into friends, and squeezing a whole picture onto a thumb stays fun.',
    wears:
      'Filing dust and the smell of solvents hang over the table all day, and in many salons the pay is low.',
    firstStep:
      'Decorate ten plastic spoons with nail polish, one pattern of dots, lines or marbling on each, until the edges come out clean.',
    interests: [5.63, 1.3, 2.29, 3.06, 2.35, 3.67],
    jobZone: 2,
    skills: { 'hand-skills': 4.5, 'style-and-color': 4.25, 'helping-people': 3 },
    workStyles: [
      3.02, 3.19, 2.9, 2.29, 3.35, 3.42, 3.02, 3.71, 3.64, 3.84, 3.22, 3.78, 3.37, 3.45, 3.04, 2.76,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 34660,
    growthPercent: 7,
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
    wears:
      'Thumbs and wrists give out long before the will does, and the laundry and gaps between bookings are seldom paid.',
    firstStep:
      'Learn the main muscles of the neck, shoulder and back by name, and find each on yourself by the movement it makes.',
    interests: [4.84, 3.79, 2.23, 5.75, 2.1, 2.66],
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
    relatedCareers: [
      'physical-therapist-assistant',
      'occupational-therapy-assistant',
      'skincare-specialist',
    ],
  },
]);
