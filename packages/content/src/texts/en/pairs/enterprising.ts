import type { PairsLedBy } from '@guildpath/contract';

export const enterprisingPairs: PairsLedBy<'enterprising'> = {
  realistic: {
    guildTitle: 'Vanguard',
    welcome:
      "You like to go first with your sleeves rolled up, and that's easy for others to follow.",
    meaning: [
      "That's the Vanguard in you, who wants to lead and wants to have boots on while doing it.",
      "A Vanguard goes first and carries something, and you wouldn't have it any other way.",
    ],
    text: [
      [
        "An empty lot makes you think of a skate park, and of who'd have to be talked into it.",
        'You see a closed-up gas station and start working out what it would cost to open it again.',
        "You can't drive by a construction site without slowing down to see how far they've gotten.",
      ],
      [
        'Plans on paper are fine, but you want to be out there in boots when it starts.',
        "You'd rather run a car wash for one hot Saturday than study business for a year.",
        "Selling something that you've built, grown or repaired yourself is a good feeling, and you'd like more of it.",
      ],
      [
        {
          text: "You decide fast and you'll carry a crate yourself, so that people don't mind following.",
          unless: ['neuroticism high', 'openness low'],
        },
        "Being in charge only suits you if you're also allowed to get out there and carry a crate.",
        "You like a team that's sweating over one single thing, with yourself somewhere near the front.",
        "Careful memos and endless wording drain you, because nothing's actually moved an inch since Monday morning.",
        "A job where you talk all day and can't point at anything afterward would get old quickly.",
      ],
      [
        {
          text: "You lose patience with anyone who has doubts, and once in a while they'd seen the hole in the ground.",
          unless: ['agreeableness high', 'neuroticism high'],
        },
        "It's not the money alone that you'd do it for, you want to see the thing standing.",
        {
          text: "Risk doesn't put you off, provided it's your own two hands that can do something about it.",
          unless: ['neuroticism high'],
        },
        "You'd go a little crazy in an organization where every idea has to travel up six floors and back down.",
      ],
      [
        {
          text: 'A day to your taste has a deal in it, a bit of risk and something heavy to deliver by night.',
          unless: ['neuroticism high'],
        },
        "All you'd ever ask for is a place with a truck, a target and a promise that has to be kept by dark.",
      ],
    ],
    needs: [
      "You'll stay longest where there's something solid to build or run, with your own name at stake.",
      "Look for a business you could learn from the loading dock up and wouldn't mind owning.",
    ],
    pull: [
      {
        text: "A desk can't hold you for long, since you prefer deals about things that stand, roll or grow.",
        unless: ['conventional'],
      },
      "Solid things suit you best, so you'd deal in what can be driven, built or planted.",
    ],
    friends: [
      'Starting the thing they only talk about',
      'Somebody to go first',
      'Getting a good price on a used truck',
    ],
    costs: [
      "You're halfway there before they've decided",
      'Desk weeks make you hard to live with',
      'Some holes you find by stepping in',
    ],
    beside: {
      guildTitle: 'Sage',
      sentence:
        "You'd have the first wall up by Friday, and a Sage would ask whether anybody needs it there.",
    },
  },
  investigative: {
    guildTitle: 'Tactician',
    welcome: "Before you make a move you've thought a few ahead, and you play to win.",
    meaning: [
      "That's the Tactician in you, who wants to win and wants to understand how.",
      "A Tactician looks hard before leading, and you wouldn't put your name to a plan you can't explain.",
    ],
    text: [
      [
        "You want to lead, but you want to know why a plan should win before it's got your name on it.",
        "Show you a rival, and you'll see a position that can be studied first and beaten later.",
        "Watching any contest, you're soon asking yourself what you'd do next if it were your move.",
      ],
      [
        'A match finds you watching the other side for ten minutes and then wanting a different lineup.',
        "You'll read the rules of a board game twice, because there's usually an edge in the fine print.",
        "Elections, auctions and championship games draw you in for the same reason, since there's a strategy behind each of them.",
      ],
      [
        "How to ask for a raise or stretch a small budget is the kind of riddle you'd do for fun.",
        "If a club's losing money, you'd like to see the numbers before anyone makes a speech.",
        'Busy days full of decisions are fine, as long as one of them needs an hour of thinking.',
        'You like a choice with something at stake, two good options and enough facts to tell them apart.',
      ],
      [
        {
          text: "Routine makes you careless, and praise from people who've skipped all the facts leaves you cold.",
          unless: ['conscientiousness high', 'openness low'],
        },
        "It's hard to watch a bad plan win because somebody said it with a bigger smile.",
        "It bothers you when a decision's made by whoever happens to be in the room instead of by whoever understands it.",
      ],
      [
        {
          text: "Your reasons can be so complete that others feel they had no part in it, but the plan's usually sound.",
          unless: ['agreeableness high'],
        },
        "Life's pretty good when the clock's running, the facts are good and the next move is yours.",
        "Nothing beats the moment when a plan you've worked out on paper goes just that way in real life.",
      ],
    ],
    needs: [
      "You'll want real stakes, good facts and enough say to act on what you've worked out.",
      "Look for a place that'll let you plan the campaign and then hold you to the result.",
    ],
    pull: "Before a big move you'll dig for facts, and a clever plan pleases you like a win.",
    friends: [
      'How to ask for a raise',
      'A plan that could really win',
      'Spotting the catch in an offer',
    ],
    costs: [
      'You play to win on family game night',
      'Guesswork in charge makes you grind your teeth',
      "Others feel they're pieces on your board",
    ],
    beside: {
      guildTitle: 'Relic Keeper',
      sentence:
        "You'd work out how to win, and a Relic Keeper would know what's worth keeping safe while you do.",
    },
  },
  artistic: {
    guildTitle: 'Firebrand',
    welcome:
      "A new idea doesn't stay yours for long, because you want other people carrying it too.",
    meaning: [
      "That's the Firebrand in you, who has an idea and wants the whole town talking about it.",
      "A Firebrand wants to move people with something new, and that's what you're after too.",
    ],
    text: [
      [
        {
          text: 'You talk with your whole face, and by the third sentence you hope they can see it too.',
          unless: ['extraversion low'],
        },
        "Selling tickets, opening a shop or starting a protest all come down to moving people with an idea, and you'd try any.",
        "You can't come up with a good idea without wondering at once who'd want to join in.",
        "An ordinary Tuesday in an ordinary town looks to you like an opportunity that everybody's missed.",
      ],
      [
        "Style matters, so you'll make a flyer over and over until nobody else could possibly have sent it.",
        {
          text: "You'd rather be loved by some and laughed at by others than be nice and forgotten.",
          unless: ['neuroticism high'],
        },
        "You collect slogans, album covers and outrageous store windows, because you're always wondering why they work.",
      ],
      [
        {
          text: "If somebody has to charm a strict principal, it's the kind of dare that you'd take.",
          unless: ['extraversion low', 'neuroticism high'],
        },
        {
          text: "A raffle, a speech or a pop-up store sounds like fun to you, as long as it's got a twist.",
          unless: ['extraversion low'],
        },
        "Long chains of approval feel like a wet coat, and you can't wait to get it off.",
        "Selling somebody else's tired old slogan would be hard for you, whatever they offered to pay.",
      ],
      [
        {
          text: "Finishing is the weak spot, since the next idea's already at the gate and looks better than this one.",
          unless: ['conscientiousness high'],
        },
        {
          text: "Plain success bores you a little, and you'd take a glorious flop over another sensible year.",
          unless: ['openness low', 'neuroticism high'],
        },
        "You care how a thing is sold, because people can tell when it's got no heart in it.",
        "Sitting quietly through a presentation that you could've made exciting is a special kind of torture.",
      ],
      [
        {
          text: "Let every day be different, with a crowd in at least one part of it, and you'll never be late.",
          unless: ['extraversion low', 'openness low', 'conscientiousness low'],
        },
        "You come alive when there's a new thing to launch and you get to choose how it looks.",
        {
          text: "The best job for you would have a stage, a story and people who aren't convinced yet.",
          unless: ['extraversion low'],
        },
      ],
    ],
    needs: [
      "You'll want variety, people to win over and a partner who's good at the small print.",
      "Look for a place where new ideas get a hearing and it's you who gets to present them.",
    ],
    pull: [
      {
        text: "Plain success bores you, so it's got to have style, a story and some surprise.",
        unless: ['openness low'],
      },
      "Style counts with you, and you'd like what you sell to be good to look at.",
    ],
    friends: [
      'A slogan, a stunt or a wild invitation',
      'Making people care about the bake sale',
      'Nerve, when theirs runs out',
    ],
    costs: [
      { text: 'Your next idea interrupts this one', unless: ['conscientiousness high'] },
      'Quiet success hardly feels like success',
      'Slow approvals make you want to scream',
      'Not every stunt lands',
    ],
    beside: {
      guildTitle: 'Codebreaker',
      sentence:
        "You make sure that people hear about it, and a Codebreaker makes sure it's true before they do.",
    },
  },
  social: {
    guildTitle: 'Envoy',
    welcome:
      "You like bringing people together who need each other, and you'd call that a good day's work.",
    meaning: [
      "That's the Envoy in you, who'd like to make the deal and keep the friend.",
      "An Envoy gets things done through people, and you wouldn't want to do it without them.",
    ],
    text: [
      [
        {
          text: "An hour into a party you know who needs a job, who's hiring and how to introduce them.",
          unless: ['extraversion low'],
        },
        "You hear that one person needs a room and another has one, and you've already sent two messages.",
        'Bringing two people together who need each other gives you more of a kick than winning does.',
        "When you meet somebody new, you're curious about what they're good at and who they ought to meet.",
      ],
      [
        {
          text: 'You try to find out what people want before you say what you want, and it often works.',
          unless: ['agreeableness low'],
        },
        "The part of a deal that you enjoy is the moment when both sides think they've done well.",
        {
          text: "You like organizing a dinner where nobody knows each other at seven and nobody's leaving at eleven.",
          unless: ['extraversion low'],
        },
      ],
      [
        "If something has to be settled with the landlord, you wouldn't mind being the one who's sent.",
        "You'd run for the town council, and you'd honestly mean every word that was on your posters.",
        {
          text: "Screens without any faces make the hours crawl for you, since there's nobody there to win over.",
          unless: ['extraversion low'],
        },
        "You wouldn't last at a company that sells people what they don't need, whatever the bonus.",
      ],
      [
        {
          text: 'Since you like to be liked, a plain no can sit in your drafts for days.',
          unless: ['agreeableness low'],
        },
        "Coaching somebody until they're better at it than you are would make you proud, not jealous.",
        "Getting a group to agree takes patience, and you've got more of it for people than for paper.",
        {
          text: "Winning an argument and losing the person doesn't feel like winning to you, so you avoid it if you can.",
          unless: ['agreeableness low'],
        },
      ],
      [
        {
          text: 'A good week is full of calls, visits and deals that send both sides home happy.',
          unless: ['extraversion low'],
        },
        "You know you're in the right place when there's a goal on the wall and a team you'd have picked yourself.",
      ],
    ],
    needs: [
      "You'll want people around you daily, honest goods and a share in the success.",
      "Look for a job that's about winning people over for something you'd buy yourself.",
    ],
    pull: [
      {
        text: "Beating others isn't as much fun for you as bringing them along and watching them improve.",
        unless: ['agreeableness low'],
      },
      "Winning is better in company, so you'd bring along the ones who'd like to learn.",
    ],
    friends: [
      'Knowing someone who can help',
      'Smoothing things over with the landlord',
      'A push before the interview',
    ],
    costs: [
      'Your phone never really stops',
      { text: 'A day without faces feels endless', unless: ['extraversion low'] },
      { text: 'You take it personally when a deal falls through', unless: ['neuroticism low'] },
      "Everyone thinks you've got time for them",
      'Both sides call you when it goes wrong',
    ],
    beside: {
      guildTitle: 'Alchemist',
      sentence:
        "You know what people have been waiting for, and an Alchemist can find out how it's made.",
    },
  },
  conventional: {
    guildTitle: 'Chancellor',
    welcome:
      "Where others talk in circles, you'd name the goal, share out the work and set a date.",
    meaning: [
      "That's the Chancellor in you, who wants to be in charge and wants the books to balance.",
      "A Chancellor leads with a plan and a budget, and you wouldn't trust one without the other.",
    ],
    text: [
      [
        "Let you run the street fair, and there'll be a budget and one person in charge of each stall.",
        "You hear about a problem and think of who's responsible, what it costs and when it'll be fixed.",
        "In any organization you'd like to know who decides, who pays and where it's all written down.",
      ],
      [
        'Ambition and order go together in you, so you want to reach the top and find the books correct.',
        "You'd like to run something big someday, and you'd like the numbers to come out when you do.",
        "An ambitious plan with a sensible budget is a beautiful thing to you, and you don't see it often enough.",
      ],
      [
        "Money that leaks away through lazy habits bothers you like a faucet that won't stop dripping.",
        'A rule that everyone ignores annoys you, since it should either be enforced or thrown out.',
        "Give you a meeting to run, and you'd want it to end on time with the decisions in writing.",
        "You like contracts, targets and official titles, because then it's perfectly clear who's responsible for what.",
      ],
      [
        "Vague teams where everybody's a little bit in charge wear you down faster than hard work does.",
        "It's frustrating to work under someone who can't decide, when you'd have decided it by Tuesday morning.",
        "You lose respect for a place where nobody's ever held to what they've promised at the beginning of the year.",
      ],
      [
        {
          text: "You'd bring a timetable on vacation, and there are worse ways to see four castles in a day.",
          unless: ['conscientiousness low'],
        },
        'What suits you is a week with ambitious targets, clear authority and people around you who deliver.',
        "You're hard to beat with a big goal, a fair budget and the power to say who does it.",
      ],
    ],
    needs: [
      "You'll want a ladder that's clear, targets you can count and the authority to match your duties.",
      "Look for an organization that's growing, where people who get things done get more to run.",
    ],
    pull: [
      {
        text: "Tidy accounts calm you, and you'd want even a bold plan to come with dates and sums.",
        unless: ['conscientiousness low'],
      },
      "Numbers matter to you too, and you'd want to know what a bold plan is going to cost.",
    ],
    friends: [
      'Turning the idea into a plan',
      'Who owes what to whom',
      'Saying what everybody should do next',
    ],
    costs: [
      'Vacations turn into projects',
      'Vague answers make you cross',
      "You hear that you're bossy",
    ],
    beside: {
      guildTitle: 'Loreweaver',
      sentence:
        "You know how to get a thing done, and a Loreweaver keeps finding things that are worth it, so you're both busy.",
    },
  },
};
