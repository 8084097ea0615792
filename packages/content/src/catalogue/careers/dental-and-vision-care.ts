import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const dentalAndVisionCareCareers: readonly Career[] = jobFamily('Dental and Vision Care', [
  {
    id: 'dentist',
    title: 'Dentist',
    alsoCalled: ['tooth doctor', 'dental surgeon', 'teeth doctor', 'orthodontist', 'DDS'],
    socCode: '29-1021.00',
    description:
      'You keep teeth and gums healthy, fill cavities and repair broken teeth. You look, take X-rays, explain what is needed and work with fine tools while keeping your patient calm.',
    day: 'Magnifying glasses stay on your nose for hours while one chair goes numb and a hygienist waits next door for a check.',
    enjoys:
      "Somebody comes in holding their jaw, within the hour it doesn't hurt anymore, and dentists like results that fast.",
    complaints:
      'Necks stiffen from years of leaning over mouths, and the loans for school and practice can last for decades.',
    firstStep:
      'Carve a molar from a bar of soap with a spoon handle and a toothpick, using your own in the mirror as model.',
    appeals: {
      investigative:
        'Pain in an upper molar may really come from a sinus, and a dentist taps, chills and tests tooth after tooth to find out.',
      social:
        'Before any tool comes out, a good dentist and a scared patient agree on a signal: raise a hand and it all stops.',
      realistic:
        'Dentists clean out a cavity the size of a lentil while watching a mirror, where every move of the hand runs backward.',
    },
    activities: { investigative: ['diagnosing'], social: ['comforting'], realistic: ['healing'] },
    interests: [5.23, 5.48, 1.17, 4.41, 2, 3.71],
    about: ['health-care-service'],
    jobZone: 5,
    skills: {
      'hand-skills': 4.5,
      'patient-care': 4.25,
      'time-management': 3.88,
      'managing-supplies': 3,
      budgeting: 3,
    },
    workStyles: [
      3.98, 4.02, 3.85, 4.07, 4.04, 4.32, 3.51, 4.31, 4.17, 3.94, 4.42, 4.66, 4.49, 3.78, 3.25,
      3.78,
    ],
    entryEducation: 'Doctoral or professional degree',
    medianPay: 179210,
    growthPercent: 4,
    payGroup: 'dentists',
    relatedCareers: ['orthopedic-surgeon', 'optometrist'],
  },
  {
    id: 'dental-hygienist',
    title: 'Dental Hygienist',
    alsoCalled: ['teeth cleaner', 'tooth cleaner', 'oral hygienist'],
    socCode: '29-1292.00',
    description:
      'You clean teeth, take X-rays and look for early signs of trouble in the mouth. Between patients you prepare your tools, and during each visit you show how to brush and floss better.',
    day: 'With a marked probe you measure the gum around each tooth, then scrape tartar away with curved blades or a humming tip.',
    enjoys:
      'Regulars bring news of weddings and grandchildren, and gums that bled last spring are pink and firm again.',
    complaints:
      'Tiny strokes repeated all day hurt the wrists, and one late patient squeezes everyone who comes after.',
    firstStep:
      "Chew a plaque tablet from the drugstore after brushing, map the spots you've missed, and see if you can clear them in a week.",
    appeals: {
      social:
        'Teens with new braces get no lecture from a good dental hygienist, just a mirror and a look at the spots the brush keeps missing.',
      investigative:
        'Hygienists read a mouth for clues: worn edges mean grinding at night, and a white patch under the tongue means a closer look.',
      realistic:
        "Below the gum a dental hygienist works by touch alone, and a slight click in the handle says there's tartar left.",
    },
    activities: {
      social: ['teaching'],
      investigative: ['diagnosing'],
      realistic: ['cleaning', 'healing'],
    },
    demands: {
      agreeableness:
        "Most people in the chair would rather be elsewhere, and you'll stay gentle even with the ones who never floss.",
      neuroticism:
        "Every hour brings a new patient, some of them tense or in tears, and there's hardly a gap to catch up.",
    },
    interests: [5.27, 4.52, 1.12, 5.35, 1.73, 4.31],
    about: ['health-care-service'],
    jobZone: 3,
    skills: {
      'patient-care': 4.25,
      'hand-skills': 4,
      listening: 3.75,
      'helping-people': 3.12,
      persuasion: 3,
    },
    workStyles: [
      3.93, 3.88, 4.04, 3.29, 4.72, 4.86, 4.22, 4.64, 4.42, 4.48, 4.77, 4.47, 4.83, 4.47, 3.2, 3.38,
    ],
    entryEducation: "Associate's degree",
    medianPay: 94260,
    growthPercent: 7,
    employment: 221600,
    relatedCareers: [
      'dental-assistant',
      'medical-assistant',
      'licensed-practical-nurse',
      'ophthalmic-medical-technician',
    ],
  },
  {
    id: 'dental-assistant',
    title: 'Dental Assistant',
    alsoCalled: ['dental nurse', "dentist's assistant", "dentist's helper", 'chairside assistant'],
    socCode: '31-9091.00',
    description:
      "You are the dentist's second pair of hands. You welcome patients, lay out clean tools, hold the suction, take X-rays and explain how to care for a new filling.",
    day: 'Cement is mixed and the blue curing light passed over, with minutes left to wipe down the room for the next name.',
    enjoys:
      "Getting a frightened child through a first filling with a held hand and a silly story makes an assistant's morning.",
    complaints:
      'Gloves, goggles and mask stay on until closing, except at lunch, which vanishes when the dentist runs behind.',
    firstStep:
      "Smear kitchen gloves with ketchup, then practice taking them off until there isn't a single spot on your skin.",
    appeals: {
      social:
        'Dental assistants spot white knuckles on the armrest before the dentist does, and slip in a break or a squeeze ball.',
      conventional:
        "On a dental assistant's tray, mirror, probe and drill tips lie in the order of use, and every sterilizer load gets logged.",
    },
    activities: { social: ['comforting'], conventional: ['sorting', 'keeping-records'] },
    interests: [4.48, 3.55, 1, 4.37, 1.34, 5.43],
    about: ['health-care-service'],
    schooling: 'A course of about a year, or on the job',
    jobZone: 3,
    skills: {
      'patient-care': 4,
      listening: 3.88,
      'hand-skills': 3.75,
      teaching: 3.12,
      'helping-people': 3.12,
    },
    workStyles: [
      3.99, 4.12, 4.01, 3.93, 4.33, 4.16, 3.9, 4.54, 4.44, 4.36, 4.55, 4.54, 4.41, 3.84, 3.5, 3.68,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 47300,
    growthPercent: 6,
    employment: 381900,
    relatedCareers: [
      'dental-hygienist',
      'medical-assistant',
      'ophthalmic-medical-technician',
      'dental-laboratory-technician',
    ],
  },
  {
    id: 'dental-laboratory-technician',
    title: 'Dental Laboratory Technician',
    alsoCalled: [
      'denture maker',
      'false teeth maker',
      'dental tech',
      'crown maker',
      'dental ceramist',
    ],
    socCode: '51-9081.00',
    description:
      'You make crowns, bridges and false teeth that fit one single mouth. You work from a scan or a mold, shape tiny parts by hand or machine and match the color of the teeth next door.',
    day: 'Layer by layer, ceramic powder is brushed on like paint and baked in a small kiln beside the milling machine.',
    enjoys:
      "When even the dentist can't pick out the crown from its neighbors, the sculptor in every technician is pleased.",
    complaints: "Blurry molds and rush orders mean doing it twice for a wearer you'll never meet.",
    firstStep:
      'Mix white, yellow and gray paint until you match the shades of three teeth in the mirror, and note each recipe.',
    appeals: {
      realistic:
        'A dental technician carves and polishes a molar with a humming hand tool until its bumps slide right into the tooth above.',
      investigative:
        "When a bridge rocks on the plaster model, dental technicians hunt with thin blue paper for the speck that's too high.",
    },
    activities: { realistic: ['crafting'], investigative: ['diagnosing'] },
    interests: [6.61, 4.46, 1.52, 2.67, 1, 4.12],
    about: ['health-care-service', 'visual-arts'],
    jobZone: 2,
    skills: {
      'hand-skills': 4.75,
      'attention-to-detail': 4.25,
      reading: 3.38,
      'time-management': 3.25,
      'watching-instruments': 3.12,
    },
    workStyles: [
      4.25, 4.22, 4.26, 3.6, 4.13, 3.77, 3.31, 3.98, 4.03, 3.9, 4.47, 4.77, 4.29, 3.52, 3.83, 3.99,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 45820,
    growthPercent: -1,
    payGroup: 'dental and ophthalmic laboratory technicians and medical appliance technicians',
    relatedCareers: ['dental-assistant', 'ophthalmic-medical-technician'],
  },
  {
    id: 'optometrist',
    title: 'Optometrist',
    alsoCalled: ['eye doctor', 'OD', 'ophthalmic optician', 'vision doctor', 'eye specialist'],
    socCode: '29-1041.00',
    description:
      'You test how well people see and look for early signs of eye disease. You try out lenses, look deep into the eye with special lamps and choose glasses, contacts or a visit to a surgeon.',
    day: 'In a dim room the old question of which lens is clearer, one or two, comes back about every twenty minutes.',
    enjoys:
      "Children who see individual leaves on a tree for the first time gasp, and optometrists say it doesn't get old.",
    complaints:
      'Vision plans pay so little for an exam that the schedule is packed tight, often in a room with no window.',
    firstStep:
      'Find your blind spot with a cross and a dot on paper, then map how big it is at three distances.',
    appeals: {
      investigative:
        'The back of the eye is the one place where an optometrist can see bare blood vessels, and diabetes may leave its first marks there.',
      social:
        "Optometrists find gentle words for an older driver who shouldn't be out after dark anymore, and go over what can help.",
    },
    activities: { investigative: ['observing'], social: ['comforting'] },
    demands: {
      agreeableness:
        "People guess, change their minds and ask to see both choices again, and you'll sound just as friendly the fifth time.",
    },
    interests: [4.8, 5.78, 1.6, 5.02, 2.27, 3.92],
    about: ['health-care-service'],
    jobZone: 5,
    skills: {
      'critical-thinking': 4.12,
      'patient-care': 4,
      writing: 4,
      empathy: 3.88,
      science: 3.75,
    },
    workStyles: [
      3.9, 3.86, 4, 3.9, 4.19, 4.86, 4.05, 4.05, 4.1, 3.81, 4.76, 4.95, 4.62, 4.05, 3.48, 4.52,
    ],
    entryEducation: 'Doctoral or professional degree',
    medianPay: 134830,
    growthPercent: 8,
    employment: 47800,
    relatedCareers: ['optician', 'dentist'],
  },
  {
    id: 'ophthalmic-medical-technician',
    title: 'Ophthalmic Medical Technician',
    alsoCalled: [
      'eye tech',
      "eye doctor's assistant",
      'eye clinic assistant',
      'ophthalmic assistant',
      'eye technician',
    ],
    socCode: '29-2057.00',
    description:
      "You help eye doctors test and treat people's eyes. You check how well patients see, take pictures of the inside of the eye, give drops and get tools ready for small operations.",
    day: 'An older patient is walked to the chair, chin on the rest, while a puff or a gentle probe measures pressure in the eye.',
    enjoys:
      'The morning after cataract surgery brings cries about how blue the sky is, and technicians get to hear them first.',
    complaints:
      "Whenever the surgeon runs late, a full waiting room grumbles at the person who's calling the next name.",
    firstStep:
      'Make a letter chart to scale to test each of your eyes in bright and in dim light, with the results in a table.',
    appeals: {
      investigative:
        'One gray blur on a scan can mean new fluid under the retina, and eye technicians are often the first to notice.',
      social:
        'Hands shake before a shot in the eye, and an eye technician holds one while explaining what the numbing drops will do.',
      realistic:
        'Joystick in hand, an eye technician lines up the camera until each tiny vessel at the back snaps into focus.',
    },
    activities: {
      investigative: ['observing'],
      social: ['comforting', 'teaching'],
      realistic: ['operating'],
    },
    demands: {
      agreeableness:
        "Drops sting and the waiting drags on, so a good part of the job is being nice to people who can't see clearly.",
      openness:
        "Letters, drops, pressure, scan: the same tests run in the same order, patient after patient, so that nothing's missed.",
    },
    interests: [5.33, 4.81, 1, 4.64, 1.75, 4.41],
    about: ['health-care-service'],
    jobZone: 3,
    skills: {
      'patient-care': 4.25,
      'attention-to-detail': 3.75,
      listening: 3.62,
      'helping-people': 3.12,
      empathy: 3.12,
    },
    workStyles: [
      3.95, 3.73, 3.95, 3.32, 4.48, 4.62, 3.71, 4.81, 4.33, 4.1, 4.76, 4.76, 4.82, 3.36, 3, 3.48,
    ],
    entryEducation: 'Postsecondary nondegree award',
    relatedCareers: [
      'medical-assistant',
      'neurodiagnostic-technologist',
      'optician',
      'dental-assistant',
      'dental-hygienist',
    ],
  },
  {
    id: 'optician',
    title: 'Optician',
    alsoCalled: [
      'glasses fitter',
      'eyeglass maker',
      'spectacle maker',
      'dispensing optician',
      'glasses seller',
      'eyewear',
    ],
    socCode: '29-2081.00',
    description:
      'You help people find glasses that suit their eyes, face and budget. You measure, suggest frames, check that the new lenses sit right and bend the arms until nothing pinches.',
    day: 'At the counter a small ruler finds the distance between two pupils, next to a heater that softens frames until they bend.',
    enjoys:
      "Handing over the mirror when a shy customer finally likes the face in it is an optician's favorite second.",
    complaints:
      "Shoppers blame the counter for a prescription that doesn't feel right, often on a Saturday with a sales goal still unmet.",
    firstStep:
      'Try on ten frames in a store, photograph each from the front, and write why its width, bridge or shape works.',
    appeals: {
      conventional:
        'Opticians check each new lens against the order, since a center a millimeter or two off can mean a week of headaches.',
      enterprising:
        "Three frames on a tray and one honest opinion, and an optician's customer walks out happy in the green pair.",
    },
    activities: {
      conventional: ['checking', 'measuring'],
      enterprising: ['selling', 'persuading'],
    },
    interests: [4.35, 2.28, 1.41, 3.05, 3.33, 5.43],
    about: ['health-care-service', 'business'],
    requirement: 'Almost half the states ask opticians for a license.',
    jobZone: 3,
    skills: {
      speaking: 4,
      'style-and-color': 3.5,
      'hand-skills': 3.5,
      'helping-people': 3.5,
      persuasion: 3.25,
    },
    workStyles: [
      3.92, 3.75, 3.88, 3.25, 4.46, 4.21, 3.67, 4.46, 4.12, 3.96, 4.38, 4.71, 4.42, 3.79, 3.12,
      4.25,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 46560,
    growthPercent: 3,
    employment: 79900,
    relatedCareers: ['optometrist', 'ophthalmic-medical-technician'],
  },
]);
