import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from './scene.ts';

/**
 * Tells the Standard Adventure: north from Lantern Hall, over river, sea and snow, to a light that no one
 * should have been able to light.
 *
 * Each of the twelve interest scenes leaves out two types: every pair once, except for Investigative and
 * Artistic, Social and Enterprising, and Realistic and Conventional. So each type is offered eight times,
 * twice in each of the positions a to d, and two types appear together four or five times. Of the fifteen
 * designs with these counts, this one recovers interests best in simulation. The last two of these scenes
 * offer all six types between them.
 */
export const standardAdventure: readonly ScoredQuestion[] = [
  interestScene({
    id: 'standard-01-the-seventh-light',
    place: 'gate',
    title: 'The Seventh Light',
    scenario:
      'Each night, Lantern Hall counts the lights of the old north road. There are always six. Tonight there are seven, and by midnight the whole hall is out of bed, you included.',
    question: 'Where would you spend the night?',
    tags: ['Interests', 'First Sparks'],
    options: {
      a: {
        type: 'enterprising',
        activities: ['persuading'],
        label: "The Keeper's table",
        description: 'Make the case for a journey north and get the whole room behind you.',
        echo: 'You argued for setting out to the north.',
        moment:
          'When a seventh light appeared in the north, you argued for setting out to find it.',
      },
      b: {
        type: 'investigative',
        activities: ['measuring', 'observing'],
        label: 'The tower window',
        description: 'Take sightings of the light and work out how far away it must be.',
        echo: 'You took sightings from the tower window.',
        moment: 'On the night of the seventh light, you took sightings from the tower window.',
      },
      c: {
        type: 'social',
        activities: ['comforting'],
        label: 'The long dormitory',
        description: 'Sit up with the youngest, woken by bells, and get them laughing again.',
        echo: 'You got the youngest laughing again.',
        moment:
          'Bells woke the whole hall, and you sat up with the youngest until they laughed again.',
      },
      d: {
        type: 'conventional',
        activities: ['checking', 'finding'],
        label: 'The book room',
        description: 'Put forty years of watch books in order and spot the missing night.',
        echo: 'In forty years of books, you spotted a gap.',
        moment:
          'The tower had counted seven lights, and you searched forty years of watch books for a missing night.',
      },
    },
  }),
  traitScene({
    id: 'standard-02-forty-strangers-and-a-mule',
    place: 'ferry',
    title: 'Forty Strangers and a Mule',
    scenario:
      "You set out for that light with Wren, whistling Tolly, Biscuit the mule and old Bracken, who's been everywhere twice, up there only once. Day one is a barge with forty strangers.",
    question: 'How do you pass the day?',
    tags: ['Company', 'New Faces'],
    trait: 'extraversion',
    options: {
      a: {
        level: 1,
        label: 'With one neighbor',
        description: 'You have a long talk with the person beside you and leave it at that.',
        echo: 'You had one long talk with a neighbor.',
        moment: 'On the river barge, you had one long talk with the neighbor beside you.',
      },
      b: {
        level: 2,
        label: 'With the card players',
        description: 'You join a merry group in the bow and trade stories to the coast.',
        echo: 'In the bow, you traded merry stories.',
        moment:
          'You spent the barge ride in the bow, trading stories with a merry band of card players.',
      },
      c: {
        level: 0,
        label: 'On a coil of rope',
        description: 'You find a spot of your own and watch the river banks go by in peace.',
        echo: 'You watched the banks from a coil of rope.',
        moment:
          'Among forty strangers on a barge, you watched the banks go by from a coil of rope.',
      },
      d: {
        level: 3,
        label: 'In the thick of it',
        description: 'You chat with one and all, and by noon you know most of them by name.',
        echo: 'By noon you knew most of the barge by name.',
        moment: 'By noon on the river barge, you knew most of the forty strangers by name.',
      },
    },
  }),
  aptitudeScene({
    id: 'standard-03-seven-lights-on-a-coin',
    place: 'ship',
    title: 'Seven Lights on a Coin',
    scenario:
      'In Gull Quay, a stranger in a green hood has bought the only map of the north road and paid by weight, in old coins that show seven lights. Four of them weigh as much as six new ones. The map cost 30 new coins.',
    question: 'How many old coins was that?',
    tags: ['Numerical Ability'],
    area: 'numerical',
    correct: 'c',
    difficulty: -0.7,
    explanation:
      '30 new coins are five lots of six, and each lot weighs as much as four old ones: 5 times 4 is 20. 45 turns the exchange round, 28 just takes off the two that lie between six and four, 10 is the third that is saved and not what is paid.',
    options: {
      a: {
        label: '45 old coins',
        description: 'That is four tens and five more.',
        echo: 'Forty-five old coins was your figure.',
        moment:
          "Over the map seller's scales, you put the stranger's payment at forty-five old coins.",
      },
      b: {
        label: '28 old coins',
        description: 'That is two tens and eight more.',
        echo: 'You reckoned on twenty-eight old coins.',
        moment:
          'You turned a strange old coin in your hand and reckoned on twenty-eight of its kind.',
      },
      c: {
        label: '20 old coins',
        description: 'That is two tens and not one more.',
        echo: 'You wrote down twenty old coins.',
        moment: 'In the map shop at Gull Quay, you did the sum and wrote down twenty old coins.',
      },
      d: {
        label: '10 old coins',
        description: 'That is one ten and not one more.',
        echo: 'Ten old coins, you said in the map shop.',
        moment: 'Ten old coins for the only map of the north road, you told the shop.',
      },
    },
  }),
  interestScene({
    id: 'standard-04-the-green-hood',
    place: 'city',
    title: 'The Green Hood',
    scenario:
      'Nobody has made such coins for forty years. So who is the stranger, and why buy the map? "Split up and see what you learn," says Bracken. "We meet at six, at the fish stew."',
    question: 'Which way would you look?',
    tags: ['Interests', 'Mystery'],
    options: {
      a: {
        type: 'investigative',
        activities: ['observing', 'researching'],
        label: 'Through the coin',
        description: 'Study the coin under a lens and trace where its metal was once dug.',
        echo: 'You put an old coin under the lens.',
        moment: 'A stranger had paid in coins like none you knew, and you put one under a lens.',
      },
      b: {
        type: 'enterprising',
        activities: ['negotiating'],
        label: 'Through the captains',
        description: 'Bargain with the captains for news, and win them to your side.',
        echo: 'You bargained with captains for news.',
        moment:
          'You sat down with the captains of Gull Quay and bargained for news of a green hood.',
      },
      c: {
        type: 'artistic',
        activities: ['drawing'],
        label: 'Through a portrait',
        description: 'Draw the stranger from what people recall and bring the face to life.',
        echo: "You drew the stranger's face.",
        moment:
          'From what people recalled at the harbor, you drew a stranger and brought the face to life.',
      },
      d: {
        type: 'conventional',
        activities: ['checking'],
        label: 'Through the harbor books',
        description: 'Check a month of arrivals until one name gives itself away.',
        echo: 'Line by line, you read the harbor books.',
        moment:
          'On the trail of the green hood, you checked harbor books until one name gave itself away.',
      },
    },
  }),
  traitScene({
    id: 'standard-05-nine-ports-nine-tales',
    place: 'inn',
    title: 'Nine Ports, Nine Tales',
    scenario:
      'The Fish Stew is not a dish but an inn, and tonight players from nine ports tell tales in its yard. Some you know by heart, some only by name, and one is told in whistles.',
    question: 'What makes the evening for you?',
    tags: ['New Experiences', 'Habits'],
    trait: 'openness',
    options: {
      a: {
        level: 1,
        label: 'Old tales, one new',
        description: 'You enjoy two tales you know and give the whistles a short try.',
        echo: 'You heard two old tales and some whistles.',
        moment:
          'At the Fish Stew, you enjoyed the old tales and stopped a while to hear the whistlers.',
      },
      b: {
        level: 3,
        label: 'The whistled tale',
        description: 'You lose yourself in the whistles and dream up what each means.',
        echo: 'You lost yourself in a whistled tale.',
        moment: 'A tale told in whistles drew you in, and you dreamed up a meaning for every note.',
      },
      c: {
        level: 2,
        label: 'A far-off tale',
        description: 'You pick a tale from a distant port and wonder what is behind it.',
        echo: 'A tale from a distant port drew you in.',
        moment: 'With players from nine ports in one yard, you sought out a tale from far away.',
      },
      d: {
        level: 0,
        label: 'An old favorite',
        description: 'You settle in for a tale you love and know nearly word for word.',
        echo: 'You settled in for an old favorite.',
        moment: 'On tale night in Gull Quay, you settled in for one you knew nearly by heart.',
      },
    },
  }),
  interestScene({
    id: 'standard-06-the-mango-moon',
    place: 'ship',
    title: 'The Mango Moon',
    scenario:
      'The Mango Moon is in from the hot south, its deck full of figs, drums and small bright birds. "Green hood, gone north, on the Gannet," screams its parrot. You\'re free until noon.',
    question: 'What would you try on board?',
    tags: ['Interests', 'New Faces'],
    options: {
      a: {
        type: 'social',
        activities: ['welcoming', 'comforting'],
        label: 'The first-time sailors',
        description: 'Show three homesick young sailors around town until they laugh.',
        echo: 'You showed homesick sailors around town.',
        moment:
          'In Gull Quay, you showed three homesick sailors from the south around until they laughed.',
      },
      b: {
        type: 'realistic',
        activities: ['operating', 'moving-goods'],
        label: 'The loading crane',
        description: 'Work the big crane and swing a ton of figs ashore without a bruise.',
        echo: 'You swung a ton of figs ashore by crane.',
        moment: 'You worked the big crane of the Mango Moon and swung a ton of figs ashore.',
      },
      c: {
        type: 'artistic',
        activities: ['making-music'],
        label: 'The drummers',
        description: 'Make up a rhythm with the drummers that sets the whole pier dancing.',
        echo: 'You and the drummers set the pier dancing.',
        moment: 'With drummers from the hot south, you made up a rhythm that set the pier dancing.',
      },
      d: {
        type: 'investigative',
        activities: ['researching'],
        label: 'The bright birds',
        description: 'Find out how the little birds always know which way is south.',
        echo: 'You looked into how birds know the south.',
        moment: 'Aboard a ship full of bright birds, you studied how they know which way is south.',
      },
    },
  }),
  traitScene({
    id: 'standard-07-three-coats-of-wax',
    place: 'city',
    title: 'Three Coats of Wax',
    scenario:
      'You\'ll follow the Gannet north, where mountains meet the sea. So you buy boots and a pot of wax. "Three coats, an hour apart," says the bootmaker. "Most people do as they like."',
    question: 'How do you wax your boots?',
    tags: ['Habits', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 2,
        label: 'Three coats, more or less',
        description: 'You put on three good coats and guess the hour in between.',
        echo: 'You gave your boots three good coats.',
        moment:
          'Before the mountains, you gave your boots three good coats and guessed the time between.',
      },
      b: {
        level: 0,
        label: 'A quick lick and off',
        description: 'You rub on a bit, call it done, and run off to see the harbor.',
        echo: 'One quick lick of wax, and off you ran.',
        moment: 'One quick lick of wax on your new boots, and you were off to see the harbor.',
      },
      c: {
        level: 1,
        label: 'Whenever you pass by',
        description: 'You do one coat now and another if you happen to think of it.',
        echo: 'You waxed your boots when you thought of it.',
        moment: 'You waxed your new boots once, and again when you happened to think of it.',
      },
      d: {
        level: 3,
        label: 'By the book',
        description: 'You time each coat, do every seam, and enjoy how they shine.',
        echo: 'You timed each coat and waxed every seam.',
        moment: 'Ahead of the snow, you timed each coat of wax and worked it into every seam.',
      },
    },
  }),
  interestScene({
    id: 'standard-08-the-launch-of-the-patience',
    place: 'ship',
    title: 'The Launch of the Patience',
    scenario:
      "Your boat, the Patience, isn't in the water yet. Tomorrow it'll be launched, with all of Gull Quay looking on. Captain Marl has more jobs than hands and waves you over.",
    question: 'Which part would you love?',
    tags: ['Interests', 'Lending a Hand'],
    options: {
      a: {
        type: 'artistic',
        activities: ['crafting'],
        label: 'The figurehead',
        description: 'Carve and paint a figure for the bow, as strange as you please.',
        echo: 'You carved a strange figure for the bow.',
        moment: 'For the launch of the Patience, you carved a figure as strange as you pleased.',
      },
      b: {
        type: 'social',
        activities: ['listening'],
        label: 'The old boatbuilder',
        description: 'Get the boatbuilder telling old stories and make the day a happy one.',
        echo: 'You got the old boatbuilder telling stories.',
        moment:
          'On launch day, you got the old boatbuilder telling stories and made the day a happy one.',
      },
      c: {
        type: 'realistic',
        activities: ['steering'],
        label: 'The slipway',
        description: 'Grease the beams, knock out the blocks, and guide the hull down.',
        echo: 'Down the slipway you guided the hull.',
        moment:
          'You greased the beams, knocked out the blocks, and guided the Patience down to the sea.',
      },
      d: {
        type: 'enterprising',
        activities: ['selling', 'negotiating'],
        label: 'The first cargo',
        description: 'Get the merchants to outbid each other for space on the first trip.',
        echo: 'You had merchants bid for space on board.',
        moment:
          'All of Gull Quay watched the launch while you had merchants outbidding each other for space.',
      },
    },
  }),
  traitScene({
    id: 'standard-09-the-moon-in-a-puddle',
    place: 'inn',
    title: 'The Moon in a Puddle',
    scenario:
      'Over supper Captain Marl explains the seventh light. "It\'s the moon in a puddle," says Marl, who enjoys a nod and a quarrel equally. You saw the light, and you don\'t think so.',
    question: 'How do you carry on the talk?',
    tags: ['Give and Take', 'Opinions'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 3,
        label: 'Agree where you can',
        description: 'You look for what could be true in it and gladly build on that.',
        echo: "You found some sense in Marl's puddle.",
        moment:
          'Captain Marl called the seventh light a moon in a puddle, and you found some sense in it.',
      },
      b: {
        level: 1,
        label: 'Ask for proof',
        description: 'You ask one hard question after another to see if it holds up.',
        echo: 'You put hard questions to Captain Marl.',
        moment: "At the captain's table, you put one hard question after another to a tall tale.",
      },
      c: {
        level: 0,
        label: 'Argue it out',
        description: 'You take the tale apart, point by point, and enjoy the sparks.',
        echo: "Point by point, you took Marl's tale apart.",
        moment:
          "You took Captain Marl's tale of the moon apart, point by point, and enjoyed the sparks.",
      },
      d: {
        level: 2,
        label: 'Drop one doubt',
        description: 'You name one doubt with a smile and are happy to leave it there.',
        echo: 'You named one doubt and smiled.',
        moment:
          'Over supper with Captain Marl, you named one doubt with a smile and left it there.',
      },
    },
  }),
  interestScene({
    id: 'standard-10-all-hands',
    place: 'ship',
    title: 'All Hands',
    scenario:
      'The Patience slides into the sea to loud cheers and runs north. "On this boat everybody has a job," says Captain Marl, "apart from the mule, who is the spare anchor."',
    question: 'Which job on board suits you?',
    tags: ['Interests', 'Teamwork'],
    options: {
      a: {
        type: 'realistic',
        activities: ['steering'],
        label: 'Sails and ropes',
        description: 'Haul the sails, splice the ropes, and take your turn at the wheel.',
        echo: 'You hauled sails and took the wheel.',
        moment:
          'Aboard the Patience, you hauled sails, spliced ropes, and took your turn at the wheel.',
      },
      b: {
        type: 'conventional',
        activities: ['keeping-records', 'finding'],
        label: 'Stores and log book',
        description: "Keep the ship's log, track each barrel, and find the missing one.",
        echo: 'You kept the log and found a lost barrel.',
        moment: 'You kept the log of the Patience, tracked each barrel, and found the missing one.',
      },
      c: {
        type: 'social',
        activities: ['coaching'],
        label: 'The seasick',
        description: 'Cheer up the queasy and coach them until they can dance on deck.',
        echo: 'You coached the queasy until they danced.',
        moment: 'When the sea turned rough, you coached the queasy until they could dance on deck.',
      },
      d: {
        type: 'investigative',
        activities: ['observing'],
        label: 'Clouds and currents',
        description: 'Watch the sky and the currents and predict what the sea will do next.',
        echo: 'You read the sky and predicted the sea.',
        moment:
          'On the run north, you watched clouds and currents and predicted what the sea would do.',
      },
    },
  }),
  traitScene({
    id: 'standard-11-white-water',
    place: 'ship',
    title: 'White Water',
    scenario:
      'On the third night a squall comes out of nowhere. The deck tips, and the lamp goes out. "Sit tight and hold on," says Captain Marl. "Half of my best sailors shake every time."',
    question: 'How do you feel in the squall?',
    tags: ['Pressure', 'Danger'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 0,
        label: 'Calm water',
        description: 'Your pulse stays slow, and you nod off and miss the best of it.',
        echo: 'Between two waves, you nodded off.',
        moment:
          'In the night squall your pulse stayed slow, and you nodded off and missed the best of it.',
      },
      b: {
        level: 2,
        label: 'A choppy sea',
        description: 'You are on edge for most of it, and glad of every quiet minute.',
        echo: 'You were on edge for most of the squall.',
        moment: 'Through most of the squall you were on edge, and thankful for each quiet minute.',
      },
      c: {
        level: 1,
        label: 'A ripple or two',
        description: 'You feel a flutter at the biggest waves, and it is soon gone again.',
        echo: 'You felt a flutter, and soon it was gone.',
        moment: 'You felt a flutter at the biggest waves of the squall, and then it was gone.',
      },
      d: {
        level: 3,
        label: 'Waves as high as the boat',
        description: "Your heart pounds, you feel each creak, and you're as awake as can be.",
        echo: 'With a pounding heart, you felt each creak.',
        moment: 'When the squall hit the Patience, your heart pounded and you felt every creak.',
      },
    },
  }),
  aptitudeScene({
    id: 'standard-12-the-sand-path',
    place: 'ferry',
    title: 'The Sand Path',
    scenario:
      "The squall is over. A path leads ashore across wet sand, and at two o'clock the sea will cover it. You've got two loads to carry, one after the other. The walk takes forty minutes with a load, and twenty back.",
    question: "What's the latest you can start?",
    tags: ['Problem Solving', 'Planning'],
    area: 'problemSolving',
    correct: 'b',
    difficulty: -0.4,
    explanation:
      'Over with a load, back, and over again takes 40 + 20 + 40 = 100 minutes, so twenty past twelve is the latest. Twelve adds a second way back that nobody needs, twenty to one forgets the way back, twenty past one carries one load only.',
    options: {
      a: {
        label: "At twelve o'clock",
        description: 'That leaves two hours until the sea comes in.',
        echo: 'You told Bracken to start at noon sharp.',
        moment: 'With two loads to carry over the sand, you told Bracken to start at noon sharp.',
      },
      b: {
        label: 'At twenty past twelve',
        description: 'That leaves a hundred minutes until the sea comes in.',
        echo: 'Twenty past twelve was the time you named.',
        moment: 'The tide was on its way, and you named twenty past twelve as the time to go.',
      },
      c: {
        label: 'At twenty to one',
        description: 'That leaves eighty minutes until the sea comes in.',
        echo: 'You held out for twenty to one.',
        moment: 'You looked at the sand, the sea and two loads, and held out for twenty to one.',
      },
      d: {
        label: 'At twenty past one',
        description: 'That leaves forty minutes until the sea comes in.',
        echo: 'Twenty past one was your plan.',
        moment:
          'On the deck of the Patience, you judged that both loads could wait until twenty past one.',
      },
    },
  }),
  interestScene({
    id: 'standard-13-a-week-before-the-snow',
    place: 'mountains',
    title: 'A Week Before the Snow',
    scenario:
      "Two days uphill lies Stonefold. No, nobody's seen a green hood, say the people, and look at their boots. Then they ask for help: the snow is a week away, and nothing's ready.",
    question: 'What would you gladly do?',
    tags: ['Interests', 'Village Life'],
    options: {
      a: {
        type: 'artistic',
        activities: ['designing'],
        label: 'The winter cloth',
        description: "Invent a pattern for this year's cloth, in any colors you dream of.",
        echo: 'You dreamed up a pattern for winter cloth.',
        moment: "A week before the snow, you invented a pattern for Stonefold's winter cloth.",
      },
      b: {
        type: 'conventional',
        activities: ['organizing', 'calculating'],
        label: 'The winter stores',
        description: 'Weigh the stores, make a plan of who gets what, and make it all last.',
        echo: 'You made the winter stores last.',
        moment: "You weighed Stonefold's winter stores and made a plan by which it would all last.",
      },
      c: {
        type: 'enterprising',
        activities: ['advocating', 'negotiating'],
        label: 'The wool buyers',
        description: 'Speak for the village to the wool buyers and push up what they pay.',
        echo: 'You spoke for Stonefold to the wool buyers.',
        moment:
          'For the people of Stonefold, you faced the wool buyers and pushed up what they paid.',
      },
      d: {
        type: 'realistic',
        activities: ['tending-animals', 'building'],
        label: 'The sheep on the ridge',
        description: 'Bring the flock down from the ridge and build it a new winter pen.',
        echo: 'You brought the sheep down from the ridge.',
        moment:
          'High above Stonefold, you brought the sheep down from the ridge and built their winter pen.',
      },
    },
  }),
  traitScene({
    id: 'standard-14-the-talk-round-the-stove',
    place: 'mountains',
    title: 'The Talk Round the Stove',
    scenario:
      "At night a dozen people sit around the great stove and argue about the mountain road. Some say go now, some say spring, and one blames the goats. You've got a view of your own.",
    question: 'Do you join in?',
    tags: ['Discussion', 'Energy'],
    trait: 'extraversion',
    options: {
      a: {
        level: 2,
        label: 'An early word',
        description: 'You say what you think early on and chime in whenever you like.',
        echo: 'You spoke up early, round the stove.',
        moment:
          'Round the great stove, you spoke up early about the mountain road and chimed in often.',
      },
      b: {
        level: 0,
        label: 'A word in private',
        description: 'You leave the talking to others and tell Bracken your view later.',
        echo: 'Later, in private, you told Bracken.',
        moment:
          'You kept out of the talk round the stove and told Bracken your view later, in private.',
      },
      c: {
        level: 3,
        label: 'The middle of it',
        description: 'You get up, lay out your plan, and keep the talk rolling all night.',
        echo: 'You laid out a plan and kept them talking.',
        moment:
          'When a dozen people argued about the mountain road, you stood up and laid out your plan.',
      },
      d: {
        level: 1,
        label: 'A word when asked',
        description: 'You mostly listen and give your view when somebody turns to you.',
        echo: 'You spoke when somebody turned to you.',
        moment:
          'In the warmth of the great stove, you mostly listened and spoke when somebody asked you.',
      },
    },
  }),
  interestScene({
    id: 'standard-15-a-day-in-stonefold',
    place: 'mountains',
    title: 'Three Old Coins',
    scenario:
      'By morning your snowshoes are gone, and three old coins lie in their place. So the green hood was here! Stonefold can make you new ones by tonight, and the day is yours.',
    question: 'What would you do with the day?',
    tags: ['Interests', 'Free Time'],
    options: {
      a: {
        type: 'social',
        activities: ['healing', 'caring'],
        label: 'The bone setter',
        description: 'Help the bone setter splint arms, rub sore backs, and calm nerves.',
        echo: 'You splinted arms and rubbed sore backs.',
        moment:
          "Beside Stonefold's bone setter, you splinted arms, rubbed sore backs, and calmed nerves.",
      },
      b: {
        type: 'enterprising',
        activities: ['organizing'],
        label: 'The sledge race',
        description: 'Set up a race through the village, find backers, and sell every seat.',
        echo: 'You set up a sledge race and sold it out.',
        moment: 'You set up a sledge race through Stonefold, found backers, and sold every seat.',
      },
      c: {
        type: 'investigative',
        activities: ['observing', 'researching'],
        label: 'The ice cave',
        description: 'Read the layers of old ice and work out which winter was the worst.',
        echo: 'You read old winters in the ice.',
        moment: 'In a cave above Stonefold, you read layers of ice to find out the worst winter.',
      },
      d: {
        type: 'realistic',
        activities: ['crafting'],
        label: 'The snowshoe bench',
        description: 'Bend the ash wood, weave the straps, and make your own snowshoes.',
        echo: 'You bent ash wood into your own snowshoes.',
        moment: 'When your snowshoes vanished, you bent ash wood, wove straps, and made your own.',
      },
    },
  }),
  interestScene({
    id: 'standard-16-four-fires',
    place: 'camp',
    title: 'Four Fires',
    scenario:
      "High above Stonefold you meet the wool train. A green hood went by at noon, say the drovers. It's late, so you camp with them, and people wave to you from four fires.",
    question: 'Which fire draws you most?',
    tags: ['Interests', 'Free Time'],
    options: {
      a: {
        type: 'conventional',
        activities: ['checking', 'finding'],
        label: 'The counting fire',
        description: 'Match tally sticks to bales of wool until the lost bale turns up.',
        echo: 'Your tally sticks turned up a lost bale.',
        moment:
          'Camped with the wool train, you matched tally sticks to bales until the lost one turned up.',
      },
      b: {
        type: 'artistic',
        activities: ['making-music'],
        label: "The fiddlers' fire",
        description: 'Make up a tune with the fiddlers and try new sounds until it is late.',
        echo: 'With the fiddlers, you made up a tune.',
        moment: "At the fiddlers' fire, you made up a tune and tried new sounds until late.",
      },
      c: {
        type: 'investigative',
        activities: ['researching'],
        label: "The stone finder's fire",
        description: 'Puzzle out how sea shells got inside a rock from a mountain top.',
        echo: 'You puzzled over sea shells in a rock.',
        moment: 'You puzzled by firelight over sea shells in a rock from a mountain top.',
      },
      d: {
        type: 'social',
        activities: ['mediating'],
        label: "The young drovers' fire",
        description: 'Help two drovers who have quarreled to talk it over and make peace.',
        echo: 'Two drovers made peace with your help.',
        moment:
          "Among the drovers' fires, you helped two who had quarreled to talk and make peace.",
      },
    },
  }),
  traitScene({
    id: 'standard-17-the-wrong-valley',
    place: 'mountains',
    title: 'The Wrong Valley',
    scenario:
      'It\'s your turn to lead, the fog is thick, and at a fork you choose left. Three hours later the path ends at a wall of ice. "Happens to all of us," says Bracken. Half a day is gone.',
    question: 'How long does it stay with you?',
    tags: ['Setbacks', 'Feelings'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 3,
        label: 'Right into the night',
        description: 'You go over that fork again and again until you know it by heart.',
        echo: 'You went over the wrong fork all night.',
        moment: 'You led the team to a wall of ice and went over that fork all night.',
      },
      b: {
        level: 1,
        label: 'For the first mile',
        description: 'You are annoyed with yourself for a while, and then it is behind you.',
        echo: 'You were cross for a mile, then let it go.',
        moment:
          'You were cross with yourself about the wrong valley for a mile, and then let it go.',
      },
      c: {
        level: 2,
        label: 'Until the evening',
        description: 'It comes back to you a few times, and it stings each time it does.',
        echo: 'The wrong fork stung you until evening.',
        moment: 'The wrong turn in the fog came back to sting you a few times before evening.',
      },
      d: {
        level: 0,
        label: 'Not even a minute',
        description: 'You shrug, turn around, and could walk into the next one just as well.',
        echo: 'At the wall of ice, you shrugged.',
        moment: 'When your path ended at a wall of ice, you shrugged and turned around.',
      },
    },
  }),
  interestScene({
    id: 'standard-18-the-house-by-the-pond',
    place: 'camp',
    title: 'The House by the Pond',
    scenario:
      "The wrong valley hides an old guild house by a frozen pond, with half a roof and a door that sings. Nobody's slept here for forty years. You will, and your time is your own.",
    question: 'What would you enjoy here?',
    tags: ['Interests', 'Possibilities'],
    options: {
      a: {
        type: 'enterprising',
        activities: ['persuading'],
        label: 'The future inn',
        description: 'Talk Bracken into opening an inn here, with you in charge of it.',
        echo: 'You talked Bracken into opening an inn.',
        moment: 'You stood in a house with half a roof and talked Bracken into opening an inn.',
      },
      b: {
        type: 'investigative',
        activities: ['researching', 'reasoning'],
        label: 'The brass wheels',
        description: 'Find out what a set of brass wheels on the wall once measured.',
        echo: 'You found out what old wheels had measured.',
        moment:
          'On the wall of an old guild house, you worked out what some brass wheels once measured.',
      },
      c: {
        type: 'realistic',
        activities: ['fishing'],
        label: 'The frozen pond',
        description: 'Saw through the ice, set your lines, and pull up trout for the pan.',
        echo: 'You pulled trout up through the ice.',
        moment:
          'By the frozen pond, you sawed through the ice, set your lines, and pulled up trout.',
      },
      d: {
        type: 'artistic',
        activities: ['drawing'],
        label: 'The faded wall',
        description: 'Fill the gaps in a faded wall painting with scenes of your own.',
        echo: 'You filled the gaps in a faded painting.',
        moment:
          'You found a faded wall in the wrong valley and filled its gaps with painted scenes.',
      },
    },
  }),
  traitScene({
    id: 'standard-19-what-linnet-owes',
    place: 'camp',
    title: 'The Face Under the Hood',
    scenario:
      'At dusk someone limps up to your fire in your snowshoes: Linnet, in the green hood, no older than you. "I was in a hurry, and three coins was all I had. What do I owe you?"',
    question: 'What do you say to Linnet?',
    tags: ['Give and Take', 'Plain Speaking'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 2,
        label: "Let's call it even",
        description: 'You say three coins will do if Linnet throws in a good story.',
        echo: 'You called it even for a good story.',
        moment: 'When Linnet asked what the snowshoes cost, you called it even for a good story.',
      },
      b: {
        level: 3,
        label: 'Nothing at all',
        description: 'You say they were a gift, and move over so Linnet can sit by the fire.',
        echo: 'You made Linnet a gift of the snowshoes.',
        moment: 'You made Linnet a gift of the snowshoes and moved over by the fire.',
      },
      c: {
        level: 1,
        label: 'The fair price',
        description: 'You work out what they were worth and ask for that, no more, no less.',
        echo: 'You asked Linnet for the fair price.',
        moment: 'Across the fire, you asked Linnet for the fair price of the snowshoes, no more.',
      },
      d: {
        level: 0,
        label: "Let's bargain",
        description: 'You name a high price, cross your arms, and enjoy the haggling.',
        echo: 'You named a big price and let Linnet haggle.',
        moment: 'By the fire you named a high price for the snowshoes and haggled with Linnet.',
      },
    },
  }),
  aptitudeScene({
    id: 'standard-20-five-stones-in-a-row',
    place: 'mountains',
    title: 'Goat and Kettle',
    scenario:
      "Linnet's map shows five stones in a row, but not in which order: Bell, Crow, Goat, Kettle, Monk. One hides a tunnel. Tolly's tune goes: \"Goat and Kettle guard the ends, Goat and Crow are next-door friends, Kettle's not beside the Bell, and the middle hides it well.\"",
    question: 'Which stone hides the tunnel?',
    tags: ['Logical Reasoning', 'Mystery'],
    area: 'logical',
    correct: 'a',
    difficulty: 0.5,
    explanation:
      'Goat and Kettle stand at the ends and the Crow beside the Goat, which leaves the middle and the place beside the Kettle. The Bell is not beside the Kettle, so it is in the middle and the Monk takes the other place. The Crow is second and not third, and to leave it open overlooks that the Kettle is not beside the Bell.',
    options: {
      a: {
        label: 'The Bell',
        description: 'A round stone that hums when you knock.',
        echo: 'You sang the tune and stopped at the Bell.',
        moment: "Line by line, you sang Tolly's tune to the five stones and stopped at the Bell.",
      },
      b: {
        label: 'The Crow',
        description: 'A black stone with a beak of its own.',
        echo: 'With the song in mind, you tried the Crow.',
        moment: "Five stones stood in a row, and with Tolly's song in mind you tried the Crow.",
      },
      c: {
        label: 'The Monk',
        description: 'A tall gray stone with a hood of moss.',
        echo: 'You walked up to the silent Monk.',
        moment: "You hummed Tolly's tune among five stones and walked up to the silent Monk.",
      },
      d: {
        label: 'The Bell or the Monk',
        description: 'Two stones, and the song fits either one.',
        echo: 'You kept two in mind, the Bell and the Monk.',
        moment: 'Of the five stones in the song, you kept two in mind: the Bell and the Monk.',
      },
    },
  }),
  traitScene({
    id: 'standard-21-the-ways-of-overdale',
    place: 'camp',
    title: 'The Ways of Overdale',
    scenario:
      'Linnet is from Overdale, cut off beyond the mountain for forty years. There families swap houses each spring, the youngest speak first, and a year begins with the first lamb.',
    question: 'What do you think of such ways?',
    tags: ['New Ideas', 'Imagination'],
    trait: 'openness',
    options: {
      a: {
        level: 3,
        label: 'A whole new world',
        description: 'You lie awake and picture such a life, and think up bolder ways still.',
        echo: 'You lay awake and pictured such a life.',
        moment:
          'Linnet spoke of Overdale, and you lay awake picturing such a life and bolder ones.',
      },
      b: {
        level: 1,
        label: 'A pleasant tale',
        description: 'You find one or two of them charming, but your own suit you better.',
        echo: 'You were charmed, and kept your own ways.',
        moment: 'You listened to the ways of Overdale, found a few charming, and kept to your own.',
      },
      c: {
        level: 0,
        label: 'No place like home',
        description: 'You like the ways you grew up with and see no need for other ones.',
        echo: 'Swapped houses made you fond of home.',
        moment: "By the fire, Linnet's tales of swapped houses made you fond of the ways at home.",
      },
      d: {
        level: 2,
        label: 'Something to think about',
        description: 'You ask how they came about and wonder which would work at home.',
        echo: 'You asked how the ways of Overdale began.',
        moment:
          'When Linnet told of Overdale, you asked how its ways began and which would travel well.',
      },
    },
  }),
  interestScene({
    id: 'standard-22-behind-the-bell',
    place: 'mountains',
    title: 'Behind the Bell',
    scenario:
      'Behind the Bell is a tunnel, full of fallen rock. "We lit the lamp to call you," says Linnet, "and hoped someone could still count to seven." Half of Stonefold comes to help.',
    question: 'What would you do at the dig?',
    tags: ['Interests', 'Big Tasks'],
    options: {
      a: {
        type: 'realistic',
        activities: ['building'],
        label: 'Wedges and beams',
        description: 'Split the rock with iron wedges and prop up the roof with beams.',
        echo: 'You split rock and propped up the roof.',
        moment:
          'At the fallen rock, you drove iron wedges and propped up the tunnel roof with beams.',
      },
      b: {
        type: 'social',
        activities: ['listening', 'comforting'],
        label: 'The rest tent',
        description: 'Look after tired people, hear them out, and get them laughing again.',
        echo: 'In the rest tent, you heard people out.',
        moment:
          'In the rest tent at the dig, you heard tired people out and got them laughing again.',
      },
      c: {
        type: 'conventional',
        activities: ['scheduling'],
        label: 'The shift board',
        description: 'Fit ninety diggers into shifts so that no pick ever lies idle.',
        echo: 'You fit ninety diggers into shifts.',
        moment:
          'While half of Stonefold dug, you fit ninety people into shifts so that no pick lay idle.',
      },
      d: {
        type: 'artistic',
        activities: ['writing', 'making-music'],
        label: 'The digging song',
        description: "Write new verses to Tolly's tune that ninety picks can swing to.",
        echo: "You wrote new verses to Tolly's tune.",
        moment:
          "For the long dig, you wrote new verses to Tolly's tune that ninety picks swung to.",
      },
    },
  }),
  traitScene({
    id: 'standard-23-the-red-book',
    place: 'mountains',
    title: 'The Red Book',
    scenario:
      'When you set out, the Keeper gave you a small red book. "A page a day is the custom," said the Keeper, "though any page is better than none." Tonight you leaf through it.',
    question: 'How did you fill your red book?',
    tags: ['Habits', 'Staying Power'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 0,
        label: 'Sudden sparks',
        description: 'You wrote only when the mood took you, and every page is a surprise.',
        echo: 'You wrote when the mood took you.',
        moment:
          'You opened your red book only when the mood took you, and every page was a surprise.',
      },
      b: {
        level: 2,
        label: 'Most evenings',
        description: 'You wrote after supper on most days and skipped a tired one at times.',
        echo: 'On most evenings you filled a page.',
        moment:
          'On most evenings of the trip, you found time after supper for a page in your red book.',
      },
      c: {
        level: 3,
        label: 'Every single night',
        description: 'You wrote at the same hour each night, even in squall and snow.',
        echo: 'You wrote every night, in squall and snow.',
        moment: 'Even in squall and snow, you filled a page of your red book every night.',
      },
      d: {
        level: 1,
        label: 'The great days',
        description: 'You wrote about the great days and let the plain ones go by.',
        echo: 'Your red book was for the great days.',
        moment: 'You saved your red book for the great days and let the plain ones go by.',
      },
    },
  }),
  interestScene({
    id: 'standard-24-knocks-in-the-rock',
    place: 'camp',
    title: 'Knocks in the Rock',
    scenario:
      'Knocks come through the rock, and Linnet spells them out: "Four more days! Bring the mule. We forgot what they look like." On both sides of the mountain, people get ready.',
    question: 'What would you get ready?',
    tags: ['Interests', 'Celebration'],
    options: {
      a: {
        type: 'conventional',
        activities: ['keeping-records', 'finding'],
        label: 'The lost cousins',
        description: 'Match forty years of names from both sides until each cousin is found.',
        echo: 'You found a cousin for everyone.',
        moment:
          'You matched forty years of names from two valleys until each lost cousin was found.',
      },
      b: {
        type: 'artistic',
        activities: ['drawing'],
        label: 'The painted tunnel',
        description: 'Paint the rock so the whole story unfolds as people walk through.',
        echo: 'You painted the story onto the rock.',
        moment:
          'While two valleys dug toward each other, you painted the story onto the tunnel walls.',
      },
      c: {
        type: 'enterprising',
        activities: ['persuading', 'organizing'],
        label: 'The grand opening',
        description: 'Win over guests from nine towns and make it the talk of the coast.',
        echo: 'You made the opening the talk of the coast.',
        moment: 'You won over guests from nine towns and made the opening the talk of the coast.',
      },
      d: {
        type: 'social',
        activities: ['coaching'],
        label: 'The first hello',
        description: "Help nervous people find words for family they've never met.",
        echo: 'You helped nervous people find words.',
        moment:
          "Four days before the tunnel opened, you helped people find words for family they'd never met.",
      },
    },
  }),
  interestScene({
    id: 'standard-25-new-life-for-a-house',
    place: 'feast',
    title: 'The Seventh House',
    scenario:
      'A pick breaks through, then a hand, then a face. Bracken, here only once, hugs old Juniper and says: "Twice." The road is open, and its seventh house wants new life.',
    question: 'What would you love to do there?',
    tags: ['Interests', 'Your Future'],
    options: {
      a: {
        type: 'investigative',
        activities: ['exploring', 'observing'],
        label: 'The unknown valley',
        description: 'Explore plants and springs that no book describes and test their use.',
        echo: 'Unknown plants and springs drew you on.',
        moment:
          'You stayed beyond the mountain to explore plants and springs that no book described.',
      },
      b: {
        type: 'realistic',
        activities: ['tending-animals', 'growing'],
        label: 'The mountain farm',
        description: 'Raise goats, plant an orchard, and press your own cheese and cider.',
        echo: 'You raised goats and planted an orchard.',
        moment:
          'At the seventh house, you raised goats, planted an orchard, and pressed your own cheese.',
      },
      c: {
        type: 'conventional',
        activities: ['accounting', 'organizing'],
        label: 'The book of seven houses',
        description: 'Plan beds, food and coins for seven houses until it all balances.',
        echo: 'Seven houses ran by the book you kept.',
        moment:
          'Along the open road, you planned beds, food and coins for seven houses until it all balanced.',
      },
      d: {
        type: 'enterprising',
        activities: ['founding'],
        label: 'The new trade',
        description: 'Start a trade between the valleys, win partners, and make it grow.',
        echo: 'You started a trade between two valleys.',
        moment: 'When the road to Overdale opened, you started a trade between the two valleys.',
      },
    },
  }),
];
