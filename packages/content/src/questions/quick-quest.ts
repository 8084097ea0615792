import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from './scene.ts';

/**
 * Tells the Quick Quest: from the gate of Lantern Hall to the dry brook of Alderwell and back.
 *
 * Each interest scene offers four of the six types. The pairs left out form a ring (RI, IE, EA, AC, CS,
 * SR), so each type is offered four times, once in each of the positions a to d, and two types appear
 * together twice, or three times when one scene leaves out both. Of all such rings, this one recovers
 * interests best in simulation: opposite types appear together most often.
 */
export const quickQuest: readonly ScoredQuestion[] = [
  interestScene({
    id: 'quick-01-the-open-gate',
    title: 'The Open Gate',
    scenario:
      'Once a year, the gate of Lantern Hall stands open to all who knock. You knock. Four benches need a helper until supper, and at each of them someone waves at you.',
    question: 'Which bench draws you most?',
    tags: ['Interests', 'New Starts'],
    options: {
      a: {
        type: 'investigative',
        label: 'The star tower',
        description: 'Watch a strange new light through the lens and work out what it is.',
        echo: 'Up the star tower you went, after a light.',
        moment:
          'On your first day at Lantern Hall, you climbed to the star tower and chased a strange light.',
      },
      b: {
        type: 'artistic',
        label: 'The mask loft',
        description: 'Dream up masks in wild shapes and shades for the winter play.',
        echo: 'You dreamed up wild masks in the loft.',
        moment:
          'You walked through the open gate and straight up to the loft, to dream up wild masks.',
      },
      c: {
        type: 'realistic',
        label: 'The wheel yard',
        description: 'Shape wood and iron into a cart wheel and take it for a test roll.',
        echo: 'A cart wheel took shape under your hands.',
        moment:
          'The gate had hardly closed behind you when you were shaping a cart wheel in the yard.',
      },
      d: {
        type: 'enterprising',
        label: 'The market stall',
        description: 'Win over the crowd and sell more honey cakes than the stall next door.',
        echo: 'You sold honey cakes to a market crowd.',
        moment:
          'Within an hour of your arrival at Lantern Hall, you were selling honey cakes to a crowd.',
      },
    },
  }),
  traitScene({
    id: 'quick-02-a-seat-at-supper',
    title: 'A Seat at Supper',
    scenario:
      'The supper bell rings, and two hundred people sit down. You know only Wren, who knocked right after you. Someone sings, someone drops a pie, and every table has a free seat.',
    question: 'How does your evening go?',
    tags: ['Company', 'Energy'],
    trait: 'extraversion',
    options: {
      a: {
        level: 2,
        label: 'At a lively table',
        description: 'You sit where the laughter is and soon tell a story of your own.',
        echo: 'You told a story at a lively table.',
        moment:
          'At your first supper in the hall, you followed the laughter and told a story of your own.',
      },
      b: {
        level: 0,
        label: 'In a quiet corner',
        description: 'You and Wren share soup and few words, and you like it that way.',
        echo: 'You and Wren shared soup and few words.',
        moment:
          'While two hundred people sang at supper, you and Wren shared soup in a quiet corner.',
      },
      c: {
        level: 3,
        label: 'All over the hall',
        description: 'You go from table to table, and by dessert half the hall knows you.',
        echo: 'By dessert, half the hall knew you.',
        moment:
          'By dessert on your first night, you had sat at every table and half the hall knew you.',
      },
      d: {
        level: 1,
        label: 'At a small table',
        description: 'You join three people who talk softly, and mostly you listen.',
        echo: 'At a small table, you mostly listened.',
        moment:
          'You found a small table in the crowded hall and listened to three people who talked softly.',
      },
    },
  }),
  aptitudeScene({
    id: 'quick-03-the-blue-lantern',
    title: 'The Blue Lantern',
    scenario:
      'On the way to bed you pass two carved rules, and both always hold. "When the blue lantern burns, a team is out." "When a team is out, the stable is empty." From the stable comes the snore of Biscuit, the guild mule.',
    question: 'What do you know for sure?',
    tags: ['Logical Reasoning'],
    area: 'logical',
    correct: 'd',
    difficulty: 0.2,
    explanation:
      'Biscuit is in the stable, so it is not empty, so no team is out (second rule read backwards), so the lantern does not burn (first rule read backwards). Option A turns the rules round, B misses that they link up, C keeps only half of the chain.',
    options: {
      a: {
        label: 'Lit, and a team is out',
        description: 'A mule that stayed behind means that a team has left.',
        echo: 'You saw a blue flame and a far-off team.',
        moment: 'You read the two rules at bedtime and pictured a blue flame and a team far away.',
      },
      b: {
        label: 'It could be lit or dark',
        description: 'A mule in a stable tells you nothing about a lantern.',
        echo: 'You left the blue lantern an open question.',
        moment: 'Biscuit snored in the stable, and you left the blue lantern an open question.',
      },
      c: {
        label: 'Dark, but a team is out',
        description: 'They have slipped away, and nobody lit the lantern.',
        echo: 'A team without a light was your guess.',
        moment:
          'A snore from the stable set you thinking, and you imagined a team slipping off without a light.',
      },
      d: {
        label: 'Dark, and no team is out',
        description: 'One snore settles the stable, the road and the lantern.',
        echo: 'You pictured a dark lantern and a full hall.',
        moment:
          'Passing the carved rules, you pictured a dark lantern and every team at home in bed.',
      },
    },
  }),
  interestScene({
    id: 'quick-04-a-letter-at-dawn',
    title: 'A Letter at Dawn',
    scenario:
      'At dawn a letter comes: in Alderwell, the brook has run dry. A team leaves at noon: you, Wren, a whistler named Tolly, Biscuit, and old Bracken, who has been everywhere twice.',
    question: 'What would you enjoy until noon?',
    tags: ['Interests', 'Getting Ready'],
    options: {
      a: {
        type: 'conventional',
        label: 'The packing list',
        description: 'Sort the gear, count it, and label every bag so nothing goes missing.',
        echo: 'You put a label on every bag.',
        moment: 'Before the road to Alderwell, you sorted the gear and put a label on every bag.',
      },
      b: {
        type: 'enterprising',
        label: 'The guild purse',
        description: 'Talk the Keeper of the hall into a second tent and more silver.',
        echo: 'You talked the Keeper into more silver.',
        moment: 'With a team about to leave at noon, you talked the Keeper into more silver.',
      },
      c: {
        type: 'artistic',
        label: 'The team flag',
        description: 'Design a flag that tells the story of your quest at one glance.',
        echo: 'The team left under a flag of your design.',
        moment: 'A letter called the team to a dry brook, and you designed a flag for the trip.',
      },
      d: {
        type: 'investigative',
        label: 'The old reports',
        description: 'Compare tales of other lost brooks and look for a cause they share.',
        echo: 'You searched old reports of lost brooks.',
        moment: "When Alderwell's brook ran dry, you pored over old reports of other lost brooks.",
      },
    },
  }),
  traitScene({
    id: 'quick-05-the-standing-stone',
    title: 'The Standing Stone',
    scenario:
      'You stop for lunch by a stone twice as tall as Bracken, covered in signs that nobody can read. The sun is out, the bread is fresh, and you have an hour to spare.',
    question: 'What becomes of your hour?',
    tags: ['Curiosity', 'Imagination'],
    trait: 'openness',
    options: {
      a: {
        level: 1,
        label: 'A short look',
        description: 'You walk round it once, find a sign you like, and sit down to eat.',
        echo: 'You walked round the stone once, and ate.',
        moment:
          'You strolled once around the standing stone, found a sign you liked, and sat down to lunch.',
      },
      b: {
        level: 3,
        label: 'Lost in the signs',
        description: 'You copy them, dream up three tales behind them, and forget to eat.',
        echo: 'Lost in the signs, you forgot your bread.',
        moment:
          'Before a stone full of lost signs, you dreamed up three tales and forgot your bread.',
      },
      c: {
        level: 0,
        label: 'A proper rest',
        description: 'You leave old stones to other people and put your feet up in the sun.',
        echo: 'You put your feet up in the sun.',
        moment: 'At the standing stone, you left the signs alone and put your feet up in the sun.',
      },
      d: {
        level: 2,
        label: 'A round of guesses',
        description: 'You eat with one eye on the signs and wonder who carved them, and why.',
        echo: 'You wondered who had carved the stone.',
        moment: 'Over lunch, you kept one eye on the carved stone and wondered who had made it.',
      },
    },
  }),
  interestScene({
    id: 'quick-06-four-problems-and-a-bed',
    title: 'Four Problems and a Bed',
    scenario:
      'The inn at Candle Cross has one room left and four problems. "Take one each, and the bed is free," says the innkeeper. Bracken, quick to spot a good deal, lets you pick first.',
    question: 'Which problem would you like?',
    tags: ['Interests', 'Lending a Hand'],
    options: {
      a: {
        type: 'artistic',
        label: 'The dull evening',
        description: 'Make up a song or a tall tale for a room of tired guests.',
        echo: 'You made up a tale for tired guests.',
        moment: 'On a dull evening at the inn, you made up a tale for a room of tired guests.',
      },
      b: {
        type: 'realistic',
        about: ['food'],
        label: 'The empty bread shelf',
        description: 'Knead, shape and bake a batch of loaves by hand for the morning.',
        echo: 'Your bread was on the table in the morning.',
        moment: "For a bed at the inn, you rolled up your sleeves and baked the morning's bread.",
      },
      c: {
        type: 'social',
        label: 'The homesick helper',
        description: 'Keep the new kitchen hand company and make them feel at home.',
        echo: 'You kept a homesick kitchen hand company.',
        moment: 'You kept a homesick kitchen hand company until the inn felt a little like home.',
      },
      d: {
        type: 'conventional',
        label: 'The muddled guest book',
        description: 'Put a month of mixed-up bills and bookings back in good order.',
        echo: 'You put a month of bills back in order.',
        moment: "The innkeeper's bills were in a muddle, and you put a whole month back in order.",
      },
    },
  }),
  aptitudeScene({
    id: 'quick-07-the-ferry-and-the-mule',
    title: 'The Ferry and the Mule',
    scenario:
      'The ferry over the Silver Arm costs 8 coppers each, but guild members pay a quarter less. All four of you are members. Biscuit is not, pays the full mule price of 12, and looks hurt.',
    question: 'What do the five of you pay?',
    tags: ['Numerical Ability'],
    area: 'numerical',
    correct: 'a',
    difficulty: -1.2,
    explanation:
      'A quarter of 8 is 2, so each member pays 6: 4 times 6 is 24, and 12 for the mule makes 36. 33 takes a quarter off the mule too, 24 forgets the mule, 20 charges the members a quarter instead of taking it off.',
    options: {
      a: {
        label: '36 coppers',
        description: 'Three tens and six single coins.',
        echo: 'You put together thirty-six coppers.',
        moment:
          'At the Silver Arm ferry, you put together a fare of thirty-six coppers, mule included.',
      },
      b: {
        label: '33 coppers',
        description: 'Three tens and three single coins.',
        echo: 'Thirty-three coppers, you said, all told.',
        moment:
          "You looked at the ferry, the team and Biscuit's hurt face, and set aside thirty-three coppers.",
      },
      c: {
        label: '24 coppers',
        description: 'Two tens and four single coins.',
        echo: 'Twenty-four coppers lay in your hand.',
        moment: 'Twenty-four coppers lay in your hand when you led Biscuit down to the ferry.',
      },
      d: {
        label: '20 coppers',
        description: 'Two tens and not one coin more.',
        echo: 'You held up twenty coppers on the bank.',
        moment: 'Before the ferry left, you did your sums on the bank and held up twenty coppers.',
      },
    },
  }),
  traitScene({
    id: 'quick-08-three-paths-by-firelight',
    title: 'Three Paths by Firelight',
    scenario:
      'One day of walking is left. "Three paths lead to Alderwell, and each gets us there by dark," yawns Bracken by the warm fire. "You shape the day, I have no favorite."',
    question: 'How would you like to walk?',
    tags: ['Planning', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 0,
        label: 'Free as the wind',
        description: 'You set off when you wake up and let each bend surprise you.',
        echo: 'You let each bend of the path surprise you.',
        moment:
          'On the last day to Alderwell, you set off on a whim and let every bend surprise you.',
      },
      b: {
        level: 2,
        label: 'A plan with gaps',
        description: 'You settle the path and the main stops and leave the rest open.',
        echo: 'You planned the main stops of the walk.',
        moment:
          'You planned the main stops of the walk to Alderwell and left the hours between them open.',
      },
      c: {
        level: 1,
        label: 'One fixed point',
        description: 'You pick a spot for lunch and let the rest of the day unfold.',
        echo: 'A spot for lunch was all you fixed.',
        moment: 'With three paths to pick from, you fixed a spot for lunch and let the day unfold.',
      },
      d: {
        level: 3,
        label: 'Planned to the hour',
        description: 'You map each mile, rest and meal and look forward to a neat day.',
        echo: 'You mapped every mile, rest and meal.',
        moment:
          'By firelight, you mapped the walk to Alderwell down to the last mile, rest and meal.',
      },
    },
  }),
  interestScene({
    id: 'quick-09-an-afternoon-in-alderwell',
    title: 'An Afternoon in Alderwell',
    scenario:
      'Alderwell is quiet, because the mill wheel hangs dry. The wells are full, so your search can wait until morning. The miller has four ideas for the hours until supper.',
    question: 'How would you spend the afternoon?',
    tags: ['Interests', 'First Steps'],
    options: {
      a: {
        type: 'social',
        label: 'The village green',
        description: 'Teach the village children a new game and help the shy ones join.',
        echo: 'You taught the village children a game.',
        moment:
          'In quiet Alderwell, you taught the village children a game and helped the shy ones join.',
      },
      b: {
        type: 'conventional',
        label: 'The flour notes',
        description: 'Sort years of scribbled notes into one clear record of the mill.',
        echo: 'You put the old notes of the mill in order.',
        moment: 'The mill was idle, so you turned years of scribbled notes into one clear record.',
      },
      c: {
        type: 'investigative',
        label: 'The dry brook',
        description: 'Study mud and stones for signs of when the water stopped, and why.',
        echo: 'You studied the mud of the dry brook.',
        moment: 'When the mill stood still, you went down to the dry brook to look for the cause.',
      },
      d: {
        type: 'realistic',
        about: ['animals'],
        label: 'The hill goats',
        description: 'Bring the goats down from the hill, trim their hooves, and milk them.',
        echo: 'You spent the afternoon among hill goats.',
        moment:
          'You spent a free afternoon at Alderwell among the hill goats, trimming hooves and milking.',
      },
    },
  }),
  aptitudeScene({
    id: 'quick-10-eight-hatches',
    title: 'Eight Hatches',
    scenario:
      'A channel with eight hatches in a row brings the brook down from a lake, and somewhere it is blocked: water above the block, none below. Your two pairs lift one hatch each in an hour. You want a short search even with bad luck.',
    question: 'Which two do you lift first?',
    tags: ['Problem Solving'],
    area: 'problemSolving',
    correct: 'c',
    difficulty: 0.9,
    explanation:
      'The block lies in one of nine stretches. The third and the sixth hatch leave three of them, whatever they show, and one more hour settles which. After the middle two bad luck leaves four stretches, after the second and the seventh five, after the ends seven, and all of these can take a third hour.',
    options: {
      a: {
        label: 'First and eighth',
        description: 'Both are at the ends of the row, with six hatches between them.',
        echo: 'You sent a pair to each end of the row.',
        moment: "To find the block in the brook's channel, you sent a pair to each end of the row.",
      },
      b: {
        label: 'Second and seventh',
        description: 'Both are one in from the end, with four hatches between them.',
        echo: 'One in from either end, your search began.',
        moment: 'You began the search for the lost water one hatch in from either end.',
      },
      c: {
        label: 'Third and sixth',
        description: 'Both are two in from the end, with two hatches between them.',
        echo: 'You lifted the third and the sixth hatch.',
        moment:
          'Two pairs stood ready by the dry channel, and you had them lift the third and sixth hatch.',
      },
      d: {
        label: 'Fourth and fifth',
        description: 'Both are in the middle of the row, with no hatch between them.',
        echo: 'Both pairs went to the middle at your word.',
        moment:
          'When the search for the lost water began, you sent both pairs to the middle hatches.',
      },
    },
  }),
  traitScene({
    id: 'quick-11-rain-on-the-roof',
    title: 'Rain on the Roof',
    scenario:
      'Every hatch was dry: a landslide has buried the gate of the lake. You dig tomorrow, and tonight rain drums on your hut. "Good and bad sleepers both open gates," says Bracken.',
    question: 'What is the night like for you?',
    tags: ['Pressure', 'Feelings'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 3,
        label: 'Wide awake',
        description: 'Each gust brings a new "what if", and you feel it in your chest.',
        echo: 'You lay awake and felt each gust of wind.',
        moment: 'The night before the big dig, you lay awake and felt each gust in your chest.',
      },
      b: {
        level: 1,
        label: 'A short worry',
        description: 'You wonder about tomorrow for a while, and then you drift off.',
        echo: 'You wondered about the dig and drifted off.',
        moment:
          'Rain drummed on the hut, and you wondered about the dig for a while before you slept.',
      },
      c: {
        level: 2,
        label: 'A restless night',
        description: 'You doze, wake, turn the day over in your mind, and doze again.',
        echo: 'All night you dozed and woke and dozed.',
        moment: 'In the hut by the lake, you dozed and woke and turned the coming day over.',
      },
      d: {
        level: 0,
        label: 'Sound asleep',
        description: 'You let the rain be rain and hear nothing more until breakfast.',
        echo: 'You slept through the rain until breakfast.',
        moment: 'As rain beat on the roof before the big dig, you slept soundly until breakfast.',
      },
    },
  }),
  interestScene({
    id: 'quick-12-sixty-people-and-a-goose',
    title: 'Sixty People and a Goose',
    scenario:
      'By morning half the village has climbed the hill to help: sixty people, nine ropes, two oxen, and one goose with strong opinions. Each of your team gets a job to call their own.',
    question: 'Which job would you like best?',
    tags: ['Interests', 'Teamwork'],
    options: {
      a: {
        type: 'realistic',
        label: 'Saws and ropes',
        description: 'Cut the great roots loose and haul them out with the two oxen.',
        echo: 'With two oxen, you hauled out great roots.',
        moment:
          'Up at the buried lake gate, you cut great roots loose and hauled them out with oxen.',
      },
      b: {
        type: 'investigative',
        label: 'The rising lake',
        description: 'Measure how fast the lake fills and predict where the water will go.',
        echo: 'You measured how fast the lake filled.',
        moment:
          'While sixty people dug at the lake gate, you measured the water and predicted its path.',
      },
      c: {
        type: 'enterprising',
        label: 'The big push',
        description: 'Climb on a rock, fire up the crowd, and set the pace for the crews.',
        echo: 'From a rock, you fired up sixty people.',
        moment: 'You climbed on a rock above the lake, fired up sixty people, and set the pace.',
      },
      d: {
        type: 'social',
        label: 'The first-timers',
        description: 'Teach people who are new to this and see that nobody feels left out.',
        echo: 'You took the first-timers under your wing.',
        moment: 'On the day of the big dig, you taught the newcomers and drew each of them in.',
      },
    },
  }),
  aptitudeScene({
    id: 'quick-13-a-plan-in-the-mud',
    title: 'A Plan in the Mud',
    scenario:
      'Bracken scratches the jobs for opening the gate into the mud: cut the roots, two hours, and only then clear the stones, three. Warn the farms, four, and grease the gate wheel, one. You start at eight, with hands enough for jobs side by side.',
    question: 'How early can the gate open?',
    tags: ['Problem Solving', 'Planning'],
    area: 'problemSolving',
    correct: 'b',
    difficulty: -0.2,
    explanation:
      'Only the stones have to wait: roots and stones take 2 + 3 = 5 hours, and the warning (4) and the wheel (1) fit beside them. Four hours is the longest single job, six adds the wheel at the end, ten does one thing after another.',
    options: {
      a: {
        label: 'At noon',
        description: 'That is four hours after the start.',
        echo: 'You set the opening of the gate for noon.',
        moment: 'Over the list of jobs at the lake, you named noon as the hour for the gate.',
      },
      b: {
        label: "At one o'clock",
        description: 'That is five hours after the start.',
        echo: "One o'clock was your hour for the gate.",
        moment:
          "You lined up roots, stones, farms and wheel, and set the lake gate for one o'clock.",
      },
      c: {
        label: "At two o'clock",
        description: 'That is six hours after the start.',
        echo: "You called for the gate at two o'clock.",
        moment:
          "For the opening of the lake gate, you added up the jobs and called for two o'clock.",
      },
      d: {
        label: "At six o'clock",
        description: 'That is ten hours after the start.',
        echo: 'You planned to open the lake gate at six.',
        moment: 'Job after job went onto your list, and you planned to open the lake gate at six.',
      },
    },
  }),
  traitScene({
    id: 'quick-14-fox-and-geese',
    title: 'Fox and Geese',
    scenario:
      'The mill turns again, and Alderwell throws a feast. After the pies comes Fox and Geese, a board game, and Tolly wants to play you until midnight, just for the fun of it.',
    question: 'What makes the game fun for you?',
    tags: ['Give and Take', 'Play'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 1,
        label: 'A hard fight',
        description: 'You play hard, and far ahead you let Tolly take back a move.',
        echo: 'You played hard and gave Tolly a move back.',
        moment:
          "At Alderwell's feast you played Fox and Geese hard, then let Tolly take back a move.",
      },
      b: {
        level: 0,
        label: 'A clear win',
        description: 'You plot one sly trap after another and go all out to win.',
        echo: 'One sly trap after another was your game.',
        moment: 'Over a game of Fox and Geese, you plotted every trap and went all out to win.',
      },
      c: {
        level: 3,
        label: 'A happy Tolly',
        description: 'You help Tolly to find fine moves and cheer for each of them.',
        echo: "You cheered for Tolly's fine moves.",
        moment:
          'When the feast turned to Fox and Geese, you cheered for each fine move Tolly made.',
      },
      d: {
        level: 2,
        label: 'A close match',
        description: 'You play well, and drop a hint whenever Tolly falls behind.',
        echo: 'You gave Tolly a hint now and then.',
        moment:
          'You played Tolly well into the night at the feast, and dropped a hint here and there.',
      },
    },
  }),
  interestScene({
    id: 'quick-15-your-name-on-a-lantern',
    title: 'Your Name on a Lantern',
    scenario:
      'Lantern Hall glows on its hill. At the gate hangs a new lantern with your name on it. "Stay a year," says the Keeper, "at any bench you like." Biscuit is already inside.',
    question: 'Where would you love to be?',
    tags: ['Interests', 'Your Future'],
    options: {
      a: {
        type: 'enterprising',
        label: 'The new guild house',
        description: 'Start a branch in a far town and win its people over.',
        echo: 'You set out to open a new guild house.',
        moment: 'Back at the gate, under a lantern of your own, you set out to open a guild house.',
      },
      b: {
        type: 'social',
        label: 'The welcome room',
        description: 'Coach the newcomers and stand by them when things get hard.',
        echo: 'Your year went to the newcomers.',
        moment: 'You gave your year at Lantern Hall to the newcomers in the welcome room.',
      },
      c: {
        type: 'conventional',
        label: 'The treasure vault',
        description: 'Keep the finds of a hundred quests sorted, listed and under your key.',
        echo: 'You took the key to the treasure vault.',
        moment:
          'Offered a year at any bench, you took the key to the treasure vault and its lists.',
      },
      d: {
        type: 'artistic',
        label: 'The story stage',
        description: 'Write songs and plays that carry the tales of the guild abroad.',
        echo: 'At the story stage, you wrote songs.',
        moment:
          'Your name shone on a lantern, and you settled in at the story stage to write songs.',
      },
    },
  }),
];
