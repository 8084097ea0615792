import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const stageAndMusicCareers: readonly Career[] = jobFamily('Stage and Music', [
  {
    id: 'actor',
    title: 'Actor',
    alsoCalled: [
      'actress',
      'movie star',
      'film star',
      'performer',
      'voice actor',
      'stunt performer',
      'comedian',
      'magician',
    ],
    socCode: '27-2011.00',
    description:
      'You become another person on stage, on screen or behind a microphone. You learn lines, rehearse scenes, go to many auditions and often keep a second job between roles.',
    day: 'Lines are learned on the train, the voice gets its warm-up, and a taped audition goes out with a roommate reading the other part.',
    enjoys:
      "Feeling a full house go silent with you comes first on most actors' lists, and the closeness of a cast comes right after.",
    complaints:
      "Most auditions don't get a reply, and months can pass between one short contract and the next.",
    firstStep:
      'Learn a two-minute speech from a play by heart and film it three times, wanting something else from the listener each time.',
    caveat: 'Roles are short and far apart, so most actors pay the rent with another job.',
    appeals: {
      artistic:
        "Everything the script leaves out is the actor's to invent: the limp, the old grudge, how this person eats soup.",
      enterprising:
        'Most actors are a company of one: they choose the headshot, court the agents and walk into each audition to win the room.',
    },
    activities: { artistic: ['performing'], enterprising: ['persuading'] },
    demands: {
      neuroticism:
        'Ninety seconds in front of strangers can decide the next half year, and opening night brings nerves to nearly everyone.',
      extraversion:
        'The work is done in front of people: rehearsal rooms, film crews, casting tables and rows of strangers.',
    },
    interests: [2.29, 2.16, 7, 4.08, 4, 1.81],
    about: ['performing-arts', 'media'],
    jobZone: 2,
    skills: { performing: 4.75, storytelling: 4, reading: 3.88, speaking: 3.88, empathy: 3.75 },
    workStyles: [
      4.73, 4.84, 4.81, 3.72, 5, 4.16, 4.79, 4.53, 4.63, 4.78, 4.78, 4.05, 3.93, 3.9, 4.06, 3.25,
    ],
    // Paid by the hour and rarely all year round, so BLS gives no yearly median.
    entryEducation: 'Some college, no degree',
    growthPercent: 0,
    employment: 57000,
    relatedCareers: [
      'musician',
      'choreographer',
      'casting-director',
      'composer-and-conductor',
      'poet-and-songwriter',
    ],
  },
  {
    id: 'musician',
    title: 'Musician',
    alsoCalled: [
      'singer',
      'guitarist',
      'drummer',
      'rapper',
      'rock star',
      'pianist',
      'band member',
      'pop star',
    ],
    socCode: '27-2042.00',
    description:
      'You sing or play an instrument for listeners in concert halls, clubs, studios or at weddings. Behind each performance stand hours of daily practice, rehearsals with others and travel.',
    day: "Slow scales come first, then a student's lesson, a sound check in an empty hall and a set that ends near midnight.",
    enjoys:
      'When a band locks in and four players breathe at the same spot without a sign, time seems to stop.',
    complaints:
      "Sore wrists, long drives home at night and fees that haven't risen much in years make players grumble.",
    firstStep:
      'Choose one hard bar, play or sing it daily at half speed with a metronome, and record yourself each Sunday for a month.',
    appeals: {
      artistic:
        "Any guitarist can learn the notes of a blues, so what's left to make your own is how you bend them.",
      enterprising:
        'Between gigs, musicians call clubs, bargain over the fee and sell T-shirts from a folding table by the exit.',
    },
    activities: { artistic: ['making-music'], enterprising: ['negotiating', 'selling'] },
    demands: {
      openness:
        'Practice means the same eight bars at half speed, today, tomorrow and for as long as it takes.',
    },
    interests: [2.87, 1.53, 6.66, 3.41, 3.42, 2.17],
    about: ['performing-arts'],
    jobZone: 4,
    skills: {
      music: 4.75,
      performing: 4.5,
      speaking: 3.38,
      'tracking-progress': 3.25,
      empathy: 3.12,
    },
    workStyles: [
      4.26, 4.24, 3.78, 3.39, 4.27, 3.66, 3.67, 4.09, 4.16, 3.95, 4.64, 4.48, 3.43, 3.59, 3.19,
      3.29,
    ],
    // Paid by the hour and rarely all year round, so BLS gives no yearly median.
    entryEducation: 'No formal educational credential',
    growthPercent: 1,
    commissionedBy: 'bands, churches, weddings, studios and orchestras',
    employment: 169800,
    relatedCareers: [
      'composer-and-conductor',
      'actor',
      'choreographer',
      'dancer',
      'art-and-music-professor',
    ],
  },
  {
    id: 'composer-and-conductor',
    title: 'Composer and Conductor',
    alsoCalled: [
      'music writer',
      'film composer',
      'orchestra conductor',
      'choir director',
      'game music composer',
      'maestro',
    ],
    socCode: '27-2041.00',
    description:
      'You write music for films, games and concerts or lead a choir or orchestra that plays it. You study the notes, rehearse part by part and bring many sounds together into one.',
    day: "With the score marked in three colors, you stop the altos at measure sixty, sing what you're after and let them try again.",
    enjoys:
      'Hearing living players give breath to notes that were only dots on paper last night still gives composers goose bumps.',
    complaints:
      'A concert piece that took half a year may be played once, and film music is wanted in three weeks.',
    firstStep:
      'Mute a one-minute film scene, invent music for it on free software, and land one note exactly on one move.',
    appeals: {
      artistic:
        'Grief sounds almost funny once a composer hands the sad tune from the violin to a bassoon.',
      enterprising:
        'Eighty players may have eighty opinions about the tempo, and the conductor wins them over with a look and a wrist.',
    },
    activities: { artistic: ['making-music'], enterprising: ['leading', 'persuading'] },
    demands: {
      conscientiousness:
        'A missing sharp in one horn part stops a whole rehearsal, so scores get checked line by line.',
    },
    interests: [2.07, 2.28, 7, 3.04, 4.82, 2.63],
    about: ['performing-arts'],
    jobZone: 4,
    skills: {
      music: 4.75,
      'creative-thinking': 4.25,
      teamwork: 3.38,
      persuasion: 3.25,
      leadership: 3.12,
    },
    workStyles: [
      4.29, 4.34, 4.39, 4.29, 4.34, 4.16, 3.71, 4.02, 4.09, 4.02, 4.7, 4.52, 4.7, 4.35, 4.28, 3.88,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 63670,
    growthPercent: 0,
    commissionedBy: 'film and game studios, orchestras, choirs and theaters',
    employment: 47300,
    relatedCareers: [
      'musician',
      'choreographer',
      'producer-and-director',
      'art-and-music-professor',
      'casting-director',
    ],
  },
  {
    id: 'dj',
    title: 'DJ',
    alsoCalled: ['disc jockey', 'club DJ', 'party DJ', 'turntablist', 'music mixer'],
    socCode: '27-2091.00',
    description:
      'You choose and mix music that makes a crowd dance at clubs, weddings or festivals. You collect tracks, blend beats, read the mood of the room and set up your own gear.',
    day: 'Afternoons go to sorting tracks by tempo and key, evenings to hauling speakers up the stairs and watching feet instead of faces.',
    enjoys:
      'Dropping the right song at the right second and seeing the shy table walk onto the floor is the whole point.',
    complaints:
      "Drunk guests shout requests into your ear, and if you don't wear earplugs the nights slowly take your hearing.",
    firstStep:
      'Match the beat of two songs by ear in a free mixing program, with the sync button off, and record fifteen minutes.',
    caveat: 'Most DJs play on weekends and live on another job.',
    appeals: {
      artistic:
        'Lay a disco bass line under a voice from last summer: the song a DJ ends the night with may be an hour old.',
      enterprising:
        'DJs book themselves: they send mixes to promoters, settle the fee and fill a dead Tuesday well enough to be asked back.',
    },
    activities: { artistic: ['making-music'], enterprising: ['negotiating', 'selling'] },
    interests: [3, 1.55, 4.82, 2.93, 3.55, 3.5],
    about: ['performing-arts'],
    schooling: 'Self-taught, with a lot of practice',
    jobZone: 2,
    // O*NET rates no skills here: the figures are those of 27-3011.00, the closest related occupation.
    skills: {
      music: 4.5,
      performing: 4,
      'video-and-sound-editing': 3.75,
      empathy: 3.75,
      'time-management': 3.25,
    },
    commissionedBy: 'clubs, festivals, weddings and radio stations',
    relatedCareers: [
      'radio-host',
      'sound-engineering-technician',
      'event-planner',
      'composer-and-conductor',
      'talent-agent',
    ],
  },
  {
    id: 'dancer',
    title: 'Dancer',
    alsoCalled: [
      'ballerina',
      'ballet dancer',
      'backup dancer',
      'dancing',
      'hip hop dancer',
      'tiktok dancer',
    ],
    socCode: '27-2031.00',
    description:
      'You tell stories and show feelings through movement on stage or on screen. You train your body every day, learn new steps with a choreographer and audition for the next show.',
    day: "After class at ten you rehearse till six with tape on your toes, and then it's hair up for the show.",
    enjoys:
      'For a few minutes on stage the counting stops and the body simply knows, and dancers would trade a lot for that.',
    complaints:
      "Ankles and hips hurt early, and while friends settle into a career, a dancer's is often over before forty.",
    firstStep:
      'Copy thirty seconds of a dance you admire, film yourself daily for a week, and correct one limb at a time.',
    caveat: 'Most jobs in dance are short, so dancers usually teach or hold another job too.',
    appeals: {
      artistic:
        'Steps are given, but a dancer decides if the arm comes early, late or as though it had just heard bad news.',
      realistic:
        "Dancers bend and beat new pointe shoes till they're soft, and one jump tells them if there's concrete under the floor.",
    },
    activities: { artistic: ['performing'], realistic: ['crafting'] },
    interests: [4.83, 1.43, 6.39, 3.65, 3.18, 1.61],
    about: ['performing-arts', 'athletics'],
    jobZone: 3,
    skills: {
      'fitness-and-movement': 4.75,
      performing: 4.5,
      'physical-stamina': 4.25,
      teamwork: 3,
    },
    workStyles: [
      4.57, 4.56, 4.36, 3.2, 4.41, 3.79, 3.95, 4.04, 4.27, 4.31, 4.26, 4.37, 3.41, 3.84, 3.9, 3.34,
    ],
    // Paid by the hour and rarely all year round, so BLS gives no yearly median.
    entryEducation: 'No formal educational credential',
    growthPercent: 5,
    payGroup: 'dancers and choreographers',
    relatedCareers: [
      'choreographer',
      'musician',
      'actor',
      'composer-and-conductor',
      'art-and-music-professor',
    ],
  },
  {
    id: 'choreographer',
    title: 'Choreographer',
    alsoCalled: ['dance maker', 'dance director', 'movement director', 'dance designer'],
    socCode: '27-2032.00',
    description:
      'You invent dances for stage shows, music videos and ballets. You try out steps to the music, teach them to the dancers and change them until story and movement become one.',
    day: 'In a mirrored studio you mark the steps yourself, call the counts aloud and move six dancers a yard to the left.',
    enjoys:
      "An idea you could only hum becomes ten bodies moving as one, and each of them adds something you hadn't planned.",
    complaints:
      'Since few dances are ever written down, years of work can vanish when a show ends its run.',
    firstStep:
      'Build four counts of eight out of washing dishes, tying shoes and waiting for a bus, and film it slow, then fast.',
    appeals: {
      artistic:
        'A choreographer may start with how people dodge each other at a crosswalk and end with a dance for eleven.',
      social:
        "Choreographers watch a tired dancer as closely as a step, and rebuild a lift around a shoulder that's still healing.",
    },
    activities: { artistic: ['performing'], social: ['caring', 'coaching'] },
    demands: {
      extraversion:
        'You demonstrate, correct and cheer in front of a room all day, usually over loud music.',
      conscientiousness:
        "Entrances are planned to the count, because a dancer one beat late can land under someone's heel.",
    },
    interests: [3.63, 2.22, 7, 3.96, 3.77, 2.13],
    about: ['performing-arts', 'athletics'],
    after: [{ careerId: 'dancer', years: 5 }],
    schooling: 'Dance training from early on',
    jobZone: 3,
    skills: {
      'fitness-and-movement': 4.5,
      'creative-thinking': 4.5,
      teaching: 4,
      teamwork: 3.88,
      music: 3.75,
    },
    workStyles: [
      4.52, 4.71, 4.48, 4.57, 4.52, 4.38, 4, 4.24, 4.57, 4.48, 4.62, 4.62, 4.24, 3.95, 4.71, 3.62,
    ],
    // Paid by the hour and rarely all year round, so BLS gives no yearly median.
    growthPercent: 5,
    payGroup: 'dancers and choreographers',
    commissionedBy: 'dance companies, theaters, schools and music videos',
    relatedCareers: [
      'dancer',
      'composer-and-conductor',
      'actor',
      'musician',
      'art-and-music-professor',
    ],
  },
  {
    id: 'wardrobe-assistant',
    title: 'Wardrobe Assistant',
    alsoCalled: ['costume maker', 'dresser', 'costume assistant', 'cosplay maker'],
    socCode: '39-3092.00',
    description:
      'You take care of the costumes of a theater or film crew. You wash, iron and mend them, help actors change in seconds backstage and note who wore what in each scene.',
    day: 'Shirts are steamed before the actors arrive, and in the wings you kneel with a small flashlight, ready for a forty-second change.',
    enjoys:
      'Nothing beats a quick change that works, when a soldier runs off and a bride walks on before the song is over.',
    complaints:
      "Laundry starts after the last bow, so the audience is in bed long before you've left, and makeup stains never end.",
    firstStep:
      'Sew snaps behind the buttons of an old shirt, and time how much faster you can change into it in the dark.',
    appeals: {
      artistic:
        'Wardrobe people make a new coat look ten years worn with tea, sandpaper and a cheese grater on the cuffs.',
      social:
        'While you pin a collar the shaking actor talks, and a calm word from the dresser goes out on stage, too.',
    },
    activities: { artistic: ['crafting', 'styling'], social: ['comforting'] },
    interests: [3.88, 1, 5.61, 3.26, 2.84, 4.27],
    about: ['personal-service', 'performing-arts'],
    jobZone: 2,
    skills: { sewing: 4, 'style-and-color': 4, teamwork: 3.12 },
    workStyles: [
      3.51, 3.74, 3.99, 3.35, 4.21, 4.12, 3.51, 3.85, 4.1, 3.92, 4.29, 4.02, 3.57, 3.72, 4.07, 3.69,
    ],
    relatedCareers: [
      'fashion-designer',
      'tailor',
      'makeup-artist',
      'set-and-exhibit-designer',
      'fashion-patternmaker',
    ],
  },
  {
    id: 'talent-agent',
    title: 'Talent Agent',
    alsoCalled: [
      'artist manager',
      'music manager',
      'sports agent',
      'band manager',
      'football agent',
      'celebrity manager',
    ],
    socCode: '13-1011.00',
    description:
      'You help singers, actors or athletes get good jobs and fair pay. You find chances, call producers, bargain over contracts and give advice when a career gets stuck.',
    day: 'Between calls you mark up a contract in red, and late at night you stand in a tiny club where a client sings to thirty people.',
    enjoys:
      "Agents say there's no better call than a yes for a client who has waited tables for years.",
    complaints:
      'Clients tend to leave just as they get famous, after you worked for years on ten percent of very little.',
    firstStep:
      'Write a one-page pitch for a local band or student actor you admire, and list ten places that could book them.',
    appeals: {
      enterprising:
        'Let two studios know about each other, and an agent can double an offer with one unhurried phone call.',
      artistic:
        'Hearing a rough demo in the car and knowing what it could become is what talent agents call having ears.',
      social:
        'After a bad review a client calls in tears, and the agent who picks up is part dealmaker, part friend.',
    },
    activities: {
      enterprising: ['negotiating'],
      artistic: ['making-music'],
      social: ['comforting'],
    },
    interests: [1, 1.76, 3.55, 4.14, 6.48, 3.73],
    about: ['performing-arts', 'business'],
    jobZone: 4,
    skills: {
      negotiation: 4,
      empathy: 3.88,
      selling: 3.75,
      'time-management': 3.75,
      teamwork: 3.75,
    },
    workStyles: [
      4, 4.58, 4.41, 3.64, 4.22, 3.71, 3.78, 3.76, 3.67, 3.9, 4.34, 4.32, 4.37, 3.74, 3.65, 3.41,
    ],
    entryEducation: "Bachelor's degree",
    relatedCareers: [
      'casting-director',
      'public-relations-specialist',
      'advertising-manager',
      'writer',
      'dj',
    ],
  },
]);
