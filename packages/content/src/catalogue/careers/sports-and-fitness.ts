import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const sportsAndFitnessCareers: readonly Career[] = jobFamily('Sports and Fitness', [
  {
    id: 'sports-coach',
    title: 'Sports Coach',
    alsoCalled: [
      'football coach',
      'soccer coach',
      'team manager',
      'PE coach',
      'basketball coach',
      'trainer',
    ],
    socCode: '27-2022.00',
    description:
      'You help athletes grow stronger, smarter and braver, as a team or on their own. You plan training, correct technique, watch opponents and find the right words at halftime.',
    day: 'Cones are out before the players come, one drill gets changed on the spot, and afterward a parent asks about playing time.',
    enjoys:
      "Coaches remember the shy kid who finally makes the turn they've drilled for months and looks straight over at the bench.",
    complaints:
      'Evenings and weekends are gone, parents shout advice from the sideline, and a losing streak can end the contract.',
    firstStep:
      'Write a forty-minute practice for one single skill, try each drill yourself, and cut half the words you need to explain it.',
    appeals: {
      social:
        'Good coaches learn that one player needs a joke before the game and another needs to be left alone.',
      enterprising:
        "Pulling the star with four minutes left is the coach's call, and the whole gym will tell you what it thinks.",
    },
    activities: { social: ['coaching'], enterprising: ['leading'] },
    demands: {
      extraversion:
        'Your voice has to reach the far side of the field, and the team takes its mood from you.',
    },
    interests: [4.25, 2.15, 2.43, 5.31, 5.15, 3.45],
    about: ['athletics', 'teaching'],
    jobZone: 4,
    skills: {
      teaching: 4.75,
      'fitness-and-movement': 4,
      leadership: 3.88,
      'time-management': 3.88,
      persuasion: 3.88,
    },
    workStyles: [
      4.01, 4.15, 4.14, 4.51, 4.35, 4.32, 4.01, 4.34, 4.18, 4.29, 4.54, 4.18, 4.4, 3.8, 3.42, 3.81,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 45920,
    growthPercent: 6,
    employment: 306500,
    relatedCareers: [
      'referee',
      'professional-athlete',
      'fitness-trainer',
      'athletic-trainer',
      'hobby-class-teacher',
    ],
  },
  {
    id: 'professional-athlete',
    title: 'Professional Athlete',
    alsoCalled: [
      'footballer',
      'soccer player',
      'basketball player',
      'pro gamer',
      'jockey',
      'football player',
      'racing driver',
      'boxer',
    ],
    socCode: '27-2021.00',
    description:
      'You play a sport for a living, alone or on a team. You train almost daily, watch what you eat, study opponents on video and give your best when the whistle blows.',
    day: "Between morning weights and evening practice there's a measured lunch, a nap, the massage table and clips of the next opponent.",
    enjoys:
      'Shaving a tenth of a second off your best after a winter of work feels, athletes say, better than most medals.',
    complaints:
      'One torn knee or one new coach can end it any week, and the next career starts from zero.',
    firstStep:
      'Keep a log of sleep and training for four weeks, and time the same short sprint every Sunday morning.',
    caveat: 'Of all who play well, hardly anyone is ever paid enough to live on it.',
    appeals: {
      enterprising:
        'Athletes fight for the starting spot every morning, then sit down with sponsors who want a face for their shoe.',
      social:
        'Locker rooms have their own kind of care: a veteran shows the rookie how to lose on Friday and play on Sunday.',
      realistic:
        'Pro athletes know their gear by feel, down to the tape on a bat handle or a breath less air in a tire.',
    },
    activities: {
      enterprising: ['competing'],
      social: ['coaching', 'teaching'],
      realistic: ['checking'],
    },
    demands: {
      openness:
        'The same start or serve gets repeated a thousand times, since a body learns in small, dull steps.',
      extraversion:
        "Crowds, cameras and teammates come with the job, and interviews start before you've caught your breath.",
    },
    interests: [5.18, 1.4, 2.14, 4.3, 4.53, 3.01],
    about: ['athletics'],
    jobZone: 2,
    skills: {
      'fitness-and-movement': 4.75,
      'physical-stamina': 4.75,
      speaking: 3.88,
      'critical-thinking': 3.75,
      teamwork: 3.62,
    },
    workStyles: [
      4.39, 4.26, 4.24, 4.17, 4.17, 3.76, 3.95, 4.41, 4.59, 4.05, 4.21, 4.63, 4.22, 3.5, 3.09, 3.27,
    ],
    entryEducation: 'No formal educational credential',
    medianPay: 62360,
    growthPercent: 5,
    employment: 19100,
    relatedCareers: [
      'sports-coach',
      'referee',
      'fitness-trainer',
      'training-specialist',
      'amusement-park-attendant',
    ],
  },
  {
    id: 'referee',
    title: 'Referee',
    alsoCalled: ['umpire', 'ref', 'linesman', 'match official', 'line judge'],
    socCode: '27-2023.00',
    description:
      'You make sure that a game is played fairly and by the rules. You run with the play, decide within a second, explain your call and stay firm when a whole crowd disagrees.',
    day: "Nets, cleats and both watches are checked an hour ahead, and after the game there's a report to write for each red card.",
    enjoys:
      'Officials like being nearest to the play, and the calm after a hard game that nobody remembers for its calls.',
    complaints:
      'Abuse from coaches and parents drives out plenty of beginners, and the fee for a youth game is small.',
    firstStep:
      'Read the official rule book of one sport, then go to a youth game and note your own call before each whistle.',
    caveat: 'Most referees are paid by the game and live on another job.',
    appeals: {
      enterprising:
        'One whistle stops twenty-two people at full speed, and referees like being the one who decides what just happened.',
      social:
        'Sometimes a quiet word with a boiling captain saves the game, and the best referees try it before they reach for a card.',
    },
    activities: { enterprising: ['leading'], social: ['mediating'] },
    demands: {
      openness:
        'The rulebook leaves little to invent, and a foul in the first minute has to be a foul in the last.',
      neuroticism:
        'Half the crowd will boo whichever way you point, and the call has to come anyway.',
    },
    interests: [4.3, 1.6, 1.15, 3.44, 5.77, 4.53],
    about: ['athletics', 'law'],
    jobZone: 2,
    skills: {
      'staying-calm': 4.25,
      'fitness-and-movement': 3.75,
      speaking: 3.62,
      'decision-making': 3.25,
      'helping-others-learn': 3,
    },
    workStyles: [
      3.95, 4.19, 3.95, 3.9, 4.29, 3.48, 4.05, 4.76, 4.48, 4.24, 5, 4.48, 4.76, 3.48, 2.43, 3.57,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 38820,
    growthPercent: 6,
    employment: 19300,
    relatedCareers: [
      'sports-coach',
      'professional-athlete',
      'amusement-park-attendant',
      'animal-trainer',
    ],
  },
  {
    id: 'fitness-trainer',
    title: 'Fitness Trainer',
    alsoCalled: [
      'personal trainer',
      'PT',
      'gym instructor',
      'yoga teacher',
      'fitness coach',
      'gym trainer',
      'pilates instructor',
    ],
    socCode: '39-9031.00',
    description:
      'You help people get fitter, alone or in a group class. You show exercises, correct posture, adapt the plan to each body and keep everyone going when it gets hard.',
    day: 'At six you count lunges for an office worker, at noon the gym is empty, and at five three clients want the same slot.',
    enjoys:
      'A seventy-year-old client gets up from the floor without a hand for the first time, and trainers work for that grin.',
    complaints:
      "Split shifts start before dawn and end after dark, and when a client cancels, you're out that hour's pay.",
    firstStep:
      'Find an easy, a middle and a hard form of the squat, push-up and plank, and test all nine on yourself.',
    appeals: {
      social:
        'Trainers hear about the divorce and the bad knee between sets, and learn when a client needs rest instead of a push.',
      realistic:
        "A trainer shows the squat twenty times a day, and two fingers on a client's back say more than a lecture.",
    },
    activities: { social: ['coaching', 'listening'], realistic: ['coaching'] },
    demands: {
      extraversion:
        "From the first class to the last you're talking, counting and cheering, even when you're the tired one.",
    },
    interests: [5.23, 2.71, 2.4, 5.62, 3.51, 2.98],
    about: ['athletics', 'health-care-service'],
    jobZone: 3,
    skills: {
      'fitness-and-movement': 4.75,
      teaching: 4,
      'helping-people': 3.75,
      speaking: 3.62,
      empathy: 3.12,
    },
    workStyles: [
      3.52, 3.62, 3.81, 4.05, 3.9, 4.52, 4.14, 4.1, 3.52, 3.95, 4.62, 3.86, 4.33, 4.05, 3.71, 3.14,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 46180,
    growthPercent: 12,
    employment: 370100,
    relatedCareers: [
      'sports-coach',
      'hobby-class-teacher',
      'athletic-trainer',
      'professional-athlete',
      'animal-trainer',
    ],
  },
  {
    id: 'athletic-trainer',
    title: 'Athletic Trainer',
    alsoCalled: ['sports therapist', 'sports medic', 'sports injury specialist'],
    socCode: '29-9091.00',
    description:
      'You help athletes stay fit and get back on the field after an injury. You tape ankles, give first aid at games and plan exercises that make a hurt knee strong again.',
    day: 'Twenty ankles get taped before practice, then you stand on the sideline with a kit and the emergency plan in your head.',
    enjoys:
      'Trainers go with a player from the first painful step after surgery to the first game back, and cheer louder than anyone.',
    complaints:
      "Coaches lean on you to send the star back too soon, though you'd be the one blamed for a second injury.",
    firstStep:
      'Wrap an elastic bandage around your own ankle in a figure eight until it stays snug on stairs and your toes stay warm.',
    appeals: {
      social:
        'Rehab is lonely for a benched player, so the athletic trainer stays for every dull repetition and counts along.',
      realistic:
        'Athletic trainers work with their hands, feeling along a swollen ankle for the one spot that means an X-ray.',
      investigative:
        "A runner's sore hip may start at the ankle, so athletic trainers film the stride and work their way up.",
    },
    activities: {
      social: ['coaching', 'comforting'],
      realistic: ['healing'],
      investigative: ['diagnosing'],
    },
    demands: {
      agreeableness:
        'Injured players are scared, angry or both, and patience with them is half the treatment.',
      neuroticism:
        "The afternoon is quiet until someone doesn't get up, and then the whole stadium waits for you.",
    },
    interests: [5.63, 4.4, 1.15, 5.75, 2.24, 3.22],
    about: ['athletics', 'health-care-service'],
    jobZone: 5,
    skills: {
      'first-aid': 4.25,
      'fitness-and-movement': 4.25,
      'tracking-progress': 3.88,
      'decision-making': 3.88,
      teaching: 3.62,
    },
    workStyles: [
      3.94, 4.33, 4.13, 4.05, 4.46, 4.83, 4.05, 4.6, 4.53, 4.29, 4.73, 4.59, 4.89, 3.94, 3.84, 4.25,
    ],
    entryEducation: "Master's degree",
    medianPay: 60250,
    growthPercent: 11,
    employment: 33900,
    relatedCareers: ['fitness-trainer', 'physical-therapist-assistant', 'sports-coach'],
  },
  {
    id: 'recreation-worker',
    title: 'Recreation Worker',
    alsoCalled: [
      'camp counselor',
      'activity leader',
      'youth worker',
      'play worker',
      'summer camp leader',
      'after-school leader',
    ],
    socCode: '39-9032.00',
    description:
      'You bring fun and movement into camps, parks and community centers. You plan games, crafts and trips, explain the rules, cheer everyone on and make sure that nobody is left out.',
    day: 'Rain moves kickball into the gym, glue gets on the craft table, and a lost lunch box turns up just before the vans leave.',
    enjoys:
      'On Monday a child hides behind the coats, by Friday that child leads the song, and staff see this every summer.',
    complaints:
      "The pay isn't much for keeping thirty children safe in the heat, and plenty of jobs end with the season.",
    firstStep:
      'Invent a game for ten children of mixed ages with one ball and no losers, and fit the rules on a postcard.',
    appeals: {
      social:
        'Recreation workers notice who sits alone on the bus, and hand that kid the whistle or the map.',
      enterprising:
        "It takes a legend, a secret password and a camp leader who's already walking to make forty kids want a long hike.",
      artistic:
        'Give a camp leader cardboard, rope and an hour, and the picnic shelter becomes a pirate ship with a working anchor.',
    },
    activities: {
      social: ['welcoming'],
      enterprising: ['leading'],
      artistic: ['crafting', 'designing'],
    },
    demands: {
      extraversion:
        "You're on from roll call to pickup, singing, shouting rules and talking with parents at the gate.",
      agreeableness:
        'The tenth homesick camper of the week needs the same kindness as the first, whatever the heat and the noise.',
    },
    interests: [3.75, 1.98, 3.05, 4.9, 4.51, 3.46],
    about: ['athletics', 'social-service'],
    jobZone: 4,
    skills: { planning: 4, teamwork: 4, 'helping-people': 4, empathy: 4, teaching: 3.75 },
    workStyles: [
      4.05, 4.12, 4.31, 4.5, 4.62, 4.61, 4.25, 4.73, 4.38, 4.36, 4.61, 4.48, 4.65, 4.42, 3.95, 3.92,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 35380,
    growthPercent: 4,
    employment: 327700,
    relatedCareers: ['community-program-manager', 'rehabilitation-counselor', 'park-naturalist'],
  },
]);
