import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const nursingAndPatientServicesCareers: readonly Career[] = jobFamily(
  'Nursing and Patient Services',
  [
    {
      id: 'registered-nurse',
      title: 'Registered Nurse',
      alsoCalled: [
        'RN',
        'staff nurse',
        'hospital nurse',
        'ER nurse',
        "children's nurse",
        'nursing',
      ],
      socCode: '29-1141.00',
      description:
        'You look after patients around the clock, giving medicine, watching for changes and comforting families. In one shift you may start an IV, brief a doctor and teach someone how to care for a wound at home.',
      day: 'After the handoff you look in on five patients, scan wristbands and pills, and catch a doctor in the hall.',
      enjoys:
        "Nurses talk about the bond on a good unit, and about the man who walked out when nobody thought he'd make it.",
      complaints:
        'Twelve hours can pass without a real meal, and short staffing means choosing which call light has to wait.',
      firstStep:
        'Count the pulse and breaths of three relatives, write down the numbers clearly and explain to each what you measured.',
      appeals: {
        social:
          "At two in the morning, a nurse puts the doctor's words into plain ones for a daughter who was too scared to ask.",
        investigative:
          "Nurses notice that a patient's fingers are cooler than an hour ago and start asking why before any alarm goes off.",
      },
      activities: { social: ['comforting', 'teaching'], investigative: ['diagnosing'] },
      demands: {
        agreeableness:
          "You'll be gentle with people on their worst day, including the ones who yell.",
        extraversion:
          "All shift long you're talking: to patients, families, doctors and the nurse who takes over.",
      },
      interests: [3.46, 4.71, 1.34, 5.57, 2.38, 4.75],
      about: ['health-care-service', 'social-service'],
      jobZone: 4,
      skills: {
        'patient-care': 4.75,
        empathy: 4.12,
        teamwork: 4,
        'helping-people': 4,
        'decision-making': 3.88,
      },
      workStyles: [
        3.99, 4.01, 4.34, 4.12, 4.55, 4.49, 4.01, 4.14, 4.49, 4.37, 4.63, 4.55, 4.46, 4.11, 3.48,
        3.98,
      ],
      entryEducation: "Bachelor's degree",
      medianPay: 93600,
      growthPercent: 5,
      employment: 3391000,
      relatedCareers: [
        'licensed-practical-nurse',
        'paramedic',
        'nurse-midwife',
        'nursing-assistant',
        'medical-assistant',
      ],
    },
    {
      id: 'nurse-midwife',
      title: 'Nurse Midwife',
      alsoCalled: ['birth nurse', 'baby deliverer', 'CNM', 'delivery nurse', 'delivering babies'],
      socCode: '29-1161.00',
      description:
        'You care for women before, during and after the birth of a baby. You check that both are well, guide the mother through long hours of labor and put the newborn into her arms.',
      day: "Clinic visits go on, each with a few minutes of the baby's heartbeat, until a labor call ends your plans for the evening.",
      enjoys:
        "Being trusted in a family's most private hours, and hearing that first cry, can move a midwife even after a thousand births.",
      complaints:
        "Babies come at three in the morning, and when a birth goes badly you'll carry it for years.",
      firstStep:
        'Ask a mother in your family for her birth story, listen without advice and write down what helped her most.',
      appeals: {
        social:
          "Between pains, a nurse midwife rubs a back, breathes along and tells a tired mother that she's nearly there.",
        investigative:
          'Nurse midwives feel through the belly which way a baby lies and work out why a labor has stalled.',
      },
      activities: { social: ['comforting', 'caring'], investigative: ['diagnosing'] },
      demands: {
        agreeableness: 'Your patience has to outlast hours of labor, doubt and sometimes swearing.',
        neuroticism:
          'An easy birth can turn into an emergency within a minute, in the middle of the night.',
      },
      interests: [3.24, 4.25, 1.94, 5.96, 2.97, 3.4],
      about: ['health-care-service', 'social-service'],
      after: [{ careerId: 'registered-nurse', years: 2 }],
      jobZone: 5,
      skills: {
        'patient-care': 4.75,
        empathy: 4.12,
        'staying-calm': 4,
        'tracking-progress': 4,
        teamwork: 3.88,
      },
      workStyles: [
        4.03, 4.55, 4.18, 4.03, 4.67, 4.91, 4.33, 4.67, 4.82, 4.45, 4.81, 4.64, 4.76, 3.97, 3.48,
        4.18,
      ],
      entryEducation: "Master's degree",
      relatedCareers: ['registered-nurse', 'home-health-aide'],
    },
    {
      id: 'licensed-practical-nurse',
      title: 'Licensed Practical Nurse',
      alsoCalled: [
        'LPN',
        'LVN',
        'practical nursing',
        'vocational nurse',
        'enrolled nurse',
        'nursing associate',
      ],
      socCode: '29-2061.00',
      description:
        'You give everyday nursing care in hospitals, nursing homes and clinics. You measure blood pressure, change bandages, give medicine and notice first when someone is getting worse.',
      day: 'In a nursing home you push the medicine cart past thirty doors, change a dressing and call a daughter about a fall.',
      enjoys:
        'Seeing the same residents for years, practical nurses learn who takes pills with applesauce and who takes them with a joke.',
      complaints:
        "Medicine rounds don't leave a minute to chat, and the law stops you short of tasks that you know how to do.",
      firstStep:
        'Borrow a home blood pressure cuff, take your own reading at fixed hours for a week and chart it as on a ward.',
      appeals: {
        social:
          'The day a man with new diabetes checks his own sugar, the practical nurse who taught him feels like a proud coach.',
        investigative:
          'If a cheerful resident is suddenly confused, practical nurses wonder why, and often they track down a simple infection.',
      },
      activities: { social: ['teaching', 'coaching'], investigative: ['diagnosing'] },
      demands: {
        extraversion:
          'Thirty residents, their families and the whole shift all want a word with you.',
        agreeableness:
          'Some residents ask the same thing ten times a morning, and the tenth answer should sound like the first.',
      },
      interests: [4.58, 3.67, 1.05, 5.5, 2.13, 4.58],
      about: ['health-care-service', 'social-service'],
      schooling: 'A program of about a year, and a license',
      jobZone: 3,
      skills: {
        'patient-care': 4.5,
        'helping-people': 4.12,
        teamwork: 4,
        empathy: 4,
        'time-management': 3.62,
      },
      workStyles: [
        4.15, 4.08, 4.24, 4.24, 4.58, 4.54, 4.09, 4.49, 4.46, 4.34, 4.51, 4.51, 4.49, 4.41, 3.77,
        4.11,
      ],
      entryEducation: 'Postsecondary nondegree award',
      medianPay: 62340,
      growthPercent: 3,
      employment: 651400,
      relatedCareers: [
        'registered-nurse',
        'paramedic',
        'medical-assistant',
        'nursing-assistant',
        'pharmacy-technician',
      ],
    },
    {
      id: 'nursing-assistant',
      title: 'Nursing Assistant',
      alsoCalled: [
        'CNA',
        'nurse assistant',
        "nurse's aide",
        'orderly',
        'healthcare assistant',
        'HCA',
        'nurse aide',
      ],
      socCode: '31-1131.00',
      description:
        "You help patients with what they can't do alone, such as washing, eating or turning in bed. You answer call bells, measure temperature, lend an ear and tell the nurse what you see.",
      day: 'Before breakfast you wash, dress and move one resident after another, with a belt or a lift, then spoon out oatmeal.',
      enjoys:
        'Residents wait at the door for their favorite aide and tell stories that no chart holds, and aides treasure that.',
      complaints:
        'Backs give out from the lifting, and there are always more bells than hands, for pay that is low everywhere.',
      firstStep:
        "Practice feeding a friend yogurt and being fed in turn, and note what feels respectful and what doesn't.",
      appeals: {
        social:
          "A woman who has lost her words still hums along while her hair is brushed, and it's her nursing assistant who knows that.",
        realistic:
          'With a folded sheet, bent knees and good timing, two nursing assistants can turn a man twice their size.',
      },
      activities: { social: ['caring'], realistic: ['caring'] },
      demands: {
        agreeableness:
          'You wash and feed people who may be ashamed or angry about it, so gentleness is your main tool.',
        extraversion:
          "You're with people from the first bell to the last, and a bit of cheer carries far.",
      },
      interests: [4.58, 2.72, 1, 5.7, 1.77, 4.24],
      about: ['social-service', 'health-care-service'],
      schooling: 'A course of four to twelve weeks, and a state exam',
      jobZone: 3,
      skills: {
        'patient-care': 4.25,
        'helping-people': 4,
        empathy: 3.62,
        listening: 3.62,
        'physical-stamina': 3.5,
      },
      workStyles: [
        3.94, 4.1, 4.24, 3.96, 4.44, 4.73, 4.3, 4.6, 4.45, 4.42, 4.61, 4.47, 4.47, 4.19, 3.78, 3.75,
      ],
      entryEducation: 'Postsecondary nondegree award',
      medianPay: 39530,
      relatedCareers: [
        'home-health-aide',
        'licensed-practical-nurse',
        'paramedic',
        'registered-nurse',
        'personal-care-aide',
      ],
    },
    {
      id: 'medical-assistant',
      title: 'Medical Assistant',
      alsoCalled: ["doctor's assistant", 'clinic assistant', "doctor's office helper", 'CMA'],
      socCode: '31-9092.00',
      description:
        "You keep a doctor's office running by greeting patients, measuring blood pressure and preparing rooms. One hour you draw blood or give a shot, the next you update records and book visits.",
      day: 'Every quarter hour another patient is weighed, measured and settled, while you set out swabs and fax an insurer.',
      enjoys:
        'Half front desk and half exam room, the work rarely drags, and medical assistants like that most evenings are free.',
      complaints:
        'A late doctor, a ringing phone and a full waiting room pull you three ways at once, for a small paycheck.',
      firstStep:
        "Write a one-page form for new patients, try it on three friends and fix each question that wasn't clear.",
      appeals: {
        social:
          "Medical assistants get a kid talking about her cat, and the shot is over before she's done with the sentence.",
        conventional:
          "Vaccines in the fridge, gowns in the drawer, allergies in the chart: medical assistants like a room that's truly ready.",
      },
      activities: { social: ['comforting'], conventional: ['sorting'] },
      demands: {
        agreeableness:
          "You smile at one patient after another, including the ones who blame you for the doctor's delay.",
      },
      interests: [4.06, 3.8, 1, 4.8, 1.98, 5.75],
      about: ['health-care-service', 'office-work'],
      schooling: 'A course of about a year, or on the job',
      jobZone: 3,
      skills: {
        'patient-care': 4,
        empathy: 4,
        'record-keeping': 3.75,
        'helping-people': 3.5,
        teamwork: 3.5,
      },
      workStyles: [
        3.84, 4.07, 4.18, 3.65, 4.5, 4.63, 3.99, 4.19, 4.53, 4.53, 4.7, 4.77, 4.78, 4.43, 3.61,
        3.55,
      ],
      entryEducation: 'Postsecondary nondegree award',
      medianPay: 44200,
      growthPercent: 12,
      employment: 811000,
      relatedCareers: [
        'licensed-practical-nurse',
        'ophthalmic-medical-technician',
        'registered-nurse',
        'pharmacy-technician',
        'dental-assistant',
      ],
    },
    {
      id: 'home-health-aide',
      title: 'Home Health Aide',
      alsoCalled: ['HHA', 'home carer', 'caregiver', 'carer', 'home care worker'],
      socCode: '31-1121.00',
      description:
        'You help older, ill or disabled people live at home by assisting with washing, meals and moving around. You notice small changes in how someone feels and are often the friendly face of their day.',
      day: 'Three homes make up a shift, each with its own care plan: check the ankles, help with the shower, report to the nurse.',
      enjoys:
        'Aides who left big nursing homes praise having one person at a time, with no bell ringing down the hall.',
      complaints:
        "Driving between clients is often badly paid, there's no coworker nearby, and clients you grow fond of die.",
      firstStep:
        'Check your home for things an unsteady person could trip over, from rugs to cords, and fix three at no cost.',
      appeals: {
        social:
          'It may be the home health aide who gets a grieving widower to eat lunch again, one spoon of soup at a time.',
        realistic:
          'Steadying a wet shoulder, locking a wheelchair, easing a stiff arm into a sleeve: home health aides get very good at all three.',
      },
      activities: { social: ['comforting', 'caring'], realistic: ['caring'] },
      interests: [4.23, 3.18, 1.48, 6.33, 1.77, 3.51],
      about: ['social-service', 'health-care-service'],
      jobZone: 2,
      skills: {
        'patient-care': 4.25,
        'helping-people': 3.62,
        empathy: 3.5,
        persuasion: 3.12,
        teaching: 3.12,
      },
      workStyles: [
        3.58, 3.59, 3.43, 3.32, 4.39, 4.5, 4.15, 4.6, 4.37, 4.19, 4.58, 4.47, 4.63, 4.15, 3.29,
        3.33,
      ],
      entryEducation: 'High school diploma or equivalent',
      medianPay: 34900,
      growthPercent: 17,
      payGroup: 'home health and personal care aides',
      relatedCareers: [
        'nursing-assistant',
        'personal-care-aide',
        'paramedic',
        'licensed-practical-nurse',
        'nanny',
      ],
    },
    {
      id: 'personal-care-aide',
      title: 'Personal Care Aide',
      alsoCalled: [
        'carer',
        'caregiver',
        'PCA',
        'elderly companion',
        'support worker',
        'care assistant',
      ],
      socCode: '31-1122.00',
      description:
        'You help an older or disabled person live the way they want at home. You cook, tidy, drive to appointments, help with dressing and keep the person company.',
      day: 'A shopping list, a favorite show and a pile of laundry set the pace, with a drive to the barber after lunch.',
      enjoys:
        "Cooking from somebody else's recipes, and hearing the tales that go with them, makes for real friendship over the years.",
      complaints:
        "Hours come in scraps, benefits are rare, and some families figure you'll clean the whole house on top of it all.",
      firstStep:
        'Cook a simple meal exactly the way an older relative or neighbor likes it, by their directions and against your own habits.',
      appeals: {
        social:
          "Personal care aides learn a client's old card game, lose now and then on purpose and win a real smile.",
        conventional:
          'For a client who sees poorly, a personal care aide keeps every cup and jar right where a hand expects it.',
      },
      activities: { social: ['caring'], conventional: ['sorting'] },
      interests: [3.51, 1.8, 1.79, 6.19, 2.55, 3.92],
      about: ['social-service'],
      jobZone: 2,
      skills: {
        'helping-people': 4,
        empathy: 3.88,
        'patient-care': 3.75,
        cooking: 3.25,
        teaching: 3,
      },
      workStyles: [
        3.83, 4.09, 4.2, 3.54, 4.3, 4.43, 3.76, 4.2, 4.32, 4.11, 4.19, 4.21, 4.16, 4.16, 3.54, 3.83,
      ],
      entryEducation: 'High school diploma or equivalent',
      medianPay: 34900,
      growthPercent: 17,
      payGroup: 'home health and personal care aides',
      relatedCareers: [
        'home-health-aide',
        'nursing-assistant',
        'child-and-family-social-worker',
        'nanny',
        'childcare-worker',
      ],
    },
    {
      id: 'health-services-manager',
      title: 'Health Services Manager',
      alsoCalled: [
        'hospital manager',
        'hospital director',
        'clinic manager',
        'practice manager',
        'care home manager',
        'healthcare administrator',
      ],
      socCode: '11-9111.00',
      description:
        'You run a clinic, nursing home or part of a hospital from behind the scenes, so that doctors and nurses can do their work. You plan staff and budgets, follow health rules and solve problems that slow down care.',
      day: "Gaps in the weekend schedule, a budget that won't add up and a coming inspection share your desk.",
      enjoys:
        'Managers like fixing one step so that hundreds wait less, even if no patient ever learns who did it.',
      complaints:
        "Doctors, insurers and auditors all want different things from you, and a flood or an outbreak won't respect your weekend.",
      firstStep:
        'Time each step of your next visit to a clinic or pharmacy, and sketch a plan that would halve the waiting.',
      appeals: {
        enterprising:
          'A new scanner or four more nurses: health services managers make that choice and defend it in front of the board.',
        social:
          "The best health services managers walk the halls, ask the night cleaner what isn't working and see that it's fixed.",
      },
      activities: { enterprising: ['leading'], social: ['listening'] },
      demands: {
        extraversion:
          "Meetings fill your week, and you're the one who speaks up for the staff and settles their quarrels.",
        neuroticism: 'A failed inspection or a flu that hits the staff can upend your whole day.',
      },
      interests: [2.05, 3.75, 1.45, 4.4, 5.95, 5.17],
      about: ['health-care-service', 'business'],
      after: [
        { careerId: 'registered-nurse', years: 4 },
        { careerId: 'medical-records-specialist', years: 4 },
      ],
      jobZone: 4,
      skills: {
        leadership: 4,
        'time-management': 4,
        'understanding-user-needs': 3.62,
        'managing-supplies': 3.25,
        budgeting: 3.25,
      },
      workStyles: [
        4.21, 4.32, 4.5, 4.75, 4.75, 4.18, 3.86, 4.57, 4.46, 4.54, 4.68, 4.46, 4.81, 4.22, 3.88,
        4.41,
      ],
      entryEducation: "Bachelor's degree",
      medianPay: 117960,
      growthPercent: 23,
      employment: 616200,
      relatedCareers: ['health-educator', 'community-program-manager'],
    },
    {
      id: 'medical-records-specialist',
      title: 'Medical Records Specialist',
      alsoCalled: [
        'medical coder',
        'medical biller',
        'health records clerk',
        'coding and billing',
        'hospital records clerk',
      ],
      socCode: '29-2072.00',
      description:
        'You turn each visit to a doctor into complete records and standard codes that hospitals and insurers rely on. You read charts, fill gaps, choose the right codes and keep private data private.',
      day: 'A chart is open in one window and the code book in another, and you ask a doctor which leg was broken.',
      enjoys:
        'Coders enjoy hunting down the one exact code, headphones on, and after some years often from a desk at home.',
      complaints:
        "A daily quota ticks in the corner of the screen, and the code sets change each year just when you've learned them.",
      firstStep:
        'Invent ten short notes about pretend injuries, then find the fitting code for each in the free public ICD list.',
      appeals: {
        conventional:
          "There's one code for being pecked by a chicken and another for a turkey, and medical coders like getting it right.",
        investigative:
          'Medical coders read a chart like detectives, since a lab value on page nine may explain the illness on page one.',
      },
      activities: { conventional: ['sorting'], investigative: ['researching'] },
      interests: [2.86, 4.33, 1, 3.41, 1.88, 6.95],
      about: ['office-work', 'health-care-service'],
      jobZone: 3,
      // O*NET rates no skills here: the figures are those of 31-9094.00, the closest related occupation.
      skills: {
        'record-keeping': 4.5,
        'attention-to-detail': 4.5,
        listening: 4.12,
        writing: 3.88,
        'time-management': 3,
      },
      entryEducation: 'Postsecondary nondegree award',
      medianPay: 50250,
      growthPercent: 7,
      employment: 194800,
      relatedCareers: ['medical-assistant', 'medical-secretary'],
    },
    {
      id: 'medical-secretary',
      title: 'Medical Secretary',
      alsoCalled: [
        "doctor's receptionist",
        "doctor's secretary",
        'GP receptionist',
        'clinic receptionist',
        'medical receptionist',
      ],
      socCode: '43-6013.00',
      description:
        "You run the front desk of a doctor's office or clinic. You book visits, type up letters and records, sort out insurance forms and calm people who have waited too long.",
      day: 'Phones ring while you slide a clipboard across the counter, hunt for a lost referral and squeeze in a feverish child.',
      enjoys:
        "Finding a slot today for a caller who'd given up hope is a small kindness that secretaries enjoy handing out.",
      complaints:
        'You take the blame for a doctor who runs late, and insurers keep you on hold while the line grows.',
      firstStep:
        "Plan a doctor's day of twenty visits on paper, add two emergencies and a late start and then rebuild it.",
      appeals: {
        conventional:
          'Three doctors, two exam rooms and forty names fit into one day only because a medical secretary lined them up right.',
        social:
          "The first kind voice after bad news is often the medical secretary's, asking which day would be easiest.",
      },
      activities: { conventional: ['scheduling'], social: ['comforting'] },
      demands: {
        openness:
          "The calls, forms and letters are much the same each day, and there's a set way to do them.",
      },
      interests: [2.29, 3.02, 1, 4.13, 3.17, 6.67],
      about: ['office-work', 'health-care-service'],
      jobZone: 2,
      skills: {
        'record-keeping': 4.25,
        speaking: 4,
        'helping-people': 3.62,
        'fast-typing': 3.5,
        'time-management': 3.12,
      },
      workStyles: [
        3.59, 3.75, 3.65, 3.36, 4.19, 4.71, 3.95, 4.28, 4.32, 3.97, 4.56, 4.66, 4.66, 3.87, 2.85,
        3.46,
      ],
      entryEducation: 'High school diploma or equivalent',
      medianPay: 47460,
      growthPercent: 0,
      payGroup: 'secretaries and administrative assistants',
      relatedCareers: ['medical-records-specialist', 'receptionist', 'medical-assistant'],
    },
  ],
);
