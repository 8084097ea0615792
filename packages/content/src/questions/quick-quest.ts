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
      'Once a year, the gate of Lantern Hall stands open to anyone who knocks. You knock. Inside, four benches need a helper until supper, and someone at each of them is already waving at you.',
    question: 'Which bench would you most like to join?',
    tags: ['Interests', 'New Starts'],
    options: {
      a: {
        type: 'investigative',
        label: 'The star tower',
        description: 'Watch a strange new light through the great lens and work out what it is.',
      },
      b: {
        type: 'artistic',
        label: 'The mask loft',
        description: 'Dream up masks in wild shapes and shades for the winter play.',
      },
      c: {
        type: 'realistic',
        label: 'The wheel yard',
        description: 'Shape wood and iron into a cart wheel and take it for a test roll.',
      },
      d: {
        type: 'enterprising',
        label: 'The market stall',
        description: 'Win over the crowd and sell more honey cakes than the stall next door.',
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
      },
      b: {
        level: 0,
        label: 'In a quiet corner',
        description: 'You and Wren share soup and few words, and you like it that way.',
      },
      c: {
        level: 3,
        label: 'All over the hall',
        description: 'You go from table to table, and by dessert half the hall knows you.',
      },
      d: {
        level: 1,
        label: 'At a small table',
        description: 'You join three people who talk softly, and mostly you listen.',
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
    explanation:
      'Biscuit is in the stable, so it is not empty, so no team is out (second rule read backwards), so the lantern does not burn (first rule read backwards). Option a turns the rules round, b misses that they link up, c keeps only half of the chain.',
    options: {
      a: {
        label: 'It burns, and a team is out',
        description: 'A mule that stayed behind means that a team has left.',
      },
      b: {
        label: 'It could burn or be dark',
        description: 'A mule in a stable tells you nothing about a lantern.',
      },
      c: {
        label: 'It is dark, but a team is out',
        description: 'They have slipped away, and nobody lit the lantern.',
      },
      d: {
        label: 'It is dark, and no team is out',
        description: 'One snore settles the stable, the road and the lantern.',
      },
    },
  }),
  interestScene({
    id: 'quick-04-a-letter-at-dawn',
    title: 'A Letter at Dawn',
    scenario:
      'At dawn a muddy rider brings a letter from Alderwell, three days away. Its brook has stopped running, its mill stands still, and nobody knows why. A team will leave at noon: you, Wren, a cheerful whistler named Tolly, Biscuit the mule, and old Bracken, who has been everywhere twice.',
    question: 'Which part of getting ready would you enjoy most?',
    tags: ['Interests', 'Getting Ready'],
    options: {
      a: {
        type: 'conventional',
        label: 'The packing list',
        description: 'Sort the gear, count it, and label every bag so nothing goes missing.',
      },
      b: {
        type: 'enterprising',
        label: 'The guild purse',
        description: 'Talk the Keeper of the hall into a second tent and more silver.',
      },
      c: {
        type: 'artistic',
        label: 'The team flag',
        description: 'Design a flag that tells the story of your quest at one glance.',
      },
      d: {
        type: 'investigative',
        label: 'The old reports',
        description: 'Compare tales of other lost brooks and look for a cause they share.',
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
      },
      b: {
        level: 3,
        label: 'Lost in the signs',
        description: 'You copy them, dream up three tales behind them, and forget your bread.',
      },
      c: {
        level: 0,
        label: 'A proper rest',
        description: 'You leave old stones to other people and put your feet up in the sun.',
      },
      d: {
        level: 2,
        label: 'A round of guesses',
        description: 'You eat with one eye on the signs and wonder who carved them, and why.',
      },
    },
  }),
  interestScene({
    id: 'quick-06-the-inn-at-candle-cross',
    title: 'The Inn at Candle Cross',
    scenario:
      'The inn at Candle Cross has one free room and four problems. "Take a problem each," says the innkeeper, "and the room costs you nothing." Bracken, who knows a good deal when it rains on one, lets you pick first.',
    question: 'Which problem would you like to take?',
    tags: ['Interests', 'Lending a Hand'],
    options: {
      a: {
        type: 'artistic',
        label: 'The dull evening',
        description: 'Make up a song or a tall tale for a room full of tired guests.',
      },
      b: {
        type: 'realistic',
        label: 'The leaky roof',
        description: 'Climb up with hammer and nails and stop the drip above the stairs.',
      },
      c: {
        type: 'social',
        label: 'The homesick helper',
        description: 'Keep the new kitchen hand company and make them feel at home.',
      },
      d: {
        type: 'conventional',
        label: 'The muddled guest book',
        description: 'Put a month of mixed-up bills and bookings back in good order.',
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
    explanation:
      'A quarter of 8 is 2, so each member pays 6: 4 times 6 is 24, and 12 for the mule makes 36. 33 takes a quarter off the mule too, 24 forgets the mule, 20 charges the members a quarter instead of taking it off.',
    options: {
      a: { label: '36 coppers', description: 'Three tens and six single coins.' },
      b: { label: '33 coppers', description: 'Three tens and three single coins.' },
      c: { label: '24 coppers', description: 'Two tens and four single coins.' },
      d: { label: '20 coppers', description: 'Two tens and not one coin more.' },
    },
  }),
  traitScene({
    id: 'quick-08-thirty-lines-by-firelight',
    title: 'Thirty Lines by Firelight',
    scenario:
      'Tomorrow you reach Alderwell, and tonight the supplies are yours to look after. Bracken\'s checklist has thirty lines, the fire is warm, and your boots are already off. "I never met a list that bit anyone," yawns Bracken. "Do as you please with it."',
    question: 'What happens to the list?',
    tags: ['Planning', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 0,
        label: 'It can keep',
        description: 'You enjoy the fire and trust that things will sort themselves out.',
      },
      b: {
        level: 2,
        label: 'Most of it gets done',
        description: 'You work through the main points and leave the odds and ends.',
      },
      c: {
        level: 1,
        label: 'It gets a quick look',
        description: 'You check the food and the water, and then you call it a day.',
      },
      d: {
        level: 3,
        label: 'All of it gets done',
        description: 'You check line after line and lay everything out for the morning.',
      },
    },
  }),
  interestScene({
    id: 'quick-09-the-silent-mill',
    title: 'The Silent Mill',
    scenario:
      'Alderwell is far too quiet. The mill wheel hangs dry, empty buckets stand in a row, and forty faces turn to look at you. There is plenty to do before dark, so Bracken asks each of you where you would be happiest.',
    question: 'Where would you like to pitch in?',
    tags: ['Interests', 'First Steps'],
    options: {
      a: {
        type: 'social',
        label: 'With the families',
        description: 'Listen to people who are worried and help them through the day.',
      },
      b: {
        type: 'conventional',
        label: 'With the water list',
        description: 'Keep track of every bucket, so that each home gets its exact share.',
      },
      c: {
        type: 'investigative',
        label: 'In the dry brook',
        description: 'Study mud and stones for signs of when the water stopped, and why.',
      },
      d: {
        type: 'realistic',
        label: 'At the old pump',
        description: 'Take the rusty pump apart, clean it, and get it going again.',
      },
    },
  }),
  aptitudeScene({
    id: 'quick-10-seven-hatches',
    title: 'Seven Hatches',
    scenario:
      'The brook is fed by a stone channel that runs underground from a lake in the hills. Seven hatches stand along it in a row, and somewhere on the way it is blocked. Above the block there is water, and below it there is none. To lift one hatch and look takes an hour.',
    question: 'Which hatch do you lift first, so the search stays short even with bad luck?',
    tags: ['Problem Solving'],
    area: 'problemSolving',
    correct: 'c',
    explanation:
      'The block lies in one of eight stretches. A look in the middle leaves four, whatever it shows, so three lifts always find it. After the first, second or seventh hatch bad luck leaves six or seven, and the search takes four lifts.',
    options: {
      a: {
        label: 'The first hatch',
        description: 'It is right below the lake, where the water sets out.',
      },
      b: {
        label: 'The second hatch',
        description: 'It is near the lake, with one hatch skipped to save time.',
      },
      c: {
        label: 'The fourth hatch',
        description: 'It is halfway along, with three hatches on either side.',
      },
      d: {
        label: 'The seventh hatch',
        description: 'It is by the village, where the water ought to come out.',
      },
    },
  }),
  traitScene({
    id: 'quick-11-rain-on-the-roof',
    title: 'Rain on the Roof',
    scenario:
      'Every hatch you lifted was dry, all the way up to the lake, and there you saw why: a landslide has buried the lake gate. Tomorrow you will dig it free. Tonight you lie in a hut while rain drums on the roof. "Some sleep before a big day and some do not," says Bracken, "and I have seen both kinds open gates."',
    question: 'What is the night like for you?',
    tags: ['Pressure', 'Feelings'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 3,
        label: 'Wide awake',
        description: 'Every gust brings a new "what if", and you feel each one in your chest.',
      },
      b: {
        level: 1,
        label: 'A short worry',
        description: 'You wonder about tomorrow for a while, and then you drift off.',
      },
      c: {
        level: 2,
        label: 'A restless night',
        description: 'You doze, wake, turn the day over in your mind, and doze again.',
      },
      d: {
        level: 0,
        label: 'Sound asleep',
        description: 'You let the rain be rain and hear nothing more until breakfast.',
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
      },
      b: {
        type: 'investigative',
        label: 'The rising lake',
        description: 'Measure how fast the lake fills and predict where the water will go.',
      },
      c: {
        type: 'enterprising',
        label: 'The big push',
        description: 'Climb on a rock, fire up the crowd, and set the pace for the crews.',
      },
      d: {
        type: 'social',
        label: 'The first-timers',
        description: 'Teach people who are new to this and see that nobody feels left out.',
      },
    },
  }),
  aptitudeScene({
    id: 'quick-13-a-plan-in-the-mud',
    title: 'A Plan in the Mud',
    scenario:
      'Bracken scratches into the mud what must be done before the gate can open. The roots must be cut, which takes two hours, and only then can the stones be cleared, which takes three. A runner must warn the farms below, which takes four hours, and greasing the gate wheel takes one. There are hands enough to do things side by side.',
    question: 'You start at eight. When can the gate open at the earliest?',
    tags: ['Problem Solving', 'Planning'],
    area: 'problemSolving',
    correct: 'b',
    explanation:
      'Only the stones have to wait: roots and stones take 2 + 3 = 5 hours, and the runner (4) and the wheel (1) fit beside them. Four hours is the longest single job, six adds the wheel at the end, ten does one thing after another.',
    options: {
      a: { label: 'At noon', description: 'That is four hours after the start.' },
      b: { label: "At one o'clock", description: 'That is five hours after the start.' },
      c: { label: "At two o'clock", description: 'That is six hours after the start.' },
      d: { label: "At six o'clock", description: 'That is ten hours after the start.' },
    },
  }),
  traitScene({
    id: 'quick-14-the-silver-bell',
    title: 'The Silver Bell',
    scenario:
      'The water is back, the mill is turning, and Alderwell throws a feast. The miller holds up a small silver bell for whoever had the idea that saved the day. Tolly steps up, glowing with pride. The trouble is, you are quite sure that the idea was yours.',
    question: 'What do you do?',
    tags: ['Give and Take', 'Teamwork'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 1,
        label: 'Speak up, then share',
        description: 'You say the idea was yours, and offer to take turns with the bell.',
      },
      b: {
        level: 0,
        label: 'Speak up and claim it',
        description: 'You tell them the idea was yours and take the bell: fair is fair.',
      },
      c: {
        level: 3,
        label: 'Let Tolly have it',
        description: 'You cheer along, because Tolly being happy is worth a bell to you.',
      },
      d: {
        level: 2,
        label: 'Make it a team bell',
        description: 'You let the claim go and propose that all four of you own the bell.',
      },
    },
  }),
  interestScene({
    id: 'quick-15-a-lantern-of-your-own',
    title: 'A Lantern of Your Own',
    scenario:
      'Lantern Hall glows on its hill, and Biscuit trots the last mile without being asked. At the gate the Keeper hangs up a new lantern with your name on it. "Stay a year," says the Keeper, "at any bench you choose."',
    question: 'Where would you love to spend that year?',
    tags: ['Interests', 'Your Future'],
    options: {
      a: {
        type: 'enterprising',
        label: 'The new guild house',
        description: 'Start a branch in a far town and win its people over to the guild.',
      },
      b: {
        type: 'social',
        label: 'The welcome room',
        description: 'Coach the newcomers and stand by them when things get hard.',
      },
      c: {
        type: 'conventional',
        label: 'The record room',
        description: 'Keep letters and money in such order that any answer takes a minute.',
      },
      d: {
        type: 'artistic',
        label: 'The story stage',
        description: 'Write songs and plays that carry the tales of the guild across the land.',
      },
    },
  }),
];
