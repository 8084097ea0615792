import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const cameraAndSoundCareers: readonly Career[] = jobFamily('Camera and Sound', [
  {
    id: 'photographer',
    title: 'Photographer',
    alsoCalled: [
      'photo artist',
      'wedding photographer',
      'photojournalist',
      'paparazzi',
      'taking pictures',
    ],
    socCode: '27-4021.00',
    description:
      'You take pictures that sell a product, tell a story or hold on to a moment. A day may start with setting up lights for a portrait and end with choosing and retouching the best shots.',
    day: "For every hour with a couple in the park you'll spend several at the screen, sorting six hundred frames down to fifty.",
    enjoys:
      'Portrait photographers wait for the half second in which a stiff sitter forgets the camera, and light up when they catch it.',
    complaints:
      "Summer Saturdays belong to other people's weddings, so photographers miss a good many in their own family.",
    firstStep:
      'Photograph one egg on a white plate beside a window in ten ways, changing only the light and where you stand.',
    appeals: {
      artistic:
        'Ten photographers can shoot the same empty diner, and each one will come back with a different kind of loneliness.',
      realistic:
        "Light stands, clamps and gaffer tape go along on a photographer's jobs, and so does climbing onto a roof for the angle.",
    },
    activities: { artistic: ['drawing'], realistic: ['exploring'] },
    interests: [5.54, 2.18, 5.28, 1.94, 2.28, 3.35],
    about: ['media', 'visual-arts'],
    jobZone: 3,
    skills: {
      'camera-work': 4.75,
      'visual-design': 4,
      speaking: 3.75,
      'helping-people': 3.25,
      'quick-learning': 3.12,
    },
    workStyles: [
      3.91, 3.82, 4.23, 3.55, 4.23, 4.36, 3.91, 4.32, 3.95, 4.23, 4.82, 4.64, 4.76, 3.77, 3.73,
      3.23,
    ],
    entryEducation: 'High school diploma or equivalent',
    medianPay: 42520,
    growthPercent: 2,
    commissionedBy: 'couples, families, magazines and firms',
    employment: 151200,
    relatedCareers: [
      'fine-artist',
      'graphic-designer',
      'animator',
      'art-director',
      'fashion-model',
    ],
  },
  {
    id: 'camera-operator',
    title: 'Camera Operator',
    alsoCalled: [
      'cameraman',
      'camerawoman',
      'videographer',
      'cinematographer',
      'filmer',
      'drone pilot',
    ],
    socCode: '27-4031.00',
    description:
      'You film sports, news, movies or nature with steady hands and a good eye. You set up the camera, follow the action, talk with the director over a headset and catch the moment that counts.',
    day: "Call time may be five in the morning, then come lens changes, a rehearsed move and a director saying 'again' in your ear.",
    enjoys:
      "Standing closest to the goal or the actor as it happens, and knowing you've got the shot sharp, keeps operators in the business.",
    complaints:
      'Shoots run twelve hours with a heavy rig on one shoulder, and between jobs freelancers wait for a call.',
    firstStep:
      'Film a dog, bus or skater for one minute by hand, with more room in front of it than behind.',
    appeals: {
      artistic:
        'Framing is a choice made in a second: a camera operator can leave the face and follow the shaking hands instead.',
      realistic:
        'Sandbags, rails and a dolly: before the first shot, a camera operator has spent an hour lifting, leveling and wedging.',
    },
    activities: { artistic: ['drawing'], realistic: ['moving-goods', 'building'] },
    demands: {
      extraversion:
        "There's little talking behind the lens, where you listen to the headset and let the picture speak.",
    },
    interests: [4.89, 2, 5.04, 1.8, 2.28, 3.65],
    about: ['media'],
    schooling: 'A degree, or a start as a camera assistant',
    jobZone: 3,
    skills: {
      'camera-work': 4.75,
      'visual-design': 3.75,
      listening: 3.75,
      teamwork: 3.25,
      'time-management': 3.12,
    },
    workStyles: [
      4.11, 4.1, 3.92, 3.1, 4.32, 3.27, 2.7, 3.55, 4.03, 4.02, 4.49, 4.94, 3.91, 3.58, 3.37, 3.34,
    ],
    // No `entryEducation`: the Handbook has one row with film editors, and O*NET counts on less.
    medianPay: 70570,
    growthPercent: 3,
    payGroup: 'film and video editors and camera operators',
    relatedCareers: ['audio-and-video-technician', 'photographer'],
  },
  {
    id: 'film-and-video-editor',
    title: 'Film and Video Editor',
    alsoCalled: [
      'movie editor',
      'video cutter',
      'youtube editor',
      'post-production',
      'film cutter',
    ],
    socCode: '27-4032.00',
    description:
      'You cut hours of footage into a film, series or clip that holds attention. You pick the best takes, order the scenes, set the rhythm and add sound and color together with the director.',
    day: 'Two screens, headphones and drawn blinds: you label clips, try a cut three frames sooner and watch the same smile forty times.',
    enjoys:
      'Moving one shot and feeling a flat scene turn funny or sad is the quiet magic of the cutting room.',
    complaints:
      "Alone in a dark room near midnight, you finish version nineteen for a client who'll then go back to version two.",
    firstStep:
      'Cut ten of your phone clips into a one-minute film with free software, then reorder them so that they tell the opposite story.',
    appeals: {
      artistic:
        "In the edit, a pause half a second longer can break a heart, and choosing that half second is the editor's art.",
      enterprising:
        'Sooner or later an editor has to talk the director out of a favorite scene, and one better cut settles it.',
    },
    activities: { artistic: ['performing'], enterprising: ['persuading'] },
    demands: {
      neuroticism:
        "Air dates don't move, so the last week of an edit is short on sleep and full of sudden changes.",
      conscientiousness:
        "Thousands of clips have to be named, synced and backed up, because one lost card can't be filmed again.",
    },
    interests: [3.14, 1.91, 5.61, 1.96, 3.08, 3.75],
    about: ['media'],
    jobZone: 4,
    skills: {
      'video-and-sound-editing': 4.75,
      storytelling: 4.25,
      listening: 3.75,
      'quick-learning': 3.25,
      'problem-solving': 3.25,
    },
    workStyles: [
      4.59, 4.64, 4.72, 4.37, 4.77, 4.16, 4, 4.76, 4.95, 4.76, 4.79, 4.9, 4.81, 4.74, 4.49, 4.04,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 70570,
    growthPercent: 3,
    payGroup: 'film and video editors and camera operators',
    relatedCareers: ['editor', 'producer-and-director', 'animator', 'content-creator'],
  },
  {
    id: 'producer-and-director',
    title: 'Producer and Director',
    alsoCalled: [
      'filmmaker',
      'movie director',
      'film director',
      'TV producer',
      'movie maker',
      'showrunner',
    ],
    socCode: '27-2012.00',
    description:
      'You turn a script or an idea into a film, play or show and lead the people who make it. You choose the cast, plan time and money and decide on set or in rehearsal what each scene should be.',
    day: 'Before lunch come budget calls and a look at an empty warehouse, and after it a rehearsal where one line is tried six ways.',
    enjoys:
      'When an audience laughs at the very spot where the page only hoped for it, months of meetings are forgiven.',
    complaints:
      "A week before the shoot the money can fall through, and you're the one who has to tell sixty people.",
    firstStep:
      'Plan a one-minute film on a single page, with shots, props and a budget of nothing, then shoot it in one afternoon.',
    appeals: {
      artistic:
        'A director can move the same kitchen quarrel out into the rain, and suddenly the script is about something else.',
      enterprising:
        "Producers have to talk a banker, a star and a small town's mayor into one film, often within the same week.",
    },
    activities: { artistic: ['performing', 'writing'], enterprising: ['persuading'] },
    demands: {
      extraversion:
        'Someone on set has a question for you every two minutes, and they all expect an answer out loud.',
    },
    interests: [2.13, 2.24, 6.14, 3.12, 5.78, 3.56],
    about: ['media', 'performing-arts'],
    after: [
      { careerId: 'film-and-video-editor', years: 4 },
      { careerId: 'camera-operator', years: 4 },
    ],
    jobZone: 4,
    skills: {
      storytelling: 4.25,
      'creative-thinking': 4,
      teamwork: 3.88,
      leadership: 3.62,
      budgeting: 3,
    },
    workStyles: [
      3.86, 4.21, 4.18, 4.32, 4.56, 3.89, 4.05, 4.12, 4.38, 4.32, 4.77, 4.77, 4.49, 4.12, 3.95,
      3.97,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 83480,
    growthPercent: 5,
    employment: 167000,
    relatedCareers: [
      'film-and-video-editor',
      'art-director',
      'casting-director',
      'radio-host',
      'composer-and-conductor',
    ],
  },
  {
    id: 'content-creator',
    title: 'Content Creator',
    alsoCalled: [
      'youtuber',
      'influencer',
      'tiktoker',
      'streamer',
      'vlogger',
      'blogger',
      'podcaster',
      'social media star',
    ],
    socCode: '27-2099.00',
    description:
      'You make videos, streams or posts about something you know or love, and build an audience for it. You film, edit and answer comments, and look for ways to earn, which most creators do only on the side.',
    day: "One joke is filmed nine times beside the same lamp, and then come four hours of cutting and one of comments you'd rather not read.",
    enjoys:
      'A note from someone who fixed a bike, passed a test or got through a bad day with their video keeps creators going.',
    complaints:
      'Most creators earn little or nothing for years, and when the app changes what it recommends, half the views can vanish overnight.',
    firstStep:
      'Make five one-minute videos on one subject, show them only to friends, and note the second when each friend looks away.',
    caveat: 'Most creators earn too little to live on and keep a job or school beside it.',
    appeals: {
      artistic:
        'A creator can spend an evening on three seconds, until the cut, the sound and the raised eyebrow land together.',
      enterprising:
        "Creators pitch to a shoe brand, name their price and walk away when the ad would cost them their viewers' trust.",
      social:
        "Under a good creator's videos the regulars help each other out, and the one who made them knows half by name.",
    },
    activities: { artistic: ['performing'], enterprising: ['negotiating'], social: ['welcoming'] },
    commissionedBy: 'sponsors, video platforms and fans',
    // O*NET rates no such occupation: the interests, work styles, Job Zone and skills are the means of
    // those of 27-2012.00, who makes the film, and 27-3011.00, who speaks to the audience.
    interests: [1.9, 2.13, 5.91, 3.33, 5.08, 3.34],
    about: ['media', 'business'],
    jobZone: 4,
    skills: {
      'video-and-sound-editing': 4.5,
      speaking: 4.38,
      storytelling: 4.25,
      empathy: 3.82,
      marketing: 3.75,
      'time-management': 3.44,
    },
    workStyles: [
      3.99, 4.19, 4.2, 4.05, 4.34, 3.74, 3.77, 4.16, 4.41, 4.37, 4.82, 4.6, 4.49, 4.05, 3.84, 3.87,
    ],
    relatedCareers: [
      'producer-and-director',
      'radio-host',
      'film-and-video-editor',
      'writer',
      'search-marketing-strategist',
    ],
  },
  {
    id: 'casting-director',
    title: 'Casting Director',
    alsoCalled: ['casting agent', 'talent scout', 'model scout'],
    socCode: '27-2012.04',
    description:
      'You find the right actor for each role in a film, play or ad. You read the script, hold auditions, spot new talent and work out contracts with agents.',
    day: 'Dozens of taped auditions came in overnight, a reader plays scenes with those called back, and agents call about dates.',
    enjoys:
      "Casting people live for the day when someone nobody's heard of reads four lines and the whole table stops eating lunch.",
    complaints:
      'Saying no to nearly everyone is daily work, and after months of search the studio may want a famous name instead.',
    firstStep:
      'Take a novel you know well, write one line on what each main part needs, and cast it twice from films or local plays.',
    appeals: {
      artistic:
        "Putting a comedian in the villain's part can remake a film, and that first hunch belongs to the casting director.",
      enterprising:
        'Agents ask for too much, studios offer too little, and a casting director closes the gap before someone walks away.',
    },
    activities: { artistic: ['performing'], enterprising: ['negotiating'] },
    interests: [1.22, 1.42, 5.69, 4.27, 5.93, 3.57],
    about: ['performing-arts', 'media'],
    jobZone: 4,
    skills: {
      interviewing: 4,
      empathy: 3.88,
      'decision-making': 3.88,
      storytelling: 3.5,
      negotiation: 3.38,
    },
    workStyles: [
      3.87, 4.38, 4.21, 3.84, 4.66, 4.27, 4.09, 4.24, 4.09, 4.24, 4.74, 4.58, 4.3, 4.08, 3.25, 3.28,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 83480,
    growthPercent: 5,
    payGroup: 'producers and directors',
    relatedCareers: [
      'talent-agent',
      'producer-and-director',
      'composer-and-conductor',
      'choreographer',
      'actor',
    ],
  },
  {
    id: 'sound-engineering-technician',
    title: 'Sound Engineering Technician',
    alsoCalled: [
      'sound engineer',
      'music producer',
      'audio engineer',
      'sound guy',
      'beat maker',
      'recording engineer',
      'sound mixer',
    ],
    socCode: '27-4014.00',
    description:
      'You record, mix and fix sound for concerts, albums, films and podcasts. You place microphones, balance voices and instruments at the mixing board and hunt down every hum and crackle.',
    day: 'Half the work is over before the band arrives: cables are taped down, each channel tested, one microphone shifted by an inch.',
    enjoys:
      'Closing your eyes at the board and hearing voice and drums finally sit together is, engineers say, like focusing a lens.',
    complaints:
      "Years of loud nights can cost you your own hearing, and that's the one tool you can't buy again.",
    firstStep:
      'Record one sentence in a closet, a bathroom and a park, near and far, and describe what each place does to your voice.',
    appeals: {
      artistic:
        'Dry voice or huge echo, drums up front or far away: with each choice the sound engineer builds a different room.',
      realistic:
        'Sound engineers solder their own cables, clip microphones to drum rims and can tell by the hum which plug is loose.',
    },
    activities: { artistic: ['making-music'], realistic: ['repairing', 'crafting'] },
    demands: {
      conscientiousness:
        'Thirty cables get a label at both ends, because a swapped pair shows up in the middle of a song.',
    },
    interests: [5.14, 2.68, 4.45, 1.69, 2.16, 4.22],
    about: ['performing-arts', 'electronics', 'media'],
    jobZone: 3,
    skills: {
      'video-and-sound-editing': 4.5,
      music: 3.75,
      'problem-solving': 3.38,
      'operating-machines': 3.25,
      'systems-thinking': 3.12,
    },
    workStyles: [
      4.56, 4.52, 4.41, 3.67, 4.58, 3.92, 3.58, 4.15, 4.58, 4.58, 4.73, 4.69, 4.15, 3.7, 3.44, 3.89,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 56600,
    growthPercent: 1,
    payGroup: 'broadcast, sound, and video technicians',
    relatedCareers: ['audio-and-video-technician', 'lighting-technician', 'dj'],
  },
  {
    id: 'audio-and-video-technician',
    title: 'Audio and Video Technician',
    alsoCalled: [
      'AV technician',
      'AV tech',
      'roadie',
      'stage technician',
      'event technician',
      'livestream technician',
    ],
    socCode: '27-4011.00',
    description:
      'You set up the sound, screens and cameras for concerts, meetings and games. You run cables, test each microphone, mix during the show and fix problems before anyone notices.',
    day: "In a hotel ballroom the projector won't find the speaker's laptop, so you swap adapters while clipping a microphone on the next guest.",
    enjoys:
      'No two rooms are wired alike, and crews like to turn a heap of cables into an event that simply works.',
    complaints:
      "Nobody thanks you for a meeting without a glitch, but one slide that won't come up turns every head.",
    firstStep:
      'Practice the over-under way of coiling on a long cable or garden hose until you can throw it out without a twist.',
    appeals: {
      realistic:
        "Coiling cable over and under so that it never kinks is an AV technician's first lesson and a lasting point of pride.",
      artistic:
        'When the AV crew fades the music just as the first image fills the screen, a sales meeting gets an opening scene.',
      conventional:
        'Numbered cases with a list in each lid tell an AV crew within a minute which adapter never came home.',
    },
    activities: {
      realistic: ['sorting'],
      artistic: ['performing'],
      conventional: ['finding', 'sorting'],
    },
    interests: [5.2, 2.74, 3.24, 1.97, 1.87, 4.58],
    about: ['electronics', 'media', 'performing-arts'],
    jobZone: 3,
    skills: {
      'video-and-sound-editing': 4,
      'electrical-work': 3.75,
      'tracking-progress': 3.75,
      'watching-instruments': 3.5,
      'systems-thinking': 3,
    },
    workStyles: [
      3.95, 3.9, 4.04, 3.7, 4.22, 3.71, 3.32, 4.12, 4.16, 4.36, 4.37, 4.44, 4.18, 3.61, 3.85, 3.92,
    ],
    entryEducation: 'Postsecondary nondegree award',
    medianPay: 56600,
    growthPercent: 1,
    payGroup: 'broadcast, sound, and video technicians',
    relatedCareers: [
      'sound-engineering-technician',
      'lighting-technician',
      'camera-operator',
      'electronics-technician',
    ],
  },
  {
    id: 'lighting-technician',
    title: 'Lighting Technician',
    alsoCalled: [
      'light technician',
      'gaffer',
      'stage lighting',
      'lighting designer',
      'lights operator',
      'best boy',
    ],
    socCode: '27-4015.00',
    description:
      'You make light that sets the mood for plays, concerts and films. You hang and aim lamps high above the stage, program color changes and run them on cue during the show.',
    day: 'Ladder, wrench and gloves fill the morning as lamps go up on the bar, and by evening you sit in the dark running cue forty.',
    enjoys:
      'One slow fade can make a full house hold its breath, and the hand on the fader belongs to you.',
    complaints:
      "Packing doesn't start until the applause ends, so a touring crew is still rolling cases into the truck at two.",
    firstStep:
      'Light a doll or a piece of fruit with one desk lamp from the front, side, below and behind, and name each mood.',
    appeals: {
      realistic:
        'Lighting crews work from a lift with the wrench tied to a wrist, so that nothing drops on the stage below.',
      artistic:
        'Pale blue over a single lamp turns a bare stage into four in the morning, and lighting people collect such tricks.',
    },
    activities: { realistic: ['building'], artistic: ['designing', 'performing'] },
    interests: [6.99, 2.02, 2.38, 1.24, 1.95, 4.11],
    about: ['performing-arts', 'electronics'],
    schooling: 'A course, or learning it backstage',
    jobZone: 3,
    // O*NET rates no skills here: the figures are those of 47-2111.00, the closest related occupation.
    skills: {
      'electrical-work': 4.25,
      troubleshooting: 4,
      'visual-design': 3.5,
      'installing-equipment': 3.25,
      'choosing-tools': 3,
    },
    medianPay: 56600,
    growthPercent: 1,
    payGroup: 'broadcast, sound, and video technicians',
    relatedCareers: [
      'electrician',
      'electronics-technician',
      'robotics-technician',
      'sound-engineering-technician',
      'audio-and-video-technician',
    ],
  },
]);
