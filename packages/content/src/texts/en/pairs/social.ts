import type { PairsLedBy } from '@guildpath/contract';

export const socialPairs: PairsLedBy<'social'> = {
  realistic: {
    guildTitle: 'Guardian',
    welcome:
      "You show that you care by doing something about it, and that's worth more than a speech.",
    meaning: [
      "That's the Guardian in you, who looks after people with a pair of busy hands.",
      "A Guardian doesn't just wish people well, and you'd sooner lift, cook or carry too.",
    ],
    text: [
      [
        'If someone falls on the playground, you want to be the one kneeling beside them with a bandage.',
        "Caring, for you, is done with the hands, and it's a warm meal, a ride or an arm to lean on.",
        "In a crowd you're aware of the stairs, the exits and whoever might need an arm to get down them.",
      ],
      [
        "You remember that a kid's scared of deep water or that a neighbor can't carry her shopping.",
        "First aid, cooking for twenty or pushing a wheelchair uphill is the kind of thing you'd gladly learn.",
        "Splinting a wrist, building a ramp or bathing a nervous dog is the sort of skill that you'd be proud to have.",
      ],
      [
        "You'd be good company at a clinic visit, a summer camp or a first driving lesson.",
        "There's nothing abstract about helping for you, since somebody's cold, hungry or stuck at this very minute.",
        {
          text: 'Writing official reports about care uses up your patience a good deal faster than the caring itself does.',
          unless: ['conscientiousness high'],
        },
        'You get impatient when people debate how to help while the person in question is sitting right there.',
      ],
      [
        "A desk where you never see who it's for would make you wonder what you're doing.",
        "It's hard for you to sit through a plan when you could've been there and back already.",
        "It's frustrating to be told that help has to wait for a signature when you can see what's needed.",
      ],
      [
        'The right kind of shift keeps you on the move until somebody stands, walks or swims a bit better.',
        "You go home happy when you're tired, there's mud on your shoes and someone's managing on their own.",
      ],
    ],
    needs: [
      "You'll want real people, practical tasks and permission to act at once for most of your week.",
      "Look for a ward, a camp or a field where you're on your feet and there's someone to look after.",
    ],
    pull: "Words aren't all you'd offer, because you like to lift, cook, mend or walk along.",
    friends: [
      'A ride, a meal or a strong arm',
      'Someone to come along to the clinic',
      "The thing that can't wait until tomorrow",
    ],
    costs: [
      { text: 'You skip the form and hear about it later', unless: ['conscientiousness high'] },
      { text: "Reports pile up while you're helping", unless: ['conscientiousness high'] },
      'Waiting rooms make you itch to do something',
      'Your own sore back comes last',
      'Sitting through the plan is the hard part',
    ],
    beside: {
      guildTitle: 'Vizier',
      sentence:
        "You'd take care of the one who's in front of you, and a Vizier would get the rule changed for the rest.",
    },
  },
  investigative: {
    guildTitle: 'Herbalist',
    welcome:
      'Understanding people comes first with you, and your kind of help is all the better for it.',
    meaning: [
      "That's the Herbalist in you, who cares about people and wants to know what really helps.",
      "A Herbalist asks, reads up and tries again, and you'd do all of it for someone you like.",
    ],
    text: [
      [
        "If somebody's hurting, you think of the person first and then of what exactly is wrong.",
        "You can't just feel sorry for people, because you also want to know what's causing it.",
        "An unusual symptom or a habit that doesn't make sense gets you thinking about the person who has it.",
      ],
      [
        "You ask, wait and read up on it, so the next time you meet there's something new to try.",
        "A friend who can't sleep gets a cup of tea, plus what you've read about light in the evening.",
        "You'd enjoy understanding how medicine, food or sleep actually works, because there's always someone who could use it.",
      ],
      [
        'Teaching someone younger is best, for you, at the exact spot where they got lost and gave up.',
        "When a kid doesn't understand fractions, you'd rather find out why than explain it again and louder.",
        "Ideally you'd get to know a small number of people well and study whatever's holding them back.",
        "You'd like to follow one case for a year and see what it was that finally helped.",
      ],
      [
        "Rushed visits of a few minutes go against your grain, since that's no time to learn anything.",
        "It's difficult for you to repeat official advice if you no longer believe that it helps anybody.",
        "A clinic that measures everything except how people are doing would make you wonder what it's for.",
      ],
      [
        {
          text: "At night you may still be turning over a case that its owner's long forgotten, and sometimes that's when it clicks.",
          unless: ['neuroticism low'],
        },
        "You're happiest when there's time to listen and then time to look it up.",
        "The nicest words you can hear are that it's better now, and that they know why.",
      ],
    ],
    needs: [
      "You'll want time to understand each person, and courses that keep you learning.",
      "Look for work with fewer people and longer visits, where it's fine to say you'll find out.",
    ],
    pull: "Understanding people matters to you as much as comforting them, so you'll read up on it.",
    friends: [
      "Help with the thing they just don't get",
      'What a symptom might mean',
      'A question that gets them thinking',
    ],
    costs: [
      'You look it up when a hug would do',
      'Rushed visits leave you unhappy',
      "You can't repeat advice you doubt",
    ],
    beside: {
      guildTitle: 'Forge Captain',
      sentence:
        "You'd work out what people need, and a Forge Captain would have it built before the rain.",
    },
  },
  artistic: {
    guildTitle: 'Hearthsinger',
    welcome:
      "With you there's room to laugh and play, and that's when people find they've got something to say.",
    meaning: [
      "That's the Hearthsinger in you, who reaches people with a song, a game or a good story.",
      "A Hearthsinger warms the room with whatever's at hand, and you'd do it for the fun of it.",
    ],
    text: [
      [
        {
          text: "When a group's gone stiff, you're tempted to start the silly game or put on the right song.",
          unless: ['extraversion low'],
        },
        "You'd rather paint with somebody than ask them how they're feeling, and you'd learn more that way.",
        'Tell you something sad, and you might answer with a picture, a story or a terrible joke.',
        "A bare wall in a waiting room makes you think of who's sitting there and what you could paint for them.",
      ],
      [
        "You like kids, old people and newcomers, and what you like best about them is whatever's a little odd.",
        "You think everybody's got a song or a story in them, and you'd love to be there when it comes out.",
        {
          text: 'Puppets, karaoke or a cooking contest would be your idea of getting to know a new group of people.',
          unless: ['extraversion low'],
        },
      ],
      [
        "Planning a birthday is half the fun, and it's got to suit the one who's turning eight or eighty.",
        'A play with a cast of shy people is a better project to you than a perfect one with stars.',
        "Forms that squeeze a human being into five boxes make you sad, because nobody's that flat.",
        {
          text: "Give you a strict script for talking to people, and you won't make it to the second page.",
          unless: ['conscientiousness high'],
        },
      ],
      [
        {
          text: 'Since moods rub off on you, one quarrel in the house can cost you a day, and one good laugh can save it.',
          unless: ['neuroticism low'],
        },
        'A place where no one ever sings in the hallway would get you down by Wednesday.',
        "It's a dull job, to you, when there's no room to make something up for the person in front of you.",
        'Serious meetings about how to have more fun around here are hard for you to sit through.',
      ],
      [
        {
          text: "The right place has paint on the walls, no two weeks alike and nobody who has to pretend they're fine.",
          unless: ['openness low'],
        },
        "You're happiest when people leave a little lighter than they came and you've had some fun along the way.",
        "At the end of a good day there's glitter on the floor and somebody's asking when you'll do it again.",
      ],
    ],
    needs: [
      "You'll want a team that laughs, allows odd methods and judges you by how people leave the room.",
      "Look for a school, a ward or a club where play isn't seen as a waste of time.",
    ],
    pull: "Often you'll reach people through a song, a game or something that you make together.",
    friends: [
      'Cheering up, with snacks and a silly plan',
      'A party that suits the guest',
      'Something to do with restless kids',
    ],
    costs: [
      'Scripts and forms bring out your stubborn side',
      'Glitter in the carpet, every time',
      'A cold, stiff office gets you down',
    ],
    beside: {
      guildTitle: 'Clockmender',
      sentence:
        "You keep the house warm, and a Clockmender keeps it running, so there's a stage that holds and lights that work.",
    },
  },
  enterprising: {
    guildTitle: 'Torchbearer',
    welcome:
      "For a good cause you'd get a whole street moving, and you'd want everybody to come along.",
    meaning: [
      "That's the Torchbearer in you, who wants people to be all right and gets them going.",
      "A Torchbearer looks after a crowd by leading it, and you've got some of that fire.",
    ],
    text: [
      [
        {
          text: "Where people are standing around unsure, you'd like to bring them together and get them started.",
          unless: ['extraversion low'],
        },
        "A team of total strangers looks to you like something good that simply hasn't happened yet.",
        "A neighborhood that's given up on its playground looks to you like a Saturday's work for forty volunteers.",
      ],
      [
        'You love it when the quiet kid from last fall is running the meeting by spring.',
        "Training the new person is a job you'd volunteer for, because you like to see people grow into it.",
        {
          text: "Speaking up for people who aren't in the room comes naturally to you, as long as you know them.",
          unless: ['extraversion low'],
        },
      ],
      [
        "Group trips, relief drives and food banks are your kind of business, and you don't mind asking for help.",
        "The cause has to be right, so you'd pitch a food drive gladly and a credit card not at all.",
        {
          text: "You promise a lot, and some weeks there just isn't enough of you to go around the whole neighborhood.",
          unless: ['conscientiousness high', 'agreeableness low'],
        },
        "Getting forty people to pull in one direction is hard, and that's why you'd like to try.",
        "You'd rather hand out ten jobs than do them all, since it's how the others learn.",
      ],
      [
        'A leader who treated volunteers like numbers on a chart would lose you before the first week was over.',
        "It's discouraging when you've asked an entire team what they think and nobody says a single word.",
        "It's lonely work, in your opinion, to be successful at something that doesn't do anybody any good.",
      ],
      [
        {
          text: 'A full day in company, with a worthy goal, leaves you livelier than you were at breakfast.',
          unless: ['extraversion low'],
        },
        "It's your kind of day when there's a goal worth having and a group that's starting to believe in it.",
        "Let there be a cause, a crew and a date, and you'll make sure nobody's left on the curb.",
      ],
    ],
    needs: [
      "What you'll want is a cause you believe in, a group to build and the power to say yes.",
      "Look for work that's about people getting somewhere, and where you've got a say in the route.",
    ],
    pull: [
      {
        text: "Given a good cause, you won't wait to be asked, and you'll get a whole group moving.",
        unless: ['extraversion low'],
      },
      "Seeing a wrong go by isn't in you, so you'd find the person who can change it.",
    ],
    friends: [
      'Getting everyone to show up',
      'The pep talk before the big day',
      "Asking the person they don't dare to ask",
    ],
    costs: [
      'You end up running whatever you joined',
      'A silent team gets you down',
      { text: "Saying the cause isn't worth it is hard", unless: ['agreeableness low'] },
      'Every good cause wants your Saturday',
    ],
    beside: {
      guildTitle: 'Siegewright',
      sentence:
        "You bring the people, and a Siegewright makes sure there's a bridge that'll hold them.",
    },
  },
  conventional: {
    guildTitle: 'Innkeeper',
    welcome: "You don't like anyone to be forgotten, and you think kindness should come on time.",
    meaning: [
      "That's the Innkeeper in you, who wants everyone fed, welcome and written down in the book.",
      "An Innkeeper looks after guests and after the books, and you'd be good with both.",
    ],
    text: [
      [
        {
          text: "Near you the first aid box is full, the allergies are on a list and the new kid's got a seat.",
          unless: ['conscientiousness low'],
        },
        "You think of the allergies before the menu and of the new kid's seat before your own.",
        "A welcome, in your book, is a name tag that's spelled right and a chair that's already there.",
        "Before a gathering you think about chairs, diets and who shouldn't be seated next to whom.",
      ],
      [
        "Care is made of many small things to you, and it's the missing one that people feel.",
        "You'd rather see that every kid gets a sandwich than that one kid gets a feast.",
        "Keeping a calendar of everybody's appointments doesn't sound boring to you, because there's a person behind each one.",
      ],
      [
        "Helping a worried parent find the right form is a small thing that you'd be glad to have done.",
        "You like knowing the rules of a place, so you can tell a newcomer what they're entitled to.",
        {
          text: "Sudden changes that nobody's bothered to explain to the families upset you on their behalf.",
          unless: ['neuroticism low'],
        },
        "It bothers you when a system loses track of someone, because a person isn't a lost umbrella.",
      ],
      [
        {
          text: "Refusing is the hard part, because once someone's asked, it feels like it's already in your calendar.",
          unless: ['agreeableness low'],
        },
        "Rivalry between colleagues tires you out, since it's never the guests or the patients who win.",
        "You'd be unhappy in a place that's friendly on the poster and careless at the counter.",
        "You'd find it hard to work where people are handled in the order of how loudly they've complained.",
      ],
      [
        {
          text: "The work you like has familiar faces, clear duties and someone who's relieved when they go home.",
          unless: ['openness high'],
        },
        "A good day for you ends with everyone looked after and nobody's name left off the list.",
      ],
    ],
    needs: [
      "You'll want steady colleagues, fair duties and people who see the quiet work.",
      "Look for a school, a clinic or an office where it's your job that nobody gets forgotten.",
    ],
    pull: [
      {
        text: "Part of your kindness is a list, and it's there so nobody gets left out.",
        unless: ['conscientiousness low'],
      },
      'Knowing the rules is one more way to help, since a form can stand between people and their rights.',
    ],
    friends: [
      "Making sure everybody's got a seat",
      'Help with the form nobody understands',
      "Who's allergic to what",
    ],
    costs: [
      'Quiet work that nobody thanks you for',
      'Last-minute changes upset your guest list',
      { text: 'You fix what other people forgot', unless: ['conscientiousness low'] },
      'You notice when nobody says thanks',
    ],
    beside: {
      guildTitle: 'Runesmith',
      sentence:
        "You'd feed and seat the whole house, and a Runesmith would make it a place they'd cross the hills to see.",
    },
  },
};
