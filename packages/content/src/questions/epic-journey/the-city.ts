import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from '../scene.ts';

/** Chapter three of the Epic Journey: who took the oil, up and down the city of Nine Stairs. */
export const theCity: readonly ScoredQuestion[] = [
  interestScene({
    id: 'epic-17-the-city-of-nine-stairs',
    title: 'The City of Nine Stairs',
    scenario:
      'Nine Stairs climbs a cliff above the sea, and every street in it is a staircase. Biscuit takes one look and sits down. So you begin at the foot of the First Stair, among ships and shouting, where you can hear the news and make yourself useful.',
    question: 'Where do you feel drawn first?',
    tags: ['Interests', 'First Looks'],
    options: {
      a: {
        type: 'enterprising',
        label: 'The cloth market',
        description: "Rent a stall and charm the passing crowd into buying Pell's whole cargo.",
      },
      b: {
        type: 'artistic',
        label: 'The painted steps',
        description: 'Add a wild beast of your own to the stairs that half the city paints.',
      },
      c: {
        type: 'conventional',
        label: 'The harbor desk',
        description: "Check ships' papers against the list and stamp those that are in order.",
      },
      d: {
        type: 'social',
        label: 'The soup house',
        description: 'Share a table with stranded sailors and help them feel less far from home.',
      },
    },
  }),
  traitScene({
    id: 'epic-18-a-night-off',
    title: 'A Night Off',
    scenario:
      'For nineteen days you have shared one small ship with eight people, a mule and a goose. Tonight you are free, and the city holds its Feast of Stairs, with a band on every landing. Your room at the inn has a window seat high above the sea.',
    question: 'How do you spend your night off?',
    tags: ['Company', 'Energy'],
    trait: 'extraversion',
    options: {
      a: {
        level: 1,
        label: 'A walk with Wren',
        description: 'You stroll with one friend where the lamps are few and the music is far.',
      },
      b: {
        level: 2,
        label: 'One landing, one band',
        description: 'You find a cheerful table and stay until the fiddles are packed away.',
      },
      c: {
        level: 0,
        label: 'The window seat',
        description: 'You shut the door, watch the ships at anchor, and drink in the peace.',
      },
      d: {
        level: 3,
        label: 'All nine stairs',
        description: 'You dance from landing to landing and bring more friends up each time.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-19-the-harbor-bill',
    title: 'The Harbor Bill',
    scenario:
      'A clerk brings the bill for the ship. A berth costs 50 silver, but guild business gets 20 percent off. Then, because of the mule, the lower price goes up again by 20 percent. The clerk smiles as if it were a present.',
    question: 'What does the berth cost in the end?',
    tags: ['Numerical Ability'],
    area: 'numerical',
    correct: 'b',
    explanation:
      '20 percent of 50 is 10, which leaves 40. 20 percent of 40 is 8, and 40 + 8 = 48. 40 forgets the mule, 50 takes the two steps to cancel out, 60 forgets the guild and adds 20 percent to the full price.',
    options: {
      a: { label: '40 silver', description: 'It comes to ten below the full price.' },
      b: { label: '48 silver', description: 'It comes to two below the full price.' },
      c: { label: '50 silver', description: 'It comes to the full price, no more.' },
      d: { label: '60 silver', description: 'It comes to ten above the full price.' },
    },
  }),
  interestScene({
    id: 'epic-20-struck-off-the-list',
    title: 'Struck Off the List',
    scenario:
      'The harbor office has a list of all that the city pays for. A thin line runs through "Oil, Far Light", and nobody wants to say who drew it. In three days the city council meets, and whoever has something to say may come and say it.',
    question: 'How would you most like to use the three days?',
    tags: ['Interests', 'Making a Case'],
    options: {
      a: {
        type: 'artistic',
        label: 'A play on the stairs',
        description: 'Write a comic play about a lamp that lost its job, and stage it outdoors.',
      },
      b: {
        type: 'conventional',
        label: "The city's account books",
        description: 'Go through ten years of figures, line by line, until all of them agree.',
      },
      c: {
        type: 'enterprising',
        label: 'The rich houses',
        description: 'Call on the great traders and win them over, one handshake at a time.',
      },
      d: {
        type: 'investigative',
        label: 'The cold trail',
        description: 'Fit clue to clue until you can explain who drew the line, and why.',
      },
    },
  }),
  traitScene({
    id: 'epic-21-the-wrong-name',
    title: 'The Wrong Name',
    scenario:
      "The council hall is packed. You step forward, bow, and warmly thank the head of the council by name. It is the wrong name, for it belongs to the council's cat. Three hundred people laugh, not unkindly, and then they listen.",
    question: 'What is the rest of your speech like for you?',
    tags: ['Pressure', 'Feelings'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 2,
        label: 'A shaky voice',
        description: 'Your voice wobbles for a good while, and you miss half of what you say.',
      },
      b: {
        level: 0,
        label: 'Nothing much',
        description: 'You laugh along, greet the cat as well, and speak on as you had planned.',
      },
      c: {
        level: 3,
        label: 'A face on fire',
        description: 'Your heart races to the last word, and you long to sink into the floor.',
      },
      d: {
        level: 1,
        label: 'Warm ears',
        description: 'Your ears stay warm for a sentence or two, and then you find your feet.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-22-four-cards',
    title: 'Four Cards',
    scenario:
      'The council wants proof that its own rule was broken: "If the cargo is oil, its card has a red seal." Each card names a cargo on the front and may have a seal on the back. Four lie before you. Two show their fronts, oil and wool; two show their backs, one with a red seal and one with none.',
    question: 'Which cards must you turn over to see whether the rule was broken?',
    tags: ['Logical Reasoning'],
    area: 'logical',
    correct: 'd',
    explanation:
      'Only oil without a seal breaks the rule. So turn the oil card (is its back bare?) and the bare back (is oil on its front?). Wool may have any back, and a red seal may stand behind any cargo. a forgets the bare back, b looks for what fits the rule and not for what breaks it, c turns two cards that cannot break it.',
    options: {
      a: {
        label: 'Oil alone',
        description: 'One card is turned over, and three stay as they are.',
      },
      b: {
        label: 'Oil and the red seal',
        description: 'Two cards are turned over: both things that the rule names.',
      },
      c: {
        label: 'All four of them',
        description: 'Four cards are turned over, and none stays as it is.',
      },
      d: {
        label: 'Oil and the bare back',
        description: 'Two cards are turned over: one front and one back.',
      },
    },
  }),
  interestScene({
    id: 'epic-23-the-cold-furnace',
    title: 'The Cold Furnace',
    scenario:
      'High on the Sixth Stair works Flint, who once cast the glass of the Far Light. Last night the great furnace went cold for the first time in forty years, and Flint looks at your lantern and swallows. This time you need no rule to tell you what to do. An hour later the glass glows again.',
    question: 'Flint shows you round. Which work would you love to try?',
    tags: ['Interests', 'New Skills'],
    options: {
      a: {
        type: 'conventional',
        label: 'The prism shelves',
        description: 'Measure four hundred prisms, number each, and shelve them by size.',
      },
      b: {
        type: 'realistic',
        label: 'The glowing iron',
        description: 'Pump the bellows, turn the long iron, and press hot glass into shape.',
      },
      c: {
        type: 'investigative',
        label: 'The cloudy glass',
        description: 'Test sand from six beaches until you know what makes glass go cloudy.',
      },
      d: {
        type: 'artistic',
        label: 'The great window',
        description: 'Invent a window that tells of the sea at sunrise in thirty colors.',
      },
    },
  }),
  traitScene({
    id: 'epic-24-an-offer-from-the-pilots',
    title: 'An Offer from the Pilots',
    scenario:
      'It was Vane, head of the pilots, who drew the line. "Ships that fear the rocks hire pilots," says Vane, tired and polite, "and pilots have children to feed. I can give you half the oil, enough until spring." You are sure that all of it is due.',
    question: 'What do you answer?',
    tags: ['Give and Take', 'Making a Case'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 3,
        label: 'Half it is, and thank you',
        description: 'You see how hard this is for Vane, shake hands, and make do with half.',
      },
      b: {
        level: 1,
        label: 'More than half',
        description: 'You press for the rest, and give way only on when it has to come.',
      },
      c: {
        level: 0,
        label: 'All of it',
        description: 'You say that the whole is due, and you do not move until you get it.',
      },
      d: {
        level: 2,
        label: 'Half, and we talk again',
        description: 'You take the half, and ask in a friendly way about the rest in spring.',
      },
    },
  }),
];
