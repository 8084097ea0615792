import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const engineeringCareers: readonly Career[] = jobFamily('Engineering', [
  {
    id: 'mechanical-engineer',
    title: 'Mechanical Engineer',
    alsoCalled: ['machine designer', 'engine designer', 'inventor', 'mech eng'],
    socCode: '17-2141.00',
    description:
      'You design things that move, from bicycle gears to wind turbines and robot vacuums. You draw a part on the computer, build a first version, test it until it breaks and make the next one better.',
    day: 'In design software you shave a bracket thinner, check the load and ask the machinist if such a shape can be made at all.',
    enjoys:
      'Holding a part that was a pencil sketch a month ago, cold and heavy in the palm, beats looking at any screen.',
    complaints:
      "Arguments over cost and a hair's width of metal go on for weeks, mostly by email and far from the workshop.",
    firstStep:
      "Take apart a broken wind-up toy, sketch every piece from two sides and try to put it back together so it'll run.",
    appeals: {
      realistic:
        "Broken gears pile up on a mechanical engineer's desk, because turning one in your fingers tells you which tooth took the load.",
      investigative:
        'When a hinge snaps early, mechanical engineers put the break under a microscope and read where the crack began.',
    },
    activities: {
      realistic: ['repairing', 'diagnosing'],
      investigative: ['diagnosing', 'observing'],
    },
    interests: [6.39, 5.12, 2.02, 1.22, 1.97, 4.83],
    about: ['engineering', 'mechanics'],
    jobZone: 4,
    skills: {
      'computer-aided-design': 4,
      science: 3.75,
      math: 3.75,
      'understanding-user-needs': 3.5,
      'technology-design': 3.12,
    },
    workStyles: [
      3.85, 3.99, 4.08, 3.93, 4.31, 3.71, 2.89, 4.1, 4.25, 3.91, 4.27, 4.3, 4.46, 3.69, 3.87, 4.39,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 102320,
    growthPercent: 9,
    employment: 293100,
    relatedCareers: [
      'electrical-engineer',
      'electronics-technician',
      'automotive-engineer',
      'robotics-engineer',
      'aerospace-engineer',
    ],
  },
  {
    id: 'electrical-engineer',
    title: 'Electrical Engineer',
    alsoCalled: [
      'EE',
      'circuit designer',
      'electronics engineer',
      'power engineer',
      'chip designer',
      'hardware engineer',
    ],
    socCode: '17-2071.00',
    description:
      "You design whatever runs on electricity, such as charging stations, lighting and the wiring of a train. You work out circuits, measure them on a test bench and check that they're safe and save power.",
    day: 'An oscilloscope glows on the bench while you chase noise in a circuit, then check a wiring plan against the safety code.',
    enjoys:
      "You can't see current, yet the meter says at once if the math was right, and electrical engineers like that.",
    complaints:
      'Rules and approvals fill thick binders, and one chip that is sold out everywhere can hold up a product for months.',
    firstStep:
      'Connect a battery, a resistor and an LED on a breadboard, and work out with a pencil how much current should flow.',
    appeals: {
      investigative:
        'Electrical engineers predict on paper where a circuit will run hot, then point a heat camera at it to see who was right.',
      realistic:
        'On a first prototype, electrical engineers solder the wires themselves, flip the switch and listen for anything that hums or pops.',
    },
    activities: {
      investigative: ['calculating', 'measuring'],
      realistic: ['building', 'crafting'],
    },
    interests: [6.02, 5.45, 2.12, 1.72, 2.44, 4.43],
    about: ['engineering', 'electronics'],
    jobZone: 4,
    skills: {
      writing: 4.12,
      'electrical-work': 4,
      'quick-learning': 3.88,
      math: 3.38,
      'understanding-user-needs': 3.12,
    },
    workStyles: [
      3.59, 4.32, 4.18, 3.32, 4.14, 3.4, 3.19, 3.74, 3.79, 4.01, 3.92, 4.66, 3.99, 3.43, 3.71, 4.27,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 118780,
    growthPercent: 7,
    payGroup: 'electrical and electronics engineers',
    relatedCareers: ['electronics-technician', 'mechanical-engineer'],
  },
  {
    id: 'automotive-engineer',
    title: 'Automotive Engineer',
    alsoCalled: [
      'car engineer',
      'car designer',
      'formula 1 engineer',
      'race car engineer',
      'F1 engineer',
      'electric car engineer',
    ],
    socCode: '17-2141.02',
    description:
      'You develop cars, trucks and buses that are safer, cleaner and more fun to drive. You design parts on the computer, crash and race test cars and hunt for ways to save weight and power.',
    day: "On the test track a driver reports a rattle at highway speed, and you comb the sensor logs for the bracket that's humming.",
    enjoys:
      'Car engineers turn their heads in traffic when a model with their own hinge or battery cooler rolls by.',
    complaints:
      'You may spend years on a single door latch, and whole meetings go into saving a few cents on it.',
    firstStep:
      'Roll a toy car down one ramp with coins on its roof, then with rubber bands on its wheels, and chart the distances.',
    appeals: {
      investigative:
        "From a crash filmed in super slow motion, automotive engineers learn which fold in the metal saved the dummy's knees.",
      realistic:
        "Car engineers take a rival's new model apart down to the last clip and lay every piece out on long tables.",
    },
    activities: { investigative: ['observing', 'diagnosing'], realistic: ['repairing'] },
    interests: [6.17, 5.67, 2.55, 1.37, 2.13, 4.06],
    about: ['engineering', 'transportation'],
    jobZone: 4,
    skills: {
      'computer-aided-design': 4,
      'engines-and-machines': 4,
      math: 3.88,
      'understanding-user-needs': 3.75,
      'technology-design': 3.12,
    },
    workStyles: [
      3.95, 4.19, 4.33, 3.52, 4.15, 3.3, 2.8, 3.9, 3.9, 4, 4.4, 4.35, 4.67, 3.33, 3.86, 4.38,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 102320,
    growthPercent: 9,
    payGroup: 'mechanical engineers',
    relatedCareers: ['mechanical-engineer', 'aerospace-engineer'],
  },
  {
    id: 'solar-energy-engineer',
    title: 'Solar Energy Engineer',
    alsoCalled: [
      'renewable energy engineer',
      'green energy engineer',
      'photovoltaic engineer',
      'clean energy engineer',
    ],
    socCode: '17-2199.11',
    description:
      'You design solar plants, from the roof of a school to a whole field in the desert. You study sun and shade, plan panels and wiring on the computer and check how much power they bring.',
    day: "Satellite photos of a roof, a shading tool and the power company's rules share the screen until the installers call from the site.",
    enjoys:
      'On a bright morning the meter of a new plant climbs just as the plan said, and the whole office watches.',
    complaints:
      'A finished design can wait a year or longer for a permit or for its turn to join the power grid.',
    firstStep:
      "Mark the shadows on one wall or lawn every hour of a sunny day, and find where there's the most light for a panel.",
    appeals: {
      realistic:
        'Some visits mean climbing onto the roof, and solar engineers enjoy seeing their drawing turned into glass, clamps and cable.',
      investigative:
        'One row of panels makes less than its neighbors, and a solar engineer likes finding the chimney shadow or bad plug behind it.',
    },
    activities: { realistic: ['building'], investigative: ['diagnosing'] },
    demands: {
      extraversion:
        "For most of the day it's you, a shade map and software, with the phone for company now and then.",
      neuroticism:
        "Projects move at the speed of permits, so there's seldom a day when everything must happen at once.",
    },
    interests: [5.97, 5.02, 2.11, 1.9, 3.05, 3.96],
    about: ['engineering', 'electronics'],
    jobZone: 4,
    skills: {
      'electrical-work': 4,
      'problem-solving': 3.88,
      'computer-aided-design': 3.75,
      math: 3.38,
      science: 3.25,
    },
    workStyles: [
      3.86, 3.96, 3.75, 3.25, 4.04, 3.39, 2.64, 3.25, 3.75, 4, 4.29, 4.61, 4.18, 3.43, 3.11, 3.93,
    ],
    relatedCareers: ['electrical-engineer', 'automotive-engineer'],
  },
  {
    id: 'aerospace-engineer',
    title: 'Aerospace Engineer',
    alsoCalled: [
      'rocket scientist',
      'rocket engineer',
      'space engineer',
      'plane designer',
      'aeronautical engineer',
      'NASA engineer',
    ],
    socCode: '17-2011.00',
    description:
      'You design and test aircraft, satellites and rockets. You run computer models of a wing or an engine, study what broke in the last test and suggest a lighter or stronger part.',
    day: 'While a model runs you sit in design reviews, read data from the test stand and log each change, since every bolt has papers.',
    enjoys:
      "Years of patience pay off in the minutes when something you've helped build leaves the ground.",
    complaints:
      'Programs run for a decade and can die in one budget vote, and secrecy may keep you from telling friends about them.',
    firstStep:
      'Fold five paper gliders that differ only in their wings, throw each ten times and record which one flies straightest.',
    appeals: {
      investigative:
        'In the wind tunnel, aerospace engineers blow smoke across a model wing to see the spot where the air lets go.',
      realistic:
        'Before launch a satellite gets shaken on a giant table, and aerospace engineers go over it afterward for any screw that moved.',
    },
    activities: { investigative: ['experimenting', 'observing'], realistic: ['checking'] },
    demands: {
      agreeableness:
        "In a design review it's your job to challenge a colleague's numbers, and they'll challenge yours.",
      openness:
        "Much of what you work on has never flown before, so there's often no old answer to copy.",
    },
    interests: [5.65, 6.05, 2.35, 1.25, 2.52, 4.44],
    about: ['engineering', 'transportation', 'physical-science'],
    jobZone: 4,
    skills: {
      science: 4,
      'understanding-user-needs': 3.88,
      math: 3.88,
      'computer-aided-design': 3.75,
      'technology-design': 3.25,
    },
    workStyles: [
      4.08, 4.04, 4.12, 3.38, 3.89, 2.97, 2.77, 3.18, 4.1, 4.12, 4.17, 4.69, 3.88, 3.74, 3.97, 4.51,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 134830,
    growthPercent: 6,
    employment: 71600,
    relatedCareers: ['mechanical-engineer', 'naval-architect', 'automotive-engineer'],
  },
  {
    id: 'robotics-engineer',
    title: 'Robotics Engineer',
    alsoCalled: [
      'robot builder',
      'robot designer',
      'robot engineer',
      'drone builder',
      'mechatronics engineer',
      'robot inventor',
    ],
    socCode: '17-2199.08',
    description:
      'You design robots and teach them to move, grip and see. On one day you write control code, on the next you stand beside a robot arm and find out why it keeps dropping the box.',
    day: 'Much of the week is code and simulation, and the rest you spend at a fenced test cell where a gripper misjudges shiny boxes.',
    enjoys:
      'The first time a machine does the right thing by itself, the whole lab cheers and somebody films it.',
    complaints:
      "Demos work until there's an audience, and the bug may be in a motor, a sensor or any of ten thousand lines of code.",
    firstStep:
      'Program a simulated robot in free software to find its way out of a maze, and list each rule it needed.',
    appeals: {
      investigative:
        "Robotics engineers can spend a happy week on why a hand that crushes cans won't pick up a grape.",
      realistic:
        "Where code isn't enough, a robotics engineer grabs a screwdriver, moves a sensor two inches and sees the robot find its footing.",
    },
    activities: { investigative: ['diagnosing', 'experimenting'], realistic: ['repairing'] },
    demands: {
      openness:
        "Mechanics, electronics and code all meet in one machine, and you'll have to think in all three.",
      extraversion: "Most hours go by with a screen and a machine that doesn't talk back.",
    },
    interests: [6.18, 5.61, 1.79, 1.49, 1.79, 4.48],
    about: ['engineering', 'information-technology', 'electronics'],
    jobZone: 4,
    skills: {
      troubleshooting: 3.62,
      'computer-aided-design': 3.5,
      'technology-design': 3.38,
      programming: 3.12,
      'choosing-tools': 3.12,
    },
    workStyles: [
      4.27, 4.3, 4.23, 3.48, 4.13, 3.3, 2.67, 3.7, 3.93, 4.1, 4.2, 4.47, 4.23, 3.7, 4.2, 4.5,
    ],
    relatedCareers: ['mechanical-engineer', 'electrical-engineer'],
  },
  {
    id: 'biomedical-engineer',
    title: 'Biomedical Engineer',
    alsoCalled: [
      'medical device engineer',
      'bioengineer',
      'artificial organ maker',
      'medical engineer',
      'biomed',
    ],
    socCode: '17-2031.00',
    description:
      'You build things that help bodies heal, such as artificial knees, heart monitors and lab-grown tissue. You talk with doctors about what patients need, then design, test and improve a device in the lab.',
    day: "A surgeon's notes lie beside a test rig that bends your catheter thousands of times, and each result is filed for the regulator.",
    enjoys:
      'Meeting a patient who walks or hears thanks to something from their own bench stays with these engineers for years.',
    complaints:
      "Getting a device approved can take years of trials and paperwork, and a good one may still die because there's no money.",
    firstStep:
      'Make a working finger from drinking straws, string and tape, and improve it until it can hook and lift a key ring.',
    appeals: {
      investigative:
        'Worn-out implants come back to biomedical engineers, who want to know why one hip lasts thirty years and another barely ten.',
      realistic:
        'A biomedical engineer may sew, mold or print a heart valve no bigger than a coin, then pump fluid through it.',
    },
    activities: { investigative: ['diagnosing'], realistic: ['crafting'] },
    demands: {
      extraversion:
        'Talks with doctors are short, and the weeks at the test bench that follow are mostly quiet.',
      openness:
        'Biology, materials and electronics have to fit in one head, since bodies rarely act like machines.',
    },
    interests: [5.44, 6.75, 2.11, 2.45, 1.84, 4.48],
    about: ['engineering', 'health-care-service'],
    jobZone: 4,
    skills: {
      math: 3.88,
      'understanding-user-needs': 3.75,
      'lab-techniques': 3.5,
      'technology-design': 3.38,
      programming: 3.12,
    },
    workStyles: [
      4.22, 4.35, 4.04, 3.35, 4.23, 3.26, 2.48, 3.83, 3.7, 3.7, 4.09, 4.48, 4.52, 3.43, 4, 4.57,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 106950,
    growthPercent: 5,
    employment: 22200,
    relatedCareers: ['chemist', 'robotics-engineer'],
  },
  {
    id: 'naval-architect',
    title: 'Naval Architect',
    alsoCalled: ['ship designer', 'boat designer', 'yacht designer', 'marine engineer'],
    socCode: '17-2121.00',
    description:
      'You design ships, ferries and sailboats that stay afloat, steer well and use little fuel. You shape the hull on the computer, test a small model in a water tank and follow construction at the shipyard.',
    day: "Stability tables show how far a ferry leans when everyone's at one rail, and you move a tank in the plans to correct it.",
    enjoys:
      'Curves from the screen finally float level on launch day, and the designer on the dock can breathe out.',
    complaints:
      'Owners ask for a bigger engine when the hull is half built, and the jobs cluster in a handful of port cities.',
    firstStep:
      'Shape three hulls from equal sheets of foil, load them with coins in the sink and see which carries most before it tips.',
    appeals: {
      investigative:
        "If a ship burns more fuel than promised, naval architects go hunting, from the propeller's edges to the weeds on the hull.",
      realistic:
        'Naval architects crawl through the tanks of a half-built ship to see if the welded steel follows their lines.',
    },
    activities: { investigative: ['diagnosing'], realistic: ['checking'] },
    demands: {
      agreeableness:
        "Owners want more speed and more cabins, and you're the one who says the hull can't take it.",
      neuroticism:
        'Ships take years from first curve to launch, so most weeks run at an even pace.',
    },
    interests: [5.74, 5.71, 2.62, 1.27, 3.26, 4.31],
    about: ['engineering', 'transportation'],
    jobZone: 4,
    skills: {
      'problem-solving': 4.12,
      'computer-aided-design': 4,
      math: 3.62,
      science: 3.5,
      'understanding-user-needs': 3,
    },
    workStyles: [
      4.03, 4.05, 4.27, 3.81, 3.8, 2.85, 2.6, 3.51, 3.83, 3.56, 4.25, 4.45, 4.42, 3.95, 3.81, 4.4,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 105670,
    growthPercent: 6,
    employment: 8500,
    relatedCareers: ['ship-engineer', 'aerospace-engineer', 'mechanical-engineer'],
  },
  {
    id: 'robotics-technician',
    title: 'Robotics Technician',
    alsoCalled: [
      'robot repairer',
      'robot mechanic',
      'automation technician',
      'mechatronics technician',
      'robot tech',
    ],
    socCode: '17-3024.01',
    description:
      'You set up robots, keep them moving and get them going again when they stop. In a factory or lab you bolt arms in place, adjust grippers, load new programs and search step by step for a fault.',
    day: 'A line stops and a light turns amber, so you lock out the power, swap a worn cable and teach the arm its positions again.',
    enjoys:
      'An arm that stood dead an hour ago swings back into step with the others, and technicians like that quick proof.',
    complaints:
      "The plant is loud, shifts run through the night, and a stopped line brings a supervisor asking how much longer it'll be.",
    firstStep:
      'Build a gripper from cardboard, tubing and two needle-free syringes of water, and adjust it until it lifts an egg unbroken.',
    appeals: {
      realistic:
        "By rocking a robot's wrist with the power off, a technician can feel a worn gear weeks before it fails.",
      investigative:
        'A robot arm that drifts a hair every hour has a cause, and technicians enjoy ruling out heat, slack and software.',
    },
    activities: { realistic: ['repairing'], investigative: ['diagnosing'] },
    demands: {
      extraversion:
        "During most of a shift it's you, your tools and a machine that can't say what's wrong.",
      agreeableness:
        "When a manager wants the line running now, you're the one who says it isn't safe yet.",
    },
    interests: [6.94, 3.88, 1, 1.13, 1.37, 4.67],
    about: ['mechanics', 'engineering', 'electronics'],
    jobZone: 3,
    skills: {
      'electrical-work': 4,
      repairing: 4,
      troubleshooting: 4,
      'installing-equipment': 3.12,
      'choosing-tools': 3.12,
    },
    workStyles: [
      3.67, 3.9, 3.95, 3.05, 3.81, 3.05, 2.38, 3.86, 4, 4.14, 4.33, 4.62, 4.32, 4.05, 3.68, 4.32,
    ],
    entryEducation: "Associate's degree",
    medianPay: 70760,
    growthPercent: 1,
    payGroup: 'electro-mechanical and mechatronics technologists and technicians',
    relatedCareers: ['electronics-technician', 'cnc-programmer', 'lighting-technician'],
  },
  {
    id: 'electronics-technician',
    title: 'Electronics Technician',
    alsoCalled: [
      'electronics repairer',
      'circuit board repair',
      'gadget fixer',
      'electronics tech',
    ],
    socCode: '17-3023.00',
    description:
      "You build, test and repair circuits for things like drones, radios and medical devices. You solder tiny parts, read signals on a screen and tell the engineers what doesn't work yet.",
    day: 'Under a magnifier you swap a chip smaller than a lentil, check each test point with a meter and sign the repair sheet.',
    enjoys:
      "Bench technicians call it a good day when a board that everyone's given up for dead blinks again.",
    complaints:
      'Hours bent over tiny parts tire the eyes and neck, and much of what you could repair is simply thrown away.',
    firstStep:
      'Take the batteries out of a dead remote control, open it and draw which part on the board connects to which.',
    appeals: {
      realistic:
        'Electronics technicians strip, crimp and bundle wires so neatly that the inside of the case looks like a drawing.',
      investigative:
        "Give an electronics technician two radios, one working and one dead, and they'll compare them point by point until the signal stops.",
    },
    activities: { realistic: ['crafting', 'building'], investigative: ['diagnosing'] },
    interests: [6.26, 5.2, 1.76, 1.78, 1.31, 5],
    about: ['electronics', 'engineering'],
    jobZone: 3,
    skills: {
      'electrical-work': 4.25,
      'hand-skills': 4,
      repairing: 3.5,
      troubleshooting: 3.5,
      'systems-thinking': 3.12,
    },
    workStyles: [
      3.85, 3.93, 4.01, 3.37, 4.06, 3.4, 3.01, 3.84, 3.89, 4.12, 4.39, 4.6, 4.16, 3.91, 3.66, 4.31,
    ],
    entryEducation: "Associate's degree",
    medianPay: 77180,
    growthPercent: 1,
    employment: 93700,
    relatedCareers: [
      'robotics-technician',
      'electrical-engineer',
      'lighting-technician',
      'mechanical-engineer',
      'audio-and-video-technician',
    ],
  },
]);
