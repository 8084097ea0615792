import type { PairsLedBy } from '@guildpath/contract';

export const realisticPairs: PairsLedBy<'realistic'> = {
  investigative: {
    guildTitle: 'Siegewright',
    welcome: "Hand you something broken, and you won't rest until you know why it quit.",
    meaning: [
      "That's the Siegewright in you, who finds out what's wrong and then puts it right.",
      "It's what a Siegewright does: work out the why, then get both hands on it.",
    ],
    text: [
      [
        "When something quits working, you've got the cover off before anybody has finished complaining about it.",
        "You can't walk past a dead machine or a sick plant without wanting a closer look.",
        "A rattle that comes and goes bothers you more than one that's always there, and you like it for that.",
      ],
      [
        'You listen, follow a wire or smell the soil, and only then ask what the cause could be.',
        'First you poke at it, then you change one thing at a time and watch what happens.',
        "You'd take a radio apart just to see what everything inside of it was for, and you'd usually get it back together.",
      ],
      [
        'A good afternoon ends with a broken part in your palm and an explanation in your head.',
        "The best moment isn't the repair but the second before it, when the cause finally shows itself.",
        "If a friend's bike slips or a laptop won't charge, you'd honestly like to take a look.",
        "The experiment beats the chapter about it, and you'd rather test a pump than discuss it.",
      ],
      [
        'Long meetings about plans that nobody can touch drain you, and so does guessing without a test.',
        "What wears you down is anyone who wants the part swapped and doesn't want any questions.",
        "It annoys you when something's declared finished, even though you can tell that it'll fail again for the same reason.",
      ],
      [
        {
          text: 'Most Saturdays, a quiet workbench and one stubborn fault sound better to you than a party.',
          unless: ['extraversion high'],
        },
        "Give you good tools and a fault that's beaten everybody else, and you'll forget about lunch.",
        "With a real machine on the table and time to understand it, you're exactly where you want to be.",
      ],
    ],
    needs: [
      "Look for real equipment and stubborn faults, where there's enough time to find the cause.",
      "You'll do well where things break in new ways and nobody minds if you take them apart.",
    ],
    pull: 'Even a finished repair can bother you at night, until you know why it failed at all.',
    friends: [
      "The bike that slips and won't shift",
      'Finding out why it quit working',
      'A second opinion before they buy parts',
    ],
    costs: [
      'Supper goes cold while you hunt the fault',
      'Explanations run longer than anyone wanted',
      "You can't leave a quick fix alone",
    ],
    beside: {
      guildTitle: 'Torchbearer',
      sentence:
        "You get the gate working, and a Torchbearer brings the crowd that'll walk through it.",
    },
  },
  artistic: {
    guildTitle: 'Runesmith',
    welcome:
      'The useful things you make have a touch of beauty that nobody asked for and everybody enjoys.',
    meaning: [
      "That's the Runesmith in you, who wants a thing to work and can't help making it look good.",
      "A Runesmith's work has to hold up and please the eye, and you'd settle for nothing less.",
    ],
    text: [
      [
        "With a table, a tattoo or a loaf of bread, you see how it's made, then whether it looks right.",
        "You pick things up in stores just to check how they're joined and whether the shape is any good.",
        "A handle that fits, a seam that's straight and a color that's slightly wrong are things you can't help noticing.",
      ],
      [
        "Making solid things is the main pleasure, and you'll sand an edge that nobody else would feel.",
        "An idea doesn't count for much with you until it's wood, cloth, metal or bread dough that you can hold.",
        "You sketch a little, measure a little and then you're off to the lumber pile, because that's where the fun begins.",
      ],
      [
        "Somebody needs a stage set, a patched jacket or a flower bed by the gate, and you're already sketching.",
        "Ask you for a shelf, and you'll build one that holds the books and suits the wall.",
        'Work that leaves no object behind, all calls and forms, makes you feel flat by the end of the morning.',
        "A week of nothing but emails would leave you wondering what you've actually done with those five days.",
      ],
      [
        "Hearing that ugly will do, as long as it's quick and cheap, hurts more than you admit.",
        "It stings when someone paints right over the part that you'd taken the most care with.",
        "You don't care for furniture that's only meant to last until the next time somebody moves.",
      ],
      [
        "The best days smell of wood, wet earth or onions, and by evening there's something that wasn't there at noon.",
        "You're happiest with your sleeves rolled up, a shape in mind and something real taking that shape.",
      ],
    ],
    needs: [
      "You'll want good materials, a say in the design and enough hours to finish a thing properly.",
      "Ask who decides how the work looks, because you won't stay long where it isn't you.",
    ],
    pull: "Looks matter to you too, so you'll redo a joint that was already strong enough.",
    friends: [
      'Costumes, stage sets and better birthday cakes',
      'An honest eye for what looks off',
      'Making the plain thing worth keeping',
    ],
    costs: [
      "You redo parts nobody would've noticed",
      'Ugly shortcuts spoil your whole day',
      'The price never covers the hours',
    ],
    beside: {
      guildTitle: 'Innkeeper',
      sentence:
        "You'd give the house its beauty, and an Innkeeper would make sure there's supper in it for everyone.",
    },
  },
  social: {
    guildTitle: 'Trail Warden',
    welcome:
      "In a tight spot you're good to have near, because you help first and talk about it later.",
    meaning: [
      "That's a Trail Warden for you, someone who looks after people with something real to do.",
      "A Trail Warden gets everybody over the pass with a rope and a hand, and that's your way too.",
    ],
    text: [
      [
        "Talk comes easier while you're doing something, like carrying a sofa, walking dogs or fixing a tent.",
        "You'd rather show a kid how to hold a paddle than explain it from the dock.",
        "Whoever's limping, cold or carrying too much is usually the first person you see on a trail.",
      ],
      [
        "Spot someone about to lift a box the wrong way, and you're on the other end of it without a speech.",
        "If there's a flooded basement on your street, you'd rather be in it with a bucket than hear about it.",
        'Handing somebody a shovel and digging beside them is your way of getting acquainted, and it works better than coffee.',
      ],
      [
        'A shift on your feet suits you, with practical jobs and a few people who are glad you came.',
        "You like work that leaves your arms tired and makes somebody's day noticeably easier than it was at breakfast.",
        "Getting a grandparent up the stairs or a team through the mud is the kind of help you're proud of.",
        "Camps, ball fields and rescue boats all make sense to you, since there's someone to look after and plenty to do.",
      ],
      [
        'What wears you down is a desk far from everybody, or a long talk about feelings with nothing to do.',
        "Put you in a back office for a month and you'd start fixing the chairs, just to help someone.",
        'Sitting behind glass and answering questions by the hundred would make you miss the weather, even the rain.',
      ],
      [
        "Often you've finished helping before anyone could say how they wanted it done, and they're still glad you came.",
        "At the end of a good day your boots are dirty and everybody's home, and that's plenty.",
      ],
    ],
    needs: [
      "Find a job that'll keep you moving, put you among people and show you by evening what it was for.",
      "You'll need practical work with people in it, and fresh air doesn't hurt.",
    ],
    pull: "There's also a wish for someone at the other end of the job, to teach, steady or carry along.",
    friends: [
      'Moving day, and the heavy end of the sofa',
      "A ride when the bus isn't coming",
      'Learning to swim, skate or drive',
    ],
    costs: [
      { text: 'You start before anybody explains', unless: ['conscientiousness high'] },
      'Standing by and watching hurts',
      'Long talks with nothing to do',
      'Your own broken fence waits till last',
    ],
    beside: {
      guildTitle: 'Mapmaker',
      sentence:
        "A Mapmaker draws the way down to the last bend, and you're the one who gets people along it.",
    },
  },
  enterprising: {
    guildTitle: 'Forge Captain',
    welcome:
      "Work gets going when you show up, because you'd sooner start than wait and others pick up their tools.",
    meaning: [
      "That's the Forge Captain in you, who wants the thing built and doesn't mind giving the word.",
      "A Forge Captain gets the work moving, by hand or by voice, and you've got both in you.",
    ],
    text: [
      [
        "Show you a pile of lumber, a food truck or a muddy field, and you'll see who should do what.",
        'Where other people see a mess, you see a job, a crew and about four hours of work.',
        "An unfinished building makes you wonder who's in charge of it and why they've stopped.",
      ],
      [
        "You'd never ask a crew for something you wouldn't carry yourself, and you think that's only fair.",
        'Your own hands get dirty first, and you like it when the rest of the crew picks up your pace.',
        "You'd sooner learn a trade from the bottom and run the outfit someday than start at the top without calluses.",
      ],
      [
        "Winning matters to you, whether it's the faster lap or the roof that's on before the rain.",
        'You like a deadline you can race and a scoreboard that everybody on the site can read.',
        {
          text: "When a kitchen or a building site gets hectic, you're glad to be the one who makes the call.",
          unless: ['neuroticism high'],
        },
        'Running a job appeals to you more than designing it, as long as you know the work yourself.',
        "You'd love to build something up from one truck and one tool box and see your name on the side.",
      ],
      [
        'Sitting in an office while other people are out building would feel like a punishment for something.',
        "Paperwork about work that isn't actually getting done can ruin a perfectly good morning for you.",
        "What you can't stand is a crew that's waiting around because nobody's been given permission to decide.",
      ],
      [
        {
          text: "You'll push on while careful people are still reading the instructions, and now and then they had a point.",
          unless: ['conscientiousness high', 'agreeableness high'],
        },
        'An ideal day has a clear target, hard work outdoors or in a shop, and a result you can walk around.',
        "It's your kind of day with a target, a team and something standing there at night that wasn't there at dawn.",
      ],
    ],
    needs: [
      "You'll want a crew, a clear goal and pay that goes up with the work you finish.",
      "What helps is a shop or site where good workers get to run things before they're forty.",
    ],
    pull: "Sooner or later you'll want to run the crew, set the price and see your own sign on the truck.",
    friends: [
      'Getting the project off the ground',
      "Deciding, when everybody's just standing around",
      'Building it by Sunday night',
    ],
    costs: [
      "You take over jobs that weren't yours",
      'Waiting for permission drives you nuts',
      { text: 'Losing stays with you for a while', unless: ['neuroticism low'] },
      "You can't just watch others work",
    ],
    beside: {
      guildTitle: 'Herbalist',
      sentence:
        "You'd drive the crew to the finish, and a Herbalist would see who's limping and find out why.",
    },
  },
  conventional: {
    guildTitle: 'Clockmender',
    welcome: 'You like a thing to run the way it should, and you care about the hidden parts too.',
    meaning: [
      "That's the Clockmender in you, who likes real things and wants every part in its right place.",
      "A Clockmender gets things running and keeps them exact, and you'd enjoy both halves of that.",
    ],
    text: [
      [
        {
          text: "Every tool on your wall has its place, and one look tells you which one's missing.",
          unless: ['conscientiousness low'],
        },
        "A chain that runs without a sound or a seam that's perfectly straight makes you stop and look closer.",
        "You notice the door that doesn't quite close and the clock that's two minutes slow.",
        "Put you in a room with a mechanism of any kind, and you'll be looking for how it fits together.",
      ],
      [
        {
          text: 'Before you start, you read the manual, lay out the parts in a row and measure twice.',
          unless: ['conscientiousness low'],
        },
        "You like the kind of work where there's a right size, a right order and a way to check.",
        "Kits, manuals and parts lists don't scare you, since somebody worked out the order so it would come out right.",
        "Following a good set of instructions to the end isn't boring to you, because each step gets you closer to something that works.",
      ],
      [
        "Cutting glass to size or weighing out medicine for calves is work you'd trust yourself with.",
        "Real satisfaction, for you, is a complicated job that's been done so cleanly it won't need doing again.",
        'Good equipment pleases you the way music pleases other people, and you hate to see it come back dirty.',
        'It bothers you when people ruin a good tool, because somebody made that tool with care.',
      ],
      [
        {
          text: "What costs you strength is a job where nobody's sure of the rules and everything's improvised on the spot.",
          unless: ['conscientiousness low', 'openness high'],
        },
        "You wouldn't last in work that's all talk, with nothing to measure and nothing that's ever done.",
        {
          text: "It's tiring to work beside someone who says it's close enough when the gauge says that it isn't.",
          unless: ['conscientiousness low'],
        },
      ],
      [
        {
          text: 'Steady days suit you, with familiar work, decent tools and a list that keeps getting shorter until evening.',
          unless: ['openness high'],
        },
        "You'd rather lose an hour than hand over something that wobbles, and the right customer will pay for that.",
      ],
    ],
    needs: [
      "You'll do your finest work with clear standards, good tools and the right to stop an unsafe job.",
      "Look for a shop where the tools are kept up and nobody's proud of cutting corners.",
    ],
    pull: "Exactness is part of the fun, with sizes checked and a note of what's been done.",
    friends: [
      'Putting together whatever came in the box',
      'The repair that has to hold',
      'Measuring before they drill',
    ],
    costs: [
      'You lose an hour over a wobble',
      'Borrowed tools that come back dirty',
      "Sloppy work you can't unsee",
    ],
    beside: {
      guildTitle: 'Hearthsinger',
      sentence:
        "You keep the house running to the minute, and a Hearthsinger reminds everybody what it's for.",
    },
  },
};
