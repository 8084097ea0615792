import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from './scene.ts';

/**
 * Tells the Standard Adventure: north from Lantern Hall, over river, sea and snow, to a light that no one
 * should have been able to light.
 *
 * Each interest scene offers four of the six types. The pairs left out are the nine that are not adjacent on
 * the hexagon (RA, AE, RE, IS, SC, IC, and the opposites RS, IE, AC), so each type is offered six times, once
 * or twice in each of the positions a to d, and two types appear together three times, or four times when one
 * scene leaves out both. Of the seventy designs with these counts, this one has the smallest standard errors
 * of the interests in simulation: the least similar types appear together most often.
 */
export const standardAdventure: readonly ScoredQuestion[] = [
  interestScene({
    id: 'standard-01-the-seventh-light',
    title: 'The Seventh Light',
    scenario:
      'Each night, Lantern Hall counts the lights of the old north road. There are always six. Tonight there are seven, and by midnight the whole hall is out of bed, you included.',
    question: 'Where would you spend the night?',
    tags: ['Interests', 'First Sparks'],
    options: {
      a: {
        type: 'enterprising',
        label: "The Keeper's table",
        description: 'Make the case for a journey north and get the whole room behind you.',
        echo: 'You argued for setting out to the north.',
        moment:
          'When a seventh light appeared in the north, you argued for setting out to find it.',
      },
      b: {
        type: 'investigative',
        label: 'The tower window',
        description: 'Take sightings of the light and work out how far away it must be.',
        echo: 'You took sightings from the tower window.',
        moment: 'On the night of the seventh light, you took sightings from the tower window.',
      },
      c: {
        type: 'social',
        label: 'The long dormitory',
        description: 'Sit with the youngest, woken by bells, and chat until they feel safe.',
        echo: 'All night you sat with the youngest.',
        moment:
          'Bells woke the whole hall, and you sat and chatted with the youngest until they felt safe.',
      },
      d: {
        type: 'conventional',
        label: 'The book room',
        description: 'Put forty years of watch books in order, so any night can be found.',
        echo: 'You put forty years of books in order.',
        moment:
          'The tower had counted seven lights, and you put forty years of watch books in order.',
      },
    },
  }),
  traitScene({
    id: 'standard-02-forty-strangers-and-a-mule',
    title: 'Forty Strangers and a Mule',
    scenario:
      'You set out for that light with Wren, whistling Tolly, Biscuit the mule and old Bracken, who has been everywhere twice, up there only once. Day one is a barge with forty strangers.',
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
    title: 'Seven Lights on a Coin',
    scenario:
      'In Gull Quay, a stranger in a green hood has bought the only map of the north road, with old coins that show seven lights. By weight, four of those are worth six new ones. The map cost 30 new coins.',
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
    title: 'The Green Hood',
    scenario:
      'Nobody has made such coins for forty years. So who is the stranger, and why buy the map? "Split up and see what you learn," says Bracken. "We meet at six, at the fish stew."',
    question: 'Which way would you look?',
    tags: ['Interests', 'Mystery'],
    options: {
      a: {
        type: 'investigative',
        label: 'Through the coin',
        description: 'Study the coin under a lens and trace where its metal was once dug.',
        echo: 'You put an old coin under the lens.',
        moment: 'A stranger had paid in coins like none you knew, and you put one under a lens.',
      },
      b: {
        type: 'enterprising',
        label: 'Through the captains',
        description: 'Bargain with the captains for news, and win them to your side.',
        echo: 'You bargained with captains for news.',
        moment:
          'You sat down with the captains of Gull Quay and bargained for news of a green hood.',
      },
      c: {
        type: 'artistic',
        label: 'Through a portrait',
        description: 'Draw the stranger from what people recall and bring the face to life.',
        echo: "You drew the stranger's face.",
        moment:
          'From what people recalled at the harbor, you drew a stranger and brought the face to life.',
      },
      d: {
        type: 'conventional',
        label: 'Through the harbor books',
        description: 'Check a month of arrivals, line by line, and mark each name that fits.',
        echo: 'Line by line, you read the harbor books.',
        moment: 'On the trail of the green hood, you checked a month of harbor books line by line.',
      },
    },
  }),
  traitScene({
    id: 'standard-05-nine-ports-nine-tales',
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
  aptitudeScene({
    id: 'standard-06-four-ships-in-the-night',
    title: 'Four Ships in the Night',
    scenario:
      'Four ships sailed, the green hood on the last. "Gannet first, Otter second," says a dockhand. "Heron first, Pike last," says another, and a third says, "Pike third, Otter last." "You each have one ship right and one wrong," sighs the clerk.',
    question: 'Which ship sailed last?',
    tags: ['Logical Reasoning'],
    area: 'logical',
    correct: 'a',
    difficulty: 1.1,
    explanation:
      'With the Pike last, the second dockhand is half right, but then the third would need the Otter last as well. So the Heron was first, the Gannet was not, and so the Otter was second, the Pike third and the Gannet last. The Otter and the Pike tempt because somebody names them last, the Heron because nobody places it late.',
    options: {
      a: {
        label: 'The Gannet',
        description: 'It has three masts, white sails and a load of tin.',
        echo: 'You named the Gannet at the harbor office.',
        moment:
          "You listened to three squabbling dockhands and named the Gannet as the stranger's ship.",
      },
      b: {
        label: 'The Heron',
        description: 'It has two masts, red sails and a load of salt.',
        echo: 'The Heron was the ship you bet on.',
        moment: 'The dockhands squabbled, the clerk sighed, and you put your money on the Heron.',
      },
      c: {
        label: 'The Otter',
        description: 'It has one mast, brown sails and a load of rope.',
        echo: 'You pointed to the Otter on the list.',
        moment:
          'In the harbor office, you laid three stories side by side and pointed to the Otter.',
      },
      d: {
        label: 'The Pike',
        description: 'It has two masts, gray sails and a load of hay.',
        echo: 'You settled on the Pike.',
        moment: 'Of four ships in the night, you settled on the Pike as the last to leave.',
      },
    },
  }),
  traitScene({
    id: 'standard-07-the-street-of-boots',
    title: 'The Street of Boots',
    scenario:
      'The Gannet went north, where mountains meet the sea, and so will you. For the snow you need good boots, and Gull Quay has a street of twelve bootmakers and nothing else.',
    question: 'How do you buy your boots?',
    tags: ['Decisions', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 2,
        label: 'A few shops, then lunch',
        description: 'You look in at a few good shops and choose with care over lunch.',
        echo: 'Over lunch, you decided on your boots.',
        moment:
          'In the street of boots, you looked into a few shops and decided with care over lunch.',
      },
      b: {
        level: 0,
        label: 'Love at first sight',
        description: 'You see a pair you like, put them on, and wear them out of the shop.',
        echo: 'You wore your new boots out of the shop.',
        moment: 'You fell in love with a pair of boots and wore them straight out of the shop.',
      },
      c: {
        level: 1,
        label: 'A quick try-on',
        description: 'You try on what the first shop has and take the pair that feels best.',
        echo: 'In the first shop, you found your boots.',
        moment: 'Ahead of the snow, you found a pair of boots in the first shop and were done.',
      },
      d: {
        level: 3,
        label: 'The whole street',
        description: 'You visit each shop, note price and seams, and compare before you buy.',
        echo: 'You compared boots in the whole street.',
        moment:
          'Before the mountains, you visited each bootmaker in the street and compared notes on price and seams.',
      },
    },
  }),
  interestScene({
    id: 'standard-08-the-launch-of-the-patience',
    title: 'The Launch of the Patience',
    scenario:
      'Your boat, the Patience, is not in the water yet. Tomorrow it will be launched, with all of Gull Quay looking on. Captain Marl has more jobs than hands and waves you over.',
    question: 'Which part would you love?',
    tags: ['Interests', 'Lending a Hand'],
    options: {
      a: {
        type: 'artistic',
        label: 'The figurehead',
        description: 'Carve and paint a figure for the bow, as strange as you please.',
        echo: 'You carved a strange figure for the bow.',
        moment: 'For the launch of the Patience, you carved a figure as strange as you pleased.',
      },
      b: {
        type: 'social',
        label: 'The old boatbuilder',
        description: 'Be there for the builder, who is both proud and sad to see it go.',
        echo: 'You stood by the proud old boatbuilder.',
        moment: 'On launch day, you stood beside the old boatbuilder, who was both proud and sad.',
      },
      c: {
        type: 'realistic',
        label: 'The slipway',
        description: 'Grease the beams, knock out the blocks, and guide the hull down.',
        echo: 'Down the slipway you guided the hull.',
        moment:
          'You greased the beams, knocked out the blocks, and guided the Patience down to the sea.',
      },
      d: {
        type: 'enterprising',
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
    title: 'The Moon in a Puddle',
    scenario:
      'Over supper Captain Marl explains the seventh light. "It is the moon in a puddle," says Marl, who enjoys a nod and a quarrel equally. You saw the light, and think otherwise.',
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
    title: 'All Hands',
    scenario:
      'The Patience slides into the sea to loud cheers and runs north. "On this boat everybody has a job," says Captain Marl, "apart from the mule, who is the spare anchor."',
    question: 'Which job on board suits you?',
    tags: ['Interests', 'Teamwork'],
    options: {
      a: {
        type: 'realistic',
        label: 'Sails and ropes',
        description: 'Haul the sails, splice the ropes, and take your turn at the wheel.',
        echo: 'You hauled sails and took the wheel.',
        moment:
          'Aboard the Patience, you hauled sails, spliced ropes, and took your turn at the wheel.',
      },
      b: {
        type: 'conventional',
        label: 'Stores and log book',
        description: "Keep the ship's log to the minute and track each barrel and crate.",
        echo: "You kept the ship's log to the minute.",
        moment: 'You kept the log of the Patience to the minute and knew where each barrel stood.',
      },
      c: {
        type: 'social',
        label: 'The seasick',
        description: 'Cheer up the queasy and coach them until they find their feet.',
        echo: 'You coached the queasy back to their feet.',
        moment:
          'When the sea turned rough, you cheered up the queasy and coached them back onto their feet.',
      },
      d: {
        type: 'investigative',
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
    title: 'White Water',
    scenario:
      'On the third night a squall comes out of nowhere. The deck tips, and the lamp goes out. "Sit tight and hold on," says Captain Marl, who has seen worse before breakfast.',
    question: 'What is it like inside you?',
    tags: ['Pressure', 'Danger'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 0,
        label: 'Calm water',
        description: 'Your pulse stays slow, and between two waves you even nod off.',
        echo: 'Between two waves, you nodded off.',
        moment: 'In the night squall your pulse stayed slow, and between two waves you nodded off.',
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
        description: 'Your heart pounds, and each creak of the boat goes right through you.',
        echo: 'Your heart pounded at each creak.',
        moment:
          'When the squall hit the Patience, your heart pounded and every creak went right through you.',
      },
    },
  }),
  aptitudeScene({
    id: 'standard-12-the-sand-path',
    title: 'The Sand Path',
    scenario:
      "The squall is over. A path leads ashore across wet sand, and at two o'clock the sea will cover it. You must carry two loads, one after the other. The walk takes forty minutes with a load, and twenty back.",
    question: 'How late can you still start?',
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
    title: 'A Week Before the Snow',
    scenario:
      'Two days uphill lies Stonefold. No, nobody has seen a green hood, say the people, and look at their boots. Then they ask for help: the snow is a week away, and nothing is ready.',
    question: 'What would you gladly do?',
    tags: ['Interests', 'Village Life'],
    options: {
      a: {
        type: 'artistic',
        label: 'The winter cloth',
        description: "Invent a pattern for this year's cloth, in any colors you dream of.",
        echo: 'You dreamed up a pattern for winter cloth.',
        moment: "A week before the snow, you invented a pattern for Stonefold's winter cloth.",
      },
      b: {
        type: 'conventional',
        label: 'The winter stores',
        description: 'Weigh and label the stores and draw up a table of what lasts how long.',
        echo: 'You weighed and labeled the winter stores.',
        moment:
          "You weighed and labeled Stonefold's winter stores and drew up a table of what would last.",
      },
      c: {
        type: 'enterprising',
        label: 'The wool buyers',
        description: 'Speak for the village to the wool buyers and push up what they pay.',
        echo: 'You spoke for Stonefold to the wool buyers.',
        moment:
          'For the people of Stonefold, you faced the wool buyers and pushed up what they paid.',
      },
      d: {
        type: 'realistic',
        about: ['animals'],
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
    title: 'The Talk Round the Stove',
    scenario:
      'At night a dozen people sit round the great stove and argue about the mountain road. Some say go now, some say spring, and one blames the goats. You have a view of your own.',
    question: 'What is your part in the talk?',
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
  aptitudeScene({
    id: 'standard-15-two-full-sledges',
    title: 'Two Full Sledges',
    scenario:
      'By morning your snowshoes are gone, and in their place lie three old coins. So the green hood was here! Bracken hires two sledges for at most 200 pounds each. All six bundles must fit: 110, 80, 70, 60, 50 and 30 pounds.',
    question: 'What goes with the heaviest?',
    tags: ['Problem Solving'],
    area: 'problemSolving',
    correct: 'd',
    difficulty: -0.9,
    explanation:
      'All six together weigh 400, so both sledges must be full to the last pound: 90 more have to join the 110, and only 60 and 30 make 90. With the 80, or with the 50 and the 30, the other sledge would have to take 210, with the 70 even 220.',
    options: {
      a: {
        label: 'The 80',
        description: 'Just one more bundle, the next one down in weight.',
        echo: 'You put the eighty with the heaviest.',
        moment: 'Two sledges stood ready, and you put the eighty-pound bundle with the heaviest.',
      },
      b: {
        label: 'The 70',
        description: 'Just one more bundle, the third one down in weight.',
        echo: 'With the heaviest, you roped the seventy.',
        moment: 'You lifted each bundle in the snow and paired the heaviest with the seventy.',
      },
      c: {
        label: 'The 50 and the 30',
        description: 'Two more bundles, and the lightest two of all.',
        echo: 'You roped on the fifty and the thirty.',
        moment: 'To load the sledges, you roped the fifty and the thirty to the heaviest bundle.',
      },
      d: {
        label: 'The 60 and the 30',
        description: 'Two more bundles, the lightest and a middling one.',
        echo: 'You added the sixty and the thirty.',
        moment:
          'On a cold morning in Stonefold, you added the sixty and the thirty to the heaviest bundle.',
      },
    },
  }),
  interestScene({
    id: 'standard-16-four-fires',
    title: 'Four Fires',
    scenario:
      'High above Stonefold you meet the wool train. A green hood went by at noon, say the drovers. It is late, so you camp with them, and people wave to you from four fires.',
    question: 'Which fire draws you most?',
    tags: ['Interests', 'Free Time'],
    options: {
      a: {
        type: 'conventional',
        label: 'The counting fire',
        description: 'Match notches on tally sticks to the bales until each count is right.',
        echo: 'You matched tally sticks to bales of wool.',
        moment:
          'Camped with the wool train, you matched tally sticks to bales until every count was right.',
      },
      b: {
        type: 'artistic',
        label: "The fiddlers' fire",
        description: 'Make up a tune with the fiddlers and try new sounds until it is late.',
        echo: 'With the fiddlers, you made up a tune.',
        moment: "At the fiddlers' fire, you made up a tune and tried new sounds until late.",
      },
      c: {
        type: 'investigative',
        label: "The stone finder's fire",
        description: 'Puzzle out how sea shells got inside a rock from a mountain top.',
        echo: 'You puzzled over sea shells in a rock.',
        moment: 'You puzzled by firelight over sea shells in a rock from a mountain top.',
      },
      d: {
        type: 'social',
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
    title: 'The Wrong Valley',
    scenario:
      'It is your turn to lead, the fog is thick, and at a fork you choose left. Three hours later the path ends at a wall of ice. Nobody complains, but half a day is gone.',
    question: 'How long does it stay with you?',
    tags: ['Setbacks', 'Feelings'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 3,
        label: 'Right into the night',
        description: 'You go over that fork again and again and take it very much to heart.',
        echo: 'You went over the wrong fork all night.',
        moment: 'After leading the team to a wall of ice, you went over that fork all night.',
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
        description: 'You shrug, turn round, and enjoy the walk: anyone can misread a fork.',
        echo: 'At the wall of ice, you shrugged.',
        moment: 'When your path ended at a wall of ice, you shrugged and enjoyed the walk back.',
      },
    },
  }),
  interestScene({
    id: 'standard-18-the-house-by-the-pond',
    title: 'The House by the Pond',
    scenario:
      'The wrong valley hides an old guild house by a frozen pond, with half a roof and a door that sings. Nobody has slept here for forty years. You will, and your time is your own.',
    question: 'What would you enjoy here?',
    tags: ['Interests', 'Possibilities'],
    options: {
      a: {
        type: 'enterprising',
        label: 'The future inn',
        description: 'Talk Bracken into opening an inn here, with you in charge of it.',
        echo: 'You talked Bracken into opening an inn.',
        moment: 'You stood in a house with half a roof and talked Bracken into opening an inn.',
      },
      b: {
        type: 'investigative',
        label: 'The brass wheels',
        description: 'Find out what a set of brass wheels on the wall once measured.',
        echo: 'You found out what old wheels had measured.',
        moment:
          'On the wall of an old guild house, you worked out what some brass wheels once measured.',
      },
      c: {
        type: 'realistic',
        about: ['fish', 'food'],
        label: 'The frozen pond',
        description: 'Saw a hole in the ice, catch trout, and roast them over a fire.',
        echo: 'Trout roasted over your fire by the pond.',
        moment: 'By the frozen pond, you sawed through the ice and roasted trout over a fire.',
      },
      d: {
        type: 'artistic',
        label: 'The faded wall',
        description: 'Fill the gaps in a faded wall painting with scenes of your own.',
        echo: 'You filled the gaps in a faded painting.',
        moment:
          'You found a faded wall in the wrong valley and filled its gaps with painted scenes.',
      },
    },
  }),
  traitScene({
    id: 'standard-19-the-face-under-the-hood',
    title: 'The Face Under the Hood',
    scenario:
      'At dusk somebody limps up to your fire in your snowshoes. Under the green hood is Linnet, no older than you. "I was in a hurry," says Linnet, "and I left all the coins I had."',
    question: 'What do you say to Linnet?',
    tags: ['Forgiving', 'Plain Speaking'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 2,
        label: 'It is settled',
        description: 'You say that the coins will do, though it did cost you some time.',
        echo: 'You told Linnet that the coins would do.',
        moment:
          'Linnet limped in wearing your snowshoes, and you said that the coins had settled it.',
      },
      b: {
        level: 3,
        label: 'No harm done',
        description: 'You say it is quite all right and that Linnet can keep them for now.',
        echo: 'No harm done, you said to Linnet.',
        moment: 'When Linnet came limping to your fire, you said there was no harm done.',
      },
      c: {
        level: 1,
        label: 'Tell me more first',
        description: 'You want to hear the whole story before you say that all is well.',
        echo: 'You wanted the whole story from Linnet.',
        moment:
          'Before you made peace with Linnet over the snowshoes, you wanted to hear the whole story.',
      },
      d: {
        level: 0,
        label: 'That was wrong',
        description: 'You say plainly that it was wrong, because clear words clear the air.',
        echo: 'You said plainly that it had been wrong.',
        moment:
          'You told Linnet plainly, across the fire, that taking the snowshoes had been wrong.',
      },
    },
  }),
  aptitudeScene({
    id: 'standard-20-goat-and-kettle',
    title: 'Goat and Kettle',
    scenario:
      "Linnet's map shows five stones in a row: Bell, Crow, Goat, Kettle, Monk, in any order. Behind one is a tunnel. Tolly's old tune has words: \"Goat and Kettle guard the ends, Goat and Crow are next-door friends, Kettle's not beside the Bell, and the middle hides it well.\"",
    question: 'Which stone hides the tunnel?',
    tags: ['Logical Reasoning', 'Mystery'],
    area: 'logical',
    correct: 'c',
    difficulty: 0.5,
    explanation:
      'Goat and Kettle stand at the ends and the Crow beside the Goat, which leaves the middle and the place beside the Kettle. The Bell is not beside the Kettle, so it is in the middle and the Monk takes the other place. The Crow is second and not third, and to leave it open overlooks that the Kettle is not beside the Bell.',
    options: {
      a: {
        label: 'The Monk',
        description: 'The song never names it, so it is where the secret lies.',
        echo: 'You walked up to the silent Monk.',
        moment: "You hummed Tolly's tune among five stones and walked up to the silent Monk.",
      },
      b: {
        label: 'The Crow',
        description: 'The Goat is its friend and the Kettle is far away.',
        echo: 'With the song in mind, you tried the Crow.',
        moment: "Five stones stood in a row, and with Tolly's song in mind you tried the Crow.",
      },
      c: {
        label: 'The Bell',
        description: 'The song leaves no other stone for the middle place.',
        echo: 'You sang the tune and stopped at the Bell.',
        moment: "Line by line, you sang Tolly's tune to the five stones and stopped at the Bell.",
      },
      d: {
        label: 'The Bell or the Monk',
        description: 'The song leaves two stones for the middle place.',
        echo: 'You kept two in mind, the Bell and the Monk.',
        moment: 'Of the five stones in the song, you kept two in mind: the Bell and the Monk.',
      },
    },
  }),
  traitScene({
    id: 'standard-21-the-ways-of-overdale',
    title: 'The Ways of Overdale',
    scenario:
      'Linnet is from Overdale, cut off beyond the mountain for forty years. There families swap houses each spring, the youngest speak first, and a year begins with the first lamb.',
    question: 'What do you make of such ways?',
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
    title: 'Behind the Bell',
    scenario:
      'Behind the Bell is a tunnel, full of fallen rock. "We lit the lamp to call you," says Linnet, "and hoped someone could still count to seven." Half of Stonefold comes to help.',
    question: 'What draws you at the dig?',
    tags: ['Interests', 'Big Tasks'],
    options: {
      a: {
        type: 'realistic',
        label: 'Wedges and beams',
        description: 'Split the rock with iron wedges and prop up the roof with beams.',
        echo: 'You split rock and propped up the roof.',
        moment:
          'At the fallen rock, you drove iron wedges and propped up the tunnel roof with beams.',
      },
      b: {
        type: 'social',
        label: 'The rest tent',
        description: 'Look after tired people, hear them out, and give them new heart.',
        echo: 'In the rest tent, you heard people out.',
        moment:
          'You looked after the tired diggers in the tunnel, heard them out, and lifted their spirits.',
      },
      c: {
        type: 'conventional',
        label: 'The shift board',
        description: 'Draw up the shifts, log each pace dug, and keep the tools counted.',
        echo: 'You drew up the shifts for the dig.',
        moment: 'While half of Stonefold dug, you drew up the shifts and logged each pace.',
      },
      d: {
        type: 'artistic',
        label: 'The missing verses',
        description: "Write new verses to Tolly's tune, about the road and those who came.",
        echo: "You wrote new verses to Tolly's tune.",
        moment: "For the long dig, you wrote new verses to Tolly's tune about those who came.",
      },
    },
  }),
  traitScene({
    id: 'standard-23-the-red-book',
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
  aptitudeScene({
    id: 'standard-24-knocking',
    title: 'Knocking',
    scenario:
      'Knocks come through the rock, and Linnet spells them out. The rock was 90 paces thick, and Overdale has dug for five days, six paces a day. They keep that up, and from this morning your side digs four paces a day as well.',
    question: 'In how many days do you meet?',
    tags: ['Numerical Ability', 'Teamwork'],
    area: 'numerical',
    correct: 'a',
    difficulty: 0,
    explanation:
      'Five days at six paces have cleared 30 of the 90, so 60 are left, and together you clear 6 + 4 = 10 a day: six days. Nine forgets the head start, twelve takes the mean of both speeds and not their sum, fifteen lets your side dig alone.',
    options: {
      a: {
        label: 'Six days',
        description: 'That is one day short of a week.',
        echo: 'Six more days was what you reckoned on.',
        moment: 'Knocks came through the rock, and you reckoned on six more days of digging.',
      },
      b: {
        label: 'Nine days',
        description: 'That is a week and two days more.',
        echo: 'You told Linnet to expect nine days.',
        moment: 'With two sides digging toward each other, you told Linnet to expect nine days.',
      },
      c: {
        label: 'Twelve days',
        description: 'That is two days short of two weeks.',
        echo: 'You came to twelve more days.',
        moment: 'You paced out the buried tunnel in your head and came to twelve more days.',
      },
      d: {
        label: 'Fifteen days',
        description: 'That is two weeks and a day more.',
        echo: 'You made ready for fifteen days.',
        moment:
          "At the rock face, you listened to Overdale's picks and made ready for fifteen days.",
      },
    },
  }),
  interestScene({
    id: 'standard-25-the-seventh-house',
    title: 'The Seventh House',
    scenario:
      'A pick breaks through, then a hand, then a face. Bracken, here only once, hugs old Juniper and says: "Twice." The road is open, and its seventh house wants new life.',
    question: 'What would you love to do there?',
    tags: ['Interests', 'Your Future'],
    options: {
      a: {
        type: 'social',
        label: 'The school of two valleys',
        description: 'Bring the young people of both sides together and help them learn.',
        echo: 'You started a school for two valleys.',
        moment: 'With the road open again, you brought the young of two valleys together to learn.',
      },
      b: {
        type: 'realistic',
        about: ['animals', 'plants', 'food'],
        label: 'The mountain farm',
        description: 'Raise goats, plant an orchard, and press your own cheese and cider.',
        echo: 'You raised goats and planted an orchard.',
        moment:
          'At the seventh house, you raised goats, planted an orchard, and pressed your own cheese.',
      },
      c: {
        type: 'investigative',
        label: 'The unknown valley',
        description: 'Explore plants and springs that no book describes and test their use.',
        echo: 'Unknown plants and springs drew you on.',
        moment:
          'You stayed beyond the mountain to explore plants and springs that no book described.',
      },
      d: {
        type: 'enterprising',
        label: 'The new trade',
        description: 'Start a trade between the valleys, win partners, and make it grow.',
        echo: 'You started a trade between two valleys.',
        moment: 'When the road to Overdale opened, you started a trade between the two valleys.',
      },
    },
  }),
];
