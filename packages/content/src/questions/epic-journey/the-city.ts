import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from '../scene.ts';

/** Tells chapter three of the Epic Journey: who took the oil, up and down the city of Nine Stairs. */
export const theCity: readonly ScoredQuestion[] = [
  interestScene({
    id: 'epic-17-the-city-of-nine-stairs',
    place: 'city',
    title: 'The City of Nine Stairs',
    scenario:
      'Nine Stairs climbs a cliff above the sea, and every street is a staircase. Biscuit takes one look and sits down. So you begin at the First Stair, among ships and shouting.',
    question: 'Where do you go first?',
    tags: ['Interests', 'First Looks'],
    options: {
      a: {
        type: 'enterprising',
        activities: ['selling'],
        label: 'The cloth market',
        description: "Rent a stall and charm the crowd into buying Pell's whole cargo.",
        echo: 'At a rented stall, you charmed the crowd.',
        moment: 'At the foot of Nine Stairs, you rented a stall and charmed the passing crowd.',
      },
      b: {
        type: 'artistic',
        activities: ['drawing'],
        label: 'The painted steps',
        description: 'Add a wild beast of your own to the stairs that half the city paints.',
        echo: 'You painted a wild beast on the steps.',
        moment: 'You added a wild beast of your own to the painted steps of Nine Stairs.',
      },
      c: {
        type: 'conventional',
        activities: ['checking'],
        label: 'The harbor desk',
        description: "Go through the ships' papers and catch the one that's forged.",
        echo: "You caught the forged ship's papers.",
        moment: 'You went through the papers at the harbor desk and caught the forged one.',
      },
      d: {
        type: 'social',
        activities: ['comforting'],
        label: 'The soup house',
        description: 'Sit with stranded sailors and help them feel less far from home.',
        echo: 'You sat down with stranded sailors.',
        moment: 'Over soup in a strange harbor, you made stranded sailors feel less far from home.',
      },
    },
  }),
  traitScene({
    id: 'epic-18-a-night-off',
    place: 'city',
    title: 'A Night Off',
    scenario:
      'After nineteen days on a small ship, tonight you are free. The city holds its Feast of Stairs, with a band on every landing. Your room has a window seat high above the sea.',
    question: 'How do you spend your night off?',
    tags: ['Company', 'Energy'],
    trait: 'extraversion',
    options: {
      a: {
        level: 1,
        label: 'A walk with Wren',
        description: 'You stroll with one friend where lamps are few and music is far.',
        echo: 'You strolled with Wren, far from the music.',
        moment: 'On your night off, you strolled with Wren where the lamps were few.',
      },
      b: {
        level: 2,
        label: 'One landing, one band',
        description: 'You find a cheerful table and stay until the fiddles are packed away.',
        echo: 'You stayed at one landing with its band.',
        moment:
          'You found a cheerful table at the Feast of Stairs and stayed until the fiddles stopped.',
      },
      c: {
        level: 0,
        label: 'The window seat',
        description: 'You shut the door, watch the ships at anchor, and drink in the peace.',
        echo: 'You watched the ships from a window seat.',
        moment: 'While the city danced, you watched the ships from a window seat in peace.',
      },
      d: {
        level: 3,
        label: 'All nine stairs',
        description: 'You dance from landing to landing and bring more friends up each time.',
        echo: 'Up all nine stairs you danced.',
        moment:
          'From landing to landing you danced, up all nine stairs, with more friends each time.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-19-last-years-price',
    place: 'city',
    title: "Last Year's Price",
    scenario:
      'A clerk brings the bill for the ship\'s berth: 60 silver, which is 20 percent more than last year. "But guild business pays last year\'s price," says the clerk, and eyes Biscuit. "Good mules are free."',
    question: 'What do you pay for the berth?',
    tags: ['Numerical Ability'],
    area: 'numerical',
    correct: 'b',
    difficulty: 0.5,
    explanation:
      'The old price and 20 percent of it make 60: 50 + 10 = 60. 48 takes the 20 percent from the new price, 40 takes off 20 silver, and 72 adds the 20 percent once more.',
    options: {
      a: {
        label: '72 silver',
        description: 'It comes to twelve above the new price.',
        echo: 'You counted out seventy-two silver.',
        moment: 'You did your sum at the harbor and counted out seventy-two silver.',
      },
      b: {
        label: '50 silver',
        description: 'It comes to ten below the new price.',
        echo: 'You laid fifty silver on the bill.',
        moment: 'The clerk waited while you reckoned and laid fifty silver on the bill.',
      },
      c: {
        label: '48 silver',
        description: 'It comes to twelve below the new price.',
        echo: 'Your sum for the berth was forty-eight.',
        moment: 'For the berth of the ship, you worked out forty-eight silver.',
      },
      d: {
        label: '40 silver',
        description: 'It comes to twenty below the new price.',
        echo: 'You gave the harbor clerk forty silver.',
        moment: 'With one eye on the mule, you paid the harbor clerk forty silver.',
      },
    },
  }),
  interestScene({
    id: 'epic-20-struck-off-the-list',
    place: 'city',
    title: 'Struck Off the List',
    scenario:
      'A thin line runs through "Oil, Far Light" on the list of all that the city pays for. Nobody will say who drew it. In three days the council meets, and anyone may come and speak.',
    question: 'How would you use the three days?',
    tags: ['Interests', 'Making a Case'],
    options: {
      a: {
        type: 'artistic',
        activities: ['writing', 'performing'],
        label: 'A play on the stairs',
        description: 'Write a comic play about a lamp that lost its job, and stage it.',
        echo: 'You staged a play about a jobless lamp.',
        moment: 'You wrote a comic play about a lamp that lost its job, and staged it outdoors.',
      },
      b: {
        type: 'conventional',
        activities: ['accounting', 'checking'],
        label: "The city's account books",
        description: 'Go through ten years of figures, line by line, until all agree.',
        echo: 'You went through ten years of accounts.',
        moment:
          'Line by line, you went through ten years of city accounts until all of them agreed.',
      },
      c: {
        type: 'enterprising',
        activities: ['persuading'],
        label: 'The rich houses',
        description: 'Call on the great traders and win them over, one handshake at a time.',
        echo: 'You won the great traders over.',
        moment: 'In the rich houses of Nine Stairs, you won the great traders over.',
      },
      d: {
        type: 'investigative',
        activities: ['researching'],
        label: 'The cold trail',
        description: 'Fit clue to clue until you can explain who drew the line, and why.',
        echo: 'Clue by clue, you followed a thin line.',
        moment: 'A thin line on a list sent you through the city, fitting clue to clue.',
      },
    },
  }),
  traitScene({
    id: 'epic-21-the-wrong-name',
    place: 'city',
    title: 'The Wrong Name',
    scenario:
      "Before the packed council you warmly thank its head by name. It's the wrong one: the name of the council's cat. Three hundred people laugh kindly, and then they really listen.",
    question: 'How do you feel as you go on?',
    tags: ['Pressure', 'Feelings'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 2,
        label: 'A shaky voice',
        description: 'Your voice wobbles for a while, and you miss half of what you say.',
        echo: 'Your voice shook before the council.',
        moment: 'You thanked the cat by mistake, and your voice shook for a good while.',
      },
      b: {
        level: 0,
        label: 'Nothing much',
        description: 'You greet the cat as well and speak on, as cool as a fish.',
        echo: 'You greeted the cat and spoke on.',
        moment: 'When three hundred people laughed, you greeted the cat as well and spoke on.',
      },
      c: {
        level: 3,
        label: 'A face on fire',
        description: 'Your heart races to the end, and all can see how much it matters.',
        echo: 'With a face on fire, you spoke to the end.',
        moment:
          'With a racing heart and a face on fire, you told the council how much it mattered.',
      },
      d: {
        level: 1,
        label: 'Warm ears',
        description: 'Your ears stay warm for a sentence, and then you find your feet.',
        echo: 'Your ears were warm for a sentence.',
        moment:
          'Your ears stayed warm for a sentence before the council, and then you found your feet.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-22-the-silver-key',
    place: 'city',
    title: 'The Silver Key',
    scenario:
      "The council lays out the facts. Only people with a silver key can change the list, and one of them did. Everybody with such a key is the head of a guild. The harbor clerk isn't the head of a guild, but Vane of the pilots is.",
    question: 'What do you know for sure?',
    tags: ['Logical Reasoning'],
    area: 'logical',
    correct: 'd',
    difficulty: -0.1,
    explanation:
      'To change the list takes the key, and the key takes the head of a guild. The clerk is no head, so the clerk has no key and did not change the list. A and B turn the rule round: a head of a guild may have the key, but need not. C is possible too, but all heads may have one.',
    options: {
      a: {
        label: 'Vane drew the line',
        description: 'It was Vane of the pilots who changed the list.',
        echo: 'You named Vane as the one who did it.',
        moment: 'Before the full council, you named Vane as the one who had drawn the line.',
      },
      b: {
        label: 'Vane has the key',
        description: 'Vane of the pilots must own a silver key.',
        echo: "You asked to see the key in Vane's hands.",
        moment: "You asked the council to look at the silver key in Vane's hands.",
      },
      c: {
        label: 'Some heads lack it',
        description: 'At least one head of a guild has no silver key.',
        echo: 'Some head lacked a key, you argued.',
        moment: 'Some head of a guild was without a key, you argued in the council hall.',
      },
      d: {
        label: 'The clerk is innocent',
        description: "It wasn't the harbor clerk who changed the list.",
        echo: 'You spoke up for the harbor clerk.',
        moment: 'In front of the council, you spoke up for the harbor clerk.',
      },
    },
  }),
  interestScene({
    id: 'epic-23-flint-and-the-glass',
    place: 'city',
    title: 'Flint and the Glass',
    scenario:
      'On the Sixth Stair works Flint, who cast the glass of the Far Light. The furnace has gone cold, and Flint eyes your lantern. You need no rule, and soon the glass glows again.',
    question: 'Which work would you love to try?',
    tags: ['Interests', 'New Skills'],
    options: {
      a: {
        type: 'conventional',
        activities: ['measuring', 'checking'],
        label: 'The prism shelves',
        description: 'Measure four hundred prisms and find the six that make a full set.',
        echo: 'You found the six prisms that fit.',
        moment:
          'You measured four hundred prisms for Flint and found the six that made a full set.',
      },
      b: {
        type: 'realistic',
        activities: ['repairing'],
        label: 'The great bellows',
        description: 'Patch the leather, oil the hinges, and get the bellows to roar again.',
        echo: "You got Flint's great bellows to roar again.",
        moment:
          "At Flint's furnace, you patched and oiled the great bellows until they roared again.",
      },
      c: {
        type: 'investigative',
        activities: ['experimenting'],
        label: 'The cloudy glass',
        description: 'Test sand from six beaches until you know what makes glass go cloudy.',
        echo: 'You tested sand from six beaches for Flint.',
        moment: 'With sand from six beaches, you found out what makes glass go cloudy.',
      },
      d: {
        type: 'artistic',
        activities: ['designing'],
        label: 'The great window',
        description: 'Invent a window that tells of the sea at sunrise in thirty colors.',
        echo: 'You invented a window in thirty colors.',
        moment: 'You invented a great window of the sea at sunrise, in thirty colors.',
      },
    },
  }),
  traitScene({
    id: 'epic-24-a-game-of-stairs',
    place: 'city',
    title: 'Tea with Vane',
    scenario:
      'It was Vane who drew the line. "You\'ll get your oil, but ships that fear no rocks hire no pilots," says Vane, and sets up a board. "In Stairs, you help or block as you like."',
    question: 'How do you play against Vane?',
    tags: ['Give and Take', 'Game Night'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 3,
        label: 'A hand up',
        description: 'You pull Vane up when Vane is stuck, and like it best side by side.',
        echo: 'You pulled Vane up whenever Vane was stuck.',
        moment:
          'Over tea, you pulled Vane up the board again and again, because you liked it side by side.',
      },
      b: {
        level: 1,
        label: 'Each for yourself',
        description: 'You climb your own way, give nothing away, and expect nothing back.',
        echo: 'You climbed alone and gave nothing away.',
        moment: 'In a game with Vane, you climbed your own way and gave nothing away.',
      },
      c: {
        level: 0,
        label: 'No mercy',
        description: 'You block each stair you can, with a grin, until Vane grins too.',
        echo: 'With a grin, you blocked each stair.',
        moment: 'You blocked each stair you could, with a grin, until Vane grinned too.',
      },
      d: {
        level: 2,
        label: 'A step for a step',
        description: 'You offer a trade whenever it helps you both, and keep to it.',
        echo: 'You traded a step for a step with Vane.',
        moment: 'Between two cups of tea, you traded a step for a step and kept your word.',
      },
    },
  }),
];
