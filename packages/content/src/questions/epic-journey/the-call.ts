import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from '../scene.ts';

/** Chapter one of the Epic Journey: from a letter at Lantern Hall to a ship that leans. */
export const theCall: readonly ScoredQuestion[] = [
  interestScene({
    id: 'epic-01-the-oldest-flame',
    title: 'The Oldest Flame',
    scenario:
      'You belong to Lantern Hall, where a flame has burned for three hundred years and, people say, never once gone out. Tonight a letter comes from across the sea: the Far Light, a lighthouse once lit from that flame, is dark. Somebody must bring it fire, and the whole hall runs to get ready.',
    question: 'What would you most like to take on tonight?',
    tags: ['Interests', 'New Starts'],
    options: {
      a: {
        type: 'social',
        label: 'The tea kettle',
        description: 'Pour tea for those who are upset tonight and talk it over with each of them.',
      },
      b: {
        type: 'artistic',
        label: 'The paint table',
        description: 'Dream up tiny pictures for the lid of the lantern that will travel.',
      },
      c: {
        type: 'investigative',
        label: 'The oil shelf',
        description: 'Burn ten kinds of oil side by side and find out why one lasts longest.',
      },
      d: {
        type: 'realistic',
        label: 'The brass bench',
        description: 'Bend brass and fit thick glass to make a lantern that no wind can reach.',
      },
    },
  }),
  traitScene({
    id: 'epic-02-an-answer-by-breakfast',
    title: 'An Answer by Breakfast',
    scenario:
      'It is past midnight when the Keeper of the hall sits down beside you. "The fishing fleet comes home in five weeks, past rocks that no light shows," says the Keeper. "I would like you to carry the flame, and I need an answer by breakfast." Somehow you know that it will be a yes.',
    question: 'How do you come to your yes?',
    tags: ['Decisions', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 3,
        label: 'After a night of notes',
        description: 'You work through each step and cost on paper, and say yes at dawn.',
      },
      b: {
        level: 2,
        label: 'After a long walk',
        description: 'You pace the yard, weigh up the main points, and then you say yes.',
      },
      c: {
        level: 0,
        label: 'Before the cup is empty',
        description: 'You say yes on the spot, and the rest can be thought about later.',
      },
      d: {
        level: 1,
        label: 'After a question or two',
        description: 'You ask about the sea and the food, like what you hear, and say yes.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-03-three-wrong-labels',
    title: 'Three Wrong Labels',
    scenario:
      'In the dark store stand three chests with the labels "Oil", "Wicks" and "Oil and wicks". Your friend Tolly stuck them on without a lamp, and not one is on the right chest. Tolly whistles and looks at the ceiling. You may reach into just one chest and pull out just one thing.',
    question: 'Which chest do you reach into, to be sure what all three hold?',
    tags: ['Logical Reasoning'],
    area: 'logical',
    correct: 'b',
    explanation:
      'The chest marked "Oil and wicks" holds one kind only, so one thing out of it shows which. If it is oil, the chest marked "Wicks" can hold neither wicks alone nor oil alone, so it holds both, and the third holds wicks; with a wick it is the other way round. In the chests of a and c what comes out may be from a mixed chest, and d misses that all three labels are wrong.',
    options: {
      a: {
        label: 'The one marked "Oil"',
        description: 'You start with the label that has the fewest letters, and you stop there.',
      },
      b: {
        label: 'The one marked "Oil and wicks"',
        description: 'You start with the label that has the most letters, and you stop there.',
      },
      c: {
        label: 'The one marked "Wicks"',
        description: 'You start with the label that says nothing of oil, and you stop there.',
      },
      d: {
        label: 'No single chest is enough',
        description: 'You tell the Keeper that nobody can do it without a second chest.',
      },
    },
  }),
  interestScene({
    id: 'epic-04-a-bite-out-of-the-map',
    title: 'A Bite out of the Map',
    scenario:
      'At dawn the team is at the gate: you, cheerful Tolly, quiet Wren, old Bracken, who knows every road, and Biscuit the mule. "Rule One of the road: no paper near the mule," says Bracken. By then Biscuit has eaten the coast off the map.',
    question: 'You leave in an hour. What would you enjoy most until then?',
    tags: ['Interests', 'Getting Ready'],
    options: {
      a: {
        type: 'enterprising',
        label: 'The early traders',
        description: 'Bargain hard for rope, cheese and four blankets, and come out ahead.',
      },
      b: {
        type: 'realistic',
        label: "The mule's harness",
        description: "Cut and stitch strong straps so the lantern sits safe on Biscuit's back.",
      },
      c: {
        type: 'artistic',
        label: 'The farewell verse',
        description: 'Make up a rhyme for the crowd at the gate, as bold or funny as you like.',
      },
      d: {
        type: 'conventional',
        label: 'The road book',
        description: 'Rule a book with one line a day for miles, meals and money, none missed.',
      },
    },
  }),
  traitScene({
    id: 'epic-05-odd-but-worth-it',
    title: 'Odd, but Worth It',
    scenario:
      'On the second day the road splits, and both ways lead to Lower Puddle by evening. One is broad, and everybody takes it. The other is a footpath that none of your friends knows, with a sign that says only "Odd, but worth it". Bracken, who has walked both, twice, leaves it to you.',
    question: 'Which way appeals to you?',
    tags: ['Curiosity', 'New Things'],
    trait: 'openness',
    options: {
      a: {
        level: 2,
        label: 'The path, after a question',
        description: 'You ask a shepherd what is odd about it, like the answer, and try it.',
      },
      b: {
        level: 1,
        label: 'The road, with a peek',
        description: 'You walk a few steps up the path, have a look, and take the broad way.',
      },
      c: {
        level: 3,
        label: 'The path, sight unseen',
        description: 'You are on it before the sign is read out: odd is what you hoped for.',
      },
      d: {
        level: 0,
        label: 'The road, as ever',
        description: 'You like a way that is tried and true and leaves your mind at rest.',
      },
    },
  }),
  interestScene({
    id: 'epic-06-lower-puddle',
    title: 'Lower Puddle',
    scenario:
      'Lower Puddle has had eight days of rain, and every fire in the village is out. The baker looks at your lantern and hardly dares to ask. "Rule One: never refuse anyone a light," says Bracken. "I thought that Rule One was about the mule," says Tolly, and lights the oven.',
    question: 'You stay until morning. Where would you like to lend a hand?',
    tags: ['Interests', 'Lending a Hand'],
    options: {
      a: {
        type: 'social',
        label: 'The crowded bakery',
        description: 'Make room by the oven for those who are worn out and cheer them up.',
      },
      b: {
        type: 'investigative',
        label: 'The dead fires',
        description: 'Compare ten cold hearths and find out why all of them failed at once.',
      },
      c: {
        type: 'conventional',
        label: 'The firewood list',
        description: 'Write down who has dry wood and work out a fair share for each house.',
      },
      d: {
        type: 'realistic',
        label: 'The crooked chimney',
        description: 'Take out the loose bricks and build a chimney that stands and draws.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-07-a-thirsty-little-lantern',
    title: 'A Thirsty Little Lantern',
    scenario:
      'The lantern drinks a quarter of a flask of oil every four hours, day and night. From Lower Puddle to the coast it is five full days, and no one sells oil on the way. Biscuit, who has to carry it all, hopes for a small number.',
    question: 'How many full flasks do you need at least?',
    tags: ['Numerical Ability'],
    area: 'numerical',
    correct: 'a',
    explanation:
      'A flask lasts 4 times 4 = 16 hours, and five days have 120. 120 / 16 = 7.5, so it takes 8 flasks. 7 rounds down and leaves the last hours dark, 6 reckons with four days (96 hours), 5 takes one flask a day.',
    options: {
      a: { label: '8 flasks', description: 'Four go on the left side and four on the right.' },
      b: { label: '7 flasks', description: 'Four go on the left side and three on the right.' },
      c: { label: '6 flasks', description: 'Three go on the left side and three on the right.' },
      d: { label: '5 flasks', description: 'Three go on the left side and two on the right.' },
    },
  }),
  traitScene({
    id: 'epic-08-a-ship-called-second-thought',
    title: 'A Ship Called Second Thought',
    scenario:
      'Only one ship still sails this late in the year. It is called Second Thought, leans to the left, and belongs to Captain Pell and a goose with the rank of first mate. "The leak is small, the cook is good, the goose is gentle, and we land in twenty days," says Pell.',
    question: 'How much of that do you believe?',
    tags: ['Trust', 'New Faces'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 0,
        label: 'Nothing, for now',
        description: 'You think that a captain who wants guests will say a lot, and you wait.',
      },
      b: {
        level: 3,
        label: 'Every word',
        description: 'You like to believe the best of people and thank Pell for being so open.',
      },
      c: {
        level: 2,
        label: 'Most of it',
        description: 'You think that Pell means well and has only made the goose a bit nicer.',
      },
      d: {
        level: 1,
        label: 'About half',
        description: 'You take half of it for sales talk and plan to find out which half it is.',
      },
    },
  }),
];
