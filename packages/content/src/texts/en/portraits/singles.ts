import type { Portrait, RiasecType } from '@guildpath/contract';

/** Portrays people in whom one interest stands out and no other does. */
export const singlePortraits: Readonly<Record<RiasecType, Portrait>> = {
  realistic: {
    guildTitle: 'Stalwart',
    welcome:
      "You trust what you can see, touch and try, and that's a solid way to go through life.",
    meaning: [
      "That's the Stalwart in you, who'd rather do a thing than talk about it.",
      "A Stalwart's hands know what to do before the words come, and it's no different with yours.",
    ],
    text: [
      [
        "What can be lifted, planted or mended means more to you than anything that's said about it.",
        "You'd rather try a thing out than hear it explained, and you learn it faster that way.",
        "You'd rather have a look under the hood than read a review, since a machine doesn't exaggerate.",
      ],
      [
        'A strange sound in the engine or a goat off its feed gets your attention, and you want to go look.',
        "You like tools, weather, animals and machines, because they never argue with you and they're never vague.",
        "Cooking over a fire, hauling lumber or training a dog is an ordinary good afternoon, as far as you're concerned.",
      ],
      [
        "Your kind of help is an evening with a toolbox, and it's the kind you'd like to get.",
        "If there's wood to stack or a tent to put up, you'd rather be in on it than watch.",
      ],
      [
        {
          text: "Sitting for hours under office lights makes you restless, no matter what's supposed to be on the screen.",
          unless: ['conventional'],
        },
        "While a meeting's still looking for the right words, you'd like to be outside and starting.",
        {
          text: 'Being indoors with the windows shut and a presentation running is about as tired as you ever get.',
          unless: ['conventional'],
        },
      ],
      [
        "Better days are spent on your feet and end with something finished that you're able to walk around.",
        "You're at your best outdoors or in a shop, with your own two hands and a job that's got an end.",
      ],
    ],
    needs: [
      {
        text: "You'll want plenty of movement, things to touch and a result by evening in any job you take.",
        unless: ['investigative', 'conventional'],
      },
      "Look for work that doesn't need a desk, where you learn by doing it.",
    ],
    friends: [
      'A toolbox and a free evening',
      'Getting the car to start',
      'Carrying the thing nobody else can lift',
    ],
    costs: [
      'Office chairs wear you out',
      'Days with nothing to show for them',
      'Talk without a tool in hand tires you',
      { text: "You start before the plan's done", unless: ['conscientiousness high'] },
      { text: 'Sitting still is the hardest job', unless: ['investigative', 'conventional'] },
      { text: 'Long explanations lose you early', unless: ['investigative'] },
    ],
    beside: {
      guildTitle: 'Lamplighter',
      sentence:
        "You keep the roof on, and a Lamplighter knows who under it hasn't said a word all day.",
    },
  },
  investigative: {
    guildTitle: 'Seeker',
    welcome:
      "Curiosity leads you, and you're happiest with a question that nobody's managed to answer yet.",
    meaning: [
      "That's the Seeker in you, who can't leave a good question alone.",
      "Seekers follow the why, wherever it goes, and that's what you'd like to do.",
    ],
    text: [
      [
        "The word you use most is why, and the first answer doesn't usually settle it for very long.",
        "Whatever doesn't fit catches your attention, like a bird that really should've flown south by now.",
        "When everyone's satisfied with an explanation, you often aren't, because there's a corner of it that doesn't fit.",
      ],
      [
        'You read the odd claim in an ad and want to know who measured that, and how.',
        "An entire evening with a good article goes by like ten minutes, and then there's already the next one.",
        "You'd be glad to know how whales navigate, why languages die and what's on the bottom of the lake.",
      ],
      [
        "Ask you to explain something, and you'd rather give the true version than the short one.",
        "You'd change your opinion for a good enough reason, and you don't understand why that's embarrassing.",
      ],
      [
        "Hurried guesses wear you down, and so does any job in which nobody's allowed to ask a question.",
        "You can know a lot about a thing and still put off deciding, since there's always one more source.",
        'Memorizing answers without ever being told how anybody found them seems like a waste of a good brain.',
      ],
      [
        "The places for you have hard problems, a good library and people who don't mind being corrected.",
        'You hit your stride with one big question and enough time to get properly lost in it.',
      ],
    ],
    needs: [
      "You'll want hard questions, time to think and people who welcome a correction.",
      "Look for a place where it's somebody's job to find out, and make it yours.",
    ],
    friends: [
      'The true answer, not the short one',
      "Finding out if that's a scam",
      'Explaining it until it makes sense',
    ],
    costs: [
      'Deciding takes you one more source',
      'Tabs open until two in the morning',
      "You correct people who didn't ask",
    ],
    beside: {
      guildTitle: 'Champion',
      sentence:
        "You find the answer, and a Champion stands up and makes sure that somebody acts on it while it's fresh.",
    },
  },
  artistic: {
    guildTitle: 'Bard',
    welcome:
      "There are pictures and tunes in your head, and you'd like to get them out where others can see.",
    meaning: [
      "That's the Bard in you, who sees a plain thing and wants to make something of it.",
      "Bards make up what wasn't there this morning, and you can't help it either.",
    ],
    text: [
      [
        'Blank walls, quiet moments and plain sentences all look to you like something that could be different.',
        "You hum, sketch or make up voices while you're waiting, and it's how you get through a dull hour.",
        "Before you've noticed the furniture, you've noticed the color of the light and whether it would make a good scene.",
      ],
      [
        "Hours disappear when you're making something of your own, and it's easy for you to forget about supper.",
        "You don't want to be told how it ends, you want to try three endings and pick one.",
        "Playing the same song five different ways isn't practicing to you, it's finding out what's in it.",
      ],
      [
        "An outfit, a caption or half a song is the kind of problem that you'd drop everything for.",
        'You notice the light, the font or the way somebody says a word, and you keep it for later.',
      ],
      [
        "Copying somebody else's template would wear you down, because there's no room for you anywhere in it.",
        {
          text: "Instructions feel like a fence to you, and you can't help checking every so often how high it is.",
          unless: ['conscientiousness high', 'openness low'],
        },
        "Being judged on neatness when you were trying to be original is the kind of thing you don't forget.",
      ],
      [
        {
          text: "One piece may lie around for months until you finish it in a single night, and it's good.",
          unless: ['conscientiousness high'],
        },
        "A good day ends with something that didn't exist at breakfast, and it's got your name on it.",
        "Life's pretty good when it's your own idea and nobody's looking over your shoulder while you try it.",
      ],
    ],
    needs: [
      "You'll want room to do things your own way, and someone else for the forms.",
      "Look for work that wouldn't come out the same in anybody else's hands.",
    ],
    friends: [
      "What's missing from the outfit",
      'Half a song that needs an ending',
      'A fresh look at a plain thing',
    ],
    costs: [
      { text: 'Dull work takes you twice as long', unless: ['conscientiousness high'] },
      'You hear wrong notes in everything',
      "Dinner's forgotten when an idea shows up",
      'Templates bring out your stubborn side',
    ],
    beside: {
      guildTitle: 'Scribe',
      sentence:
        "You'd make something worth keeping, and a Scribe would make sure it's still there in a hundred years.",
    },
  },
  social: {
    guildTitle: 'Lamplighter',
    welcome:
      "You like people, and you'd leave a light on so that nobody has to come home in the dark.",
    meaning: [
      "That's the Lamplighter in you, who thinks of the people before the job.",
      "Lamplighters go where somebody's in the dark, and you'd go along.",
    ],
    text: [
      [
        "Walk into a room, and you're looking for who's there before you've noticed what's in it.",
        'You remember what someone told you a week ago, and you really want to know how it went.',
        "Somebody who's new and doesn't know where to sit is hard for you to ignore, wherever you are.",
      ],
      [
        "Teaching a kid to tie a shoe would make your afternoon, even if it's the fifth try.",
        "A conversation that helps is real work to you, and it's work you'd be glad to do.",
        "Coaching the little kids' team or visiting with an elderly neighbor doesn't feel like a duty to you.",
      ],
      [
        "When two friends have stopped speaking, you'd like to find the fair word that gets them going again.",
        "You like a person's story better than their money, their job or their car, and you'll ask for it.",
      ],
      [
        'Machines for company, or goals that are nothing but numbers, would leave you lonely before very long.',
        "You'd find it hard to work somewhere for a year and never hear who it's for.",
        {
          text: "Competing against the people you work with all day isn't your idea of a good reason to get up.",
          unless: ['agreeableness low'],
        },
      ],
      [
        {
          text: "You carry other people's worries home, and your own work may have to wait until late.",
          unless: ['neuroticism low', 'conscientiousness high', 'agreeableness low'],
        },
        "A class, a ward or a counter suits you, with people to get to know and one aim that's shared.",
        "You come alive when somebody's noticeably better off at four o'clock than they were at noon.",
      ],
    ],
    needs: [
      "You'll want people to look after every day, and hours that let you rest from it.",
      "Look for work where you'd know by name the people it's for.",
    ],
    friends: [
      "Someone who'll listen to the whole story",
      'A fair word after a fight',
      'Learning it without feeling dumb',
    ],
    costs: [
      'Work without people feels empty',
      { text: "Other people's news fills your head", unless: ['neuroticism low'] },
      "You give away the evening you'd saved",
      'Numbers alone never get you going',
    ],
    beside: {
      guildTitle: 'Stalwart',
      sentence: "You know who needs a warm room, and a Stalwart's already carrying in the wood.",
    },
  },
  enterprising: {
    guildTitle: 'Champion',
    welcome: "Somebody has to speak up and begin, and you like it when that somebody's you.",
    meaning: [
      "That's the Champion in you, who'd sooner take the lead than wait for one.",
      "Champions see a chance and go for it, and you've got that itch.",
    ],
    text: [
      [
        "When a group's got no leader, you can't bear the waiting, so you're tempted to start.",
        "An unused hall or an unsold ticket looks to you like a chance that's just sitting there.",
        "You see a long line at a bad food stand and can't help thinking that you'd run it better.",
      ],
      [
        "You like an ambitious target, a firm deadline and some way to tell who's actually winning.",
        "It isn't enough for you to have a good idea, because you want to see it signed and sold.",
        {
          text: 'Persuading someone who was against it from the beginning is more satisfying to you than talking to a friend.',
          unless: ['social'],
        },
      ],
      [
        {
          text: "If somebody has to bargain, complain or ask for the manager, you'd just as soon it was you.",
          unless: ['agreeableness high', 'extraversion low'],
        },
        "You think a good deal about what people want to hear and about how you'd get them to say yes.",
      ],
      [
        'Effort that nobody sees makes you restless, and so does a rule that nobody can explain.',
        "You'd have a hard time in a job where it takes ten years before you get a say.",
        {
          text: "Having to wait quietly until it's your turn to be important isn't something that you're especially good at.",
          unless: ['extraversion low'],
        },
      ],
      [
        {
          text: "You may have promised the result before you'd looked at the road, and then the whole crew gets to run.",
          unless: ['conscientiousness high', 'neuroticism high'],
        },
        "Good days have a target to beat, a team to beat it with and someone who's keeping count.",
        "You know you're in the right place when there's something worth winning and it's all depending on you.",
      ],
    ],
    needs: [
      "You'll want goals you can win, people to persuade and a share in what you bring in.",
      "Look for a place where you'd get your first real say before your second year.",
    ],
    friends: [
      { text: 'Saying it out loud for them', unless: ['extraversion low'] },
      'The nerve to ask for more',
      'Getting a better deal',
      'A push when they want to quit',
    ],
    costs: [
      'Waiting your turn is hard',
      'Slow committees test your patience',
      { text: 'You make it a contest when nobody asked', unless: ['social'] },
      'Work that goes unseen bores you',
    ],
    beside: {
      guildTitle: 'Seeker',
      sentence:
        "You'll get everybody marching, and a Seeker will make sure that it's in the right direction.",
    },
  },
  conventional: {
    guildTitle: 'Scribe',
    welcome:
      "Things run more smoothly when somebody knows where they belong, and you'd like to be that somebody.",
    meaning: [
      {
        text: "That's the Scribe in you, who likes a thing best when it's clear, complete and in its place.",
        unless: ['conscientiousness low'],
      },
      "Scribes make sense out of piles, and you can't see a pile without wanting to.",
    ],
    text: [
      [
        {
          text: "An inbox that's sorted by evening gives you the calm that others look for at the beach.",
          unless: ['conscientiousness low'],
        },
        "A missing page, a double booking or a total that's off by one will bother you until it's fixed.",
        {
          text: "You like it when there's one right place for every single thing and everybody's aware of it.",
          unless: ['conscientiousness low'],
        },
        {
          text: "Give you a drawer full of cables, and before long you'd like to see every one of them labeled.",
          unless: ['conscientiousness low'],
        },
      ],
      [
        "Lists, tables and calendars don't bore you, because they're how a mess turns into a plan.",
        "Tell you the rules of a complicated thing, and you'll already feel at home in it by lunch.",
        "A complete set of anything is satisfying to you, and so is a column of figures that's balanced to the cent.",
      ],
      [
        {
          text: "Tickets, keys and cash boxes are safe jobs to offer you, and you'd honestly enjoy every one of them.",
          unless: ['conscientiousness low'],
        },
        "You'd rather check an enormous column of numbers than give a speech, and somebody's got to do it.",
      ],
      [
        "Vague talk about goals wears you down, and so does a rule that's changed without notice.",
        "When there's no box on the form for a case, it's hard for you to just make one up.",
        "Working without a procedure, and hearing afterward that you should've known, seems really unfair to you.",
      ],
      [
        {
          text: 'A good day holds few surprises and ends with everything back where it belongs, so you sleep well.',
          unless: ['openness high', 'neuroticism high'],
        },
        "You're happiest when the job's clear, the records are good and the total comes out.",
        "The work that suits you has a start, an order and an end, and you can see when it's done.",
      ],
    ],
    needs: [
      "You'll want clear duties, systems that work and changes that are announced well ahead.",
      {
        text: "Look for an office where accuracy counts and you're trusted with the keys.",
        unless: ['conscientiousness low'],
      },
    ],
    friends: [
      { text: 'Filling out the form right the first time', unless: ['conscientiousness low'] },
      'What the rules really say',
      { text: "Which folder it's in", unless: ['conscientiousness low'] },
      "A column that won't add up",
      { text: 'Dates, times and room numbers', unless: ['conscientiousness low'] },
      'Making sense out of a pile',
    ],
    costs: [
      { text: 'Vague instructions ruin your morning', unless: ['conscientiousness low'] },
      'Guessing what they meant tires you out',
      'Odd cases take you longer than they should',
      'Rules changed overnight throw you off',
    ],
    beside: {
      guildTitle: 'Bard',
      sentence:
        "You keep the records, and a Bard makes sure there's something in them that's worth a song.",
    },
  },
};
