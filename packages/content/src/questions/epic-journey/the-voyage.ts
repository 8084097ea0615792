import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from '../scene.ts';

/** Chapter two of the Epic Journey: over the sea on the Second Thought. */
export const theVoyage: readonly ScoredQuestion[] = [
  interestScene({
    id: 'epic-09-a-shop-with-sails',
    title: 'A Shop with Sails',
    scenario:
      'The Second Thought is also the shop, the post office and the mending yard of seven small islands. "Passengers work. That is Rule One at sea," says Captain Pell, and gives out all letters but those in one fat bag. "Bills," says Pell, and hangs it high, out of reach of the mule.',
    question: 'What would you choose to do on board?',
    tags: ['Interests', 'Everyday Work'],
    options: {
      a: {
        type: 'realistic',
        label: 'The mending bench',
        description: 'Fix the pots, pumps and plows that the islanders carry up the gangway.',
      },
      b: {
        type: 'conventional',
        label: 'The post room',
        description: 'Sort the letters by island, lane and door, so that each one gets home.',
      },
      c: {
        type: 'enterprising',
        label: 'The shop counter',
        description: 'Praise the goods, drive a bargain, and beat the best day the shop has had.',
      },
      d: {
        type: 'social',
        label: 'The bench by the mast',
        description: 'Lend an ear to all who come aboard with a worry, and help them bear it.',
      },
    },
  }),
  traitScene({
    id: 'epic-10-one-hammock-one-hook',
    title: 'One Hammock, One Hook',
    scenario:
      'Below deck each of you has one hammock, one hook and one chest. The ship rolls, and whatever is not tied down goes for a walk. "I have seen worse corners," says Bracken on the third day, "and I have slept in them."',
    question: 'What does your corner look like?',
    tags: ['Order', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 1,
        label: 'Loose, but you can live in it',
        description: 'Your boots have a place of their own, and the rest moves with the waves.',
      },
      b: {
        level: 0,
        label: 'A happy heap',
        description: 'Things stay where they land, and the hunt for socks is part of the fun.',
      },
      c: {
        level: 2,
        label: 'Mostly in order',
        description: 'You tidy up every day or two, and most of it is where you would look.',
      },
      d: {
        level: 3,
        label: 'A place for each thing',
        description: 'You roll, stack and tie all that you own and could find it in the dark.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-11-the-mule-the-goose-the-letters',
    title: 'The Mule, the Goose, the Letters',
    scenario:
      "The leak is not that small. While it is mended, all must go ashore on a raft that holds you and just one of these three: Biscuit, the goose, or the captain's bag of letters. Left without you, Biscuit eats the letters, and the goose bites Biscuit. One crossing takes ten minutes.",
    question: 'How many crossings does it take at least, both ways counted?',
    tags: ['Problem Solving', 'Planning'],
    area: 'problemSolving',
    correct: 'd',
    explanation:
      'Biscuit over, back alone, goose over, Biscuit back, letters over, back alone, Biscuit over: seven. The other two may be left together, so Biscuit goes first and has to come back once. 3 counts one trip a passenger, 4 counts only the trips towards the shore, 5 leaves Biscuit there with the goose or the letters.',
    options: {
      a: { label: '3 crossings', description: 'It keeps you on the raft for half an hour.' },
      b: { label: '4 crossings', description: 'It keeps you on the raft for forty minutes.' },
      c: { label: '5 crossings', description: 'It keeps you on the raft for fifty minutes.' },
      d: { label: '7 crossings', description: 'It keeps you on the raft for seventy minutes.' },
    },
  }),
  interestScene({
    id: 'epic-12-not-a-breath-of-wind',
    title: 'Not a Breath of Wind',
    scenario:
      'Then the wind dies, and for six days the ship sits on a sea like glass. Tolly is asked, kindly and by everyone, to whistle something else. When the stove goes out, the cook asks for a light from your lantern and gets it, of course. After that there is nothing left to do but what you please.',
    question: 'What would you like to fill the six days with?',
    tags: ['Interests', 'Free Time'],
    options: {
      a: {
        type: 'investigative',
        label: 'The glowing sea',
        description: 'Scoop up the water that shines at night and find out what lights it.',
      },
      b: {
        type: 'social',
        label: 'The school on deck',
        description: 'Teach two sailors to read, word by word, until they need no more help.',
      },
      c: {
        type: 'conventional',
        label: 'The chest of charts',
        description: 'Sort two hundred sea charts by coast and year and weed out the old ones.',
      },
      d: {
        type: 'artistic',
        label: 'The theater of scraps',
        description: 'Turn bits of sail into puppets and think up a play for a moonlit deck.',
      },
    },
  }),
  traitScene({
    id: 'epic-13-eleven-words',
    title: 'Eleven Words',
    scenario:
      '"Every plank of this ship has been replaced," says Captain Pell at supper, "and every rope and nail." Wren, who has used eleven words since Tuesday, spends seven more. "Then is it still the same ship?" All spoons stop in mid-air.',
    question: "What do you do with Wren's question?",
    tags: ['Curiosity', 'Ideas'],
    trait: 'openness',
    options: {
      a: {
        level: 0,
        label: 'Let it sail by',
        description: 'You take more stew: it floats, and that is all you need to know.',
      },
      b: {
        level: 2,
        label: 'Take a side',
        description: 'You say "the same", and argue for it with joy until the pot is empty.',
      },
      c: {
        level: 1,
        label: 'Give it a minute',
        description: 'You say what seems right to you, and then you talk about the weather.',
      },
      d: {
        level: 3,
        label: 'Follow it all night',
        description: 'You cannot let it go, and wonder the same of rivers, flames and people.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-14-four-watches',
    title: 'Four Watches',
    scenario:
      "The flame is never left alone, so each of you four sits up with it for a quarter of the night. Bracken's watch comes right before that of Tolly, who needs a good shake to wake up. Wren does not want the first watch. Yours comes some time after Wren's.",
    question: 'Who has the third watch?',
    tags: ['Logical Reasoning'],
    area: 'logical',
    correct: 'c',
    explanation:
      'The first watch is not for Wren, nor for you (after Wren), nor for Tolly (after Bracken), so Bracken has the first and Tolly the second. You come after Wren, so Wren has the third and you the fourth. Each other answer breaks a clue: a and b need Wren or you in the first watch, d puts you before Wren.',
    options: {
      a: { label: 'Bracken', description: 'A pot of strong tea would then stand ready by two.' },
      b: { label: 'Tolly', description: 'A soft tune would then be heard from two to four.' },
      c: { label: 'Wren', description: 'A deep silence would then begin at about two.' },
      d: { label: 'You', description: 'A long look at the stars would then be yours.' },
    },
  }),
  interestScene({
    id: 'epic-15-a-boat-with-a-broken-nose',
    title: 'A Boat with a Broken Nose',
    scenario:
      'The wind is back, and with it comes a boat with a broken nose. In it sits a young fisher called Ness, wet to the bone. "The city stopped sending oil in spring, so the Far Light is dark, and I hit the rocks," says Ness. "Ninety boats are still out there, and my family is in six of them."',
    question: 'What would you want to do first?',
    tags: ['Interests', 'First Steps'],
    options: {
      a: {
        type: 'realistic',
        label: 'The broken boat',
        description: 'Saw new planks, bend them into place, and make it float like before.',
      },
      b: {
        type: 'investigative',
        label: 'The long drift',
        description: 'Work back from tides and scratches to the very rock that did this.',
      },
      c: {
        type: 'social',
        label: 'The wet fisher',
        description: 'Wrap Ness in blankets, stay close by, and listen all night long.',
      },
      d: {
        type: 'enterprising',
        label: 'The slow captain',
        description: 'Talk Pell and the crew into a race for the city, and take the lead.',
      },
    },
  }),
  traitScene({
    id: 'epic-16-one-of-those-days',
    title: 'One of Those Days',
    scenario:
      'The ship races for the city, and it is one of those days. A wave takes your left boot, the cook burns the soup, the goose bites you twice, and Tolly knows only one tune. When you sit down to write home, the ink tips over.',
    question: 'How does such a day feel to you?',
    tags: ['Ups and Downs', 'Feelings'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 3,
        label: 'Like far too much',
        description: 'By evening you could cry over a spoon, and it takes days to feel right.',
      },
      b: {
        level: 1,
        label: 'Like a few pinpricks',
        description: 'You grumble at each thing as it comes, and by supper you are cheerful.',
      },
      c: {
        level: 2,
        label: 'Like wearing thin',
        description: 'From noon on each small thing gets to you, and only sleep puts it right.',
      },
      d: {
        level: 0,
        label: 'Like any other day',
        description: 'You shake your head at each of them, and your mood stays as it was.',
      },
    },
  }),
];
