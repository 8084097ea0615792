import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from '../scene.ts';

/** Chapter four of the Epic Journey: how the flame is lost, one stair below the lamp. */
export const theRock: readonly ScoredQuestion[] = [
  interestScene({
    id: 'epic-25-eleven-houses',
    title: 'Eleven Houses',
    scenario:
      'Captain Pell lands you and nine casks of oil at Thimble Cove, does not look up at the tower on the rock, and sails straight off. From each of eleven houses someone runs to hug Ness. Here wait the families of the ninety boats, which are due in three nights. Until the morning tide, the day is yours.',
    question: 'How would you like to spend your day in the cove?',
    tags: ['Interests', 'Lending a Hand'],
    options: {
      a: {
        type: 'realistic',
        label: 'The landing stage',
        description: 'Drive new posts into the sand and lay planks where boats will tie up.',
      },
      b: {
        type: 'social',
        label: 'The silent windows',
        description: 'Call on those who wait alone, one by one, and leave each a little lighter.',
      },
      c: {
        type: 'artistic',
        label: 'The ninety kites',
        description: 'Design ninety paper kites, no two alike, to greet the boats from the cliff.',
      },
      d: {
        type: 'enterprising',
        label: 'The village of doubters',
        description: 'Make a stirring case for the light and sign up a crew of volunteers.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-26-the-way-through-the-reef',
    title: 'The Way Through the Reef',
    scenario:
      'The Far Light stands behind a reef with two buoys, the Owl and the Bell. To row from the cove to the Owl takes 20 minutes, and to the Bell 35. On to the light it takes 45 from the Owl and 25 from the Bell. A current runs from the Owl to the Bell: 10 minutes with it, 40 against it.',
    question: 'Which way to the Far Light is the quickest?',
    tags: ['Problem Solving', 'Finding a Way'],
    area: 'problemSolving',
    correct: 'a',
    explanation:
      'Owl, then Bell: 20 + 10 + 25 = 55 minutes. Only the Owl: 20 + 45 = 65. Only the Bell: 35 + 25 = 60. Bell, then Owl: 35 + 40 + 45 = 120. b looks only at the shorter start, c only at the shorter end, and d turns the current round.',
    options: {
      a: {
        label: 'By the Owl, then the Bell',
        description: 'You row three stretches and pass both of the buoys.',
      },
      b: {
        label: 'By the Owl alone',
        description: 'You row two stretches and leave the Bell to the right.',
      },
      c: {
        label: 'By the Bell alone',
        description: 'You row two stretches and leave the Owl to the left.',
      },
      d: {
        label: 'By the Bell, then the Owl',
        description: 'You row three stretches and see the whole of the reef.',
      },
    },
  }),
  traitScene({
    id: 'epic-27-with-the-tide',
    title: 'With the Tide',
    scenario:
      'The boat to the Far Light leaves at six, with the tide, and the tide waits for nobody. Tonight there is new bread, and music on the sand, and no one wants to go to bed. "I have never left anybody behind," says Ness, who is going to row you over.',
    question: 'When do you turn up at the landing?',
    tags: ['Time', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 0,
        label: 'With a running jump',
        description: 'You stay in the warm for as long as you can and leap in as Ness casts off.',
      },
      b: {
        level: 3,
        label: 'Before anyone else',
        description: 'You packed the night before, and are there with all your things by five.',
      },
      c: {
        level: 1,
        label: 'On the last call',
        description: 'You hear your name, grab what is yours, and sit down as the oars go in.',
      },
      d: {
        level: 2,
        label: 'In good time',
        description: 'You get up early enough, eat in peace, and come with most of the others.',
      },
    },
  }),
  interestScene({
    id: 'epic-28-one-plate-too-many',
    title: 'One Plate Too Many',
    scenario:
      '"Visitors, and with fire," says old Sorrel, who has kept the Far Light for fifty years. The great lamp stands dusty and stiff, and tomorrow night it has to burn. "Soup first," says Sorrel, and lays one plate too many, as on every night.',
    question: 'Which job in the tower would you pick?',
    tags: ['Interests', 'Teamwork'],
    options: {
      a: {
        type: 'enterprising',
        label: 'The crew for tomorrow',
        description: 'Take charge, set the goal for each hour, and drive the work forward.',
      },
      b: {
        type: 'investigative',
        label: 'The bent beam',
        description: 'Trace how the glass bends the light and find what throws it farthest.',
      },
      c: {
        type: 'realistic',
        label: 'The rusty wheels',
        description: 'Take the great wheels apart, scrape off the rust, and fit them again.',
      },
      d: {
        type: 'conventional',
        label: 'Eight hundred small parts',
        description: 'Lay out each screw and spring, check it off, and list what is missing.',
      },
    },
  }),
  traitScene({
    id: 'epic-29-too-dark-at-four',
    title: 'Too Dark at Four',
    scenario:
      'You wake at four, and it is too dark. On the stair stands the lantern, filled only last night from a new cask, and cold. Beside it sits Tolly, who had the watch. "I only closed my eyes," says Tolly, and does not whistle.',
    question: 'What are your first words to Tolly?',
    tags: ['Friendship', 'Teamwork'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 1,
        label: 'You let us down there',
        description: 'You say that you are disappointed, and then you ask how it came about.',
      },
      b: {
        level: 2,
        label: 'Come, let us think',
        description: 'You say that it is bad, pat an arm, and look for what can be done now.',
      },
      c: {
        level: 3,
        label: 'It could have been me',
        description: 'You sit down close beside Tolly and say that you hold nothing against it.',
      },
      d: {
        level: 0,
        label: 'We trusted you with it',
        description: 'You say straight out what it has cost and that a watch is a watch.',
      },
    },
  }),
  interestScene({
    id: 'epic-30-thirty-years-of-bills',
    title: 'Thirty Years of Bills',
    scenario:
      'Sorrel sits down by Tolly. "Thirty years ago young Pell slept on this very stair, the light went out, and Pell ran off to sea. I lit it again within the hour, from a baker\'s oven, and I have written so to Pell every year since." "Bills," says Wren softly.',
    question: 'A gale keeps you all inside. What would you most like to do?',
    tags: ['Interests', 'Setbacks'],
    options: {
      a: {
        type: 'investigative',
        label: 'The cold wick',
        description: 'Study wick, ash and oil for clues and find out why the flame went out.',
      },
      b: {
        type: 'enterprising',
        label: 'The next move',
        description: 'Call them all together, set a new goal, and talk them into a last try.',
      },
      c: {
        type: 'artistic',
        label: 'The fog pipes',
        description: "Make up a tune for the tower's fog pipes that no rock has ever heard.",
      },
      d: {
        type: 'social',
        label: 'The big table',
        description: 'Get them all round one table, talking and sharing, so nobody feels alone.',
      },
    },
  }),
  traitScene({
    id: 'epic-31-a-morning-of-wind',
    title: 'A Morning of Wind',
    scenario:
      'Three hundred years, and then one short nap. "If we must, we strike a new spark at dusk," says Sorrel, "for the boats come first." But that would not be the old flame, the one that both houses share. The gale shakes the tower, the tea is cold, and the hours go by on tiptoe.',
    question: 'How do you feel while you wait?',
    tags: ['Setbacks', 'Feelings'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 1,
        label: 'Heavy, then lighter',
        description: 'You feel low until the gulls and a slice of bread cheer you up.',
      },
      b: {
        level: 3,
        label: 'Heavy all the way',
        description: 'It feels as if all were lost, and the thought goes round and round.',
      },
      c: {
        level: 0,
        label: 'Light enough',
        description: 'You are sorry for a moment, and soon you feel like yourself again.',
      },
      d: {
        level: 2,
        label: 'Up and down',
        description: 'You find a bit of hope, lose it, find another bit, and lose it too.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-32-twelve-words',
    title: 'Twelve Words',
    scenario:
      '"We gave that fire away, all along the road," says Wren, in the longest speech of the journey. "Let us ask for it back." The city can see the tower\'s shutters, each of them open or shut. The old signal book has twelve words, and each needs a sign of its own; all shut may be one of them.',
    question: 'How many shutters do you need at least?',
    tags: ['Problem Solving'],
    area: 'problemSolving',
    correct: 'c',
    explanation:
      'Each further shutter doubles the number of signs: 2, 4, 8, 16. Three make 8, which is too few for twelve words, and four make 16. 12 gives each word a shutter, 6 counts two signs a shutter and adds them up, 3 stops one doubling too soon.',
    options: {
      a: { label: '12 shutters', description: 'They fill the tower from the door to the lamp.' },
      b: {
        label: '6 shutters',
        description: 'They fill the side of the tower that faces the city.',
      },
      c: { label: '4 shutters', description: 'They fill one row just below the balcony.' },
      d: { label: '3 shutters', description: 'They fill the space right above the door.' },
    },
  }),
];
