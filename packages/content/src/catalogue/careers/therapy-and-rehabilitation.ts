import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const therapyAndRehabilitationCareers: readonly Career[] = jobFamily(
  'Therapy and Rehabilitation',
  [
    {
      id: 'physical-therapist',
      title: 'Physical Therapist',
      alsoCalled: [
        'physio',
        'physiotherapist',
        'PT',
        'physical therapy',
        'rehab therapist',
        'sports physio',
      ],
      socCode: '29-1123.00',
      description:
        'You help people move again after an injury, an operation or a stroke. You test strength and balance, guide exercises one person at a time and cheer on each small step.',
      day: 'A plastic angle gauge shows how far a stiff knee bends today, before the slow work between the parallel bars begins.',
      enjoys:
        'Therapists retell the moment when someone who arrived behind a walker strolled in weeks later with a bag in each hand.',
      complaints:
        "Insurers often stop paying before a patient is ready to go, and that's harder for therapists to take than the endless notes.",
      firstStep:
        'Time your balance on each leg beside a kitchen counter for two weeks to see how much daily practice changes.',
      appeals: {
        social:
          'Physical therapists talk people through the scariest step there is, the first one on a brand-new hip.',
        investigative:
          'A sore shoulder can start in a stiff neck, so a physical therapist tests muscle by muscle until the real cause shows up.',
      },
      activities: { social: ['coaching', 'comforting'], investigative: ['diagnosing'] },
      demands: {
        extraversion:
          "From the first appointment to the last you're on your feet and talking, coaxing one more bend out of people who'd rather quit.",
        agreeableness:
          "Patients groan, cry and skip their exercises at home, and they're still greeted warmly at the next session.",
      },
      interests: [4.33, 4.87, 2.17, 5.91, 2.49, 3.07],
      about: ['health-care-service', 'athletics'],
      jobZone: 5,
      skills: {
        'patient-care': 4.25,
        'fitness-and-movement': 4,
        'helping-people': 4,
        empathy: 4,
        'time-management': 3.62,
      },
      workStyles: [
        4.07, 4.07, 4.41, 4.07, 4.63, 4.8, 4.67, 4.63, 4.39, 4.46, 4.66, 4.43, 4.8, 4.4, 3.76, 4.3,
      ],
      entryEducation: 'Doctoral or professional degree',
      medianPay: 101020,
      growthPercent: 11,
      employment: 267200,
      relatedCareers: ['occupational-therapist', 'physical-therapist-assistant'],
    },
    {
      id: 'physical-therapist-assistant',
      title: 'Physical Therapist Assistant',
      alsoCalled: [
        'PTA',
        'physio assistant',
        'physiotherapy assistant',
        'rehab assistant',
        'physical therapy assistant',
      ],
      socCode: '31-2021.00',
      description:
        'You help people grow strong again after an injury, following the plan a therapist made. You show how to stretch and lift, steady a first walk, count along and note how each one is doing.',
      day: "Down the hospital corridor goes the first slow lap, with your hand on the wide belt around a patient's waist.",
      enjoys:
        'Since the same faces come back two or three times a week, assistants get to know their jokes and their dogs.',
      complaints:
        "Bracing grown adults who may stumble is hard on the back, even for assistants who lift the way they've been taught.",
      firstStep:
        'Teach a relative two gentle stretches you know well, count the repetitions aloud, and keep a log for a week.',
      appeals: {
        social:
          "On the practice stairs, it's the physical therapist assistant one step below who talks a scared patient up to the landing.",
        investigative:
          "If a hip is doing the knee's work, the physical therapist assistant is often first to see it and tells the therapist.",
      },
      activities: { social: ['coaching', 'comforting'], investigative: ['diagnosing'] },
      demands: {
        agreeableness:
          "Somebody in pain may snap at you on lap two, and you'll still count the next ten steps in a friendly voice.",
      },
      interests: [4.45, 3.65, 1.53, 6.41, 1.31, 3.76],
      about: ['health-care-service', 'athletics'],
      jobZone: 3,
      skills: {
        'patient-care': 4.25,
        'fitness-and-movement': 4,
        listening: 4,
        empathy: 3.75,
        'tracking-progress': 3.75,
      },
      workStyles: [
        3.61, 3.61, 4.25, 3.61, 4.63, 4.52, 4.15, 4.61, 4.37, 4.08, 4.8, 4.44, 4.79, 4.19, 3.77,
        3.7,
      ],
      entryEducation: "Associate's degree",
      medianPay: 60050,
      growthPercent: 16,
      payGroup: 'physical therapist assistants and aides',
      relatedCareers: [
        'occupational-therapy-assistant',
        'respiratory-therapist',
        'massage-therapist',
        'occupational-therapist',
        'athletic-trainer',
      ],
    },
    {
      id: 'occupational-therapist',
      title: 'Occupational Therapist',
      alsoCalled: [
        'OT',
        'occupational therapy',
        'hand therapist',
        'rehab therapist',
        'daily living therapist',
      ],
      socCode: '29-1122.00',
      description:
        'You help people do the things that fill a day, from tying shoes to going back to work, after an illness or injury. You watch what is hard, practice with them and find clever tools for the home.',
      day: 'Much of the treatment happens in a practice kitchen or a real bathroom, where a grab bar gets its first try.',
      enjoys:
        "Figuring out how someone who's got one good hand can open a jar or button a coat is the part therapists enjoy.",
      complaints:
        'Nursing homes often count each minute with a patient against a target, as if buttoning a shirt could be hurried.',
      firstStep:
        'Dress and pack your bag with your weaker hand only, list each step that fails, and invent one helper from household things.',
      appeals: {
        social:
          "Occupational therapists ask what a person misses most, whether that's braiding a daughter's hair or frying an egg, and start the work there.",
        investigative:
          'Just by watching someone make toast, an occupational therapist can tell whether memory, eyesight or a weak hand is in the way.',
      },
      activities: { social: ['listening'], investigative: ['observing', 'diagnosing'] },
      demands: {
        agreeableness:
          'Rushing in to help would undo the therapy, so you stand by kindly while a single shoelace takes five minutes.',
        neuroticism:
          "Some patients won't get back what they lost, and you'll sit with that grief and still be expected next door.",
      },
      interests: [3.57, 4.23, 3.07, 6.08, 1.83, 3.12],
      about: ['health-care-service', 'social-service'],
      jobZone: 5,
      skills: {
        'patient-care': 4.25,
        'helping-people': 4.12,
        'tracking-progress': 4.12,
        teaching: 4,
        'time-management': 3.75,
      },
      workStyles: [
        4.05, 4.18, 4.41, 3.64, 4.73, 4.82, 4.41, 4.73, 4.27, 4.59, 4.86, 4.45, 4.95, 4.05, 3.86,
        4.23,
      ],
      entryEducation: "Master's degree",
      medianPay: 98340,
      growthPercent: 14,
      employment: 160000,
      relatedCareers: [
        'occupational-therapy-assistant',
        'physical-therapist',
        'physical-therapist-assistant',
        'speech-language-pathologist',
        'art-therapist',
      ],
    },
    {
      id: 'occupational-therapy-assistant',
      title: 'Occupational Therapy Assistant',
      alsoCalled: ['OTA', 'COTA', 'OT assistant', 'rehab assistant'],
      socCode: '31-2011.00',
      description:
        'You help people relearn daily skills such as dressing, cooking or holding a pencil after an illness or injury. You lead them through planned exercises and games and note down how they improve.',
      day: 'Therapy putty, pegboards and a button board ride on a cart from room to room in a nursing home or a school.',
      enjoys:
        "The work looks like ordinary life, assistants say, such as baking muffins with a man who hadn't held a spoon since spring.",
      complaints:
        'When few patients are on the list, hours get cut, so one week may be pieced together from several nursing homes.',
      firstStep:
        'Plan one simple craft for a child or an older relative in ten small steps, and mark each step where help was needed.',
      appeals: {
        social:
          'Set the bingo chips just out of reach, as therapy assistants do, and a weak arm stretches while the whole table cheers.',
        investigative:
          'For a child who keeps dropping the pencil, a therapy assistant tries a fat grip, then a slanted board, and watches which one really helps.',
      },
      activities: { social: ['coaching'], investigative: ['experimenting'] },
      demands: {
        agreeableness:
          'Buttons get done and undone ten times, and the tenth try deserves the same patient face as the first.',
        extraversion:
          "It's a sociable day: you chat through every exercise, and a shy group may need you to sing first.",
      },
      interests: [3.53, 3.48, 2.06, 6.1, 1.14, 4.21],
      about: ['health-care-service', 'social-service'],
      jobZone: 3,
      skills: {
        'patient-care': 4.25,
        'helping-people': 3.88,
        empathy: 3.88,
        'time-management': 3.5,
        'helping-others-learn': 3.25,
      },
      workStyles: [
        4.04, 4.37, 4.45, 3.98, 4.66, 4.8, 4.53, 4.45, 4.34, 4.65, 4.61, 4.63, 4.77, 4.51, 4.36,
        4.15,
      ],
      entryEducation: "Associate's degree",
      medianPay: 66050,
      growthPercent: 18,
      payGroup: 'occupational therapy assistants and aides',
      relatedCareers: [
        'physical-therapist-assistant',
        'respiratory-therapist',
        'occupational-therapist',
        'massage-therapist',
      ],
    },
    {
      id: 'speech-language-pathologist',
      title: 'Speech-Language Pathologist',
      alsoCalled: [
        'speech therapist',
        'SLP',
        'language therapist',
        'speech teacher',
        'stutter therapist',
      ],
      socCode: '29-1127.00',
      description:
        'You help people who find it hard to speak, understand or swallow, from toddlers to stroke patients. You test what is difficult, practice sounds and words through play and teach the family to go on at home.',
      day: 'Bubbles and picture cards come out on a school carpet, while colleagues in hospitals watch on X-ray how a patient swallows.',
      enjoys:
        'A first clear word from a quiet child, or a first safe sip after a stroke, can carry a therapist through a long month.',
      complaints:
        "School caseloads of fifty kids aren't unusual, with a plan, a meeting and a stack of forms for every one of them.",
      firstStep:
        'Say ten different consonants slowly before a mirror, and write down what your lips, tongue and voice do for each.',
      appeals: {
        social:
          'A speech-language pathologist may work for a year with a boy who stutters, until he phones in his own pizza order.',
        investigative:
          "When a toddler says tup for cup, speech-language pathologists want to know whether it's the ear or the tongue that's off.",
      },
      activities: { social: ['coaching', 'teaching'], investigative: ['diagnosing'] },
      demands: {
        agreeableness:
          'The same picture of a snake may come out thirty times in one session, and each hissed try gets a smile.',
        neuroticism:
          "Sometimes the swallowing test says no more solid food, and you're the one who has to tell a hungry patient.",
      },
      interests: [2.62, 5.57, 3, 6.09, 1.44, 4.03],
      about: ['health-care-service', 'teaching', 'creative-writing'],
      jobZone: 5,
      skills: {
        empathy: 4.12,
        'patient-care': 4,
        'helping-others-learn': 4,
        'helping-people': 3.75,
        'understanding-user-needs': 3,
      },
      workStyles: [
        4.23, 4.17, 4.26, 3.96, 4.77, 4.78, 4.44, 4.78, 4.5, 4.69, 4.88, 4.48, 4.83, 4.38, 3.9, 4.4,
      ],
      entryEducation: "Master's degree",
      medianPay: 95410,
      growthPercent: 15,
      employment: 187400,
      relatedCareers: [
        'occupational-therapist',
        'interpreter-and-translator',
        'music-therapist',
        'psychiatrist',
      ],
    },
    {
      id: 'respiratory-therapist',
      title: 'Respiratory Therapist',
      alsoCalled: ['breathing therapist', 'lung therapist', 'RT', 'asthma therapist'],
      socCode: '29-1126.00',
      description:
        'You help people breathe, from tiny newborns to patients with asthma or lung disease. You test lungs, give treatments, run breathing machines and stand by in emergencies.',
      day: 'Rounds lead from one breathing machine to the next in intensive care, where tubes are cleared and blood is drawn at the wrist.',
      enjoys:
        'Quick proof is the draw: change one setting, and the oxygen number climbs while the family looks on.',
      complaints:
        "Mucus isn't as bad as the pager, which goes off for nearly every heart that stops in the building.",
      firstStep:
        'Count your breaths at rest for one minute, count again after a flight of stairs, and graph how fast they settle all week.',
      appeals: {
        social:
          'During an asthma attack, a respiratory therapist sits eye to eye with a scared kid and breathes slowly until he joins in.',
        investigative:
          'A blood gas report is a riddle in four numbers, and respiratory therapists figure out whether the lungs or the kidneys wrote it.',
        realistic:
          'Hose by hose, a respiratory therapist puts a ventilator together and tests for leaks before it breathes for anyone.',
      },
      activities: {
        social: ['comforting'],
        investigative: ['diagnosing', 'reasoning'],
        realistic: ['building'],
      },
      demands: {
        agreeableness:
          "People who can't catch their breath can't always be polite, so the kindness has to come from whoever's holding the mask.",
        neuroticism:
          "A calm round can turn into a race down the hall, and then you're squeezing air into a stranger's lungs by hand.",
      },
      interests: [5.03, 4.73, 1, 4.88, 1.68, 3.93],
      about: ['health-care-service'],
      jobZone: 3,
      skills: {
        'patient-care': 4.5,
        'staying-calm': 4,
        'tracking-progress': 3.88,
        'helping-people': 3.62,
        science: 3,
      },
      workStyles: [
        3.92, 4.12, 4.27, 4.09, 4.86, 4.84, 4.12, 4.71, 4.73, 4.51, 4.78, 4.81, 4.76, 4.44, 3.82,
        4.45,
      ],
      entryEducation: "Associate's degree",
      medianPay: 80450,
      growthPercent: 12,
      employment: 139600,
      relatedCareers: [
        'paramedic',
        'physical-therapist-assistant',
        'occupational-therapy-assistant',
      ],
    },
    {
      id: 'dietitian',
      title: 'Dietitian',
      alsoCalled: [
        'nutritionist',
        'diet expert',
        'dietician',
        'food coach',
        'sports nutritionist',
        'diet doctor',
      ],
      socCode: '29-1031.00',
      description:
        'You help people eat in a way that keeps them well or helps them heal. You talk about habits, plan meals for someone with diabetes or a whole school and cheer on small changes.',
      day: 'Before the bedside talk come lab values and weight charts, and after it a call to the kitchen about pureed carrots.',
      enjoys:
        "Finding the one change that a client won't give up, then seeing the blood sugar fall, is what dietitians like best.",
      complaints:
        "Patients often trust a stranger on their phone over years of study, and the pay is low for a master's degree.",
      firstStep:
        'Plan seven dinners for four people on a tight budget, with real shelf prices and the labels in your kitchen.',
      appeals: {
        social:
          "Grandma's rice stays on the menu when a good dietitian works out a diabetes plan with the whole family.",
        investigative:
          "Stomach trouble sends a dietitian through weeks of someone's food diary, dropping one suspect at a time until the cramps stop.",
      },
      activities: { social: ['listening'], investigative: ['diagnosing', 'experimenting'] },
      interests: [3.03, 4.8, 2.4, 5.5, 3.42, 3.35],
      about: ['health-care-service', 'culinary-art'],
      jobZone: 5,
      skills: {
        empathy: 4,
        'helping-people': 3.88,
        'patient-care': 3.75,
        'helping-others-learn': 3.75,
        'understanding-user-needs': 3.12,
      },
      workStyles: [
        3.67, 3.53, 3.9, 3.67, 4.27, 4.57, 3.83, 3.9, 3.6, 3.79, 4.4, 4.4, 4.67, 3.83, 3.23, 3.97,
      ],
      // Since 2024 the registration exam requires a graduate degree; the Handbook still says bachelor's.
      entryEducation: "Master's degree",
      medianPay: 73850,
      growthPercent: 6,
      employment: 90900,
      relatedCareers: ['family-doctor', 'pediatrician'],
    },
    {
      id: 'art-therapist',
      title: 'Art Therapist',
      alsoCalled: [
        'creative therapist',
        'art psychotherapist',
        'painting therapist',
        'drama therapist',
      ],
      socCode: '29-1129.01',
      description:
        'You help people express with paint, clay or collage what is hard to put into words. You invite a child, a soldier or a patient to create something and talk with them about what shows in it.',
      day: 'Oil pastels and old magazines are laid out before the group arrives, and the sinks are scrubbed before the notes get written.',
      enjoys:
        "Silence is allowed here, and therapists love it when a child who wouldn't speak begins to explain a drawing.",
      complaints:
        'Most openings are part time or tied to a grant, and doctors still ask why a ward needs someone for crafts.',
      firstStep:
        'Draw your mood as weather every evening for two weeks, on the same size of paper, and then look for patterns.',
      appeals: {
        artistic:
          'An art therapist knows from making art that clay soaks up anger, charcoal forgives a mess and a sharp pencil feels safe.',
        social:
          "Nobody in an art therapist's room is told that a picture is good or bad, only asked to say more about the dark corner.",
      },
      activities: { artistic: ['drawing'], social: ['listening'] },
      demands: {
        agreeableness:
          'Paint gets thrown and drawings get ripped up, and the therapist stays warm, tapes the pieces together and waits.',
        neuroticism:
          "Pictures can show what no one has said aloud, and you'll sit close to some that are hard to forget.",
      },
      interests: [2.99, 3.67, 5.49, 5.64, 2.32, 2.86],
      about: ['visual-arts', 'psychology'],
      schooling: "A master's degree in art therapy",
      jobZone: 5,
      skills: {
        counseling: 4.5,
        'creative-thinking': 4.25,
        empathy: 4.25,
        'tracking-progress': 3.88,
        'helping-people': 3.75,
      },
      workStyles: [
        3.78, 4.34, 4.44, 3.97, 4.53, 5, 4.69, 4.78, 4.75, 4.59, 4.81, 4.16, 4.94, 4.19, 4.31, 4.09,
      ],
      relatedCareers: [
        'music-therapist',
        'occupational-therapist',
        'marriage-and-family-therapist',
        'clinical-psychologist',
      ],
    },
    {
      id: 'music-therapist',
      title: 'Music Therapist',
      alsoCalled: ['sound therapist', 'music healing', 'creative therapist', 'singing therapist'],
      socCode: '29-1129.02',
      description:
        'You use songs, rhythm and listening to ease pain, calm fears or bring back memories. You may drum with a group of teenagers in the morning and sing with people who have lost their speech after lunch.',
      day: 'From hospice room to school gym, the guitar and a bag of shakers travel in the trunk of your car.',
      enjoys:
        "Hearing a woman with dementia sing every verse of an old tune, minutes after she couldn't recall a name, stays with therapists.",
      complaints:
        'Hauling drums between sites is tiring, and each new hospital has to be persuaded that the sessions are worth paying for.',
      firstStep:
        'Learn one lullaby by voice or on any instrument, a little slower and softer each day, until it would settle a baby.',
      appeals: {
        artistic:
          "In music therapy you make up songs on the spot, matching a patient's breath or tapping foot before you slow the tempo down.",
        social:
          'Some music therapists help a dying father and his kids write a last song together, with his recorded heartbeat as the drum.',
        investigative:
          'Words locked away by a stroke can slip out on a melody, and music therapists study which tune and tempo open the door.',
      },
      activities: {
        artistic: ['making-music'],
        social: ['comforting'],
        investigative: ['experimenting'],
      },
      demands: {
        agreeableness:
          "Off-key, off-beat and off-topic are all fine here, and it's your job to make every player feel heard.",
        neuroticism:
          'Hospice visits end in goodbyes, and an hour later the next group still needs a cheerful hello song.',
      },
      interests: [2.36, 4.18, 4.76, 5.23, 2.51, 3.15],
      about: ['performing-arts', 'psychology'],
      schooling: "A bachelor's degree in music therapy, with 1,200 hours of practice",
      jobZone: 4,
      skills: {
        music: 4.5,
        empathy: 4.25,
        counseling: 4,
        'helping-people': 4,
        'helping-others-learn': 3.75,
      },
      workStyles: [
        4.19, 4.31, 4.31, 3.77, 4.54, 5, 4.19, 4.85, 4.38, 4.69, 4.6, 4, 4.77, 4.04, 4.27, 3.73,
      ],
      relatedCareers: [
        'art-therapist',
        'occupational-therapist',
        'speech-language-pathologist',
        'marriage-and-family-therapist',
      ],
    },
    {
      id: 'prosthetist',
      title: 'Prosthetist',
      alsoCalled: [
        'artificial limb maker',
        'prosthetics maker',
        'artificial leg maker',
        'orthotist',
        'bionic limb maker',
        'prosthetic technician',
      ],
      socCode: '29-2091.00',
      description:
        'You make and fit artificial arms and legs or braces so that people can move freely. You measure, shape the part by hand or with a 3D printer and adjust it until the first steps feel right.',
      day: 'Wet plaster or a scanner takes the shape of the limb, long before a grinder and a heat gun ease the spots that press.',
      enjoys:
        'Half workshop and half clinic suits these makers, who may fit the same person with new limbs for decades.',
      complaints:
        "Days of work start over when a socket rubs, while an insurer isn't convinced that anyone needs a better knee.",
      firstStep:
        'Build a hand from cardboard, string and straws, with fingers that close well enough to lift a paper cup.',
      appeals: {
        investigative:
          "Slow-motion video of one stride shows a prosthetist if it's the foot, the knee or the socket that causes a limp.",
        realistic:
          'Prosthetists trim carbon fiber, rivet straps and turn tiny screws in an ankle until the foot lands flat.',
        social:
          'Kids outgrow a leg in a year or so, and the prosthetist who offers a shark print for the next one is a hero.',
      },
      activities: {
        investigative: ['diagnosing', 'observing'],
        realistic: ['crafting'],
        social: ['comforting'],
      },
      demands: {
        agreeableness:
          "Anger and grief over a lost arm come into the fitting room too, and you'll need patience for both.",
      },
      interests: [6, 5.1, 1.99, 4.3, 1.56, 3.58],
      about: ['health-care-service', 'engineering'],
      jobZone: 5,
      skills: {
        'hand-skills': 4.25,
        'computer-aided-design': 3.75,
        'patient-care': 3.75,
        'helping-people': 3.75,
        'understanding-user-needs': 3.12,
      },
      workStyles: [
        3.9, 3.9, 3.81, 3.62, 4.48, 4.52, 3.29, 4.14, 4, 4.1, 4.71, 4.62, 4.67, 3.95, 3.86, 4.14,
      ],
      entryEducation: "Master's degree",
      medianPay: 78310,
      growthPercent: 13,
      employment: 10100,
      relatedCareers: ['orthopedic-surgeon', 'paramedic'],
    },
  ],
);
