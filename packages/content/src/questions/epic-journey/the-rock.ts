import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from '../scene.ts';

/** Chapter four of the Epic Journey: how the flame is lost, one stair below the lamp. */
export const theRock: readonly ScoredQuestion[] = [
  interestScene({
    id: 'epic-25-a-day-in-thimble-cove',
    title: 'A Day in Thimble Cove',
    scenario:
      'Captain Pell lands you and your oil at Thimble Cove, does not look up at the tower on the rock, and sails straight off. From eleven houses people run to hug Ness. Their ninety boats are due in three nights, and today is yours.',
    question: 'How would you like to spend your day in the cove?',
    tags: ['Interests', 'Lending a Hand'],
    options: {
      a: {
        type: 'realistic',
        label: 'The cliff gardens',
        description: 'Haul seaweed up the path, dig it in, and plant the winter cabbages.',
        moment: 'You hauled seaweed up the cliff at Thimble Cove and planted winter cabbages.',
      },
      b: {
        type: 'social',
        label: "The healer's round",
        description: 'Go along with the village healer and help the sick through their day.',
        moment:
          'You went along with the healer of Thimble Cove and helped the sick through their day.',
      },
      c: {
        type: 'artistic',
        label: 'The ninety kites',
        description: 'Design ninety paper kites, no two alike, to greet the boats from the cliff.',
        moment: 'Ninety paper kites, no two alike, came from your hands to greet the boats.',
      },
      d: {
        type: 'enterprising',
        label: 'The welcome feast',
        description: 'Talk the cove into a great feast, hand out jobs, and run the show.',
        moment: 'You talked Thimble Cove into a great feast and handed out the jobs.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-26-the-way-through-the-reef',
    title: 'The Way Through the Reef',
    scenario:
      'The Far Light stands behind a reef with two buoys, the Owl and the Bell. You row 20 minutes to the Owl, or 35 to the Bell. On to the light it takes 45 from the Owl and 25 from the Bell. A current runs from the Owl to the Bell: 10 minutes with it, 40 against it.',
    question: 'Which way to the Far Light is the quickest?',
    tags: ['Problem Solving', 'Finding a Way'],
    area: 'problemSolving',
    correct: 'a',
    difficulty: -1.2,
    explanation:
      'Owl, then Bell: 20 + 10 + 25 = 55 minutes. Only the Owl: 20 + 45 = 65. Only the Bell: 35 + 25 = 60. Bell, then Owl: 35 + 40 + 45 = 120. b looks only at the shorter start, c only at the shorter end, and d turns the current round.',
    options: {
      a: {
        label: 'By the Owl, then the Bell',
        description: 'You row three stretches and pass both of the buoys.',
        moment: 'You planned the row through the reef by the Owl and then the Bell.',
      },
      b: {
        label: 'By the Owl alone',
        description: 'You row two stretches and leave the Bell to the right.',
        moment: 'Past the Owl alone went the line that you drew through the reef.',
      },
      c: {
        label: 'By the Bell alone',
        description: 'You row two stretches and leave the Owl to the left.',
        moment: 'Your finger followed the chart by the Bell and on to the Far Light.',
      },
      d: {
        label: 'By the Bell, then the Owl',
        description: 'You row three stretches and see the whole of the reef.',
        moment: 'Bell first, Owl second was the way that you marked through the reef.',
      },
    },
  }),
  traitScene({
    id: 'epic-27-a-bag-for-the-rock',
    title: 'A Bag for the Rock',
    scenario:
      'Tomorrow Ness rows you all over to the Far Light. "I never leave anybody behind," says Ness, "so take your time." Each of you packs one bag. Tonight there is new bread and music on the sand, and no one goes to bed.',
    question: 'How does your bag get packed?',
    tags: ['Planning', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 0,
        label: 'At the last minute',
        description: 'You dance until late, and at dawn you throw in what lies nearest.',
        moment: 'You danced on the sand until late and packed what lay nearest at dawn.',
      },
      b: {
        level: 3,
        label: 'With a list',
        description: 'You lay it all out before supper, check it off, and roll it tight.',
        moment: 'Before supper, you had your bag for the rock checked off and rolled up tight.',
      },
      c: {
        level: 1,
        label: 'Between two songs',
        description: 'You slip away for a song, stuff in the main things, and run back.',
        moment: 'Between two songs, you stuffed the main things into your bag and ran back.',
      },
      d: {
        level: 2,
        label: 'Before bed',
        description: 'You think of what the rock may ask for and pack it well enough.',
        moment: 'When the music on the sand was over, you packed for the rock before bed.',
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
        moment: 'In the dusty tower, you took charge and set the crew a goal for each hour.',
      },
      b: {
        type: 'investigative',
        label: 'The bent beam',
        description: 'Trace how the glass bends the light and find what throws it farthest.',
        moment: 'You traced how the great glass bends the light and looked for its farthest throw.',
      },
      c: {
        type: 'realistic',
        label: 'The rusty wheels',
        description: 'Take the great wheels apart, scrape off the rust, and fit them again.',
        moment: 'Rust flew while you took the great wheels of the lamp apart.',
      },
      d: {
        type: 'conventional',
        label: 'Eight hundred small parts',
        description: 'Lay out each screw and spring, check it off, and list what is missing.',
        moment: 'You laid out eight hundred small parts of the lamp and checked off each one.',
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
        label: 'I wish you had called me',
        description: 'You say that you are disappointed, and then you ask how it came about.',
        moment: 'You said to Tolly that you were disappointed, and asked how it had come about.',
      },
      b: {
        level: 2,
        label: 'Come, let us think',
        description: 'You say that it is bad, pat an arm, and look for what can be done.',
        moment: 'With a pat on the arm, you asked Tolly to think what could be done.',
      },
      c: {
        level: 3,
        label: 'It could have been me',
        description: 'You sit down close beside Tolly and say that you hold nothing against it.',
        moment:
          'When the flame was out, you sat down close by Tolly and held nothing against a friend.',
      },
      d: {
        level: 0,
        label: 'This one is serious',
        description: 'You say straight out what it has cost, as you would to any good friend.',
        moment: 'On the cold stair, you said straight out to Tolly what the nap had cost.',
      },
    },
  }),
  interestScene({
    id: 'epic-30-letters-never-opened',
    title: 'Letters Never Opened',
    scenario:
      '"Thirty years ago young Pell slept on this stair, the light went out, and Pell ran off to sea," says Sorrel. "I lit it again from a baker\'s oven, and wrote so to Pell every year." "Bills," says Wren softly. A gale keeps you inside.',
    question: 'No boat can come or go. What would you enjoy most until dusk?',
    tags: ['Interests', 'Setbacks'],
    options: {
      a: {
        type: 'investigative',
        label: 'The storm log',
        description: "Compare fifty years of Sorrel's storms and work out how this one will turn.",
        moment: 'While the gale shook the tower, you compared fifty years of storms with this one.',
      },
      b: {
        type: 'enterprising',
        label: 'The big plan',
        description: 'Think up a grand future for the tower, and win Sorrel over to it.',
        moment: 'You thought up a grand future for the tower and talked Sorrel into it.',
      },
      c: {
        type: 'artistic',
        label: 'The fog pipes',
        description: 'Make up a tune for the fog pipes that no rock has ever heard.',
        moment: 'To the roar of the gale, you made up a tune for the fog pipes.',
      },
      d: {
        type: 'social',
        label: 'The big table',
        description: 'Get them all round one table, trade stories, and draw the quiet ones in.',
        moment: 'Round the big table in the storm, you drew even the quiet ones in.',
      },
    },
  }),
  traitScene({
    id: 'epic-31-a-morning-of-wind',
    title: 'A Morning of Wind',
    scenario:
      'Three hundred years, and then one short nap. "If we must, we strike a new spark at dusk," says Sorrel. But that would not be the old flame, the one that both houses share. The gale shakes the tower, and the hours go by on tiptoe.',
    question: 'How do you feel while you wait?',
    tags: ['Setbacks', 'Feelings'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 1,
        label: 'Heavy, then lighter',
        description: 'You feel low until the gulls and a slice of bread cheer you up.',
        moment: 'You felt low about the flame until the gulls and some bread cheered you up.',
      },
      b: {
        level: 3,
        label: 'Heavy all the way',
        description: 'It feels as if all were lost, and the thought goes round and round.',
        moment: 'You turned the thought of the lost flame round and round all that windy morning.',
      },
      c: {
        level: 0,
        label: 'Light enough',
        description: 'You are sorry for a moment, and soon you feel like yourself again.',
        moment: 'For a moment you were sorry about the flame, and soon you felt like yourself.',
      },
      d: {
        level: 2,
        label: 'Up and down',
        description: 'You find a bit of hope, lose it, find another bit, and lose it too.',
        moment: 'In the shaking tower, you found a bit of hope, lost it, and found another.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-32-twelve-words',
    title: 'Twelve Words',
    scenario:
      '"We gave that fire away, all along the road," says Wren, in the longest speech of the journey. "Let us ask for it back." The city can see the tower\'s shutters, each of them open or shut. Twelve words need a sign each; all shut may be one.',
    question: 'How many shutters do you need at least?',
    tags: ['Problem Solving'],
    area: 'problemSolving',
    correct: 'c',
    difficulty: 1.3,
    explanation:
      'Each further shutter doubles the number of signs: 2, 4, 8, 16. Three make 8, which is too few for twelve words, and four make 16. 12 gives each word a shutter, 6 counts two signs a shutter and adds them up, 3 stops one doubling too soon.',
    options: {
      a: {
        label: '12 shutters',
        description: 'They fill the tower from the door to the lamp.',
        moment: 'You gave each signal word its own shutter, twelve from the door to the lamp.',
      },
      b: {
        label: '6 shutters',
        description: 'They fill the side of the tower that faces the city.',
        moment: 'On the side that faces the city, you got six shutters ready to signal.',
      },
      c: {
        label: '4 shutters',
        description: 'They fill one row just below the balcony.',
        moment: 'For twelve words to the city, you used four shutters below the balcony.',
      },
      d: {
        label: '3 shutters',
        description: 'They fill the space right above the door.',
        moment: 'Just above the door, you got three shutters ready to signal to the city.',
      },
    },
  }),
];
