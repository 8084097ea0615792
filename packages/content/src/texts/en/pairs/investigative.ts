import type { PairsLedBy } from '@guildpath/contract';

export const investigativePairs: PairsLedBy<'investigative'> = {
  realistic: {
    guildTitle: 'Alchemist',
    welcome:
      'Nothing satisfies you like finding out for yourself, with real things to test and nobody rushing you.',
    meaning: [
      "That's the Alchemist in you, who wants answers and doesn't mind getting dirty for them.",
      "An Alchemist thinks with jars, tools and mud, and you've clearly got one in you.",
    ],
    text: [
      [
        'A question gets hold of you first, and then you go looking for something to test it on.',
        "You'd like to know why bread rises faster by the window, and you'd bake six loaves to find out.",
        "Something growing in a forgotten container isn't disgusting to you until you've had a proper look at it.",
      ],
      [
        "You'd set up jars, sensors or a camera in a tree before you'd believe it from a book.",
        "If there's mud behind the house, you wonder what's living in it and where the microscope is.",
        "You'd measure the rain every day for a year, as long as there was something you were hoping to find out.",
      ],
      [
        "Ask you for an explanation and you'll certainly give one, though it might take you a while.",
        "You like showing people how it works better than telling them, especially if it's something that fizzes or explodes.",
        "A lab or a field site suits you, as long as the result's unknown in the morning.",
        'Your kind of day starts with a guess, ends with a measurement and proves you at least half wrong.',
      ],
      [
        'A repair that only worked by luck bothers you, because the riddle behind it is still sitting there.',
        {
          text: "Walking the same round each day would wear you out, since there's nothing in it left to discover.",
          unless: ['openness low'],
        },
        'Arguing about a thing that anybody could simply test this afternoon drives you a little crazy.',
      ],
      [
        {
          text: "A failed trial doesn't bother you much, because now you know one more thing that isn't so.",
          unless: ['neuroticism high'],
        },
        "Let you build the test yourself, and you'll still be working on it long after dinner without having noticed.",
      ],
    ],
    needs: [
      "You'll want work where ideas get tested on real material and a failed trial still counts as progress.",
      "Look for a lab, a workshop or a field team where it's normal to say that you don't know yet.",
    ],
    pull: "Reading about it isn't enough for you, so you build the rig, take the sample or go and look.",
    friends: [
      'What that thing in the pond is',
      "The science project that won't behave",
      'Testing whether the rumor holds up',
    ],
    costs: [
      'Jars in the fridge that nobody may touch',
      'Dinner waits for one more try',
      "Once it's solved, you're bored with it",
    ],
    beside: {
      guildTitle: 'Envoy',
      sentence:
        "You find what works, and an Envoy knows the people who've been waiting for exactly that.",
    },
  },
  artistic: {
    guildTitle: 'Loreweaver',
    welcome:
      'Your questions run off in every direction, and you like it best when one comes home with a new idea.',
    meaning: [
      "That's the Loreweaver in you, who goes after a question and comes back with a story.",
      "Half study and half daydream is how a Loreweaver works, and it's how you work too.",
    ],
    text: [
      [
        "Most people want the answer, while you're still turning the question over to see its other side.",
        "A good question is like a good song to you, and you'll play it again just to hear it.",
        'Two ideas that have nothing to do with each other are practically an invitation for you to introduce them.',
      ],
      [
        'Odd links catch your eye, like a pattern in a tune that also turns up in snail shells.',
        "You'll put two things side by side that nobody's compared before, and then see if it holds.",
        "You keep a running list of questions somewhere, and it's growing a lot faster than you're able to answer them.",
      ],
      [
        "Give you a free evening, and you'll read far past what was asked and end up with your own theory.",
        "You start by looking up one unfamiliar word, and two hours later you're somehow reading about the moons of Jupiter.",
        {
          text: "If an idea needs a fresh angle, you're a good person to ask, though maybe not an hour before it's due.",
          unless: ['conscientiousness high'],
        },
        {
          text: "You'd rather hand in something strange and well argued than something safe that's been said before.",
          unless: ['openness low'],
        },
      ],
      [
        {
          text: 'A fixed method makes you itch, and so does anyone who only wants the summary.',
          unless: ['openness low', 'conscientiousness high'],
        },
        "It's hard for you to care about work where the answer's already in the back of the book.",
        {
          text: "Doing the assignment exactly as it's written takes more effort from you than inventing a better one.",
          unless: ['openness low', 'conscientiousness high'],
        },
      ],
      [
        {
          text: 'Plenty of your ideas stay in drafts, because a newer one came along, and some of those drafts are good.',
          unless: ['conscientiousness high'],
        },
        {
          text: "The right week for you has long quiet stretches, a few open problems and nobody who's counting the pages.",
          unless: ['extraversion high'],
        },
        "At your best you explain a hard thing with a picture so odd that people don't forget it.",
      ],
    ],
    needs: [
      "You'll want to choose your own questions, among people who enjoy an idea before it's useful.",
      "Freedom matters most, so ask how much of the week you'd spend on problems you picked.",
    ],
    pull: [
      {
        text: 'Your best explanations tend to come as pictures or wild comparisons, and you enjoy making them.',
        unless: ['openness low'],
      },
      "Sketches help you think, and you'd rather show an answer well than only be right.",
    ],
    friends: [
      "An angle nobody's thought of",
      'Strange facts that turn out to matter',
      "Talking through an idea that's half there",
    ],
    costs: [
      'You answer a bigger question than was asked',
      { text: 'Deadlines arrive in the middle of a thought', unless: ['conscientiousness high'] },
      'You read past the part you needed',
      'The plain version bores you',
    ],
    beside: {
      guildTitle: 'Chancellor',
      sentence:
        "You'd fill the hall with ideas, and a Chancellor would pick three, fund them and give you a date.",
    },
  },
  social: {
    guildTitle: 'Sage',
    welcome:
      "People are the best puzzle there is, you'd say, and you like to think before you speak.",
    meaning: [
      "That's the Sage in you, who wants to understand a thing and be of use to someone with it.",
      "A Sage wonders about causes and cares about people, and you've got a foot in both.",
    ],
    text: [
      [
        "When a friend gets into the same fight again, you want to understand what's really behind it.",
        'People puzzle you in a good way, and you keep asking until the picture makes sense.',
        "Why people do what they do is a mystery that you've never gotten tired of thinking about.",
      ],
      [
        'You read about sleep or memory, and then you try it out on your own habits for a week.',
        "Why someone can't sleep, learn or quit is the kind of question you'd study for years.",
        'A documentary about twins or a study of how toddlers learn to talk could easily take up your entire evening.',
      ],
      [
        "With a strange rash or a kid who won't talk, you don't like to guess before you've looked closely.",
        "You'd rather ask three more careful questions than hand out advice that doesn't fit the person.",
        'A day that really suits you mixes reading or data with a few long and unhurried conversations.',
        "It's a good day when something that you read about last month turns out to help somebody you know.",
      ],
      [
        "Comfort without substance tires you, because everyone's nodding and nobody's looking into the actual cause.",
        "You lose patience with advice that's only repeated because it sounds nice, and not because it actually works.",
        "A waiting room that's run like an assembly line upsets you, because there's no time for anybody's actual question.",
      ],
      [
        "Now and then somebody wanted a hug and got an explanation, but it's usually a kind one.",
        "Helping one person, and finding out something that'll help a hundred more, is about as good as it gets.",
      ],
    ],
    needs: [
      "You'll need cases worth thinking about, time with each person and a team that cares about causes.",
      "Look for work where you'd study what helps people and then find out whether it really does.",
    ],
    pull: "Sooner or later it's people you come back to, and you're pleased when an answer eases their day.",
    friends: [
      "Figuring out what's really going on",
      'Advice with reasons attached',
      "The question they can't ask at home",
    ],
    costs: [
      'Someone wanted a hug and got an explanation',
      "You can't leave other people's riddles alone",
      'Small talk runs out after two minutes',
    ],
    beside: {
      guildTitle: 'Vanguard',
      sentence:
        "You'd see what people need, and a Vanguard would have the first wall of it up by Friday.",
    },
  },
  enterprising: {
    guildTitle: 'Vizier',
    welcome:
      "You'd like to understand a thing properly, and then you'd like to see it change something.",
    meaning: [
      "That's the Vizier in you, who digs until it's clear and then wants a say in what happens.",
      "A Vizier reads the reports and also moves the room, and you'd want to do both.",
    ],
    text: [
      [
        {
          text: 'In any argument you want to see the evidence first, and after that you want to win it.',
          unless: ['agreeableness high'],
        },
        "You'll read up on a complicated subject until you know exactly where the weak point is.",
        "When somebody makes a confident claim, you're already wondering what it's based on and who's going to profit.",
      ],
      [
        {
          text: "Then you say so in the meeting, even when it's the person at the top who got it wrong.",
          unless: ['agreeableness high', 'extraversion low'],
        },
        'Then you look for the person who could do something about it, and you bring the numbers along.',
        "What you've found out shouldn't sit in a drawer, so you think hard about how to put it.",
        "You like to understand how power works, whether it's in a student council, a company or an ancient empire.",
      ],
      [
        'Debates, markets, elections and games of strategy all draw you, because whoever understands them can act.',
        "You like a chessboard, a stock chart or an election night for the same reason, because it's all moves.",
        'A good day has a hard problem in the morning and someone to convince in the afternoon.',
        "You're delighted when a report that took you several weeks ends up changing somebody's plan.",
      ],
      [
        'Slow committees try your patience, most of all when the loudest guess beats the better proof.',
        "It's no comfort to be right in private, so you can have trouble letting a point go.",
        'Working for a person who decides by mood and never by the evidence would wear out your patience.',
      ],
      [
        "Put you near the people who decide, with good data and an hour to think, and you'll earn your chair.",
        "What you enjoy most is the moment when the facts turn a whole table around and they're your facts.",
      ],
    ],
    needs: [
      "You'll want a seat close to the people who decide, where good evidence can still change a plan.",
      "Look for a place that'll pay you to think hard and then let you argue for what you found.",
    ],
    pull: [
      {
        text: "What you find out should move something, so you'll argue for it and hope to win the room.",
        unless: ['extraversion low'],
      },
      "Findings in a drawer don't do it for you, because somebody should act on what you've learned.",
    ],
    friends: [
      'The argument they need to win',
      'What the numbers really say',
      'Who to ask, and what to ask for',
    ],
    costs: [
      "You keep arguing after it's settled",
      'Slow meetings feel like standing in line',
      "Being right in private isn't enough",
    ],
    beside: {
      guildTitle: 'Guardian',
      sentence:
        "You'd get the rule changed for everyone, and a Guardian would look after the kid who can't wait that long.",
    },
  },
  conventional: {
    guildTitle: 'Codebreaker',
    welcome:
      "Patience is your quiet power, and you'll stay with a hard question until every piece fits.",
    meaning: [
      "That's the Codebreaker in you, who likes a hard question and a neat way through it.",
      "A Codebreaker sorts the pieces until they start to talk, and that's your idea of fun too.",
    ],
    text: [
      [
        'When one number in a long column looks wrong, it bothers you before you can say why.',
        'You like the moment when a page of numbers stops being noise and starts being a pattern.',
        'A timetable with a gap in it or a rule with an exception makes you curious about whoever wrote it.',
      ],
      [
        'Sorting, comparing and testing until it all fits gives you what others get from a good movie.',
        "Logic puzzles, crossword grids and messy data all start the same way for you, and it's a good feeling.",
        "You don't mind a long calculation, because somewhere around the middle it usually becomes exciting.",
      ],
      [
        {
          text: 'You write down every step, so anybody could repeat it and wind up in the same place.',
          unless: ['conscientiousness low'],
        },
        'A proof that anyone can check step by step seems to you about as good as knowledge gets.',
        "You like rules that hold every single time, and you'll test one to see if it does.",
        "The code that crashes and the budget that won't add up are problems you'd pick on purpose.",
        "Hand you a rule book that nobody can follow, and you'd sooner untangle it than complain.",
      ],
      [
        "Interruptions cost you the thread, and it's hard to listen to a bold claim with thin proof.",
        "Guesswork makes you wince, and so does a chart that's been made to look better than it is.",
        "A project where the numbers keep changing and nobody's able to tell you why would exhaust you.",
      ],
      [
        {
          text: "Some evenings you check a fourth time, though the third was enough, and that's how the odd mistake gets caught.",
          unless: ['conscientiousness low', 'neuroticism low'],
        },
        {
          text: "Reliable data, a clear question and a door that closes properly are really all that you'd ask for.",
          unless: ['extraversion high'],
        },
        {
          text: "You're happiest deep in a problem with clean data, when it's gone quiet and there's time.",
          unless: ['extraversion high'],
        },
        "You're happiest when the last piece drops into place and you can show somebody why.",
      ],
    ],
    needs: [
      "Your work will go best with reliable data, few interruptions and people who'd rather be right than first.",
      "You'll want clear questions and good records, plus an hour a day when nobody knocks.",
    ],
    pull: [
      {
        text: "Neat records are part of the fun, so there's a clean table and a method anyone could repeat.",
        unless: ['conscientiousness low'],
      },
      'Once the evidence is in, you like it set down where somebody else can check it.',
    ],
    friends: [
      'The code that crashes',
      "The sum that won't come out",
      'Reading the fine print for them',
    ],
    costs: [
      'One interruption, and the thread is gone',
      'Thin proof, loudly told, makes you wince',
      'You stay up for one last pattern',
    ],
    beside: {
      guildTitle: 'Firebrand',
      sentence:
        "You make sure it's true, and a Firebrand makes sure that people hear about it before it's old news.",
    },
  },
};
