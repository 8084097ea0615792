import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from '../scene.ts';

/** Tells chapter one of the Epic Journey: from a letter at Lantern Hall to a ship that leans. */
export const theCall: readonly ScoredQuestion[] = [
  interestScene({
    id: 'epic-01-the-oldest-flame',
    place: 'hall',
    title: 'The Oldest Flame',
    scenario:
      'One flame has burned in Lantern Hall for three hundred years. Now a letter says that the Far Light, a lighthouse over the sea, has gone dark. It needs that fire, so you all pack.',
    question: 'What would you enjoy tonight?',
    tags: ['Interests', 'New Starts'],
    options: {
      a: {
        type: 'social',
        activities: ['listening'],
        label: 'The tea kettle',
        description: 'Pour tea, sit with people, and hear what the news means to each.',
        echo: 'You poured tea and heard everyone out.',
        moment:
          'On the night of the letter, you poured tea and heard out everyone in Lantern Hall.',
      },
      b: {
        type: 'artistic',
        activities: ['drawing'],
        label: 'The paint table',
        description: 'Dream up tiny pictures for the lid of the lantern that will travel.',
        echo: "On the lantern's lid, you painted pictures.",
        moment: 'You painted tiny pictures on the lid of the lantern while Lantern Hall packed.',
      },
      c: {
        type: 'investigative',
        activities: ['experimenting'],
        label: 'The oil shelf',
        description: 'Burn ten kinds of oil side by side and find out why one lasts longest.',
        echo: 'You burned ten oils side by side.',
        moment:
          'While Lantern Hall packed, you burned ten oils to find out why one lasted longest.',
      },
      d: {
        type: 'realistic',
        activities: ['crafting'],
        label: 'The brass bench',
        description: 'Bend brass and fit thick glass for a lantern that no wind can reach.',
        echo: 'You built a lantern of brass and glass.',
        moment: 'In your hands, brass and thick glass became a lantern that no wind could reach.',
      },
    },
  }),
  traitScene({
    id: 'epic-02-the-care-of-flames',
    place: 'hall',
    title: 'The Care of Flames',
    scenario:
      '"Will you carry it?" asks the Keeper at midnight, and you will. You get a book of two hundred pages, The Care of Flames. "I never finished it, and no flame ever died."',
    question: 'How do you read the book?',
    tags: ['Habits', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 3,
        label: 'Cover to cover',
        description: 'You read all night, take notes, and mark the pages you may need.',
        echo: 'You read all night and took notes.',
        moment: 'The night before you left, you read the whole book of flames and took notes.',
      },
      b: {
        level: 2,
        label: 'The chapters that matter',
        description: 'You look through the contents and read the main parts with care.',
        echo: 'You read the main parts of the book.',
        moment: 'You looked for the main parts of a book about flames and read those with care.',
      },
      c: {
        level: 0,
        label: 'As a pillow',
        description: 'You tuck it under your head, because you learn best as you go.',
        echo: 'The book made you a fine pillow.',
        moment: 'On your last night at home, the book of flames made you a fine pillow.',
      },
      d: {
        level: 1,
        label: 'A page here and there',
        description: 'You leaf through the pictures and stop where it looks like fun.',
        echo: 'You leafed through the pictures.',
        moment:
          'Two hundred pages lay before you, and you stopped wherever a picture looked like fun.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-03-two-bad-jars',
    place: 'hall',
    title: 'Two Bad Jars',
    scenario:
      'Of five jars of oil, two have gone bad, and any mix with bad oil smokes. So far Tolly, who whistles, has tried five mixes, and all five smoke: red with blue, red with green, red with gray, blue with green, and green with white.',
    question: 'Which two jars have gone bad?',
    tags: ['Logical Reasoning'],
    area: 'logical',
    correct: 'b',
    difficulty: -0.9,
    explanation:
      'Red, blue and green smoke in each pair, so at least two of these three are bad, and as only two are bad, gray and white are good. Then red with gray smokes because of red, and green with white because of green. With A, green and white would burn clear, with C red and gray, with D blue and green.',
    options: {
      a: {
        label: 'Red and blue',
        description: 'You take along the green, the gray and the white one.',
        echo: 'You left the red and blue jars behind.',
        moment: 'You thought about five smoky flames and left the red and blue jars behind.',
      },
      b: {
        label: 'Red and green',
        description: 'You take along the blue, the gray and the white one.',
        echo: 'You put red and green to one side.',
        moment: 'In the oil store, you put the red and green jars to one side.',
      },
      c: {
        label: 'Blue and green',
        description: 'You take along the red, the gray and the white one.',
        echo: 'You ruled out the blue and green jars.',
        moment: 'With Tolly whistling behind you, you ruled out the blue and green jars.',
      },
      d: {
        label: 'Red and white',
        description: 'You take along the blue, the green and the gray one.',
        echo: 'Red and white stayed behind at your word.',
        moment: 'The red and white jars stayed on the shelf when you packed oil for the road.',
      },
    },
  }),
  interestScene({
    id: 'epic-04-no-paper-near-the-mule',
    place: 'gate',
    title: 'No Paper near the Mule',
    scenario:
      'At dawn the team is at the gate: Tolly, quiet Wren, old Bracken, and Biscuit the mule. "Rule One: no paper near the mule," says Bracken. By then Biscuit has eaten half the map.',
    question: 'What do you enjoy before you go?',
    tags: ['Interests', 'Getting Ready'],
    options: {
      a: {
        type: 'enterprising',
        activities: ['negotiating'],
        label: 'The early traders',
        description: 'Bargain hard for rope, cheese and four blankets, and come out ahead.',
        echo: 'You bargained for rope, cheese and blankets.',
        moment:
          'You bargained with the early traders for rope, cheese and blankets, and came out ahead.',
      },
      b: {
        type: 'realistic',
        activities: ['tending-animals'],
        label: 'Brush and hoof pick',
        description: 'Brush Biscuit, clean each hoof, and pack the load so nothing rubs.',
        echo: 'You brushed Biscuit and cleaned each hoof.',
        moment:
          'In the last hour before the road, you brushed the mule, cleaned its hooves and packed its load.',
      },
      c: {
        type: 'artistic',
        activities: ['performing', 'writing'],
        label: 'The farewell verse',
        description: 'Make up a bold or funny rhyme for all the people at the gate.',
        echo: 'You gave the crowd a farewell rhyme.',
        moment: 'At the gate, you gave the crowd a farewell rhyme of your own making.',
      },
      d: {
        type: 'conventional',
        activities: ['keeping-records'],
        label: 'The road book',
        description: 'Rule a book with a daily line for miles, meals and money, none missed.',
        echo: 'Your road book had a line for every day.',
        moment: 'Before the first mile, you had ruled a road book with a line for every day.',
      },
    },
  }),
  traitScene({
    id: 'epic-05-odd-but-worth-it',
    place: 'road',
    title: 'Odd, but Worth It',
    scenario:
      'The road splits, and both ways reach Lower Puddle by evening. One is broad, and everybody takes it. The other is a footpath, and its sign says only "Odd, but worth it".',
    question: 'Which way do you take?',
    tags: ['Curiosity', 'New Things'],
    trait: 'openness',
    options: {
      a: {
        level: 2,
        label: 'The path, after a question',
        description: 'You ask a shepherd what is odd about it, like the answer, and try it.',
        echo: 'You asked a shepherd and took the footpath.',
        moment: 'After a word with a shepherd, you took the footpath that was odd but worth it.',
      },
      b: {
        level: 1,
        label: 'The road, with a peek',
        description: 'You walk a few steps up the path, have a look, and take the broad way.',
        echo: 'A peek up the path, and you took the road.',
        moment: 'You peeked a few steps up the odd footpath, then walked on along the broad road.',
      },
      c: {
        level: 3,
        label: 'The path, sight unseen',
        description: 'You are on it before the sign is read out: odd is what you hoped for.',
        echo: 'Off you went on the path, sight unseen.',
        moment: 'Before anyone had read out the sign, you were off along the odd footpath.',
      },
      d: {
        level: 0,
        label: 'The road, as ever',
        description: 'You like a way that is tried and true and leaves your mind at rest.',
        echo: 'You kept to the broad road, as ever.',
        moment: 'Where the road split, you kept to the broad way that is tried and true.',
      },
    },
  }),
  interestScene({
    id: 'epic-06-every-fire-out',
    place: 'inn',
    title: 'Every Fire Out',
    scenario:
      'Eight days of rain have put out every fire in Lower Puddle. "Rule One: never refuse a light," says Bracken. "I thought that was the mule," says Tolly, and lights the baker\'s oven.',
    question: 'How would you like to help?',
    tags: ['Interests', 'Lending a Hand'],
    options: {
      a: {
        type: 'social',
        activities: ['welcoming'],
        label: 'The warm bench',
        description: 'Welcome people in from the rain, hear their news, get them talking.',
        echo: 'On a warm bench, you got people talking.',
        moment:
          'On the warm bench in the bakery, you got the rained-in people of Lower Puddle talking.',
      },
      b: {
        type: 'investigative',
        activities: ['diagnosing'],
        label: 'The eight-day rain',
        description: 'Study wind, hills and old tales and work out why it rains right here.',
        echo: 'You worked out why it rained right there.',
        moment: 'You studied wind and hills to work out why it rains so much on Lower Puddle.',
      },
      c: {
        type: 'conventional',
        activities: ['organizing', 'keeping-records'],
        label: 'The firewood list',
        description: 'Find out who has dry wood and make it fit so each house stays warm.',
        echo: 'You made the dry wood go around.',
        moment: 'House by house, you listed the dry wood of Lower Puddle and made it go around.',
      },
      d: {
        type: 'realistic',
        activities: ['building'],
        label: 'The fallen chimney',
        description: 'Climb up, lay the bricks again, and watch the first smoke rise.',
        echo: 'You rebuilt a chimney, brick by brick.',
        moment: 'High on a roof in Lower Puddle, you rebuilt a fallen chimney, brick by brick.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-07-a-thirsty-little-lantern',
    place: 'road',
    title: 'A Thirsty Little Lantern',
    scenario:
      "The lantern drinks a quarter of a flask of oil every four hours, day and night. It's five full days to the coast, and no one sells oil on the way. Biscuit, who carries it, hopes for a small number.",
    question: 'How many flasks must you take?',
    tags: ['Numerical Ability'],
    area: 'numerical',
    correct: 'a',
    difficulty: -0.6,
    explanation:
      'A flask lasts 4 times 4 = 16 hours, and five days have 120. 120 / 16 = 7.5, so it takes 8 flasks. 7 rounds down and leaves the last hours dark, 6 reckons with four days (96 hours), 5 takes one flask a day.',
    options: {
      a: {
        label: '8 flasks',
        description: 'Four go on the left side and four on the right.',
        echo: 'You packed eight flasks of oil.',
        moment: 'You thought through the dry road to the coast and packed eight flasks of oil.',
      },
      b: {
        label: '7 flasks',
        description: 'Four go on the left side and three on the right.',
        echo: 'Seven flasks of oil were your answer.',
        moment: 'For five days without a shop, you tied seven flasks of oil on the mule.',
      },
      c: {
        label: '6 flasks',
        description: 'Three go on the left side and three on the right.',
        echo: 'You loaded six flasks on the mule.',
        moment: 'Six flasks of oil went on the mule once you had done your sum.',
      },
      d: {
        label: '5 flasks',
        description: 'Three go on the left side and two on the right.',
        echo: 'Five flasks went on the mule at your word.',
        moment: 'You counted the days to the coast and loaded five flasks of oil.',
      },
    },
  }),
  traitScene({
    id: 'epic-08-the-captain-sings',
    place: 'ship',
    title: 'The Captain Sings',
    scenario:
      'Your ship is the Second Thought, under Captain Pell and a goose as first mate. At supper Pell sings a homemade song of twenty verses. "Speak freely," says Pell, "I can take it."',
    question: 'What do you say about the song?',
    tags: ['Plain Words', 'New Faces'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 0,
        label: 'The plain truth',
        description: 'You say that half of the verses could go, and you say which half.',
        echo: 'You told Pell which verses could go.',
        moment: 'Captain Pell asked about the song, and you said which verses could go.',
      },
      b: {
        level: 3,
        label: 'Praise from the heart',
        description: 'You say which lines you loved, and ask to hear one of them again.',
        echo: 'You asked for a line of the song again.',
        moment: "You praised the captain's song from the heart and asked for one line again.",
      },
      c: {
        level: 2,
        label: 'The best of it',
        description: 'You speak of the tune and a fine line, and leave out the length.',
        echo: 'You spoke of the tune and one fine line.',
        moment: "After twenty verses, you spoke of the captain's tune and its finest line.",
      },
      d: {
        level: 1,
        label: 'Praise, then a point',
        description: 'You like the tune and say so, and add that the middle is long.',
        echo: 'You praised the tune, then named a snag.',
        moment: "You liked the captain's tune, and you also said where the song ran long.",
      },
    },
  }),
];
