import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from './scene.ts';

/**
 * The Quick Quest: from the gate of Lantern Hall to the dry brook of Alderwell and back.
 *
 * Each interest scene offers four of the six types. The pairs left out form a ring (RI, IE, EA, AC,
 * CS, SR), so that each type is offered four times, once in each of the positions a to d, and two
 * types appear together twice, or three times when one scene leaves out both. Of all such rings this
 * one recovers interests best in simulation: opposite types appear together most often.
 */
export const quickQuest: readonly ScoredQuestion[] = [
  interestScene({
    id: 'quick-01-the-open-gate',
    title: 'The Open Gate',
    scenario:
      'Once a year, the gate of Lantern Hall stands open to anyone who knocks. You knock. Inside, four benches need a helper until supper, and someone at each of them is waving at you.',
    question: 'Which bench would you most like to join?',
    tags: ['Interests', 'New Starts'],
    options: {
      a: {
        type: 'investigative',
        label: 'The star tower',
        description: 'Watch a strange new light through the great lens and work out what it is.',
        moment:
          'On your first day at Lantern Hall, you climbed to the star tower and chased a strange light.',
      },
      b: {
        type: 'artistic',
        label: 'The mask loft',
        description: 'Dream up masks in wild shapes and shades for the winter play.',
        moment:
          'You walked through the open gate and straight up to the loft, to dream up wild masks.',
      },
      c: {
        type: 'realistic',
        label: 'The wheel yard',
        description: 'Shape wood and iron into a cart wheel and take it for a test roll.',
        moment:
          'The gate had hardly closed behind you when you were shaping a cart wheel in the yard.',
      },
      d: {
        type: 'enterprising',
        label: 'The market stall',
        description: 'Win over the crowd and sell more honey cakes than the stall next door.',
        moment:
          'Within an hour of your arrival at Lantern Hall, you were selling honey cakes to a crowd.',
      },
    },
  }),
  traitScene({
    id: 'quick-02-a-seat-at-supper',
    title: 'A Seat at Supper',
    scenario:
      'The supper bell rings, and two hundred people sit down at once. You know nobody but Wren, who knocked at the gate right after you. Someone starts a song, someone drops a pie, and every table has a free seat.',
    question: 'How does your evening go?',
    tags: ['Company', 'Energy'],
    trait: 'extraversion',
    options: {
      a: {
        level: 2,
        label: 'At a lively table',
        description: 'You sit where the laughter is and soon tell a story of your own.',
        moment:
          'At your first supper in the hall, you followed the laughter and told a story of your own.',
      },
      b: {
        level: 0,
        label: 'In a quiet corner',
        description: 'You and Wren share soup and few words, and you like it that way.',
        moment:
          'While two hundred people sang at supper, you and Wren shared soup in a quiet corner.',
      },
      c: {
        level: 3,
        label: 'All over the hall',
        description: 'You go from table to table, and by dessert half the hall knows you.',
        moment:
          'By dessert on your first night, you had sat at every table and half the hall knew you.',
      },
      d: {
        level: 1,
        label: 'At a small table',
        description: 'You join three people who talk softly, and mostly you listen.',
        moment:
          'You found a small table in the crowded hall and listened to three people who talked softly.',
      },
    },
  }),
  aptitudeScene({
    id: 'quick-03-the-blue-lantern',
    title: 'The Blue Lantern',
    scenario:
      'On the way to bed you pass two rules, carved above the door. "When the blue lantern burns, a team is out on the road." "When a team is out on the road, the stable is empty." And from the stable comes the loud snore of Biscuit, the guild mule.',
    question: 'Both rules always hold. What do you know for sure?',
    tags: ['Logical Reasoning'],
    area: 'logical',
    correct: 'd',
    difficulty: 0.2,
    explanation:
      'Biscuit is in the stable, so it is not empty, so no team is out (second rule read backwards), so the lantern does not burn (first rule read backwards). Option a turns the rules round, b misses that they link up, c keeps only half of the chain.',
    options: {
      a: {
        label: 'It burns, and a team is out',
        description: 'A mule that stayed behind means that a team has left.',
        moment: 'You read the two rules at bedtime and pictured a blue flame and a team far away.',
      },
      b: {
        label: 'It could burn or be dark',
        description: 'A mule in a stable tells you nothing about a lantern.',
        moment: 'Biscuit snored in the stable, and you left the blue lantern an open question.',
      },
      c: {
        label: 'It is dark, but a team is out',
        description: 'They have slipped away, and nobody lit the lantern.',
        moment:
          'A snore from the stable set you thinking, and you imagined a team slipping off without a light.',
      },
      d: {
        label: 'It is dark, and no team is out',
        description: 'One snore settles the stable, the road and the lantern.',
        moment:
          'Passing the carved rules, you pictured a dark lantern and every team at home in bed.',
      },
    },
  }),
  interestScene({
    id: 'quick-04-a-letter-at-dawn',
    title: 'A Letter at Dawn',
    scenario:
      'At dawn a letter comes from Alderwell, three days away. Its brook has run dry, its mill stands still, and nobody knows why. A team leaves at noon: you, Wren, a cheerful whistler named Tolly, Biscuit the mule, and old Bracken, who has been everywhere twice.',
    question: 'Which part of getting ready would you enjoy most?',
    tags: ['Interests', 'Getting Ready'],
    options: {
      a: {
        type: 'conventional',
        label: 'The packing list',
        description: 'Sort the gear, count it, and label every bag so nothing goes missing.',
        moment: 'Before the road to Alderwell, you sorted the gear and put a label on every bag.',
      },
      b: {
        type: 'enterprising',
        label: 'The guild purse',
        description: 'Talk the Keeper of the hall into a second tent and more silver.',
        moment: 'With a team about to leave at noon, you talked the Keeper into more silver.',
      },
      c: {
        type: 'artistic',
        label: 'The team flag',
        description: 'Design a flag that tells the story of your quest at one glance.',
        moment: 'A letter called the team to a dry brook, and you designed a flag for the trip.',
      },
      d: {
        type: 'investigative',
        label: 'The old reports',
        description: 'Compare tales of other lost brooks and look for a cause they share.',
        moment: "When Alderwell's brook ran dry, you pored over old reports of other lost brooks.",
      },
    },
  }),
  traitScene({
    id: 'quick-05-the-standing-stone',
    title: 'The Standing Stone',
    scenario:
      'You stop for lunch beside a stone twice as tall as Bracken. It is covered in signs that nobody can read any more. The sun is out, the bread is fresh, and there is an hour to spare.',
    question: 'What becomes of your hour?',
    tags: ['Curiosity', 'Imagination'],
    trait: 'openness',
    options: {
      a: {
        level: 1,
        label: 'A short look',
        description: 'You walk round it once, find a sign you like, and sit down to eat.',
        moment:
          'You strolled once around the standing stone, found a sign you liked, and sat down to lunch.',
      },
      b: {
        level: 3,
        label: 'Lost in the signs',
        description: 'You copy them, dream up three tales behind them, and forget your bread.',
        moment:
          'Before a stone full of lost signs, you dreamed up three tales and forgot your bread.',
      },
      c: {
        level: 0,
        label: 'A proper rest',
        description: 'You leave old stones to other people and put your feet up in the sun.',
        moment: 'At the standing stone, you left the signs alone and put your feet up in the sun.',
      },
      d: {
        level: 2,
        label: 'A round of guesses',
        description: 'You eat with one eye on the signs and wonder who carved them, and why.',
        moment: 'Over lunch, you kept one eye on the carved stone and wondered who had made it.',
      },
    },
  }),
  interestScene({
    id: 'quick-06-four-problems-and-a-bed',
    title: 'Four Problems and a Bed',
    scenario:
      'The inn at Candle Cross has one free room and four problems. "Take one each, and the room costs you nothing," says the innkeeper. Bracken, who knows a good deal when it rains on one, lets you pick first.',
    question: 'Which problem would you like to take?',
    tags: ['Interests', 'Lending a Hand'],
    options: {
      a: {
        type: 'artistic',
        label: 'The dull evening',
        description: 'Make up a song or a tall tale for a room of tired guests.',
        moment: 'On a dull evening at the inn, you made up a tale for a room of tired guests.',
      },
      b: {
        type: 'realistic',
        label: 'The empty bread shelf',
        description: 'Knead, shape and bake a batch of loaves by hand for the morning.',
        moment: "For a bed at the inn, you rolled up your sleeves and baked the morning's bread.",
      },
      c: {
        type: 'social',
        label: 'The homesick helper',
        description: 'Keep the new kitchen hand company and make them feel at home.',
        moment: 'You kept a homesick kitchen hand company until the inn felt a little like home.',
      },
      d: {
        type: 'conventional',
        label: 'The muddled guest book',
        description: 'Put a month of mixed-up bills and bookings back in good order.',
        moment: "The innkeeper's bills were in a muddle, and you put a whole month back in order.",
      },
    },
  }),
  aptitudeScene({
    id: 'quick-07-the-ferry-and-the-mule',
    title: 'The Ferry and the Mule',
    scenario:
      'The ferry across the Silver Arm costs 8 coppers a person, but guild members pay a quarter less. All four of you are members. Biscuit is not, pays the full mule price of 12 coppers, and looks hurt.',
    question: 'What do the four of you and Biscuit pay in all?',
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
        moment:
          'At the Silver Arm ferry, you put together a fare of thirty-six coppers, mule included.',
      },
      b: {
        label: '33 coppers',
        description: 'Three tens and three single coins.',
        moment:
          "You looked at the ferry, the team and Biscuit's hurt face, and set aside thirty-three coppers.",
      },
      c: {
        label: '24 coppers',
        description: 'Two tens and four single coins.',
        moment: 'Twenty-four coppers lay in your hand when you led Biscuit down to the ferry.',
      },
      d: {
        label: '20 coppers',
        description: 'Two tens and not one coin more.',
        moment: 'Before the ferry left, you did your sums on the bank and held up twenty coppers.',
      },
    },
  }),
  traitScene({
    id: 'quick-08-three-paths-by-firelight',
    title: 'Three Paths by Firelight',
    scenario:
      'One day of walking is left, and three paths lead to Alderwell. The fire is warm, and the team would like you to shape the day. "All three of them get us there by dark," yawns Bracken, "and I have no favorite."',
    question: "How would you like tomorrow's walk to be?",
    tags: ['Planning', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 0,
        label: 'Free as the wind',
        description: 'You set off when you wake up and let each bend surprise you.',
        moment:
          'On the last day to Alderwell, you set off on a whim and let every bend surprise you.',
      },
      b: {
        level: 2,
        label: 'A plan with gaps',
        description: 'You settle the path and the main stops and leave the rest open.',
        moment:
          'You planned the main stops of the walk to Alderwell and left the hours between them open.',
      },
      c: {
        level: 1,
        label: 'One fixed point',
        description: 'You pick a spot for lunch and let the rest of the day unfold.',
        moment: 'With three paths to pick from, you fixed a spot for lunch and let the day unfold.',
      },
      d: {
        level: 3,
        label: 'Planned to the hour',
        description: 'You map each mile, rest and meal and look forward to a neat day.',
        moment:
          'By firelight, you mapped the walk to Alderwell down to the last mile, rest and meal.',
      },
    },
  }),
  interestScene({
    id: 'quick-09-an-afternoon-in-alderwell',
    title: 'An Afternoon in Alderwell',
    scenario:
      'Alderwell is quiet, because the mill wheel hangs dry. The wells are still full, so nobody is in a hurry, and your search can start in the morning. The miller has four ideas for the hours until supper.',
    question: 'How would you like to spend the afternoon?',
    tags: ['Interests', 'First Steps'],
    options: {
      a: {
        type: 'social',
        label: 'The village green',
        description: 'Teach the village children a new game and help the shy ones join.',
        moment:
          'In quiet Alderwell, you taught the village children a game and helped the shy ones join.',
      },
      b: {
        type: 'conventional',
        label: 'The flour notes',
        description: 'Sort years of scribbled notes into one clear record of the mill.',
        moment: 'The mill was idle, so you turned years of scribbled notes into one clear record.',
      },
      c: {
        type: 'investigative',
        label: 'The dry brook',
        description: 'Study mud and stones for signs of when the water stopped, and why.',
        moment: 'When the mill stood still, you went down to the dry brook to look for the cause.',
      },
      d: {
        type: 'realistic',
        label: 'The hill goats',
        description: 'Bring the goats down from the hill, trim their hooves, and milk them.',
        moment:
          'You spent a free afternoon at Alderwell among the hill goats, trimming hooves and milking.',
      },
    },
  }),
  aptitudeScene({
    id: 'quick-10-eight-hatches',
    title: 'Eight Hatches',
    scenario:
      'A stone channel with eight hatches in a row brings the brook down from a hill lake, and somewhere it is blocked. Above the block there is water, below it none. Your two pairs can lift one hatch each in an hour.',
    question: 'Which two do you lift first, so the search stays short even with bad luck?',
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
        moment: "To find the block in the brook's channel, you sent a pair to each end of the row.",
      },
      b: {
        label: 'Second and seventh',
        description: 'Both are one in from the end, with four hatches between them.',
        moment: 'You began the search for the lost water one hatch in from either end.',
      },
      c: {
        label: 'Third and sixth',
        description: 'Both are two in from the end, with two hatches between them.',
        moment:
          'Two pairs stood ready by the dry channel, and you had them lift the third and sixth hatch.',
      },
      d: {
        label: 'Fourth and fifth',
        description: 'Both are in the middle of the row, with no hatch between them.',
        moment:
          'When the search for the lost water began, you sent both pairs to the middle hatches.',
      },
    },
  }),
  traitScene({
    id: 'quick-11-rain-on-the-roof',
    title: 'Rain on the Roof',
    scenario:
      'Every hatch was dry, all the way up to the lake: a landslide has buried its gate. Tomorrow you will dig it free, and tonight rain drums on your hut. "Some sleep before a big day and some do not," says Bracken, "and both kinds open gates."',
    question: 'What is the night like for you?',
    tags: ['Pressure', 'Feelings'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 3,
        label: 'Wide awake',
        description: 'Every gust brings a new "what if", and you feel each one in your chest.',
        moment: 'The night before the big dig, you lay awake and felt each gust in your chest.',
      },
      b: {
        level: 1,
        label: 'A short worry',
        description: 'You wonder about tomorrow for a while, and then you drift off.',
        moment:
          'Rain drummed on the hut, and you wondered about the dig for a while before you slept.',
      },
      c: {
        level: 2,
        label: 'A restless night',
        description: 'You doze, wake, turn the day over in your mind, and doze again.',
        moment: 'In the hut by the lake, you dozed and woke and turned the coming day over.',
      },
      d: {
        level: 0,
        label: 'Sound asleep',
        description: 'You let the rain be rain and hear nothing more until breakfast.',
        moment: 'As rain beat on the roof before the big dig, you slept soundly until breakfast.',
      },
    },
  }),
  interestScene({
    id: 'quick-12-sixty-people-and-a-goose',
    title: 'Sixty People and a Goose',
    scenario:
      'By morning the rain is gone, and half the village has climbed the hill to help. You count sixty people, nine ropes, two oxen and one goose with strong opinions. Each of your team gets a job to call their own.',
    question: 'Which job would you like best?',
    tags: ['Interests', 'Teamwork'],
    options: {
      a: {
        type: 'realistic',
        label: 'Saws and ropes',
        description: 'Cut the great roots loose and haul them out with the two oxen.',
        moment:
          'Up at the buried lake gate, you cut great roots loose and hauled them out with oxen.',
      },
      b: {
        type: 'investigative',
        label: 'The rising lake',
        description: 'Measure how fast the lake fills and predict where the water will go.',
        moment:
          'While sixty people dug at the lake gate, you measured the water and predicted its path.',
      },
      c: {
        type: 'enterprising',
        label: 'The big push',
        description: 'Climb on a rock, fire up the crowd, and set the pace for the crews.',
        moment: 'You climbed on a rock above the lake, fired up sixty people, and set the pace.',
      },
      d: {
        type: 'social',
        label: 'The first-timers',
        description: 'Teach people who are new to this and see that nobody feels left out.',
        moment: 'On the day of the big dig, you taught the newcomers and drew each of them in.',
      },
    },
  }),
  aptitudeScene({
    id: 'quick-13-a-plan-in-the-mud',
    title: 'A Plan in the Mud',
    scenario:
      'In the mud, Bracken lists the jobs to do before the gate can open. Cutting the roots takes two hours, and only then can the stones be cleared, in three. Warning the farms below takes four hours, and greasing the gate wheel one. There are hands enough to do things side by side.',
    question: 'You start at eight. When can the gate open at the earliest?',
    tags: ['Problem Solving', 'Planning'],
    area: 'problemSolving',
    correct: 'b',
    difficulty: -0.2,
    explanation:
      'Only the stones have to wait: roots and stones take 2 + 3 = 5 hours, and the runner (4) and the wheel (1) fit beside them. Four hours is the longest single job, six adds the wheel at the end, ten does one thing after another.',
    options: {
      a: {
        label: 'At noon',
        description: 'That is four hours after the start.',
        moment: 'Over the list of jobs at the lake, you named noon as the hour for the gate.',
      },
      b: {
        label: "At one o'clock",
        description: 'That is five hours after the start.',
        moment:
          "You lined up roots, stones, runner and wheel, and set the lake gate for one o'clock.",
      },
      c: {
        label: "At two o'clock",
        description: 'That is six hours after the start.',
        moment:
          "For the opening of the lake gate, you added up the jobs and called for two o'clock.",
      },
      d: {
        label: "At six o'clock",
        description: 'That is ten hours after the start.',
        moment: 'Job after job went onto your list, and you planned to open the lake gate at six.',
      },
    },
  }),
  traitScene({
    id: 'quick-14-fox-and-geese',
    title: 'Fox and Geese',
    scenario:
      "The water is back, the mill is turning, and Alderwell throws a feast. After the pies comes Fox and Geese, the village's favorite board game, and Tolly wants to play you until midnight. There is no prize but the fun of it.",
    question: 'What makes the game fun for you?',
    tags: ['Give and Take', 'Play'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 1,
        label: 'A hard fight',
        description: 'You play hard, and far ahead you let Tolly take back a move.',
        moment:
          "At Alderwell's feast you played Fox and Geese hard, then let Tolly take back a move.",
      },
      b: {
        level: 0,
        label: 'A clear win',
        description: 'You plot one sly trap after another and go all out to win.',
        moment: 'Over a game of Fox and Geese, you plotted every trap and went all out to win.',
      },
      c: {
        level: 3,
        label: 'A happy Tolly',
        description: 'You help Tolly to find fine moves and cheer for each of them.',
        moment:
          'When the feast turned to Fox and Geese, you cheered for each fine move Tolly made.',
      },
      d: {
        level: 2,
        label: 'A close match',
        description: 'You play well, and drop a hint whenever Tolly falls behind.',
        moment:
          'You played Tolly well into the night at the feast, and dropped a hint here and there.',
      },
    },
  }),
  interestScene({
    id: 'quick-15-your-name-on-a-lantern',
    title: 'Your Name on a Lantern',
    scenario:
      'Lantern Hall glows on its hill, and Biscuit trots the last mile without being asked. At the gate the Keeper hangs up a new lantern with your name on it. "Stay a year," says the Keeper, "at any bench you choose."',
    question: 'Where would you love to spend that year?',
    tags: ['Interests', 'Your Future'],
    options: {
      a: {
        type: 'enterprising',
        label: 'The new guild house',
        description: 'Start a branch in a far town and win its people over.',
        moment: 'Back at the gate, under a lantern of your own, you set out to open a guild house.',
      },
      b: {
        type: 'social',
        label: 'The welcome room',
        description: 'Coach the newcomers and stand by them when things get hard.',
        moment: 'You gave your year at Lantern Hall to the newcomers in the welcome room.',
      },
      c: {
        type: 'conventional',
        label: 'The treasure vault',
        description: 'Keep the finds of a hundred quests sorted, listed and under your key.',
        moment:
          'Offered a year at any bench, you took the key to the treasure vault and its lists.',
      },
      d: {
        type: 'artistic',
        label: 'The story stage',
        description: 'Write songs and plays that carry the tales of the guild abroad.',
        moment:
          'Your name shone on a lantern, and you settled in at the story stage to write songs.',
      },
    },
  }),
];
