import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from './scene.ts';

/**
 * The Standard Adventure: north from Lantern Hall, over river, sea and snow, to a light that nobody
 * should have been able to light.
 *
 * Each interest scene offers four of the six types. The pairs left out are the nine that are not
 * adjacent on the hexagon (RA, AE, RE, IS, SC, IC, and the opposites RS, IE, AC), so that each type
 * is offered six times, once or twice in each of the positions a to d, and two types appear together
 * three times, or four times when one scene leaves out both. Of the seventy designs with these
 * counts this one has the smallest standard errors of the interests in simulation: the types least
 * alike appear together most often.
 */
export const standardAdventure: readonly ScoredQuestion[] = [
  interestScene({
    id: 'standard-01-the-seventh-light',
    title: 'The Seventh Light',
    scenario:
      'Lantern Hall keeps the lights of the old north road, and each night the watch on its tower counts them. There are always six. Tonight there are seven, and by midnight the whole hall is out of bed, you included.',
    question: 'Where would you most like to spend this night?',
    tags: ['Interests', 'First Sparks'],
    options: {
      a: {
        type: 'enterprising',
        label: "The Keeper's table",
        description: 'Make the case for a journey north and get the whole room behind you.',
        moment:
          'When a seventh light appeared in the north, you argued for setting out to find it.',
      },
      b: {
        type: 'investigative',
        label: 'The tower window',
        description: 'Take sightings of the light and work out how far away it must be.',
        moment: 'On the night of the seventh light, you took sightings from the tower window.',
      },
      c: {
        type: 'social',
        label: 'The long dormitory',
        description: 'Sit with the youngest, woken by the bells, and chat until they feel safe.',
        moment:
          'Bells woke the whole hall, and you sat and chatted with the youngest until they felt safe.',
      },
      d: {
        type: 'conventional',
        label: 'The book room',
        description: 'Put forty years of watch books in order, so that any night can be found.',
        moment:
          'The tower had counted seven lights, and you put forty years of watch books in order.',
      },
    },
  }),
  traitScene({
    id: 'standard-02-forty-strangers-and-a-mule',
    title: 'Forty Strangers and a Mule',
    scenario:
      'At dawn a team sets off to see who lit the seventh light: you, quiet Wren, Tolly, who whistles one old tune all day, Biscuit the mule, and old Bracken, who has been everywhere twice. "Up there, only once," says Bracken. First comes a day on a river barge with forty strangers.',
    question: 'How do you pass the day on the barge?',
    tags: ['Company', 'New Faces'],
    trait: 'extraversion',
    options: {
      a: {
        level: 1,
        label: 'With one neighbor',
        description: 'You have a good long talk with the person beside you and leave it at that.',
        moment: 'On the river barge, you had one long talk with the neighbor beside you.',
      },
      b: {
        level: 2,
        label: 'With the card players',
        description: 'You join a merry group in the bow and trade stories as far as the coast.',
        moment:
          'You spent the barge ride in the bow, trading stories with a merry band of card players.',
      },
      c: {
        level: 0,
        label: 'On a coil of rope',
        description: 'You find a spot of your own and watch the river banks go by in peace.',
        moment:
          'Among forty strangers on a barge, you watched the banks go by from a coil of rope.',
      },
      d: {
        level: 3,
        label: 'In the thick of it',
        description: 'You chat with one and all, and by noon you know most of them by name.',
        moment: 'By noon on the river barge, you knew most of the forty strangers by name.',
      },
    },
  }),
  aptitudeScene({
    id: 'standard-03-seven-lights-on-a-coin',
    title: 'Seven Lights on a Coin',
    scenario:
      'In the harbor town of Gull Quay, the only map of the old north road went to a stranger in a green hood, who paid with old coins, each stamped with seven lights. The shop took them by weight: four old coins weigh as much as six new ones. The map cost 30 new coins.',
    question: 'How many old coins did the stranger pay?',
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
        moment:
          "Over the map seller's scales, you put the stranger's payment at forty-five old coins.",
      },
      b: {
        label: '28 old coins',
        description: 'That is two tens and eight more.',
        moment:
          'You turned a strange old coin in your hand and reckoned on twenty-eight of its kind.',
      },
      c: {
        label: '20 old coins',
        description: 'That is two tens and not one more.',
        moment: 'In the map shop at Gull Quay, you did the sum and wrote down twenty old coins.',
      },
      d: {
        label: '10 old coins',
        description: 'That is one ten and not one more.',
        moment: 'Ten old coins for the only map of the north road, you told the shop.',
      },
    },
  }),
  interestScene({
    id: 'standard-04-the-green-hood',
    title: 'The Green Hood',
    scenario:
      'Nobody has made coins like these for forty years. So who is the stranger, and what do they want with the only map? "Split up and see what you can learn," says Bracken, turning a coin over and over. "We meet at six, at the fish stew."',
    question: 'How would you like to pick up the trail?',
    tags: ['Interests', 'Mystery'],
    options: {
      a: {
        type: 'investigative',
        label: 'Through the coin',
        description: 'Study the coin under a lens and trace where its metal was once dug.',
        moment: 'A stranger had paid in coins like none you knew, and you put one under a lens.',
      },
      b: {
        type: 'enterprising',
        label: 'Through the captains',
        description: 'Sit down with the captains, bargain for news, and win them to your side.',
        moment:
          'You sat down with the captains of Gull Quay and bargained for news of a green hood.',
      },
      c: {
        type: 'artistic',
        label: 'Through a portrait',
        description: 'Draw the stranger from what people recall and bring the face to life.',
        moment:
          'From what people recalled at the harbor, you drew a stranger and brought the face to life.',
      },
      d: {
        type: 'conventional',
        label: 'Through the harbor books',
        description: 'Check a month of arrivals, line by line, and mark each name that fits.',
        moment: 'On the trail of the green hood, you checked a month of harbor books line by line.',
      },
    },
  }),
  traitScene({
    id: 'standard-05-nine-ports-nine-tales',
    title: 'Nine Ports, Nine Tales',
    scenario:
      'The Fish Stew is not a dish but an inn, and tonight players from nine ports tell tales in its yard. Some you know by heart, some you have only heard of, and one is told in whistles. You may stroll about as you please.',
    question: 'What makes the evening for you?',
    tags: ['New Experiences', 'Habits'],
    trait: 'openness',
    options: {
      a: {
        level: 1,
        label: 'Old tales, one new',
        description: 'You enjoy two tales you know and give the whistles a short try.',
        moment:
          'At the Fish Stew, you enjoyed the old tales and stopped a while to hear the whistlers.',
      },
      b: {
        level: 3,
        label: 'The whistled tale',
        description: 'You lose yourself in the whistles and dream up what each means.',
        moment: 'A tale told in whistles drew you in, and you dreamed up a meaning for every note.',
      },
      c: {
        level: 2,
        label: 'A far-off tale',
        description: 'You pick a tale from a distant port and wonder what is behind it.',
        moment: 'With players from nine ports in one yard, you sought out a tale from far away.',
      },
      d: {
        level: 0,
        label: 'An old favorite',
        description: 'You settle in for a tale you love and know nearly word for word.',
        moment: 'On tale night in Gull Quay, you settled in for one you knew nearly by heart.',
      },
    },
  }),
  aptitudeScene({
    id: 'standard-06-four-ships-in-the-night',
    title: 'Four Ships in the Night',
    scenario:
      'Four ships sailed last night, with the green hood on the last. "Gannet first, Otter second," says one dockhand. "Heron first, Pike last," says another, and a third says, "Pike third, Otter last." "You each have one ship right and one wrong," sighs the clerk.',
    question: 'On which ship did the stranger leave?',
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
        moment:
          "You listened to three squabbling dockhands and named the Gannet as the stranger's ship.",
      },
      b: {
        label: 'The Heron',
        description: 'It has two masts, red sails and a load of salt.',
        moment: 'The dockhands squabbled, the clerk sighed, and you put your money on the Heron.',
      },
      c: {
        label: 'The Otter',
        description: 'It has one mast, brown sails and a load of rope.',
        moment:
          'In the harbor office, you laid three stories side by side and pointed to the Otter.',
      },
      d: {
        label: 'The Pike',
        description: 'It has two masts, gray sails and a load of hay.',
        moment: 'Of four ships in the night, you settled on the Pike as the last to leave.',
      },
    },
  }),
  traitScene({
    id: 'standard-07-the-street-of-boots',
    title: 'The Street of Boots',
    scenario:
      'The Gannet was bound for the north shore, where the mountains come down to the sea. In two days a boat can take you after it. For the snow up there you need good boots, and Gull Quay has a street with twelve bootmakers and nothing else.',
    question: 'How do you go about buying your boots?',
    tags: ['Decisions', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 2,
        label: 'A few shops, then lunch',
        description: 'You look in at a few good shops and choose with care over lunch.',
        moment:
          'In the street of boots, you looked into a few shops and decided with care over lunch.',
      },
      b: {
        level: 0,
        label: 'Love at first sight',
        description: 'You see a pair you like, put them on, and wear them out of the shop.',
        moment: 'You fell in love with a pair of boots and wore them straight out of the shop.',
      },
      c: {
        level: 1,
        label: 'A quick try-on',
        description: 'You try on what the first shop has and take the pair that feels best.',
        moment: 'Ahead of the snow, you found a pair of boots in the first shop and were done.',
      },
      d: {
        level: 3,
        label: 'The whole street',
        description: 'You visit each shop, note price and seams, and compare before you buy.',
        moment:
          'Before the mountains, you visited each bootmaker in the street and compared notes on price and seams.',
      },
    },
  }),
  interestScene({
    id: 'standard-08-the-launch-of-the-patience',
    title: 'The Launch of the Patience',
    scenario:
      'Your boat is called the Patience, and it is not in the water yet. It is brand new, and it will be launched tomorrow with all of Gull Quay looking on. Captain Marl has more jobs than hands and waves you over.',
    question: 'Which part of the launch would you love to take on?',
    tags: ['Interests', 'Lending a Hand'],
    options: {
      a: {
        type: 'artistic',
        label: 'The figurehead',
        description: 'Carve and paint a figure for the bow, as strange as you please.',
        moment: 'For the launch of the Patience, you carved a figure as strange as you pleased.',
      },
      b: {
        type: 'social',
        label: 'The old boatbuilder',
        description: 'Be there for the builder, who is both proud and sad to see it go.',
        moment: 'On launch day, you stood beside the old boatbuilder, who was both proud and sad.',
      },
      c: {
        type: 'realistic',
        label: 'The slipway',
        description: 'Grease the beams, knock out the blocks, and guide the hull down.',
        moment:
          'You greased the beams, knocked out the blocks, and guided the Patience down to the sea.',
      },
      d: {
        type: 'enterprising',
        label: 'The first cargo',
        description: 'Get the merchants to outbid each other for space on the first trip.',
        moment:
          'All of Gull Quay watched the launch while you had merchants outbidding each other for space.',
      },
    },
  }),
  traitScene({
    id: 'standard-09-the-moon-in-a-puddle',
    title: 'The Moon in a Puddle',
    scenario:
      'Captain Marl will take you north, mule included, and over supper explains the seventh light. "It is the moon in a puddle," says Marl, who enjoys a nod and a good quarrel equally. You saw the light yourself, and you think otherwise.',
    question: 'How do you like to carry on this talk?',
    tags: ['Give and Take', 'Opinions'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 3,
        label: 'Agree where you can',
        description: 'You look for what could be true in it and gladly build on that.',
        moment:
          'Captain Marl called the seventh light a moon in a puddle, and you found some sense in it.',
      },
      b: {
        level: 1,
        label: 'Ask for proof',
        description: 'You ask one hard question after another to see if it holds up.',
        moment: "At the captain's table, you put one hard question after another to a tall tale.",
      },
      c: {
        level: 0,
        label: 'Argue it out',
        description: 'You take the tale apart, point by point, and enjoy the sparks.',
        moment:
          "You took Captain Marl's tale of the moon apart, point by point, and enjoyed the sparks.",
      },
      d: {
        level: 2,
        label: 'Drop one doubt',
        description: 'You name one doubt with a smile and are happy to leave it there.',
        moment:
          'Over supper with Captain Marl, you named one doubt with a smile and left it there.',
      },
    },
  }),
  interestScene({
    id: 'standard-10-all-hands',
    title: 'All Hands',
    scenario:
      'The Patience slides into the sea to loud cheers and runs north with the wind behind it. Captain Marl does not believe in passengers. "On this boat everybody has a job," says the captain, "apart from the mule, who is the spare anchor."',
    question: 'Which job on board would suit you best?',
    tags: ['Interests', 'Teamwork'],
    options: {
      a: {
        type: 'realistic',
        label: 'Sails and ropes',
        description: 'Haul the sails, splice the ropes, and take your turn at the wheel.',
        moment:
          'Aboard the Patience, you hauled sails, spliced ropes, and took your turn at the wheel.',
      },
      b: {
        type: 'conventional',
        label: 'Stores and log book',
        description: "Keep the ship's log to the minute and track each barrel and crate.",
        moment: 'You kept the log of the Patience to the minute and knew where each barrel stood.',
      },
      c: {
        type: 'social',
        label: 'The seasick',
        description: 'Cheer up those who feel queasy and coach them until they find their feet.',
        moment:
          'When the sea turned rough, you cheered up the queasy and coached them back onto their feet.',
      },
      d: {
        type: 'investigative',
        label: 'Clouds and currents',
        description: 'Watch the sky and the currents and predict what the sea will do next.',
        moment:
          'On the run north, you watched clouds and currents and predicted what the sea would do.',
      },
    },
  }),
  traitScene({
    id: 'standard-11-white-water',
    title: 'White Water',
    scenario:
      'On the third night a squall comes out of nowhere. The deck tips, the lamp goes out, and Captain Marl tells everyone to sit tight and hold on. There is nothing for you to do but wait, and the captain has seen worse before breakfast.',
    question: 'What is it like inside you?',
    tags: ['Pressure', 'Danger'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 0,
        label: 'Calm water',
        description: 'Your pulse stays slow, and between two waves you even nod off.',
        moment: 'In the night squall your pulse stayed slow, and between two waves you nodded off.',
      },
      b: {
        level: 2,
        label: 'A choppy sea',
        description: 'You are on edge for most of it, and glad of every quiet minute.',
        moment: 'Through most of the squall you were on edge, and thankful for each quiet minute.',
      },
      c: {
        level: 1,
        label: 'A ripple or two',
        description: 'You feel a flutter at the biggest waves, and it is soon gone again.',
        moment: 'You felt a flutter at the biggest waves of the squall, and then it was gone.',
      },
      d: {
        level: 3,
        label: 'Waves as high as the boat',
        description: 'Your heart pounds, and each creak of the boat goes right through you.',
        moment:
          'When the squall hit the Patience, your heart pounded and every creak went right through you.',
      },
    },
  }),
  aptitudeScene({
    id: 'standard-12-the-sand-path',
    title: 'The Sand Path',
    scenario:
      'The squall blows over, and the Patience drops anchor off the north shore. A path leads to land across wet sand, and at two o\'clock the sea will cover it. "Two loads," says Bracken. With a load the walk takes forty minutes, and going back for the second takes twenty.',
    question: 'When must you set out at the latest to get both loads ashore?',
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
        moment: 'With two loads to carry over the sand, you told Bracken to start at noon sharp.',
      },
      b: {
        label: 'At twenty past twelve',
        description: 'That leaves a hundred minutes until the sea comes in.',
        moment: 'The tide was on its way, and you named twenty past twelve as the time to go.',
      },
      c: {
        label: 'At twenty to one',
        description: 'That leaves eighty minutes until the sea comes in.',
        moment: 'You looked at the sand, the sea and two loads, and held out for twenty to one.',
      },
      d: {
        label: 'At twenty past one',
        description: 'That leaves forty minutes until the sea comes in.',
        moment:
          'On the deck of the Patience, you judged that both loads could wait until twenty past one.',
      },
    },
  }),
  interestScene({
    id: 'standard-13-a-week-before-the-snow',
    title: 'A Week Before the Snow',
    scenario:
      'Two days uphill lies Stonefold, the last village, where the sixth light stands. No, nobody has seen a green hood, say the people, and they all look at their boots. Then they ask you for help, because the snow is a week away and nothing is ready.',
    question: 'What would you be happy to do for Stonefold?',
    tags: ['Interests', 'Village Life'],
    options: {
      a: {
        type: 'artistic',
        label: 'The winter cloth',
        description: "Invent a pattern for this year's cloth, in any colors you can dream of.",
        moment: "A week before the snow, you invented a pattern for Stonefold's winter cloth.",
      },
      b: {
        type: 'conventional',
        label: 'The winter stores',
        description: 'Weigh and label the stores and draw up a table of what lasts how long.',
        moment:
          "You weighed and labeled Stonefold's winter stores and drew up a table of what would last.",
      },
      c: {
        type: 'enterprising',
        label: 'The wool buyers',
        description: 'Speak for the village to the wool buyers and push up what they pay.',
        moment:
          'For the people of Stonefold, you faced the wool buyers and pushed up what they paid.',
      },
      d: {
        type: 'realistic',
        label: 'The sheep on the ridge',
        description: 'Bring the flock down from the ridge and build a new pen for the winter.',
        moment:
          'High above Stonefold, you brought the sheep down from the ridge and built their winter pen.',
      },
    },
  }),
  traitScene({
    id: 'standard-14-the-talk-round-the-stove',
    title: 'The Talk Round the Stove',
    scenario:
      'At night a dozen people sit round the great stove and argue about the mountain road. Some say go now, some say wait for spring, and one says that the goats are to blame. You have a view of your own.',
    question: 'What is your part in the talk?',
    tags: ['Discussion', 'Energy'],
    trait: 'extraversion',
    options: {
      a: {
        level: 2,
        label: 'An early word',
        description: 'You say what you think early on and chime in whenever you like.',
        moment:
          'Round the great stove, you spoke up early about the mountain road and chimed in often.',
      },
      b: {
        level: 0,
        label: 'A word in private',
        description: 'You leave the talking to others and tell Bracken your view later.',
        moment:
          'You kept out of the talk round the stove and told Bracken your view later, in private.',
      },
      c: {
        level: 3,
        label: 'The middle of it',
        description: 'You get up, lay out your plan, and keep the talk rolling all night.',
        moment:
          'When a dozen people argued about the mountain road, you stood up and laid out your plan.',
      },
      d: {
        level: 1,
        label: 'A word when asked',
        description: 'You mostly listen and give your view when somebody turns to you.',
        moment:
          'In the warmth of the great stove, you mostly listened and spoke when somebody asked you.',
      },
    },
  }),
  aptitudeScene({
    id: 'standard-15-two-full-sledges',
    title: 'Two Full Sledges',
    scenario:
      'By morning your best snowshoes are gone, and in their place lie three old coins. So the green hood was here! Bracken hires two sledges, and each can take 200 pounds and no more. Six bundles must go: 110, 80, 70, 60, 50 and 30 pounds.',
    question: 'What must go on the sledge with the heaviest bundle, so that all of them fit?',
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
        moment: 'Two sledges stood ready, and you put the eighty-pound bundle with the heaviest.',
      },
      b: {
        label: 'The 70',
        description: 'Just one more bundle, the third one down in weight.',
        moment: 'You lifted each bundle in the snow and paired the heaviest with the seventy.',
      },
      c: {
        label: 'The 50 and the 30',
        description: 'Two more bundles, and the lightest two of all.',
        moment: 'To load the sledges, you roped the fifty and the thirty to the heaviest bundle.',
      },
      d: {
        label: 'The 60 and the 30',
        description: 'Two more bundles, the lightest and a middling one.',
        moment:
          'On a cold morning in Stonefold, you added the sixty and the thirty to the heaviest bundle.',
      },
    },
  }),
  interestScene({
    id: 'standard-16-four-fires',
    title: 'Four Fires',
    scenario:
      'High above Stonefold you meet the wool train, thirty sledges on their way to the coast. Yes, say the drovers, a green hood went by at noon. It is too late to go on, so you camp with them, and people wave to you from four fires.',
    question: 'Which fire draws you most?',
    tags: ['Interests', 'Free Time'],
    options: {
      a: {
        type: 'conventional',
        label: 'The counting fire',
        description: 'Match the notches on tally sticks to the bales until every count is right.',
        moment:
          'Camped with the wool train, you matched tally sticks to bales until every count was right.',
      },
      b: {
        type: 'artistic',
        label: "The fiddlers' fire",
        description: 'Make up a tune with the fiddlers and try new sounds until it is late.',
        moment: "At the fiddlers' fire, you made up a tune and tried new sounds until late.",
      },
      c: {
        type: 'investigative',
        label: "The stone finder's fire",
        description: 'Puzzle out how sea shells got inside a rock from a mountain top.',
        moment: 'You puzzled by firelight over sea shells in a rock from a mountain top.',
      },
      d: {
        type: 'social',
        label: "The young drovers' fire",
        description: 'Help two drovers who have quarreled to talk it over and make peace.',
        moment:
          "Among the drovers' fires, you helped two who had quarreled to talk and make peace.",
      },
    },
  }),
  traitScene({
    id: 'standard-17-the-wrong-valley',
    title: 'The Wrong Valley',
    scenario:
      'It is your turn to lead, the fog is thick, and where the path forks you choose left. Three hours later the path ends at a wall of ice. Nobody complains, and Tolly whistles on. Still, half a day is gone, and the choice was yours.',
    question: 'How long does it stay with you?',
    tags: ['Setbacks', 'Feelings'],
    trait: 'neuroticism',
    options: {
      a: {
        level: 3,
        label: 'Right into the night',
        description: 'You go over that fork again and again and take it very much to heart.',
        moment: 'After leading the team to a wall of ice, you went over that fork all night.',
      },
      b: {
        level: 1,
        label: 'For the first mile',
        description: 'You are annoyed with yourself for a while, and then it is behind you.',
        moment:
          'You were cross with yourself about the wrong valley for a mile, and then let it go.',
      },
      c: {
        level: 2,
        label: 'Until the evening',
        description: 'It comes back to you a few times, and it stings each time it does.',
        moment: 'The wrong turn in the fog came back to sting you a few times before evening.',
      },
      d: {
        level: 0,
        label: 'Not even a minute',
        description: 'You shrug, turn round, and enjoy the walk: anyone can pick a wrong fork.',
        moment: 'When your path ended at a wall of ice, you shrugged and enjoyed the walk back.',
      },
    },
  }),
  interestScene({
    id: 'standard-18-the-house-by-the-pond',
    title: 'The House by the Pond',
    scenario:
      'The wrong valley hides an old guild house by a frozen pond, with half a roof and a door that sings on its hinges. No traveler has slept here for forty years. You will stay the night, and your time is your own.',
    question: 'What would you most like to do here?',
    tags: ['Interests', 'Possibilities'],
    options: {
      a: {
        type: 'enterprising',
        label: 'The future inn',
        description: 'Talk Bracken into opening an inn here, with you in charge of it.',
        moment: 'You stood in a house with half a roof and talked Bracken into opening an inn.',
      },
      b: {
        type: 'investigative',
        label: 'The brass wheels',
        description: 'Find out what a set of brass wheels on the wall once measured.',
        moment:
          'On the wall of an old guild house, you worked out what some brass wheels once measured.',
      },
      c: {
        type: 'realistic',
        label: 'The frozen pond',
        description: 'Saw a hole in the ice, catch trout, and roast them over a fire.',
        moment: 'By the frozen pond, you sawed through the ice and roasted trout over a fire.',
      },
      d: {
        type: 'artistic',
        label: 'The faded wall',
        description: 'Fill the gaps in a faded wall painting with scenes of your own.',
        moment:
          'You found a faded wall in the wrong valley and filled its gaps with painted scenes.',
      },
    },
  }),
  traitScene({
    id: 'standard-19-the-face-under-the-hood',
    title: 'The Face Under the Hood',
    scenario:
      'At dusk somebody limps up to your fire, wearing your snowshoes. Under the green hood is Linnet, no older than you, with the map in hand and a sore ankle. "I was in a hurry," says Linnet, "and I left you all the coins I had."',
    question: 'What do you say to Linnet?',
    tags: ['Forgiving', 'Plain Speaking'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 2,
        label: 'It is settled',
        description: 'You say that the coins will do, though it did cost you some time.',
        moment:
          'Linnet limped in wearing your snowshoes, and you said that the coins had settled it.',
      },
      b: {
        level: 3,
        label: 'No harm done',
        description: 'You say it is quite all right and that Linnet can keep them for now.',
        moment: 'When Linnet came limping to your fire, you said there was no harm done.',
      },
      c: {
        level: 1,
        label: 'Tell me more first',
        description: 'You want to hear the whole story before you say that all is well.',
        moment:
          'Before you made peace with Linnet over the snowshoes, you wanted to hear the whole story.',
      },
      d: {
        level: 0,
        label: 'That was wrong',
        description: 'You say plainly that it was wrong, because clear words clear the air.',
        moment:
          'You told Linnet plainly, across the fire, that taking the snowshoes had been wrong.',
      },
    },
  }),
  aptitudeScene({
    id: 'standard-20-goat-and-kettle',
    title: 'Goat and Kettle',
    scenario:
      "Linnet's map leads to five stones in a row: Bell, Crow, Goat, Kettle and Monk, in who knows what order. Behind one is the door to a lost tunnel. And Tolly's tune, it turns out, has words: \"Goat and Kettle guard the ends, Goat and Crow are next-door friends, Kettle's not beside the Bell, and the middle hides it well.\"",
    question: 'Behind which stone is the door?',
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
        moment: "You hummed Tolly's tune among five stones and walked up to the silent Monk.",
      },
      b: {
        label: 'The Crow',
        description: 'The Goat is its friend and the Kettle is far away.',
        moment: "Five stones stood in a row, and with Tolly's song in mind you tried the Crow.",
      },
      c: {
        label: 'The Bell',
        description: 'The song leaves no other stone for the middle place.',
        moment: "Line by line, you sang Tolly's tune to the five stones and stopped at the Bell.",
      },
      d: {
        label: 'The Bell or the Monk',
        description: 'The song leaves two stones for the middle place.',
        moment: 'Of the five stones in the song, you kept two in mind: the Bell and the Monk.',
      },
    },
  }),
  traitScene({
    id: 'standard-21-the-ways-of-overdale',
    title: 'The Ways of Overdale',
    scenario:
      'By the fire Linnet tells of home: Overdale, beyond the mountain, cut off for forty years. Families swap houses each spring, the youngest speaks first at meetings, and a new year starts with the first lamb. Bracken asks after someone called Juniper: still there, still stubborn.',
    question: 'What do you make of the ways of Overdale?',
    tags: ['New Ideas', 'Imagination'],
    trait: 'openness',
    options: {
      a: {
        level: 3,
        label: 'A whole new world',
        description: 'You lie awake and picture such a life, and think up bolder ways still.',
        moment:
          'Linnet spoke of Overdale, and you lay awake picturing such a life and bolder ones.',
      },
      b: {
        level: 1,
        label: 'A pleasant tale',
        description: 'You find one or two of them charming, but your own suit you better.',
        moment: 'You listened to the ways of Overdale, found a few charming, and kept to your own.',
      },
      c: {
        level: 0,
        label: 'No place like home',
        description: 'You like the ways you grew up with and see no need for other ones.',
        moment: "By the fire, Linnet's tales of swapped houses made you fond of the ways at home.",
      },
      d: {
        level: 2,
        label: 'Something to think about',
        description: 'You ask how they came about and wonder which would work at home.',
        moment:
          'When Linnet told of Overdale, you asked how its ways began and which would travel well.',
      },
    },
  }),
  interestScene({
    id: 'standard-22-behind-the-bell',
    title: 'Behind the Bell',
    scenario:
      'Behind the Bell is a door, and behind the door a tunnel. The ice has melted, and only fallen rock is in the way. "We lit the lamp to call you," says Linnet, "and hoped that someone could still count to seven." Half of Stonefold comes up to help.',
    question: 'What would you like to do at the dig?',
    tags: ['Interests', 'Big Tasks'],
    options: {
      a: {
        type: 'realistic',
        label: 'Wedges and beams',
        description: 'Split the rock with iron wedges and prop up the roof with beams.',
        moment:
          'At the fallen rock, you drove iron wedges and propped up the tunnel roof with beams.',
      },
      b: {
        type: 'social',
        label: 'The rest tent',
        description: 'Look after tired people, hear them out, and give them new heart.',
        moment:
          'You looked after the tired diggers in the tunnel, heard them out, and lifted their spirits.',
      },
      c: {
        type: 'conventional',
        label: 'The shift board',
        description: 'Draw up the shifts, log each pace dug, and keep the tools counted.',
        moment: 'While half of Stonefold dug, you drew up the shifts and logged each pace.',
      },
      d: {
        type: 'artistic',
        label: 'The missing verses',
        description: "Write new verses to Tolly's tune, about the road and those who came.",
        moment: "For the long dig, you wrote new verses to Tolly's tune about those who came.",
      },
    },
  }),
  traitScene({
    id: 'standard-23-the-red-book',
    title: 'The Red Book',
    scenario:
      'When you set out, the Keeper gave you a small red book. "A page a day is the custom," said the Keeper, "though any page is better than none." Tonight, before the digging starts, you take it out and leaf through it.',
    question: 'What is it like to leaf through your red book?',
    tags: ['Habits', 'Staying Power'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 0,
        label: 'Sudden sparks',
        description: 'You wrote only when the mood took you, and every page is a surprise.',
        moment:
          'You opened your red book only when the mood took you, and every page was a surprise.',
      },
      b: {
        level: 2,
        label: 'Most evenings',
        description: 'You wrote after supper on most days and skipped a tired one at times.',
        moment:
          'On most evenings of the trip, you found time after supper for a page in your red book.',
      },
      c: {
        level: 3,
        label: 'Every single night',
        description: 'You wrote at the same hour each night, even in squall and snow.',
        moment: 'Even in squall and snow, you filled a page of your red book every night.',
      },
      d: {
        level: 1,
        label: 'The great days',
        description: 'You wrote about the great days and let the plain ones go by.',
        moment: 'You saved your red book for the great days and let the plain ones go by.',
      },
    },
  }),
  aptitudeScene({
    id: 'standard-24-knocking',
    title: 'Knocking',
    scenario:
      'In the morning, knocks come through the rock, and Linnet spells them out. The rock was 90 paces thick, and Overdale has dug for five days, six paces a day. They will keep that up, and from this morning on your side digs four paces a day as well.',
    question: 'How many days of digging are left until you meet?',
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
        moment: 'Knocks came through the rock, and you reckoned on six more days of digging.',
      },
      b: {
        label: 'Nine days',
        description: 'That is a week and two days more.',
        moment: 'With two sides digging toward each other, you told Linnet to expect nine days.',
      },
      c: {
        label: 'Twelve days',
        description: 'That is two days short of two weeks.',
        moment: 'You paced out the buried tunnel in your head and came to twelve more days.',
      },
      d: {
        label: 'Fifteen days',
        description: 'That is two weeks and a day more.',
        moment:
          "At the rock face, you listened to Overdale's picks and made ready for fifteen days.",
      },
    },
  }),
  interestScene({
    id: 'standard-25-the-seventh-house',
    title: 'The Seventh House',
    scenario:
      'A pick breaks through, then a hand, then the face of old Juniper. Bracken, who was here only once, climbs over the stones, hugs a very old friend, and says: "Twice." The road is open, and the seventh house wants new life.',
    question: 'What would you love to do at the seventh house?',
    tags: ['Interests', 'Your Future'],
    options: {
      a: {
        type: 'social',
        label: 'The school of two valleys',
        description: 'Bring the young people of both sides together and help them learn.',
        moment: 'With the road open again, you brought the young of two valleys together to learn.',
      },
      b: {
        type: 'realistic',
        label: 'The mountain farm',
        description: 'Raise goats, plant an orchard, and press your own cheese and cider.',
        moment:
          'At the seventh house, you raised goats, planted an orchard, and pressed your own cheese.',
      },
      c: {
        type: 'investigative',
        label: 'The unknown valley',
        description: 'Explore plants and springs that no book describes and test their use.',
        moment:
          'You stayed beyond the mountain to explore plants and springs that no book described.',
      },
      d: {
        type: 'enterprising',
        label: 'The new trade',
        description: 'Start a trade between the valleys, win partners, and make it grow.',
        moment: 'When the road to Overdale opened, you started a trade between the two valleys.',
      },
    },
  }),
];
