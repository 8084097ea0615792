import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const artAndDesignCareers: readonly Career[] = jobFamily('Art and Design', [
  {
    id: 'graphic-designer',
    title: 'Graphic Designer',
    alsoCalled: [
      'logo designer',
      'poster designer',
      'digital designer',
      'illustrator',
      'packaging designer',
    ],
    socCode: '27-1024.00',
    description:
      'You combine pictures, type and color into logos, posters, packages and websites. You sketch several ideas, build the best on screen and polish it after the client has had a say.',
    day: "You'll change the space between two letters by a hair, then change it back when the printer's proof arrives.",
    enjoys:
      'Designers smile to themselves when a stranger on the bus carries a bag with the logo they drew.',
    complaints:
      'Clients tell you to make it pop, need it by tomorrow, and let a cousin choose the color in the end.',
    firstStep:
      'Redraw the menu of a diner near you with one typeface, two sizes and a grid, and hang both side by side.',
    appeals: {
      artistic:
        "A graphic designer might draw forty versions of one letter until the logo looks like it's been around forever.",
      enterprising:
        'Graphic designers pitch three logos and steer the client to the bold one, with a good story for every curve.',
    },
    activities: { artistic: ['drawing', 'designing'], enterprising: ['persuading'] },
    interests: [3.38, 2.86, 7, 2.16, 3.43, 3.92],
    about: ['visual-arts', 'media'],
    jobZone: 4,
    skills: {
      'visual-design': 4.75,
      'creative-thinking': 4.25,
      drawing: 3.75,
      listening: 3.75,
      negotiation: 3,
    },
    workStyles: [
      4.2, 4.15, 4.4, 3.6, 4.45, 3.7, 3.3, 4.25, 4.2, 4.45, 4.65, 4.8, 4.05, 4.2, 4.45, 3.8,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 61300,
    growthPercent: 2,
    employment: 265900,
    relatedCareers: [
      'animator',
      'art-director',
      'ux-designer',
      'fine-artist',
      'video-game-designer',
    ],
  },
  {
    id: 'art-director',
    title: 'Art Director',
    alsoCalled: ['creative director', 'design director', 'head of design', 'magazine designer'],
    socCode: '27-1011.00',
    description:
      'You decide how a magazine, film, game or ad campaign looks as a whole. You choose colors, photos and type, guide a team of designers and show the plan to clients.',
    day: 'Photos and swatches cover a wall, a shoot waits for a cloud to pass, and nine layouts hear no before one hears yes.',
    enjoys:
      "There's a first rough proof where the work of five people looks like one mind, and directors live for it.",
    complaints:
      'Promotion means more meetings and less drawing, only to see the bravest idea come back flat from the client.',
    firstStep:
      'Choose one song and fix its look on a single page, with three colors, one typeface, four pictures and your reasons.',
    appeals: {
      artistic:
        'Art directors settle on one odd shade of green, and then each page, poster or frame has to live in that world.',
      enterprising:
        'An art director fights for the strange cover in a room full of cautious people, and sometimes walks out with a yes.',
    },
    activities: { artistic: ['designing'], enterprising: ['persuading'] },
    interests: [2.95, 2.69, 7, 2.88, 5.24, 3.6],
    about: ['visual-arts', 'media'],
    after: [
      { careerId: 'graphic-designer', years: 5 },
      { careerId: 'animator', years: 5 },
    ],
    jobZone: 4,
    skills: {
      'visual-design': 4.5,
      'creative-thinking': 4.5,
      'time-management': 3.62,
      teamwork: 3.62,
      'understanding-user-needs': 3.38,
    },
    workStyles: [
      4.28, 4.41, 4.12, 3.86, 4.35, 3.5, 3.79, 4.05, 4.27, 4.21, 4.7, 4.58, 3.99, 4.08, 4.35, 3.91,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 111040,
    growthPercent: 4,
    commissionedBy: 'magazines, agencies, publishers and film studios',
    employment: 135000,
    relatedCareers: [
      'graphic-designer',
      'animator',
      'producer-and-director',
      'project-manager',
      'writer',
    ],
  },
  {
    id: 'animator',
    title: 'Animator',
    alsoCalled: [
      'cartoonist',
      'cartoon maker',
      '3D artist',
      'VFX artist',
      'anime artist',
      'special effects artist',
      'CGI artist',
    ],
    socCode: '27-1014.00',
    description:
      'You bring characters and worlds to life for films, games and advertising. You move a figure frame by frame, add light and effects and redo a three-second scene until it feels right.',
    day: 'Faces pulled in a desk mirror become key poses, which the lead will judge in a clip two seconds long.',
    enjoys:
      'A box that really seems heavy, or a blink that makes children laugh, is the magic animators talk about.',
    complaints:
      "Studios hire for one project and let people go once it's done, often right after weeks of late nights to deliver.",
    firstStep:
      'Draw a bouncing ball in the corner of a notepad over forty pages, flipping it until the ball feels heavy.',
    appeals: {
      artistic:
        'Animators can give a desk lamp a mood with nothing but its tilt, its timing and one small hop.',
      enterprising:
        'With a few drawings and a thirty-second test, an animator tries to talk a studio into a whole new show.',
    },
    activities: { artistic: ['drawing', 'performing'], enterprising: ['persuading'] },
    demands: {
      agreeableness:
        "Jobs go to the strongest reel, so your three best seconds are up against everyone else's.",
    },
    interests: [3.71, 2.77, 7, 2.18, 2.62, 3.13],
    about: ['visual-arts', 'media', 'information-technology'],
    jobZone: 4,
    skills: {
      drawing: 4.5,
      storytelling: 4,
      'creative-thinking': 4,
      listening: 3.88,
      'critical-thinking': 3.75,
    },
    workStyles: [
      4.07, 3.88, 3.97, 3.43, 4.17, 2.82, 3.59, 3.88, 3.99, 4.09, 4.02, 4.8, 4.16, 3.37, 3.55, 3.35,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 99800,
    growthPercent: 2,
    commissionedBy: 'film, game and advertising studios',
    employment: 57100,
    relatedCareers: [
      'graphic-designer',
      'art-director',
      'film-and-video-editor',
      'video-game-designer',
      'producer-and-director',
    ],
  },
  {
    id: 'fine-artist',
    title: 'Fine Artist',
    alsoCalled: ['painter', 'sculptor', 'illustrator', 'drawing', 'comic artist'],
    socCode: '27-1013.00',
    description:
      'You paint, draw, sculpt or illustrate to show the world as you see it. Besides long hours in the studio you prepare exhibitions, find buyers and take on commissions for books or public places.',
    day: "Yesterday's layer is scraped off again, a canvas is stretched, and an hour goes into wrapping a piece that's been sold.",
    enjoys:
      'Nobody sets the task, and artists speak of hours that vanish until the picture seems to answer back.',
    complaints:
      'Sales come in clumps with dry months between, so plenty of painters teach, frame or wait tables on the side.',
    firstStep:
      'Draw the same object once a day for three weeks, each time in a new light or medium, then hang the whole row.',
    appeals: {
      artistic:
        'A painter may chase the gray of wet asphalt for weeks, because nobody else seems to have seen how much purple is in it.',
      realistic:
        'Sculptors and painters know their stuff by hand: how marble splits, how oil paint drags, how long wet plaster gives you.',
    },
    activities: { artistic: ['drawing'], realistic: ['crafting'] },
    demands: {
      extraversion:
        "For days the only voice in the studio may be the radio's, and that's how the pictures get made.",
    },
    interests: [4.05, 2.68, 7, 2.28, 2.37, 2.34],
    about: ['visual-arts'],
    jobZone: 3,
    skills: { drawing: 4.75, 'creative-thinking': 4.5, 'hand-skills': 4, 'quick-learning': 3.25 },
    workStyles: [
      3.83, 4.11, 4.48, 3.09, 3.95, 3.87, 2.96, 4.12, 4.18, 4.16, 4.74, 4.81, 4.52, 3.99, 4, 3.61,
    ],
    entryEducation: "Bachelor's degree",
    commissionedBy: 'collectors, galleries, cities and arts councils',
    relatedCareers: [
      'animator',
      'graphic-designer',
      'craft-artist',
      'art-director',
      'set-and-exhibit-designer',
    ],
  },
  {
    id: 'interior-designer',
    title: 'Interior Designer',
    alsoCalled: [
      'home decorator',
      'interior decorator',
      'room designer',
      'house decorator',
      'home stager',
    ],
    socCode: '27-1025.00',
    description:
      'You plan rooms that work well and feel right, from family kitchens to hotel lobbies. You measure the space, choose materials, light and furniture and show the client how it will look.',
    day: "You're measuring the wall with a laser once more, because the builder just found a pipe inside it.",
    enjoys:
      'Leading a family into the finished kitchen with their eyes shut is, designers say, the best hour of a project.',
    complaints:
      'Sofas arrive three months late in the wrong green, just as the couple has changed its mind about the wall.',
    firstStep:
      'Measure your own room to draw it on grid paper, then try three layouts with furniture cut to scale.',
    appeals: {
      artistic:
        "Interior designers stand in an empty room at four o'clock to see where the light falls, and choose the wall color from there.",
      enterprising:
        'Talking a couple out of the giant sofa and into a window seat takes an interior designer some charm and a good sketch.',
    },
    activities: { artistic: ['designing'], enterprising: ['persuading'] },
    interests: [4.12, 3.07, 5.56, 2.68, 3.7, 3.82],
    about: ['visual-arts', 'construction'],
    jobZone: 4,
    skills: {
      'style-and-color': 4.5,
      'computer-aided-design': 3.75,
      teamwork: 3.75,
      'helping-people': 3.75,
      'understanding-user-needs': 3.12,
    },
    workStyles: [
      3.8, 3.84, 4.16, 3.92, 4.36, 3.72, 3.36, 3.84, 3.96, 4.33, 4.52, 4.76, 4.56, 3.6, 3.92, 3.96,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 63490,
    growthPercent: 3,
    employment: 87100,
    relatedCareers: [
      'industrial-designer',
      'landscape-architect',
      'set-and-exhibit-designer',
      'craft-artist',
      'fashion-designer',
    ],
  },
  {
    id: 'industrial-designer',
    title: 'Industrial Designer',
    alsoCalled: [
      'product designer',
      'car designer',
      'toy designer',
      'furniture designer',
      'inventor',
    ],
    socCode: '27-1021.00',
    description:
      'You decide how everyday products look, feel and work, from a bicycle helmet to a coffee machine. You sketch, build models in foam or on a 3D printer and try them out with users.',
    day: 'Foam dust covers the shop floor while you argue by phone with a factory about a wall two millimeters thick.',
    enjoys:
      "Hand a rough model to a stranger and see the thumb land where it should: that's the fun, designers say.",
    complaints:
      'Cost cuts shave off the very detail that made it good, if the idea gets as far as the factory at all.',
    firstStep:
      'Redesign the handle of something that annoys you in cardboard and clay, and let three people of different ages try it.',
    appeals: {
      artistic:
        'An industrial designer may sketch fifty kettles before the handle and the spout look like they belong together.',
      investigative:
        'Before drawing a thing, industrial designers watch ten people open a can and ask why every one of them winces.',
    },
    activities: { artistic: ['drawing', 'designing'], investigative: ['diagnosing'] },
    interests: [4.62, 4.06, 5.54, 1.84, 3.7, 3.47],
    about: ['visual-arts', 'engineering'],
    jobZone: 4,
    skills: {
      drawing: 4.25,
      'creative-thinking': 4.25,
      'computer-aided-design': 4,
      'understanding-user-needs': 3.25,
      'technology-design': 3.12,
    },
    workStyles: [
      3.79, 4.06, 4.25, 3.69, 4.12, 3.55, 2.67, 3.33, 3.45, 3.97, 4.18, 4.88, 3.7, 3.55, 3.94, 4.16,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 79450,
    growthPercent: 3,
    employment: 30600,
    relatedCareers: [
      'fashion-designer',
      'fashion-patternmaker',
      'craft-artist',
      'interior-designer',
      'set-and-exhibit-designer',
    ],
  },
  {
    id: 'set-and-exhibit-designer',
    title: 'Set and Exhibit Designer',
    alsoCalled: [
      'stage designer',
      'theater designer',
      'production designer',
      'scenographer',
      'museum designer',
      'film set builder',
    ],
    socCode: '27-1027.00',
    description:
      'You design the worlds that people step into, on stage, in films and in museums. You read the script, sketch and build a small model, then see carpenters and painters make it full size.',
    day: 'A tiny figure stands in a model box on your desk, and past midnight before the opening one gray wall is still wrong.',
    enjoys:
      'When the curtain lifts and the room itself gets a murmur from the seats, designers in the back row grin.',
    complaints:
      "Months of work land in a dumpster after closing night, and often the next contract isn't signed yet.",
    firstStep:
      'Read one scene of a play to build its room in a shoebox, lit by flashlight from two sides.',
    appeals: {
      artistic:
        'A set designer can make a sinking ship out of ropes, one tilted floor and a change of light.',
      enterprising:
        'Set designers win the job with a drawing and five minutes of talk, then persuade the director to lose a wall.',
    },
    activities: { artistic: ['designing'], enterprising: ['persuading'] },
    demands: {
      openness:
        'A ballet, a dinosaur hall and a rainy movie street may all come in one year, and none can look like the last.',
    },
    interests: [3.7, 2.75, 6.69, 3.04, 3.93, 3.27],
    about: ['visual-arts', 'performing-arts', 'construction'],
    jobZone: 5,
    skills: {
      'creative-thinking': 4.5,
      drawing: 4.25,
      'computer-aided-design': 3.75,
      'understanding-user-needs': 3.75,
      'time-management': 3.75,
    },
    workStyles: [
      4.24, 4.43, 4.62, 4.05, 4.67, 3.71, 3.62, 3.86, 4.52, 4.62, 4.76, 4.76, 3.95, 4.38, 4.62,
      4.05,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 66280,
    growthPercent: 2,
    employment: 31300,
    relatedCareers: [
      'interior-designer',
      'fine-artist',
      'graphic-designer',
      'industrial-designer',
      'craft-artist',
    ],
  },
]);
