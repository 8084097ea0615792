import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from '../scene.ts';

/** Tells chapter two of the Epic Journey: over the sea on the Second Thought. */
export const theVoyage: readonly ScoredQuestion[] = [
  interestScene({
    id: 'epic-09-a-shop-with-sails',
    place: 'ship',
    title: 'A Shop with Sails',
    scenario:
      'The ship is shop, post office and mending yard to seven warm islands. "Passengers work. That\'s Rule One at sea," says Pell, and hangs one fat bag of letters out of reach. "Bills."',
    question: 'What would you choose to do?',
    tags: ['Interests', 'Everyday Work'],
    options: {
      a: {
        type: 'realistic',
        activities: ['repairing'],
        label: 'The mending bench',
        description: 'Fix the pots, pumps and plows that the islanders carry up the gangway.',
        echo: 'Pots, pumps and plows came to your bench.',
        moment: 'You fixed the pots, pumps and plows that seven islands carried up the gangway.',
      },
      b: {
        type: 'conventional',
        activities: ['sorting'],
        label: 'The post room',
        description: 'Sort the letters by island, lane and door, so that each one gets home.',
        echo: 'You sorted letters by island and door.',
        moment: "In the ship's post room, you sorted letters by island, lane and door.",
      },
      c: {
        type: 'enterprising',
        activities: ['selling'],
        label: 'The shop counter',
        description: "Praise the mangoes, drive a bargain, and beat the shop's best day.",
        echo: 'All day you sold goods over the counter.',
        moment:
          'Behind the counter of the floating shop, you praised mangoes and bargained all day.',
      },
      d: {
        type: 'social',
        activities: ['listening'],
        label: 'The bench by the mast',
        description: 'Lend an ear to all who bring a worry aboard, and help them bear it.',
        echo: 'You lent an ear to islanders with worries.',
        moment: 'On the bench by the mast, you lent an ear to islanders with worries.',
      },
    },
  }),
  traitScene({
    id: 'epic-10-one-hammock-one-hook',
    place: 'ship',
    title: 'One Hammock, One Hook',
    scenario:
      'Below deck each of you has one hammock, one hook and one chest. The ship rolls, and what is not tied down goes for a walk. "I have slept in worse corners," says Bracken.',
    question: 'What does your corner look like?',
    tags: ['Order', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 1,
        label: 'Loose, but good to live in',
        description: 'Your boots have a place, and the rest moves with the waves.',
        echo: 'Your boots had a place, and the rest roamed.',
        moment: 'Your boots had a place of their own, and you let the rest move with the waves.',
      },
      b: {
        level: 0,
        label: 'A happy heap',
        description: 'Things stay where they land, and hunting for socks is half the fun.',
        echo: 'You lived in a happy heap below deck.',
        moment: 'Below deck you lived in a happy heap and enjoyed the hunt for socks.',
      },
      c: {
        level: 2,
        label: 'Mostly in order',
        description: 'You tidy up every day or two, and most of it is where you would look.',
        echo: 'You tidied your corner every day or two.',
        moment: 'Every day or two, you put your corner of the rolling ship back in order.',
      },
      d: {
        level: 3,
        label: 'A place for each thing',
        description: 'You roll, stack and tie all you own and could find it in the dark.',
        echo: 'You had a place for each thing you owned.',
        moment: 'You rolled, stacked and tied all your things, and could find them in the dark.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-11-five-chests-in-a-row',
    place: 'ship',
    title: 'Five Chests in a Row',
    scenario:
      'Five chests for five islands stand in a row in the hold: 4, 5, 2, 1, 3. Pell wants them in order, from 1 to 5. In one swap any two change places, and the crew groans. The goose looks on.',
    question: "What's the fewest swaps?",
    tags: ['Problem Solving', 'Planning'],
    area: 'problemSolving',
    correct: 'd',
    difficulty: 0.8,
    explanation:
      'Swap 4 and 1 to get 1, 5, 2, 4, 3, then 5 and 3 to get 1, 3, 2, 4, 5, then 3 and 2. Two are too few: a swap puts at most two chests in place, and five are out of place. 4 expects a swap for each chest but the last, 5 a swap for each chest, 7 swaps neighbors only.',
    options: {
      a: {
        label: '7 swaps',
        description: 'The crew groans seven times and then has its tea.',
        echo: 'You had the crew swap chests seven times.',
        moment: 'Down in the hold, you had the crew swap chests seven times before tea.',
      },
      b: {
        label: '5 swaps',
        description: 'The crew groans five times and then has its tea.',
        echo: 'You called out five swaps in the hold.',
        moment: 'You paced along the row of chests and called out five swaps to the crew.',
      },
      c: {
        label: '4 swaps',
        description: 'The crew groans four times and then has its tea.',
        echo: 'The crew heard four swaps from you.',
        moment: 'With four swaps in mind, you set the groaning crew to work on the chests.',
      },
      d: {
        label: '3 swaps',
        description: 'The crew groans three times and then has its tea.',
        echo: 'You asked the crew for three swaps.',
        moment: 'You looked hard at five heavy chests and asked the crew for three swaps.',
      },
    },
  }),
  interestScene({
    id: 'epic-12-six-days-of-glass',
    place: 'ship',
    title: 'Not a Breath of Wind',
    scenario:
      'Then the wind dies, and for six days the sea is like glass. The stove goes out, and the cook gets a light from your lantern, of course. The rest of the time is yours.',
    question: 'What would fill your six days?',
    tags: ['Interests', 'Free Time'],
    options: {
      a: {
        type: 'investigative',
        activities: ['diagnosing', 'measuring'],
        label: "The ship's wild clock",
        description: 'Find out why the clock runs fast by day and slow again by night.',
        echo: 'You found out what made a clock run wild.',
        moment: "On a sea like glass, you found out why the ship's clock ran fast and slow.",
      },
      b: {
        type: 'social',
        activities: ['teaching'],
        label: 'The school on deck',
        description: 'Teach two sailors to read, word by word, until they need no more help.',
        echo: 'You taught two sailors to read.',
        moment: 'You taught two sailors to read, word by word, while the ship waited for wind.',
      },
      c: {
        type: 'conventional',
        activities: ['programming', 'checking'],
        label: 'The loom and its cards',
        description: 'Punch a stack of cards by the plan until the loom weaves it true.',
        echo: 'Row by row, you punched cards for a loom.',
        moment: 'Row by row, you punched a stack of cards by the plan until the loom wove it true.',
      },
      d: {
        type: 'enterprising',
        activities: ['organizing', 'competing'],
        label: 'The bow against the stern',
        description: 'Set up six days of games, pick your side, and lead it to the top.',
        echo: 'You led the bow against the stern.',
        moment:
          'Six days without wind were enough to set up great games and lead your side to the top.',
      },
    },
  }),
  traitScene({
    id: 'epic-13-eleven-words',
    place: 'ship',
    title: 'Eleven Words',
    scenario:
      '"Every plank and nail of this ship has been replaced," says Pell over the stew. Wren, who has used eleven words since Tuesday, spends seven more. "Then is it still the same ship?"',
    question: 'Where does the question take you?',
    tags: ['Curiosity', 'Ideas'],
    trait: 'openness',
    options: {
      a: {
        level: 0,
        label: 'Let it sail by',
        description: 'You take more stew: it floats, and that is all you need to know.',
        echo: 'You let the question sail by, and ate.',
        moment: "You let Wren's question about the ship sail by and took more stew.",
      },
      b: {
        level: 2,
        label: 'Take a side',
        description: 'You say "the same", and argue for it with joy until the pot is empty.',
        echo: 'You argued for the same old ship.',
        moment:
          'You said "the same", and argued for the old ship with joy until the pot was empty.',
      },
      c: {
        level: 1,
        label: 'Give it a minute',
        description: 'You say what seems right to you, and then you talk about the weather.',
        echo: "You gave Wren's question one minute.",
        moment:
          "You gave Wren's question about the ship a minute, and then you talked about the weather.",
      },
      d: {
        level: 3,
        label: 'Follow it all night',
        description: 'You lie awake and wonder the same of rivers, flames and people.',
        echo: "All night you followed Wren's question.",
        moment:
          "All night long, you followed Wren's question from ships to rivers, flames and people.",
      },
    },
  }),
  aptitudeScene({
    id: 'epic-14-four-watches',
    place: 'ship',
    title: 'Four Watches',
    scenario:
      "Each of you four guards the flame for a quarter of the night. Bracken's watch comes right before that of Tolly, who wakes only when shaken. Wren does not want the first watch. Yours comes some time after Wren's.",
    question: 'Who has the third watch?',
    tags: ['Logical Reasoning'],
    area: 'logical',
    correct: 'c',
    difficulty: -0.3,
    explanation:
      'The first watch is not for Wren, nor for you (after Wren), nor for Tolly (after Bracken), so Bracken has the first and Tolly the second. You come after Wren, so Wren has the third and you the fourth. Each other answer breaks a clue: A and B need Wren or you in the first watch, D puts you before Wren.',
    options: {
      a: {
        label: 'Bracken',
        description: 'A pot of strong tea would then stand ready by two.',
        echo: 'You put Bracken down for the third watch.',
        moment: 'You fitted the four watches together and put Bracken down for the third.',
      },
      b: {
        label: 'Tolly',
        description: 'A soft tune would then be heard from two to four.',
        echo: 'On your list, the third watch was for Tolly.',
        moment: 'The third watch over the flame went to Tolly when you drew up the list.',
      },
      c: {
        label: 'Wren',
        description: 'A deep silence would then begin at about two.',
        echo: 'You had Wren third beside the flame.',
        moment: 'On your list of watches, Wren sat third beside the flame.',
      },
      d: {
        label: 'You',
        description: 'A long look at the stars would then be yours.',
        echo: 'The third watch went to you, by your list.',
        moment: 'As you worked out who would guard the flame, the third watch became yours.',
      },
    },
  }),
  interestScene({
    id: 'epic-15-a-fisher-called-ness',
    place: 'ferry',
    title: 'A Fisher Called Ness',
    scenario:
      'With the wind comes Ness, a young fisher whose boat has a broken nose. "The city stopped sending oil, so no light showed me the rocks." Pell makes for the city, three days off.',
    question: 'What would you enjoy until then?',
    tags: ['Interests', 'New Faces'],
    options: {
      a: {
        type: 'realistic',
        activities: ['fishing', 'cooking'],
        label: 'The fishing lines',
        description: 'Haul in lines with Ness, clean the catch, and fry it for the crew.',
        echo: 'You hauled in fishing lines with Ness.',
        moment: 'Side by side with Ness, you hauled in lines, cleaned fish and fried the catch.',
      },
      b: {
        type: 'investigative',
        activities: ['diagnosing', 'researching'],
        label: 'The scratched planks',
        description: 'Work back from tides and scratches to the very rock that did this.',
        echo: 'You tracked down the rock that hit the boat.',
        moment:
          "You worked back from tides and scratches to the rock that broke the fisher's boat.",
      },
      c: {
        type: 'social',
        activities: ['welcoming'],
        label: 'The new shipmate',
        description: 'Show Ness around, trade stories, and help a newcomer make friends.',
        echo: 'Ness made friends aboard, with your help.',
        moment:
          'When Ness came aboard, you traded stories until the stranger had friends on every deck.',
      },
      d: {
        type: 'enterprising',
        activities: ['persuading', 'selling'],
        label: 'The pitch for oil',
        description: 'Plan how to win the city over, and try your pitch on the crew.',
        echo: 'You tried your pitch for oil on the crew.',
        moment: 'All the way to the city, you tried out your pitch for oil on the crew.',
      },
    },
  }),
  traitScene({
    id: 'epic-16-one-of-those-days',
    place: 'ship',
    title: 'One of Those Days',
    scenario:
      "It's one of those days. A wave takes your left boot, the cook burns the soup, the goose bites you twice, and as you sit down to write home, the ink tips over. Even Wren sighs.",
    question: 'How does such a day feel?',
    tags: ['Ups and Downs', 'Feelings'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 3,
        label: 'Like far too much',
        description: "By evening it's all too much, and you have a good cry about it.",
        echo: 'By evening you had a good cry.',
        moment: 'After the boot, the soup and the goose, you had a good cry that evening.',
      },
      b: {
        level: 1,
        label: 'Like a few pinpricks',
        description: 'You grumble at each thing as it comes, and by supper you are cheerful.',
        echo: 'You grumbled, and were cheerful by supper.',
        moment: 'You grumbled at the goose, the soup and the ink, and were cheerful by supper.',
      },
      c: {
        level: 2,
        label: 'Like wearing thin',
        description: 'From noon on each small thing gets to you, and only sleep mends it.',
        echo: 'By noon the long day had worn you thin.',
        moment: "That long day at sea wore you thin by noon, and a night's sleep put it right.",
      },
      d: {
        level: 0,
        label: 'Like any other day',
        description: 'You shake your head, and Wren wonders if you noticed any of it.',
        echo: 'You lost a boot and kept your mood.',
        moment: 'A wave took your left boot, and Wren wondered if you had even noticed.',
      },
    },
  }),
];
