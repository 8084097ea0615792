import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from '../scene.ts';

/** Tells chapter three of the Epic Journey: who took the oil, up and down the city of Nine Stairs. */
export const theCity: readonly ScoredQuestion[] = [
  interestScene({
    id: 'epic-17-the-city-of-nine-stairs',
    title: 'The City of Nine Stairs',
    scenario:
      'Nine Stairs climbs a cliff above the sea, and every street is a staircase. Biscuit takes one look and sits down. So you begin at the First Stair, among ships and shouting.',
    question: 'Where do you feel drawn first?',
    tags: ['Interests', 'First Looks'],
    options: {
      a: {
        type: 'enterprising',
        label: 'The cloth market',
        description: "Rent a stall and charm the crowd into buying Pell's whole cargo.",
        echo: 'At a rented stall, you charmed the crowd.',
        moment: 'At the foot of Nine Stairs, you rented a stall and charmed the passing crowd.',
      },
      b: {
        type: 'artistic',
        label: 'The painted steps',
        description: 'Add a wild beast of your own to the stairs that half the city paints.',
        echo: 'You painted a wild beast on the steps.',
        moment: 'You added a wild beast of your own to the painted steps of Nine Stairs.',
      },
      c: {
        type: 'conventional',
        label: 'The harbor desk',
        description: "Check ships' papers against the list and stamp those in order.",
        echo: 'At the harbor desk, you stamped papers.',
        moment:
          "You checked ships' papers at the harbor desk and stamped those that were in order.",
      },
      d: {
        type: 'social',
        label: 'The soup house',
        description: 'Sit with stranded sailors and help them feel less far from home.',
        echo: 'You sat down with stranded sailors.',
        moment: 'Over soup in a strange harbor, you made stranded sailors feel less far from home.',
      },
    },
  }),
  traitScene({
    id: 'epic-18-a-night-off',
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
    title: 'Struck Off the List',
    scenario:
      'A thin line runs through "Oil, Far Light" on the list of all that the city pays for. Nobody will say who drew it. In three days the council meets, and anyone may come and speak.',
    question: 'How would you use the three days?',
    tags: ['Interests', 'Making a Case'],
    options: {
      a: {
        type: 'artistic',
        label: 'A play on the stairs',
        description: 'Write a comic play about a lamp that lost its job, and stage it.',
        echo: 'You staged a play about a jobless lamp.',
        moment: 'You wrote a comic play about a lamp that lost its job, and staged it outdoors.',
      },
      b: {
        type: 'conventional',
        label: "The city's account books",
        description: 'Go through ten years of figures, line by line, until all agree.',
        echo: 'You went through ten years of accounts.',
        moment:
          'Line by line, you went through ten years of city accounts until all of them agreed.',
      },
      c: {
        type: 'enterprising',
        label: 'The rich houses',
        description: 'Call on the great traders and win them over, one handshake at a time.',
        echo: 'You won the great traders over.',
        moment: 'In the rich houses of Nine Stairs, you won the great traders over.',
      },
      d: {
        type: 'investigative',
        label: 'The cold trail',
        description: 'Fit clue to clue until you can explain who drew the line, and why.',
        echo: 'Clue by clue, you followed a thin line.',
        moment: 'A thin line on a list sent you through the city, fitting clue to clue.',
      },
    },
  }),
  traitScene({
    id: 'epic-21-the-wrong-name',
    title: 'The Wrong Name',
    scenario:
      "Before the packed council you warmly thank its head by name. It is the wrong one: the name of the council's cat. Three hundred people laugh, not unkindly, and then listen.",
    question: 'How is the rest of it for you?',
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
        description: 'You laugh along, greet the cat as well, and speak on as planned.',
        echo: 'You laughed, greeted the cat and spoke on.',
        moment:
          'When three hundred people laughed, you laughed along, greeted the cat and spoke on.',
      },
      c: {
        level: 3,
        label: 'A face on fire',
        description: 'Your heart races to the end, and you long to sink into the floor.',
        echo: 'With a face on fire, you spoke to the end.',
        moment: 'With a racing heart and a face on fire, you spoke to the full council hall.',
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
    title: 'The Silver Key',
    scenario:
      'The council lays out the facts. Only people with the silver key can change the list, and one of them did. Everybody with that key is head of a guild. The harbor clerk is not head of a guild, but Vane of the pilots is.',
    question: 'What can you prove from this?',
    tags: ['Logical Reasoning'],
    area: 'logical',
    correct: 'd',
    difficulty: -0.1,
    explanation:
      'To change the list takes the key, and the key takes the head of a guild. The clerk is no head, so the clerk has no key and did not change the list. A and B turn the rule round: a head of a guild may have the key, but need not. C is possible too, but all heads may have one.',
    options: {
      a: {
        label: 'Vane drew the line',
        description: 'You ask the council to hear Vane as the one who did it.',
        echo: 'You named Vane as the one who did it.',
        moment: 'Before the full council, you named Vane as the one who had drawn the line.',
      },
      b: {
        label: 'Vane has the key',
        description: 'You ask the council to see the silver key that Vane holds.',
        echo: "You asked to see the key in Vane's hands.",
        moment: "You asked the council to look at the silver key in Vane's hands.",
      },
      c: {
        label: 'Some heads lack it',
        description: 'You say that some head of a guild must be without a key.',
        echo: 'Some head lacked a key, you argued.',
        moment: 'Some head of a guild was without a key, you argued in the council hall.',
      },
      d: {
        label: 'The clerk is innocent',
        description: 'You say that the line was not drawn by the harbor clerk.',
        echo: 'You spoke up for the harbor clerk.',
        moment: 'In front of the council, you spoke up for the harbor clerk.',
      },
    },
  }),
  interestScene({
    id: 'epic-23-the-cold-furnace',
    title: 'The Cold Furnace',
    scenario:
      'On the Sixth Stair works Flint, who cast the glass of the Far Light. The furnace has gone cold, and Flint eyes your lantern. You need no rule, and soon the glass glows again.',
    question: 'Which work would you love to try?',
    tags: ['Interests', 'New Skills'],
    options: {
      a: {
        type: 'conventional',
        label: 'The prism shelves',
        description: 'Measure four hundred prisms, number each, and shelve them by size.',
        echo: 'You measured and numbered the prisms.',
        moment:
          'You measured four hundred prisms for Flint, gave each a number, and shelved them by size.',
      },
      b: {
        type: 'realistic',
        label: 'The glowing iron',
        description: 'Pump the bellows, turn the long iron, and press hot glass into shape.',
        echo: 'You pressed hot glass into shape.',
        moment: "At Flint's furnace, you pumped the bellows and pressed hot glass into shape.",
      },
      c: {
        type: 'investigative',
        label: 'The cloudy glass',
        description: 'Test sand from six beaches until you know what makes glass go cloudy.',
        echo: 'You tested sand from six beaches for Flint.',
        moment: 'With sand from six beaches, you found out what makes glass go cloudy.',
      },
      d: {
        type: 'artistic',
        label: 'The great window',
        description: 'Invent a window that tells of the sea at sunrise in thirty colors.',
        echo: 'You invented a window in thirty colors.',
        moment: 'You invented a great window of the sea at sunrise, in thirty colors.',
      },
    },
  }),
  traitScene({
    id: 'epic-24-an-offer-from-the-pilots',
    title: 'An Offer from the Pilots',
    scenario:
      'It was Vane who drew the line. "Ships that fear the rocks hire pilots," says Vane, tired, "and pilots have children to feed. I can give you half the oil." Half lasts to spring.',
    question: 'What do you answer?',
    tags: ['Give and Take', 'Making a Case'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 3,
        label: 'Half it is, and thank you',
        description: 'You see how hard this is for Vane, shake hands, and make do with half.',
        echo: 'You shook hands with Vane on half the oil.',
        moment: 'You saw how hard it was for Vane and shook hands on half the oil.',
      },
      b: {
        level: 1,
        label: 'More than half',
        description: 'You press for the rest, and give way only on when it has to come.',
        echo: 'You pressed Vane for more than half.',
        moment: 'Across the table from Vane, you pressed for more oil and gave way on the date.',
      },
      c: {
        level: 0,
        label: 'All of it',
        description: 'You ask for all of it, and stay as you are until Vane says yes.',
        echo: 'You asked for all the oil and stayed firm.',
        moment: 'When Vane offered half the oil, you asked for all and held your course.',
      },
      d: {
        level: 2,
        label: 'Half, and we talk again',
        description: 'You take the half, and ask in a friendly way about the rest in spring.',
        echo: 'You took the half and kept on talking.',
        moment: 'You took the half that Vane offered and asked kindly about the rest.',
      },
    },
  }),
];
