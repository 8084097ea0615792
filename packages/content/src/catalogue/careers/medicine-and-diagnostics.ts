import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const medicineAndDiagnosticsCareers: readonly Career[] = jobFamily(
  'Medicine and Diagnostics',
  [
    {
      id: 'family-doctor',
      title: 'Family Doctor',
      alsoCalled: ['GP', 'general practitioner', 'family physician', 'MD', 'physician'],
      socCode: '29-1215.00',
      description:
        'You are the first doctor people of all ages turn to, for anything from a sore throat to a lasting illness. You listen, examine, order tests and choose a treatment, or send the patient on to a specialist.',
      day: "Visits run from a toddler's rash to a retiree's lost sleep, and lab results and refills fill the gaps between.",
      enjoys:
        'Knowing one family from first fever to last keeps some doctors in the same small town for life.',
      complaints:
        "Forms and messages from the portal eat the evening at home, and the clock cuts off conversations that aren't finished.",
      firstStep:
        "Draw your family's health history, with their consent, as a three-generation tree like the ones used at a first visit.",
      appeals: {
        social:
          "Getting a smoker of thirty years to set a quit date, and cheering at every checkup after, is a family doctor's kind of win.",
        investigative:
          'Feeling tired can have a hundred causes, and family doctors like narrowing them down with good questions and one blood test.',
      },
      activities: { social: ['coaching'], investigative: ['diagnosing'] },
      demands: {
        conscientiousness:
          "A lab result nobody follows up could be someone's cancer, so nothing may slip.",
        extraversion:
          'Twenty conversations a day, one right after another, come with the stethoscope.',
      },
      interests: [3.75, 6.08, 1.45, 6.21, 2.34, 3.95],
      about: ['health-care-service'],
      jobZone: 5,
      skills: {
        'patient-care': 4.5,
        'critical-thinking': 4.38,
        'time-management': 4,
        'tracking-progress': 4,
        science: 3.88,
      },
      workStyles: [
        4.86, 4.59, 4.62, 4.25, 4.03, 4.83, 4.31, 4.35, 4.56, 4.51, 4.9, 4.99, 4.76, 4.26, 3.22,
        4.87,
      ],
      entryEducation: 'Doctoral or professional degree',
      relatedCareers: ['pediatrician', 'physician-assistant', 'pharmacist', 'dietitian'],
    },
    {
      id: 'pediatrician',
      title: 'Pediatrician',
      alsoCalled: [
        "kids' doctor",
        "children's doctor",
        'baby doctor',
        'paediatrician',
        'child doctor',
      ],
      socCode: '29-1221.00',
      description:
        'You are a doctor for babies, children and teenagers. You check how they grow, give vaccines, treat illness and calm both a scared child and worried parents.',
      day: "Stickers in one pocket and an ear scope in the other, you're plotting heights, listening for murmurs and reassuring tired parents.",
      enjoys:
        'A baby born far too early comes back as a loud first grader, and pediatricians keep such photos on the wall.',
      complaints:
        'Every winter floods the waiting room with coughs, and the pay is low beside that of most other kinds of doctor.',
      firstStep:
        'Explain to a child in your family how the heart works, with a drawing, until the child can teach it back.',
      appeals: {
        social:
          "Pediatricians listen to the teddy bear's heart first, so a nervous three-year-old holds still when it's her turn.",
        investigative:
          "Babies can't say where it hurts, so pediatricians go by the pitch of a cry, a soft spot and a diaper.",
      },
      activities: { social: ['comforting'], investigative: ['diagnosing'] },
      demands: {
        agreeableness:
          "You'll need patience for a screaming toddler and for the parent who's read something scary online.",
        extraversion:
          "Every fifteen minutes there's a new small stranger to win over, with Mom and Dad watching.",
      },
      interests: [3.64, 6.18, 1.88, 6.64, 2.54, 3.58],
      about: ['health-care-service', 'teaching'],
      jobZone: 5,
      skills: {
        'patient-care': 4.5,
        'decision-making': 4.25,
        'caring-for-children': 4,
        science: 4,
        'tracking-progress': 4,
      },
      workStyles: [
        4.35, 4.47, 4.2, 3.79, 4.35, 4.99, 4.41, 4.68, 4.31, 3.86, 4.58, 4.5, 4.85, 3.97, 2.92,
        4.22,
      ],
      entryEducation: 'Doctoral or professional degree',
      relatedCareers: ['family-doctor', 'dietitian', 'psychiatrist'],
    },
    {
      id: 'orthopedic-surgeon',
      title: 'Orthopedic Surgeon',
      alsoCalled: ['bone doctor', 'bone surgeon', 'orthopaedic surgeon', 'sports surgeon'],
      socCode: '29-1242.00',
      description:
        'You operate on bones and joints, so that people can walk, lift and play sports again. You study scans, mend a broken leg or fit a new hip and see patients until they have healed.',
      day: "Scrubbed in by seven, you're sawing, drilling and setting screws under X-ray, and after lunch come casts and crutches.",
      enjoys:
        'Bone surgeons can see a repair on film the same day, and months later the patient walks in without a limp.',
      complaints:
        'Training takes more than a decade, broken hips arrive at night, and lead aprons and long operations wear out your own back.',
      firstStep:
        'Feel out the large bones on your own body, learn their names and draw the knee joint from memory.',
      appeals: {
        investigative:
          'Before the first cut, orthopedic surgeons puzzle out on the scan how five splinters of ankle once fit together.',
        social:
          'The orthopedic surgeon is the one who tells a young goalie when she can play again, and who helps her stand the wait.',
      },
      activities: { investigative: ['reasoning'], social: ['comforting'] },
      interests: [5.08, 6.5, 1.48, 4.82, 2.36, 3.91],
      about: ['health-care-service'],
      jobZone: 5,
      // O*NET rates no skills here: the figures are those of 29-1241.00, the closest related occupation.
      skills: {
        'hand-skills': 4.75,
        'patient-care': 4.25,
        'tracking-progress': 4,
        'time-management': 3.88,
        science: 3.88,
      },
      entryEducation: 'Doctoral or professional degree',
      relatedCareers: ['prosthetist', 'dentist'],
    },
    {
      id: 'psychiatrist',
      title: 'Psychiatrist',
      alsoCalled: [
        'shrink',
        'mental health doctor',
        'psych doctor',
        'mind doctor',
        'child psychiatrist',
      ],
      socCode: '29-1223.00',
      description:
        'You are a doctor for illnesses of the mind, such as deep depression, panic or hearing voices. You talk with patients, look for causes in body and life, prescribe medicine and watch how it works.',
      day: "Half an hour goes to a student who can't sleep, and then come blood tests, a dose to lower and a call from the emergency room.",
      enjoys:
        "Psychiatrists wait for the visit when someone who'd stopped eating talks about a burrito for ten minutes.",
      complaints:
        "Training lasts about twelve years after high school, and even then some illness won't lift, whatever you try.",
      firstStep:
        "Read two people's own accounts of living with the same mental illness, and list what helped, what didn't and what was missed.",
      appeals: {
        investigative:
          'Sudden voices can come from a fever, a drug or an illness of the mind, and psychiatrists patiently find out which.',
        social:
          'Psychiatrists explain a diagnosis to scared parents in plain words, and then ask what their daughter loved doing last summer.',
      },
      activities: { investigative: ['diagnosing'], social: ['comforting', 'teaching'] },
      demands: {
        extraversion:
          "From morning on it's one conversation after another, with patients, families, nurses and sometimes a judge.",
        agreeableness:
          "Some patients refuse the very pill that could help, and you'll need to stay kind and keep the door open.",
      },
      interests: [2.3, 6.59, 2.65, 5.83, 1.95, 3.6],
      about: ['psychology', 'health-care-service'],
      jobZone: 5,
      skills: {
        listening: 4.62,
        empathy: 4.5,
        'patient-care': 4.5,
        'decision-making': 4.12,
        counseling: 4,
        science: 3.88,
      },
      workStyles: [
        4.2, 4.2, 4.15, 4.15, 4.31, 4.59, 4.2, 4.47, 4.52, 4.22, 4.57, 4.48, 4.6, 4.13, 3.64, 4.38,
      ],
      // As for the other physicians: the Handbook's file has no row for them.
      entryEducation: 'Doctoral or professional degree',
      relatedCareers: ['pediatrician', 'clinical-psychologist', 'speech-language-pathologist'],
    },
    {
      id: 'physician-assistant',
      title: 'Physician Assistant',
      alsoCalled: ['PA', 'physician associate', "doctor's assistant", 'assistant doctor'],
      socCode: '29-1071.00',
      description:
        'You examine and treat patients as part of a team with doctors. You might stitch a cut, order a test, explain a new medicine and help in an operation, all in one shift.',
      day: 'On your list are a jammed finger, a cough and a chest pain, with a doctor down the hall for the hard one.',
      enjoys:
        "Moving from surgery to skin care or the emergency room doesn't take a new degree, and PAs value that freedom.",
      complaints:
        'Patients ask when the real doctor is coming, and the rules on what you may do alone change at the state line.',
      firstStep:
        'Take a low-cost first aid and CPR course, then write up its practice case as a patient note with a plan.',
      appeals: {
        social:
          'On the back of a form, a physician assistant draws a gallbladder and keeps explaining until the surgery stops sounding scary.',
        investigative:
          'Physician assistants love it when a cough, a rash and a trip to Arizona suddenly add up to one diagnosis.',
      },
      activities: {
        social: ['teaching', 'comforting'],
        investigative: ['diagnosing', 'reasoning'],
      },
      demands: {
        agreeableness:
          'You share every patient with a team, and you stay kind when one of them wanted somebody else.',
        conscientiousness:
          "One allergy you didn't check can do harm, so you read the chart before you write the order.",
      },
      interests: [4, 4.94, 1.16, 5.89, 1.98, 4.46],
      about: ['health-care-service'],
      jobZone: 5,
      skills: {
        'patient-care': 4.5,
        'helping-people': 4,
        empathy: 4,
        'decision-making': 4,
        science: 3.62,
      },
      workStyles: [
        4.41, 4.38, 4.41, 3.73, 4.76, 4.95, 4.05, 4.59, 4.72, 4.49, 4.83, 4.95, 4.89, 3.86, 3.03,
        4.68,
      ],
      entryEducation: "Master's degree",
      medianPay: 133260,
      growthPercent: 20,
      employment: 162700,
      relatedCareers: ['family-doctor', 'pharmacist'],
    },
    {
      id: 'pharmacist',
      title: 'Pharmacist',
      alsoCalled: ['druggist', 'drugstore chemist', 'medicine seller'],
      socCode: '29-1051.00',
      description:
        'You make sure that each person gets the right medicine, in the right amount, and knows how to take it. You check for dangerous mixes, give vaccines and answer questions that people forgot to ask their doctor.',
      day: 'The screen flags a clash between two drugs, so you call the clinic while the line for flu shots grows.',
      enjoys:
        "Stopping a mix-up that would've put someone in the hospital can carry a pharmacist through a whole dull week.",
      complaints:
        'Big chains count your prescriptions by the hour, and ten hours on your feet can go by with one short break.',
      firstStep:
        "Compare the labels of five cold remedies in a store, and work out which of them share a drug and shouldn't be combined.",
      appeals: {
        investigative:
          'Why a heart pill has suddenly turned too strong puzzles everyone until the pharmacist asks about grapefruit juice.',
        social:
          'Right there at the counter, pharmacists show a nervous parent how to give a first insulin shot.',
      },
      activities: { investigative: ['diagnosing'], social: ['teaching'] },
      demands: {
        agreeableness:
          'People reach your counter sick, tired or worried about the price, and they need you to be kind.',
      },
      interests: [2.82, 5.67, 1.48, 4.88, 2.62, 4.56],
      about: ['health-care-service', 'physical-science'],
      jobZone: 5,
      skills: {
        'attention-to-detail': 4.5,
        'tracking-progress': 3.88,
        'time-management': 3.62,
        science: 3.38,
        leadership: 3.38,
      },
      workStyles: [
        3.51, 4.08, 3.87, 4.24, 4.56, 4.69, 3.66, 4.37, 4.63, 3.96, 4.62, 4.78, 4.43, 3.77, 3.18,
        4.25,
      ],
      entryEducation: 'Doctoral or professional degree',
      medianPay: 137480,
      growthPercent: 5,
      employment: 335100,
      relatedCareers: ['family-doctor', 'physician-assistant'],
    },
    {
      id: 'pharmacy-technician',
      title: 'Pharmacy Technician',
      alsoCalled: [
        'pharm tech',
        'pharmacy assistant',
        'pharmacy dispenser',
        "chemist's assistant",
        'drugstore worker',
      ],
      socCode: '29-2052.00',
      description:
        'You prepare medicines for patients and check that each label and count is right. You take prescriptions, sort out insurance questions and call the pharmacist whenever something needs a second look.',
      day: 'Tablets are counted by fives on a tray, labels print, and someone at the window asks why the insurer said no.',
      enjoys:
        'Regulars learn their names, and by closing time each bag hangs in its place, which orderly souls behind the counter enjoy.',
      complaints:
        "Strangers shout at you over prices you didn't set, and the hourly pay hardly makes up for it.",
      firstStep:
        'Make flash cards with the brand and the plain drug name of twenty common medicines, and drill until you miss none.',
      appeals: {
        conventional:
          "Two drug names may differ by a single letter, so pharmacy technicians enjoy checking the bottle's code against the label.",
        social:
          "Pharmacy technicians print a label in large type for a man with weak eyes and find him a cap that won't fight back.",
      },
      activities: { conventional: ['checking'], social: ['caring'] },
      interests: [4.21, 2.99, 1, 3.32, 2.52, 7],
      about: ['health-care-service', 'physical-science'],
      jobZone: 3,
      skills: {
        'attention-to-detail': 4.5,
        listening: 4,
        'record-keeping': 3.75,
        reading: 3.75,
        math: 3,
      },
      workStyles: [
        3.87, 3.98, 4.21, 3.8, 4.37, 4.18, 3.65, 4.37, 4.28, 4.01, 4.39, 4.64, 4.48, 3.58, 3.21,
        4.02,
      ],
      entryEducation: 'High school diploma or equivalent',
      medianPay: 43460,
      growthPercent: 6,
      employment: 490400,
      relatedCareers: [
        'medical-assistant',
        'licensed-practical-nurse',
        'phlebotomist',
        'medical-laboratory-technician',
      ],
    },
    {
      id: 'medical-laboratory-technologist',
      title: 'Medical Laboratory Technologist',
      alsoCalled: [
        'medical lab scientist',
        'biomedical scientist',
        'lab scientist',
        'MLS',
        'blood tester',
        'hospital scientist',
      ],
      socCode: '29-2011.00',
      description:
        'You test blood and other samples to find out what makes a patient sick. You run the machines, look at cells under a microscope and call the doctor when a result is alarming.',
      day: "While the big machines hum you run control samples, recheck strange results and call a nurse about a value that can't wait.",
      enjoys:
        'One odd cell on a slide can explain weeks of illness, and technologists like being the person who spots it.',
      complaints:
        "Patients don't know that you exist, and the windowless lab has to be staffed every night of the year.",
      firstStep:
        'Learn five kinds of white blood cell from a free atlas, then sort fifty shuffled pictures and count your errors.',
      appeals: {
        investigative:
          "If one test says a patient's blood is type A and another disagrees, medical laboratory technologists dig until both make sense.",
        realistic:
          'Behind the cover of a stubborn blood analyzer is one jammed needle, and a lab technologist with good hands gets it counting again.',
      },
      activities: { investigative: ['diagnosing'], realistic: ['repairing'] },
      interests: [5.81, 6.15, 1.13, 2.77, 1.51, 4.99],
      about: ['life-science', 'health-care-service'],
      jobZone: 4,
      skills: {
        'lab-techniques': 4.5,
        'attention-to-detail': 4.25,
        science: 4,
        'quality-checking': 3.75,
        'equipment-care': 3,
      },
      workStyles: [
        3.88, 3.97, 4.05, 3.63, 4.34, 4.21, 3.61, 4.24, 4.33, 4.23, 4.67, 4.89, 4.63, 3.94, 3.06,
        4.57,
      ],
      entryEducation: "Bachelor's degree",
      medianPay: 61890,
      growthPercent: 2,
      payGroup: 'clinical laboratory technologists and technicians',
      relatedCareers: ['medical-laboratory-technician', 'biological-technician', 'phlebotomist'],
    },
    {
      id: 'medical-laboratory-technician',
      title: 'Medical Laboratory Technician',
      alsoCalled: [
        'lab tech',
        'MLT',
        'medical lab assistant',
        'hospital lab worker',
        'blood tester',
      ],
      socCode: '29-2012.00',
      description:
        'You test blood and other samples so that doctors know what is wrong. You set up the machines, look through the microscope, check each result and keep everything free of germs.',
      day: "Tubes come off the courier's cart, you spin them, load the machine and rerun whatever looks wrong.",
      enjoys:
        "It's a hospital job with clear steps and clear answers, and quieter people like that the public stays outside.",
      complaints:
        'Urgent tubes arrive in bursts, samples smell, and colleagues with a longer degree earn more for much the same bench work.',
      firstStep:
        'Dilute food coloring by half through eight glasses, label every one and check by eye that each step is even.',
      appeals: {
        investigative:
          'A throat swab is a question, and overnight the spots growing on a plate give the laboratory technician an answer.',
        realistic:
          'Smearing a drop of blood into a thin feather on glass takes dozens of tries, and laboratory technicians enjoy getting it right.',
      },
      activities: { investigative: ['experimenting', 'observing'], realistic: ['experimenting'] },
      interests: [6.01, 5.89, 1, 2.88, 1, 4.85],
      about: ['life-science', 'health-care-service'],
      jobZone: 3,
      skills: {
        'lab-techniques': 4.5,
        'attention-to-detail': 4.25,
        science: 3.25,
        'quality-checking': 3.12,
        'watching-instruments': 3.12,
      },
      workStyles: [
        3.95, 3.83, 4.19, 3.58, 4.43, 4, 3.09, 4.19, 4.14, 4.18, 4.76, 4.88, 4.61, 4.51, 3.26, 4.43,
      ],
      // The Handbook has one row for technologists and technicians.
      entryEducation: "Associate's degree",
      medianPay: 61890,
      growthPercent: 2,
      payGroup: 'clinical laboratory technologists and technicians',
      relatedCareers: [
        'medical-laboratory-technologist',
        'biological-technician',
        'phlebotomist',
        'forensic-science-technician',
        'pharmacy-technician',
      ],
    },
    {
      id: 'diagnostic-medical-sonographer',
      title: 'Diagnostic Medical Sonographer',
      alsoCalled: [
        'ultrasound tech',
        'ultrasound technician',
        'baby scanner',
        'ultrasonographer',
        'scan technician',
      ],
      socCode: '29-2032.00',
      description:
        'You use sound waves to make moving pictures of what is inside the body, such as an unborn baby or a beating heart. You settle the patient, slide the probe, judge which images are clear and hand them to the doctor.',
      day: 'In a dim room one hand slides the probe, the other freezes and measures, and your face has to stay calm.',
      enjoys:
        'Parents go silent when the first heartbeat flickers on the screen, and sonographers say that this moment keeps its charm.',
      complaints:
        "Pressing and twisting all day hurts the shoulder, and bad news that you saw first isn't yours to tell.",
      firstStep:
        'Slice fruit and boiled eggs in two directions, draw each cut and train yourself to picture the whole from its slices.',
      appeals: {
        realistic:
          'Tilt your wrist a few degrees and a heart valve swims into view, a move that sonographers learn by feel.',
        investigative:
          'Sonographers listen to blood whoosh through a narrow spot and work out how much of it makes it past.',
        social:
          'Before the cold squirt of gel comes the warning about it, and a good sonographer keeps a worried patient posted all along.',
      },
      activities: {
        realistic: ['observing'],
        investigative: ['measuring'],
        social: ['comforting'],
      },
      demands: {
        agreeableness:
          'Patients arrive with full bladders and big fears, and gentleness is half of a good scan.',
        conscientiousness:
          'Skip one view and the doctor may miss what matters, so each organ gets its full set of pictures.',
      },
      interests: [5.87, 4.75, 1.32, 4.1, 1.51, 5.05],
      about: ['health-care-service'],
      jobZone: 3,
      skills: {
        'patient-care': 4,
        empathy: 3.75,
        'time-management': 3.38,
        science: 3.25,
        'operating-machines': 3.12,
      },
      workStyles: [
        4.29, 4.15, 4.43, 3.87, 4.62, 4.65, 4.15, 4.54, 4.6, 4.41, 4.85, 4.82, 4.7, 4.7, 3.64, 4.04,
      ],
      entryEducation: "Associate's degree",
      medianPay: 89340,
      growthPercent: 13,
      employment: 90000,
      relatedCareers: ['radiologic-technologist', 'neurodiagnostic-technologist'],
    },
    {
      id: 'radiologic-technologist',
      title: 'Radiologic Technologist',
      alsoCalled: [
        'x-ray tech',
        'radiographer',
        'x-ray technician',
        'MRI tech',
        'rad tech',
        'CT technician',
      ],
      socCode: '29-2034.00',
      description:
        'You take X-rays and other pictures of the inside of the body. You place the patient just right, set the machine, keep everyone safe from radiation and check that each image is sharp.',
      day: 'You roll a portable machine into the emergency room, slip a plate behind a sore back and ask for a held breath.',
      enjoys:
        'Every few minutes brings a new person and a new angle, and getting a wrist right in one shot is a craft.',
      complaints:
        "Moving heavy patients strains the back, and people in pain cry out because you've got to straighten what hurts.",
      firstStep:
        'Cast the shadows of a key and a spoon with a flashlight, and note how angle and distance blur or stretch them.',
      appeals: {
        realistic:
          'Turn a foot by the width of a finger, as X-ray techs know, and a joint that was hidden opens up on the image.',
        investigative:
          'Radiologic technologists figure out which odd angle will show the crack that two other pictures missed.',
        conventional:
          'Left or right, every X-ray gets its marker, because a good X-ray tech never trusts memory for that.',
      },
      activities: {
        realistic: ['observing'],
        investigative: ['reasoning'],
        conventional: ['checking'],
      },
      demands: {
        agreeableness:
          "You'll ask people to hold still in a position that hurts, so a kind voice matters.",
      },
      interests: [5.9, 4.88, 1, 3.41, 1, 5.08],
      about: ['health-care-service'],
      requirement: 'Most states ask radiologic technologists for a license.',
      jobZone: 3,
      skills: {
        'patient-care': 4,
        'working-safely': 4,
        empathy: 3.62,
        'helping-people': 3.5,
        'operating-machines': 3.25,
      },
      workStyles: [
        4.13, 3.73, 4.24, 3.54, 4.58, 4.65, 3.69, 4.56, 4.4, 4.27, 4.62, 4.53, 4.62, 4.17, 3.64,
        4.15,
      ],
      entryEducation: "Associate's degree",
      relatedCareers: ['diagnostic-medical-sonographer', 'neurodiagnostic-technologist'],
    },
    {
      id: 'neurodiagnostic-technologist',
      title: 'Neurodiagnostic Technologist',
      alsoCalled: [
        'EEG tech',
        'brain wave technician',
        'sleep technician',
        'EEG technician',
        'brain scanner',
      ],
      socCode: '29-2099.01',
      description:
        "You record what goes on in the brain and nerves, to find out why someone has seizures or can't sleep. You place small sensors on the head, calm the patient and watch the waves on the screen.",
      day: 'With a tape measure and a wax pencil you mark some twenty points on the scalp, then fix a sensor to each.',
      enjoys:
        'An hour or a night with a single patient is rare in a hospital, and technologists here like the slow pace.',
      complaints:
        "Sleep studies mean nights awake in the dark, and the gritty paste won't quite come off your hands or the wires.",
      firstStep:
        'Keep a sleep diary for two weeks, turn it into a graph and mark what you did before the bad nights.',
      appeals: {
        investigative:
          'One tiny spike among hours of brain waves can show where seizures start, and neurodiagnostic technologists know how to spot it.',
        realistic:
          'Neurodiagnostic technologists tape, glue and wrap the wires so well that they last through a night of tossing and turning.',
      },
      activities: { investigative: ['observing'], realistic: ['crafting'] },
      demands: {
        agreeableness:
          "Some patients are small, scared or confused, and the wires go on only if you're patient.",
        neuroticism: 'A seizure can break into the calmest recording, and then seconds count.',
      },
      interests: [5.32, 5.81, 1.41, 3.71, 1.42, 4.47],
      about: ['health-care-service'],
      schooling: 'A program of one to two years',
      jobZone: 3,
      skills: {
        'patient-care': 4,
        'attention-to-detail': 4,
        listening: 4,
        'tracking-progress': 3.62,
        'quality-checking': 3,
      },
      workStyles: [
        4.1, 4.19, 4, 3.26, 4.68, 4.74, 4.07, 4.65, 4.55, 4.42, 4.87, 4.77, 4.74, 3.97, 3.13, 4.03,
      ],
      relatedCareers: [
        'radiologic-technologist',
        'diagnostic-medical-sonographer',
        'ophthalmic-medical-technician',
      ],
    },
    {
      id: 'surgical-technologist',
      title: 'Surgical Technologist',
      alsoCalled: ['scrub tech', 'surgical tech', 'operating room technician', 'OR tech'],
      socCode: '29-2055.00',
      description:
        'You get the operating room ready and hand the surgeon each tool at the right second. You lay out clean instruments, count every sponge and help the team stay free of germs.',
      day: "Gowned and gloved, you pass clamps almost before they're asked for and count the needles aloud at the end.",
      enjoys:
        'Scrub techs take pride in knowing what the surgeon will need a second before the open hand appears.',
      complaints:
        'Hours of standing in a hot gown without a drink are normal, and a tense surgeon may snap at whoever is nearest.',
      firstStep:
        'Lay out twenty blunt kitchen tools on a tray, learn their places and hand them over by name with your eyes shut.',
      appeals: {
        realistic:
          'Surgical technologists know hundreds of instruments by touch and can put a bone drill together piece by piece in seconds.',
        social:
          'Nobody learns to scrub in from a book, so a seasoned surgical tech stands beside the newcomer and guides each move.',
      },
      activities: { realistic: ['building'], social: ['teaching', 'coaching'] },
      demands: {
        neuroticism:
          'When bleeding starts, the room speeds up at once, and your hands have to stay steady.',
      },
      interests: [6.26, 3.22, 1, 3.82, 1.61, 4.85],
      about: ['health-care-service'],
      schooling: 'A program of one to two years',
      preparation: 'twoYears',
      jobZone: 3,
      skills: {
        'attention-to-detail': 4.25,
        'staying-calm': 4,
        'tracking-progress': 3.75,
        'managing-supplies': 3,
        'equipment-care': 3,
      },
      workStyles: [
        4.01, 3.73, 4.26, 3.56, 4.22, 4.27, 3.93, 4.58, 4.49, 4.36, 4.65, 4.7, 4.57, 4.26, 3.75,
        3.82,
      ],
      entryEducation: 'Postsecondary nondegree award',
      relatedCareers: ['veterinary-technician', 'skincare-specialist'],
    },
    {
      id: 'phlebotomist',
      title: 'Phlebotomist',
      alsoCalled: ['blood taker', 'blood drawer', 'blood collector', 'drawing blood'],
      socCode: '31-9097.00',
      description:
        'You draw blood for tests or donations so gently that people hardly feel it. You calm nervous patients, find the vein, label each tube and send it to the lab.',
      day: 'Hospital rounds begin before breakfast, with name bands to check and colored tubes to fill in a fixed order.',
      enjoys:
        'Finding a difficult vein on the first try, while the patient is still in the middle of a story, is a small win.',
      complaints:
        'Some adults faint, toddlers scream, and the pay hardly grows however skilled your hands become.',
      firstStep:
        "Trace the veins in the crook of your own arm with a fingertip, and compare them when you're cold, warm or out of breath.",
      appeals: {
        investigative:
          'Each arm is a new map to a phlebotomist, who works out by touch where a hidden vein runs and where it rolls.',
        realistic:
          'One hand holds the needle perfectly still while the other swaps tubes, and phlebotomists get that down to a fine art.',
        conventional:
          'The wrong name on a tube is worse than no tube at all, so phlebotomists label every one before leaving the bedside.',
      },
      activities: {
        investigative: ['reasoning'],
        realistic: ['healing'],
        conventional: ['checking'],
      },
      demands: {
        agreeableness:
          'Nearly everyone you meet is about to be stuck with a needle, so kindness goes a long way.',
      },
      interests: [5.44, 4.69, 1, 3.6, 1.4, 5.42],
      about: ['health-care-service'],
      schooling: 'A course of some weeks or months',
      jobZone: 3,
      skills: {
        'patient-care': 4.25,
        'hand-skills': 4.25,
        'helping-people': 3.62,
        empathy: 3.5,
        teaching: 3,
      },
      workStyles: [
        4.05, 3.95, 4, 3.5, 4.5, 4.82, 3.95, 4.32, 4.59, 4.14, 4.73, 4.91, 4.68, 4.27, 3.59, 3.91,
      ],
      entryEducation: 'Postsecondary nondegree award',
      medianPay: 43660,
      growthPercent: 6,
      employment: 139700,
      relatedCareers: [
        'medical-laboratory-technician',
        'medical-laboratory-technologist',
        'pharmacy-technician',
      ],
    },
  ],
);
