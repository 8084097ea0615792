import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from '../scene.ts';

/** Chapter five of the Epic Journey: what was given away comes back, and goes home. */
export const theReturn: readonly ScoredQuestion[] = [
  traitScene({
    id: 'epic-33-lights-on-the-water',
    title: 'Lights on the Water',
    scenario:
      'They have read your shutters! The wind drops, and at dusk lights come over the sea, led through the dark reef by Vane. Flint brings coals from the furnace, and Captain Pell carries the ship\'s stove up the rock, still burning. "Thirty years, Pell," says Sorrel, "and you are late for supper."',
    question: 'What do you do at the sight of them?',
    tags: ['Energy', 'Feelings'],
    trait: 'extraversion',
    options: {
      a: {
        level: 0,
        label: 'Stand still and smile',
        description: 'You lean on the rail, say nothing, and let the joy be yours inside.',
      },
      b: {
        level: 1,
        label: 'Wave from the rail',
        description: 'You lift a hand to the first boat and walk down with a quiet hello.',
      },
      c: {
        level: 3,
        label: 'Whoop and run',
        description: 'You whoop until the gulls fly up, hug all you meet, and start a dance.',
      },
      d: {
        level: 2,
        label: 'Laugh and call out',
        description: 'You shout a welcome, take the stairs two by two, and shake many hands.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-34-nine-casks',
    title: 'Nine Casks',
    scenario:
      '"There is water in one of your nine casks," says Vane, and cannot look at you. "I was angry that day, and I am sorry." So it was not Tolly\'s nap that put out the flame! Water is heavier than oil, and to weigh casks against casks on the two great pans takes five minutes a time.',
    question: 'How few weighings are enough to find the water for sure?',
    tags: ['Problem Solving'],
    area: 'problemSolving',
    correct: 'b',
    explanation:
      'Weigh three against three: the heavier three hold the water, or the three left out if the pans stay level. Then weigh one of those three against another in the same way. 1 can tell only three cases apart, 3 comes from halving again and again (4 to 4, 2 to 2, 1 to 1), 4 from weighing pair after pair.',
    options: {
      a: { label: '1 weighing', description: 'You pour in good oil after five minutes.' },
      b: { label: '2 weighings', description: 'You pour in good oil after ten minutes.' },
      c: { label: '3 weighings', description: 'You pour in good oil after fifteen minutes.' },
      d: { label: '4 weighings', description: 'You pour in good oil after twenty minutes.' },
    },
  }),
  interestScene({
    id: 'epic-35-two-hundred-on-the-stair',
    title: 'Two Hundred on the Stair',
    scenario:
      'Your flame leaps into the great lamp, and the tower shakes with cheers. Then the old clockwork snaps. It was there to turn the lamp, so that sailors see it flash and know which light it is. So it has to be turned by hand until morning, and two hundred people roll up their sleeves.',
    question: 'Where do you want to be this night?',
    tags: ['Interests', 'Teamwork'],
    options: {
      a: {
        type: 'conventional',
        label: 'At the flash book',
        description: 'Note flash after flash in a neat book, so that the night has no gap in it.',
      },
      b: {
        type: 'artistic',
        label: 'On the story landing',
        description: 'Make up a saga as the crank turns, and play all the parts until the morning.',
      },
      c: {
        type: 'social',
        label: "The children's corner",
        description: 'Look after the children of the cove and make a strange night feel safe.',
      },
      d: {
        type: 'realistic',
        label: 'At the iron crank',
        description: 'Put your back into the crank, grease it, and keep the great lamp in motion.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-36-every-twelve-seconds',
    title: 'Every Twelve Seconds',
    scenario:
      'Sailors know the Far Light by its flash: one every 12 seconds. The lamp shines from two sides, so each full turn of it gives two flashes. To turn it round once takes four turns of the crank. Tolly, who can whistle again, is going to keep the time.',
    question: 'How long should one turn of the crank take?',
    tags: ['Numerical Ability'],
    area: 'numerical',
    correct: 'c',
    explanation:
      'Two flashes, 12 seconds apart, make 24 seconds for one turn of the lamp. Four turns of the crank fit into that: 24 / 4 = 6 seconds. 24 is the time of the lamp, 12 takes each turn of the crank for a flash, 3 forgets that the lamp shines from two sides.',
    options: {
      a: { label: '24 seconds', description: 'Tolly whistles a whole tune to each turn.' },
      b: { label: '12 seconds', description: 'Tolly whistles half a tune to each turn.' },
      c: { label: '6 seconds', description: 'Tolly whistles a long line to each turn.' },
      d: { label: '3 seconds', description: 'Tolly whistles a short line to each turn.' },
    },
  }),
  traitScene({
    id: 'epic-37-the-beam',
    title: 'The Beam',
    scenario:
      'One by one, ninety boats come in past the rocks. The beam goes round over the mist like a slow white wing, two hundred people turn and hum, and out on the water the fishers begin to sing along. It lasts until the sky is red.',
    question: 'What does it do to you?',
    tags: ['Beauty', 'Imagination'],
    trait: 'openness',
    options: {
      a: {
        level: 3,
        label: 'It sweeps you away',
        description: 'Your skin prickles, time stops, and you long to find words for it.',
      },
      b: {
        level: 0,
        label: 'It brings the boats home',
        description: 'You see ninety boats come in safe, and to you that is the whole of it.',
      },
      c: {
        level: 2,
        label: 'It makes you stop',
        description: 'You set down your cup and let the light and the song wash over you.',
      },
      d: {
        level: 1,
        label: 'It looks rather fine',
        description: 'You enjoy the view for a minute, and then you think of breakfast.',
      },
    },
  }),
  interestScene({
    id: 'epic-38-on-second-thought',
    title: 'On Second Thought',
    scenario:
      'Over breakfast the council votes that the pilots will look after the Far Light, and be paid for it. Vane asks for more toast, to hide a wet eye. Captain Pell means to sail at noon, looks at Sorrel, looks at thirty letters, all of them open at last, and says, "On second thought ..."',
    question: 'Which task would you love, so that the light never goes dark again?',
    tags: ['Interests', 'Making It Last'],
    options: {
      a: {
        type: 'social',
        label: 'The monthly supper',
        description: 'Bring pilots, fishers and keepers together to share what weighs on them.',
      },
      b: {
        type: 'conventional',
        label: 'The new register',
        description: 'Set up records so clear that no line can be struck off unseen again.',
      },
      c: {
        type: 'investigative',
        label: 'The better lamp',
        description: "Try out oils, wicks and mirrors to learn what doubles a lamp's reach.",
      },
      d: {
        type: 'enterprising',
        label: 'The league of lights',
        description: 'Win over one harbor after another and found a league with them.',
      },
    },
  }),
  traitScene({
    id: 'epic-39-a-dark-hall',
    title: 'A Dark Hall',
    scenario:
      'You carry the flame home, and Lantern Hall is dark. "A gale blew ours out the week you left," says the Keeper. "It has happened twelve times, and each time someone brought it back: why else would we give it away?" You light the hearth, and the whole hall calls for the story.',
    question: 'Who tells it, and how?',
    tags: ['Company', 'Speaking Up'],
    trait: 'extraversion',
    options: {
      a: {
        level: 2,
        label: 'You and the others, by turns',
        description: 'You stand up with the team and tell the parts that you love the most.',
      },
      b: {
        level: 3,
        label: 'You, from start to end',
        description: 'You jump on a bench, draw all eyes to you, and act out every wave.',
      },
      c: {
        level: 1,
        label: 'The others, with your help',
        description: 'You stay in your seat and add a line or two where they forget something.',
      },
      d: {
        level: 0,
        label: 'The others, all of it',
        description: 'You settle down by the wall and are happy to listen to them tell it.',
      },
    },
  }),
  interestScene({
    id: 'epic-40-rule-one',
    title: 'Rule One',
    scenario:
      'The Keeper opens an old book and writes your name below all those who once brought the fire back. There is a letter from Captain Pell, too, and you open it at once, before Biscuit can. "There was only ever one Rule One," says Bracken, "and you have kept it since Lower Puddle." A whole free year lies before you.',
    question: 'What would you love to do next?',
    tags: ['Interests', 'Your Future'],
    options: {
      a: {
        type: 'artistic',
        label: 'The picture book',
        description: 'Paint the journey as a picture book, with the mule hidden on every page.',
      },
      b: {
        type: 'enterprising',
        label: 'The next expedition',
        description: 'Raise the money, pick a crew, and lead them off the edge of the map.',
      },
      c: {
        type: 'realistic',
        label: 'The boat shed',
        description: 'Build a swift boat with your own hands and sail it down the great river.',
      },
      d: {
        type: 'investigative',
        label: 'The open questions',
        description: 'Explore what no one can explain yet, like how birds find their way.',
      },
    },
  }),
];
