import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const animalsCareers: readonly Career[] = jobFamily('Animals', [
  {
    id: 'veterinarian',
    title: 'Veterinarian',
    alsoCalled: ['vet', 'animal doctor', 'veterinary surgeon', 'pet doctor', 'DVM'],
    socCode: '29-1131.00',
    description:
      'You treat sick and injured animals and keep healthy ones well. A day may bring vaccinating puppies, operating on a cat and explaining hard choices to a worried owner.',
    day: 'Itchy ears and limping dogs fill the half-hour slots, and before each surgery you go over the bill with an owner.',
    enjoys:
      "The patient can't say where it hurts, so each diagnosis is a riddle, and vets tend to like riddles.",
    complaints:
      "Owners who can't pay and student loans that last for decades weigh on vets more than any bite does.",
    firstStep:
      'Observe one pet for a week, count its resting breaths, log what it eats and write a case note about it.',
    appeals: {
      investigative:
        'A pill that helps a dog can kill a cat, and veterinarians find the reasons for such things endlessly interesting.',
      realistic:
        'Vets stitch a paw in the morning and may stand shoulder-deep in a cow by night, turning a calf around.',
    },
    activities: { investigative: ['diagnosing'], realistic: ['tending-animals', 'healing'] },
    demands: {
      extraversion:
        'You talk all day long, to owners, to your team and to the patient on the table.',
      openness:
        "Lizard, rabbit or Great Dane, each body works its own way, and you'll never be done studying them.",
    },
    interests: [5.98, 5.98, 1, 3.45, 1.7, 3.47],
    about: ['animal-service', 'health-care-service', 'life-science'],
    jobZone: 5,
    skills: {
      'animal-care': 4.75,
      reading: 4.12,
      'quick-learning': 4,
      science: 3.88,
      'decision-making': 3.88,
    },
    workStyles: [
      4.12, 4.28, 4.11, 4.36, 4.55, 4.5, 4.22, 4.48, 4.63, 4.06, 4.61, 4.76, 4.9, 4.2, 3.79, 4.68,
    ],
    entryEducation: 'Doctoral or professional degree',
    medianPay: 125510,
    growthPercent: 10,
    employment: 86400,
    relatedCareers: ['veterinary-technician', 'veterinary-assistant'],
  },
  {
    id: 'veterinary-technician',
    title: 'Veterinary Technician',
    alsoCalled: ['vet tech', 'vet nurse', 'animal nurse', 'veterinary nurse'],
    socCode: '29-2056.00',
    description:
      'You are the nurse in an animal clinic. You hold and calm a frightened cat, take blood, clean teeth, run lab tests and help the vet in operations.',
    day: "By noon you've placed a catheter in a shaved paw, watched an anesthesia monitor and taken dental X-rays of a dozing spaniel.",
    enjoys:
      'Techs use real nursing skill on a parrot, a rabbit and a mastiff in one shift, and they enjoy the mix.',
    complaints:
      'Scratches and grief are part of it, and the pay stays far below that of nurses who treat people.',
    firstStep:
      "Find the pulse on the inside of a calm dog's or cat's thigh, and chart it at rest and after play.",
    appeals: {
      realistic:
        "Sliding a breathing tube past a bulldog's big tongue takes good hands, and vet techs are proud of theirs.",
      investigative:
        'Vet techs put a bit of ear wax under the microscope and find the mite behind all that scratching.',
    },
    activities: { realistic: ['tending-animals'], investigative: ['observing'] },
    interests: [6.71, 5.26, 1, 3.02, 1, 4.56],
    about: ['animal-service', 'health-care-service'],
    jobZone: 3,
    skills: {
      'animal-care': 4.75,
      'lab-techniques': 3.75,
      'critical-thinking': 3.75,
      listening: 3.75,
      'helping-others-learn': 3,
    },
    workStyles: [
      4.01, 4.04, 4.27, 3.81, 4.38, 3.99, 3.77, 4.31, 4.55, 4.38, 4.51, 4.64, 4.42, 3.64, 3.14,
      3.65,
    ],
    entryEducation: "Associate's degree",
    medianPay: 45980,
    growthPercent: 9,
    employment: 134200,
    relatedCareers: [
      'veterinary-assistant',
      'medical-assistant',
      'surgical-technologist',
      'animal-caretaker',
    ],
  },
  {
    id: 'veterinary-assistant',
    title: 'Veterinary Assistant',
    alsoCalled: ['vet assistant', "vet's helper", 'animal hospital helper', 'kennel assistant'],
    socCode: '31-9096.00',
    description:
      'You feed, wash and watch over animals in a clinic, shelter or lab. You clean cages, hold pets still for the vet, get tools ready and comfort owners in the waiting room.',
    day: 'Kennels are hosed before opening, then you steady a squirming beagle, wrap tools for the sterilizer and mop the waiting room.',
    enjoys:
      'A shaky animal leans its whole weight against the assistant who sat down beside it, and the hard shift feels shorter.',
    complaints:
      'What comes out of sick animals has to be wiped up, hour after hour, for a wage near the bottom of the scale.',
    firstStep:
      "Practice wrapping a towel around a stuffed toy, legs tucked in, until it's as snug as a cat before its shot.",
    appeals: {
      realistic:
        "There's a towel wrap that turns an angry cat into a calm bundle with one paw showing, and veterinary assistants master it.",
      investigative:
        "Veterinary assistants notice a full bowl or something odd in the litter box, and that's where the vet starts looking.",
    },
    activities: { realistic: ['tending-animals'], investigative: ['observing'] },
    demands: {
      openness: 'Feed, clean, mop and start over: the rounds stay much the same every day.',
    },
    interests: [6.33, 4.25, 1, 3.51, 1, 3.96],
    about: ['animal-service', 'health-care-service'],
    jobZone: 2,
    skills: {
      'animal-care': 4.5,
      listening: 3.5,
      'physical-stamina': 3.25,
      'helping-people': 3.12,
      writing: 3.12,
    },
    workStyles: [
      4.13, 4.33, 4.05, 3.82, 4.36, 4.2, 3.94, 4.43, 4.29, 3.96, 4.66, 4.47, 4.53, 3.39, 2.72, 3.18,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 37320,
    growthPercent: 9,
    employment: 117800,
    relatedCareers: [
      'veterinary-technician',
      'animal-caretaker',
      'medical-assistant',
      'paramedic',
      'animal-control-worker',
    ],
  },
  {
    id: 'animal-trainer',
    title: 'Animal Trainer',
    alsoCalled: ['dog trainer', 'horse trainer', 'dog whisperer', 'dolphin trainer'],
    socCode: '39-2011.00',
    description:
      'You teach animals to follow signals, from puppies and riding horses to guide dogs. You repeat short exercises, reward each success and show owners how to keep it up at home.',
    day: 'Short rounds with a clicker and chopped sausage take up the daylight, and toward evening the owners come for their own lesson.',
    enjoys:
      "There's an instant when the animal gets it, ears up and tail going, and trainers wait for it in every session.",
    complaints:
      "Dogs learn faster than their owners, who skip the homework and then tell you that the training didn't work.",
    firstStep:
      "Teach a pet, your own or a neighbor's, to touch your palm with its nose in sessions of two minutes.",
    appeals: {
      realistic:
        'Animal trainers talk with their bodies, and a half step back or a softer rein can bring a nervous colt closer.',
      social:
        'Animal trainers who work with guide dogs hand over the harness one day and watch someone cross a street without fear.',
    },
    activities: { realistic: ['tending-animals'], social: ['coaching'] },
    interests: [6.52, 2.3, 1.76, 3.61, 2.08, 2.97],
    about: ['animal-service'],
    jobZone: 2,
    skills: {
      'animal-care': 4.5,
      teaching: 3.75,
      speaking: 3.5,
      'quick-learning': 3.25,
      'helping-people': 3,
    },
    workStyles: [
      3.41, 3.79, 3.71, 3.75, 4.13, 3.78, 3.72, 4.18, 4, 3.97, 4.55, 4.27, 4.39, 4.16, 3.79, 3.77,
    ],
    entryEducation: 'High school diploma or equivalent',
    growthPercent: 11,
    payGroup: 'animal care and service workers',
    commissionedBy: 'pet owners, shelters and film crews',
    relatedCareers: [
      'animal-caretaker',
      'animal-control-worker',
      'veterinary-assistant',
      'fitness-trainer',
      'referee',
    ],
  },
  {
    id: 'animal-caretaker',
    title: 'Animal Caretaker',
    alsoCalled: [
      'zookeeper',
      'dog groomer',
      'dog walker',
      'pet sitter',
      'kennel worker',
      'groomer',
      'stable hand',
      'animal shelter worker',
    ],
    socCode: '39-2021.00',
    description:
      "You look after animals in a zoo, shelter, stable or grooming salon. You feed, brush and exercise them, keep their homes clean and notice right away when one of them isn't itself.",
    day: 'First come buckets of chopped feed, then shovels, hoses and fresh straw, and a note on who left food behind.',
    enjoys:
      'Keepers know which goat sulks and which one opens gates, and they like being greeted at the fence each morning.',
    complaints:
      "Mostly it's cleaning, in rain and on holidays, and an old favorite may be moved away or put down.",
    firstStep:
      'Make a puzzle feeder from an egg carton for a dog, cat or rabbit you know, and time how long it stays busy.',
    appeals: {
      realistic:
        'Animal caretakers trim claws, bottle-feed an orphaned lamb and steer a wheelbarrow past an ostrich that kicks.',
      social:
        "After a week under the bench, a shelter dog takes food from one caretaker's hand and is ready to meet a family.",
    },
    activities: { realistic: ['tending-animals'], social: ['comforting', 'welcoming'] },
    interests: [6.17, 2.75, 1.63, 3.75, 1.52, 3.25],
    about: ['animal-service'],
    jobZone: 2,
    skills: { 'animal-care': 4.75, 'physical-stamina': 3.75, 'helping-people': 3, teamwork: 3 },
    workStyles: [
      3.74, 3.89, 3.95, 3.77, 4.34, 4.17, 3.31, 4.52, 4.32, 4.26, 4.57, 4.37, 4.58, 4.11, 3.17,
      3.74,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 33860,
    growthPercent: 11,
    payGroup: 'animal care and service workers',
    relatedCareers: [
      'veterinary-assistant',
      'animal-trainer',
      'animal-control-worker',
      'veterinary-technician',
    ],
  },
  {
    id: 'animal-control-worker',
    title: 'Animal Control Worker',
    alsoCalled: [
      'dog catcher',
      'animal control officer',
      'dog warden',
      'animal rescue officer',
      'animal rescuer',
    ],
    socCode: '33-9011.00',
    description:
      'You rescue lost, hurt or neglected animals and protect people from dangerous ones. You answer calls, catch a runaway dog or a bat in a bedroom and look into reports of cruelty.',
    day: 'With catch pole and crates in the back, you answer the radio and crawl under a porch after a stray.',
    enjoys:
      'Handing a trembling dog back to its owner after a night beside the highway is the memory officers share first.',
    complaints:
      "Some people curse you as the dog catcher, and the neglect you've seen behind closed doors follows you home.",
    firstStep:
      "Read your town's leash and license rules, and boil them down to one plain page for a new dog owner.",
    appeals: {
      realistic:
        'Gloves on, animal control officers lift a snapping turtle off the road or coax a raccoon out of a chimney.',
      investigative:
        "From an empty bowl, a short chain and a neighbor's story, animal control officers piece together how long a dog's been alone.",
    },
    activities: { realistic: ['tending-animals'], investigative: ['reasoning'] },
    demands: {
      neuroticism:
        "You never know if the next call is a lost kitten or a dog that's got someone cornered.",
    },
    interests: [5.93, 3.59, 1, 2.63, 2.17, 3.89],
    about: ['animal-service', 'protective-service'],
    jobZone: 2,
    skills: {
      'animal-care': 4.25,
      'staying-calm': 4,
      listening: 3.75,
      'critical-thinking': 3.5,
      'helping-people': 3,
    },
    workStyles: [
      3.79, 4.14, 4.42, 3.63, 4.57, 4.25, 2.99, 4.7, 4.67, 4.5, 4.7, 4.47, 4.7, 4.62, 4.08, 3.93,
    ],
    relatedCareers: ['animal-caretaker', 'animal-trainer', 'veterinary-assistant', 'game-warden'],
  },
]);
