import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from '../scene.ts';

/** Tells chapter four of the Epic Journey: the flame is lost, one stair below the lamp. */
export const theRock: readonly ScoredQuestion[] = [
  interestScene({
    id: 'epic-25-a-day-in-thimble-cove',
    place: 'dark-lighthouse',
    title: 'A Day in Thimble Cove',
    scenario:
      "Pell lands you at Thimble Cove, does not look up at the tower on its rock, and sails straight off. The cove's ninety boats are due in three nights, and today is yours.",
    question: 'How would you spend the day?',
    tags: ['Interests', 'Lending a Hand'],
    options: {
      a: {
        type: 'realistic',
        activities: ['building', 'growing'],
        label: 'The sunny cliff',
        description: 'Build a terrace of stone on the cliff and plant it with young vines.',
        echo: 'You built a terrace and planted vines.',
        moment:
          'High above Thimble Cove, you built a terrace of stone and planted it with young vines.',
      },
      b: {
        type: 'social',
        activities: ['healing', 'caring'],
        label: "The healer's round",
        description: 'Go along with the village healer and help the sick through their day.',
        echo: "You helped the sick on the healer's round.",
        moment:
          'You went along with the healer of Thimble Cove and helped the sick through their day.',
      },
      c: {
        type: 'artistic',
        activities: ['designing', 'crafting'],
        label: 'The ninety kites',
        description: 'Design ninety paper kites, no two alike, to greet the boats.',
        echo: 'You drew ninety kites, no two alike.',
        moment: 'Ninety paper kites, no two alike, came from your hands to greet the boats.',
      },
      d: {
        type: 'enterprising',
        activities: ['organizing', 'leading'],
        label: 'The welcome feast',
        description: 'Talk the cove into a great feast, hand out jobs, and run the show.',
        echo: 'You talked the cove into a great feast.',
        moment: 'You talked Thimble Cove into a great feast and handed out the jobs.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-26-the-way-through-the-reef',
    place: 'dark-lighthouse',
    title: 'The Way Through the Reef',
    scenario:
      'Two buoys, Owl and Bell, mark the reef. You can row to the Owl in 20 minutes or to the Bell in 35. From the Owl to the light takes 45, from the Bell 25. The current makes it 10 from Owl to Bell, and 40 from Bell to Owl.',
    question: 'Which way is fastest?',
    tags: ['Problem Solving', 'Finding a Way'],
    area: 'problemSolving',
    correct: 'a',
    difficulty: -1.2,
    explanation:
      'Owl, then Bell: 20 + 10 + 25 = 55 minutes. Only the Owl: 20 + 45 = 65. Only the Bell: 35 + 25 = 60. Bell, then Owl: 35 + 40 + 45 = 120. B looks only at the shorter start, C only at the shorter end, and D turns the current round.',
    options: {
      a: {
        label: 'By the Owl, then the Bell',
        description: 'You row three stretches and pass both of the buoys.',
        echo: 'Owl first, then Bell, was the line you drew.',
        moment: 'You planned the row through the reef by the Owl and then the Bell.',
      },
      b: {
        label: 'By the Owl alone',
        description: 'You row two stretches and leave the Bell to the right.',
        echo: 'Past the Owl alone was your way.',
        moment: 'Past the Owl alone went the line that you drew through the reef.',
      },
      c: {
        label: 'By the Bell alone',
        description: 'You row two stretches and leave the Owl to the left.',
        echo: 'Your finger went by the Bell alone.',
        moment: 'Your finger followed the chart by the Bell and on to the Far Light.',
      },
      d: {
        label: 'By the Bell, then the Owl',
        description: 'You row three stretches and see the whole of the reef.',
        echo: 'You marked the Bell, and after it the Owl.',
        moment: 'Bell first, Owl second was the way that you marked through the reef.',
      },
    },
  }),
  traitScene({
    id: 'epic-27-a-bag-for-the-rock',
    place: 'camp',
    title: 'A Bag for the Rock',
    scenario:
      'Tomorrow Ness rows you all over to the Far Light. "I never leave anybody behind," says Ness, "so take your time." Tonight there is new bread, music on the sand, and a bag to pack.',
    question: 'How does your bag get packed?',
    tags: ['Planning', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 0,
        label: 'At the last minute',
        description: 'You dance until late, and at dawn you throw in what lies nearest.',
        echo: 'At dawn you packed what lay nearest.',
        moment: 'You danced on the sand until late and packed what lay nearest at dawn.',
      },
      b: {
        level: 3,
        label: 'With a list',
        description: 'You lay it all out before supper, check it off, and roll it tight.',
        echo: 'You packed before supper, from a list.',
        moment: 'Before supper, you had your bag for the rock checked off and rolled up tight.',
      },
      c: {
        level: 1,
        label: 'Between two songs',
        description: 'You slip away for a song, stuff in the main things, and run back.',
        echo: 'Between two songs, you stuffed your bag.',
        moment: 'Between two songs, you stuffed the main things into your bag and ran back.',
      },
      d: {
        level: 2,
        label: 'Before bed',
        description: 'You think of what the rock may ask for and pack it well enough.',
        echo: 'You packed for the rock just before bed.',
        moment: 'When the music on the sand was over, you packed for the rock before bed.',
      },
    },
  }),
  interestScene({
    id: 'epic-28-dusty-and-stiff',
    place: 'dark-lighthouse',
    title: 'One Plate Too Many',
    scenario:
      '"Visitors, and with fire!" Old Sorrel keeps the Far Light, whose great lamp is dusty and stiff. Tomorrow it must burn. First Sorrel lays one plate too many, as on every night.',
    question: 'Which job would you pick?',
    tags: ['Interests', 'Teamwork'],
    options: {
      a: {
        type: 'artistic',
        activities: ['drawing', 'designing'],
        label: 'The bare brass',
        description: 'Engrave the collar of the lamp with gulls and waves of your own.',
        echo: "You engraved gulls into the lamp's brass.",
        moment:
          'Into the bare brass of the great lamp, you engraved gulls and waves of your own design.',
      },
      b: {
        type: 'enterprising',
        activities: ['organizing', 'leading'],
        label: 'The crew for tomorrow',
        description: 'Take charge, set the goal for each hour, and drive the work forward.',
        echo: 'You took charge and set hourly goals.',
        moment: 'In the dusty tower, you took charge and set the crew a goal for each hour.',
      },
      c: {
        type: 'realistic',
        activities: ['repairing'],
        label: 'The rusty wheels',
        description: 'Take the great wheels apart, scrape off the rust, and fit them again.',
        echo: 'Rust flew as you took the wheels apart.',
        moment: 'Rust flew while you took the great wheels of the lamp apart.',
      },
      d: {
        type: 'investigative',
        activities: ['experimenting', 'measuring'],
        label: 'The bent beam',
        description: 'Trace how the glass bends the light and find what throws it farthest.',
        echo: 'You traced how the glass bent the light.',
        moment: 'You traced how the great glass bends the light and looked for its farthest throw.',
      },
    },
  }),
  traitScene({
    id: 'epic-29-too-dark-at-four',
    place: 'dark-lighthouse',
    title: 'Too Dark at Four',
    scenario:
      'You wake at four, and it\'s too dark. On the stair the lantern, filled from a new cask, is cold. "I only closed my eyes," says Tolly, who had the watch. "Tell me what you think."',
    question: 'What do you say to Tolly?',
    tags: ['Friendship', 'Teamwork'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 1,
        label: 'I wish you had called me',
        description: 'You say that you are disappointed, and then you ask how it came about.',
        echo: 'You were disappointed and said so to Tolly.',
        moment: 'You said to Tolly that you were disappointed, and asked how it had come about.',
      },
      b: {
        level: 2,
        label: 'Come, let us think',
        description: "You say that it's bad, pat an arm, and look for what can be done.",
        echo: 'Come, let us think, you said to Tolly.',
        moment: 'With a pat on the arm, you asked Tolly to think what could be done.',
      },
      c: {
        level: 3,
        label: 'It could have been me',
        description: 'You sit down close beside Tolly and say there are no hard feelings.',
        echo: 'It could have been you, you said to Tolly.',
        moment:
          'When the flame was out, you sat down close by Tolly and held nothing against a friend.',
      },
      d: {
        level: 0,
        label: 'This one is serious',
        description: 'You say straight out what it has cost, because Tolly asked you to.',
        echo: 'You told Tolly straight what it had cost.',
        moment: 'On the cold stair, you said straight out to Tolly what the nap had cost.',
      },
    },
  }),
  interestScene({
    id: 'epic-30-letters-never-opened',
    place: 'dark-lighthouse',
    title: 'Letters Never Opened',
    scenario:
      '"Thirty years ago Pell slept on watch, and the light went out," says Sorrel. "Pell ran off. I relit it from a baker\'s oven and wrote each year." "Bills," says Wren, above the gale.',
    question: 'How would you fill the wait?',
    tags: ['Interests', 'Setbacks'],
    options: {
      a: {
        type: 'investigative',
        activities: ['researching'],
        label: 'The storm log',
        description: 'Compare fifty years of storms and work out how this one will turn.',
        echo: 'You compared this storm with fifty years.',
        moment: 'While the gale shook the tower, you compared fifty years of storms with this one.',
      },
      b: {
        type: 'enterprising',
        activities: ['persuading'],
        label: 'The big plan',
        description: 'Think up a grand future for the tower, and win Sorrel over to it.',
        echo: 'You won Sorrel over to a big plan.',
        moment: 'You thought up a grand future for the tower and talked Sorrel into it.',
      },
      c: {
        type: 'artistic',
        activities: ['making-music'],
        label: 'The fog pipes',
        description: 'Make up a tune for the fog pipes that no rock has ever heard.',
        echo: 'You made up a tune for the fog pipes.',
        moment: 'To the roar of the gale, you made up a tune for the fog pipes.',
      },
      d: {
        type: 'social',
        activities: ['welcoming'],
        label: 'The big table',
        description: 'Get all round one table, trade stories, and draw the quiet ones in.',
        echo: 'Round the table, you drew the quiet ones in.',
        moment: 'Round the big table in the storm, you drew even the quiet ones in.',
      },
    },
  }),
  traitScene({
    id: 'epic-31-until-the-gale-is-over',
    place: 'dark-lighthouse',
    title: 'A Morning of Wind',
    scenario:
      'Three hundred years, and then one nap. "We can strike a new spark," says Sorrel, but that wouldn\'t be the old flame. Until the gale is over, all anyone can do is sit and wait.',
    question: "What's the waiting like for you?",
    tags: ['Setbacks', 'Feelings'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 1,
        label: 'A sigh now and then',
        description: 'You catch yourself fretting once or twice, and then play on at cards.',
        echo: 'You fretted once or twice over your cards.',
        moment: 'You caught yourself fretting once or twice, and played on at cards in the tower.',
      },
      b: {
        level: 3,
        label: 'A knot in the stomach',
        description: 'You pace, you jump at each gust, and you feel sick with what may come.',
        echo: 'With a knot in your stomach, you paced.',
        moment: 'All that windy morning, you paced the tower with a knot in your stomach.',
      },
      c: {
        level: 0,
        label: 'A nap by the stove',
        description: 'You can do nothing for now, so your mind is at rest and you doze off.',
        echo: 'By the stove, you dozed the wait away.',
        moment:
          'The gale shook the tower for hours, and you dozed by the stove with a mind at rest.',
      },
      d: {
        level: 2,
        label: 'Thoughts in circles',
        description: 'You try to read, but your mind goes back to all that could go wrong.',
        echo: 'Your thoughts went around in circles.',
        moment:
          'In the shaking tower, you tried to read while your thoughts went around in circles.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-32-twelve-words',
    place: 'dark-lighthouse',
    title: 'Twelve Words',
    scenario:
      '"We gave that fire away all along the road," says Wren. "Let\'s ask for it back." The city can see the tower\'s shutters, each open or shut. Each of twelve words needs its own sign, and all shut may be one.',
    question: "What's the fewest you need?",
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
        echo: 'You gave each word a shutter, twelve in all.',
        moment: 'You gave each signal word its own shutter, twelve from the door to the lamp.',
      },
      b: {
        label: '6 shutters',
        description: 'They fill the side of the tower that faces the city.',
        echo: 'You got six shutters ready to signal.',
        moment: 'On the side that faces the city, you got six shutters ready to signal.',
      },
      c: {
        label: '4 shutters',
        description: 'They fill one row just below the balcony.',
        echo: 'Four shutters in a row were your choice.',
        moment: 'For twelve words to the city, you used four shutters below the balcony.',
      },
      d: {
        label: '3 shutters',
        description: 'They fill the space right above the door.',
        echo: 'Above the door, you picked three shutters.',
        moment: 'Just above the door, you got three shutters ready to signal to the city.',
      },
    },
  }),
];
