import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from './scene.ts';

/**
 * Tells the Quick Quest: from the gate of Lantern Hall to the dry brook of Alderwell and back.
 *
 * Each of the nine interest scenes leaves out one of Realistic, Investigative and Conventional and one of
 * Artistic, Social and Enterprising, and each of these pairs is left out once. So each type is offered six
 * times, two types appear together three or four times, and no scene offers people of things or data a single
 * type. The 70 designs with these counts recover interests nearly alike in simulation (r from .682 to .691),
 * and this one is near the top. The last two of these scenes offer all six types between them.
 */
export const quickQuest: readonly ScoredQuestion[] = [
  interestScene({
    id: 'quick-01-four-people-wave',
    place: 'gate',
    title: 'The Open Gate',
    scenario:
      'Once a year, Lantern Hall opens its gate to anyone who knocks. You knock. A strange new light hangs over the hill, and four people wave at you. They could all use a hand.',
    question: 'Who do you help first?',
    tags: ['Interests', 'New Starts'],
    options: {
      a: {
        type: 'social',
        activities: ['healing', 'comforting'],
        label: "The healer's room",
        description: 'Bandage a twisted ankle and chat until the pain is half forgotten.',
        echo: 'You bandaged an ankle and eased the pain.',
        moment:
          'On your first day at Lantern Hall, you bandaged a twisted ankle and chatted the pain away.',
      },
      b: {
        type: 'conventional',
        activities: ['programming', 'scheduling'],
        label: 'The bell machine',
        description: 'Set its hundred pins so that each bell rings right on the minute.',
        echo: 'You set the pins of a great bell machine.',
        moment:
          'You walked through the gate and set a hundred pins, so each bell rang on the minute.',
      },
      c: {
        type: 'investigative',
        activities: ['diagnosing', 'reasoning'],
        label: 'The great itch',
        description: 'Compare what nine itchy people have touched until you find the cause.',
        echo: 'You found out why nine people itched.',
        moment:
          'You compared what nine itchy people had touched until you found the cause of the great itch.',
      },
      d: {
        type: 'enterprising',
        activities: ['selling'],
        label: 'The market stall',
        description: 'Win over the crowd and sell more wool socks than the stall next door.',
        echo: 'You sold wool socks to a market crowd.',
        moment:
          'Within an hour of your arrival at Lantern Hall, you were selling wool socks to a crowd.',
      },
    },
  }),
  traitScene({
    id: 'quick-02-a-seat-at-supper',
    place: 'hall',
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
  interestScene({
    id: 'quick-03-light-under-four-doors',
    place: 'hall',
    title: 'Light Under Four Doors',
    scenario:
      'After supper, nobody in Lantern Hall goes to bed. Light shines under four doors, and behind each one something is going on. "In you go," says the Keeper. "It\'s never locked."',
    question: 'Which door do you open?',
    tags: ['Interests', 'Free Time'],
    options: {
      a: {
        type: 'investigative',
        activities: ['reasoning'],
        label: 'The room of broken maps',
        description: 'Work out where on earth an old map with no names must belong.',
        echo: 'You puzzled out a map with no names.',
        moment:
          'On your first night in the hall, you puzzled out where a map with no names belonged.',
      },
      b: {
        type: 'artistic',
        activities: ['performing'],
        label: 'The shadow theater',
        description: 'Cut figures out of paper and make up a play for the big white wall.',
        echo: 'You made up a play of shadows on a wall.',
        moment: 'You cut figures out of paper and made up a shadow play until the lamps went out.',
      },
      c: {
        type: 'social',
        activities: ['welcoming'],
        label: "The newcomers' stove",
        description: 'Get the shy ones talking until a room of strangers feels like friends.',
        echo: 'By midnight you had the shy ones talking.',
        moment: 'Around the stove, you got the shy newcomers talking until nobody was a stranger.',
      },
      d: {
        type: 'conventional',
        activities: ['sorting'],
        label: 'The key room',
        description: 'Match two hundred loose keys to their hooks, down to the last one.',
        echo: 'You matched two hundred keys to their hooks.',
        moment:
          'Long after supper, you matched two hundred loose keys to their hooks, down to the last one.',
      },
    },
  }),
  interestScene({
    id: 'quick-04-a-letter-at-dawn',
    place: 'road',
    title: 'A Letter at Dawn',
    scenario:
      "At dawn a letter comes: in Alderwell, the brook has run dry. A team leaves at noon: you, Wren, a whistler named Tolly, Biscuit the mule, and old Bracken, who's been everywhere.",
    question: 'What would you do until noon?',
    tags: ['Interests', 'Getting Ready'],
    options: {
      a: {
        type: 'conventional',
        activities: ['sorting'],
        label: 'The packing list',
        description: 'Sort and label a mountain of gear until it all fits into five bags.',
        echo: 'You fit a mountain of gear into five bags.',
        moment:
          'Before the road to Alderwell, you sorted a mountain of gear until it fit into five bags.',
      },
      b: {
        type: 'enterprising',
        activities: ['negotiating', 'persuading'],
        label: 'The guild purse',
        description: 'Talk the Keeper of the hall into a second tent and more silver.',
        echo: 'You talked the Keeper into more silver.',
        moment: 'With a team about to leave at noon, you talked the Keeper into more silver.',
      },
      c: {
        type: 'artistic',
        activities: ['designing'],
        label: 'The team flag',
        description: 'Design a flag that tells the story of your quest at one glance.',
        echo: 'The team left under a flag of your design.',
        moment: 'A letter called the team to a dry brook, and you designed a flag for the trip.',
      },
      d: {
        type: 'investigative',
        activities: ['researching'],
        label: 'The old reports',
        description: 'Compare tales of other lost brooks and look for a cause they share.',
        echo: 'You searched old reports of lost brooks.',
        moment: "When Alderwell's brook ran dry, you pored over old reports of other lost brooks.",
      },
    },
  }),
  traitScene({
    id: 'quick-05-the-standing-stone',
    place: 'road',
    title: 'The Standing Stone',
    scenario:
      "You stop for lunch by a stone twice as tall as Bracken, covered in signs that nobody can read. The sun is out, the bread is fresh, and you've got an hour to spare.",
    question: 'How do you spend the hour?',
    tags: ['Curiosity', 'Imagination'],
    trait: 'openness',
    options: {
      a: {
        level: 1,
        label: 'A short look',
        description: 'You walk around it once, find a sign you like, and sit down to eat.',
        echo: 'You walked around the stone once, and ate.',
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
    id: 'quick-06-one-bed-four-problems',
    place: 'inn',
    title: 'One Bed, Four Problems',
    scenario:
      'The inn at Candle Cross has one room left and four problems. "Solve one each, and the bed is yours," says the innkeeper. Bracken, who knows a good deal, lets you pick first.',
    question: 'Which problem would you like?',
    tags: ['Interests', 'Lending a Hand'],
    options: {
      a: {
        type: 'artistic',
        activities: ['performing', 'writing'],
        label: 'The dull evening',
        description: 'Make up a song or a tall tale for a room full of tired guests.',
        echo: 'You made up a tale for tired guests.',
        moment: 'On a dull evening at the inn, you made up a tale for a room of tired guests.',
      },
      b: {
        type: 'realistic',
        activities: ['repairing'],
        label: 'The dead pump',
        description: 'Take the old water pump apart, cut a new valve, and get it running.',
        echo: 'Thanks to you, the dead pump ran again.',
        moment: 'At the Candle Cross inn, you took a dead pump apart and got the water running.',
      },
      c: {
        type: 'social',
        activities: ['comforting'],
        label: 'The homesick helper',
        description: 'Keep the new porter company and help them feel at home at the inn.',
        echo: 'You kept a homesick porter company.',
        moment: 'You kept a homesick porter company until the inn felt a little like home.',
      },
      d: {
        type: 'conventional',
        activities: ['accounting'],
        label: 'The muddled guest book',
        description: 'Untangle a month of mixed-up bills until the last lost coin turns up.',
        echo: 'You untangled a month of mixed-up bills.',
        moment:
          "The innkeeper's bills were in a muddle, and you untangled them down to the last lost coin.",
      },
    },
  }),
  aptitudeScene({
    id: 'quick-07-the-ferry-and-the-mule',
    place: 'ferry',
    title: 'The Ferry and the Mule',
    scenario:
      "The ferry over the Silver Arm costs 8 coppers each, but guild members pay a quarter less. All four of you are members. Biscuit isn't, pays the full mule price of 12, and looks hurt.",
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
    id: 'quick-08-a-whistle-for-tolly',
    place: 'camp',
    title: 'A Whistle for Tolly',
    scenario:
      '"Tolly\'s birthday is in three days," whispers Bracken by the fire. Each of you will carve a whistle in secret. You\'ve got a knife, a piece of pear wood, and three evenings.',
    question: 'How do you go about it?',
    tags: ['Planning', 'Work Style'],
    trait: 'conscientiousness',
    options: {
      a: {
        level: 0,
        label: 'One wild night',
        description: 'You wait for the mood to strike and carve it all in the last night.',
        echo: 'You carved it all in one wild night.',
        moment: "You waited for the mood to strike and carved Tolly's whistle in one wild night.",
      },
      b: {
        level: 2,
        label: 'A start, then more',
        description: 'You rough it out tonight and work on it when the evenings allow.',
        echo: 'You roughed it out on the first evening.',
        moment:
          'On the first evening you roughed out a whistle, and you worked on it when you could.',
      },
      c: {
        level: 1,
        label: 'When an idea comes',
        description: 'You carry the wood around and begin once you know what it should be.',
        echo: 'You carried the wood until an idea came.',
        moment: 'A piece of pear wood went along in your pocket until you knew what it should be.',
      },
      d: {
        level: 3,
        label: 'A third each evening',
        description: 'You draw it first, do a third each night, and have time to polish it.',
        echo: 'You carved a third on each evening.',
        moment: "With a drawing and a plan, you carved a third of Tolly's whistle each evening.",
      },
    },
  }),
  interestScene({
    id: 'quick-09-three-days-of-water',
    place: 'mill',
    title: 'An Idle Mill',
    scenario:
      'Alderwell is quiet, because the mill wheel hangs dry. "Our wells hold three days of water," says the miller. You\'ll climb along the brook at dawn. Until then, four jobs are open.',
    question: 'Which job do you take on?',
    tags: ['Interests', 'First Steps'],
    options: {
      a: {
        type: 'enterprising',
        activities: ['persuading', 'leading'],
        label: 'The village meeting',
        description: 'Stand up, win the village over to a bold plan, and take the lead.',
        echo: 'You won all of Alderwell over to a plan.',
        moment:
          'In thirsty Alderwell, you stood up, won the village over to a bold plan, and took the lead.',
      },
      b: {
        type: 'realistic',
        activities: ['steering', 'moving-goods'],
        label: 'The rail cart',
        description: 'Drive a rail cart to the river and winch home twenty full barrels.',
        echo: 'By rail cart, you hauled water home.',
        moment: 'You drove a rail cart to the river and winched home twenty full barrels of water.',
      },
      c: {
        type: 'conventional',
        activities: ['accounting', 'scheduling'],
        label: 'The water book',
        description: 'Plan fair shares, cup by cup, so that the books balance each night.',
        echo: 'Your water book balanced to the cup.',
        moment: 'Cup by cup, you planned fair shares of water, and your book balanced every night.',
      },
      d: {
        type: 'artistic',
        activities: ['drawing'],
        label: 'The bare mill wall',
        description: 'Paint a river on it, so wet and wild that the ducks fall for it.',
        echo: 'On the mill wall, you painted a wild river.',
        moment:
          'While the real brook was dry, you painted a river on the mill wall that fooled the ducks.',
      },
    },
  }),
  interestScene({
    id: 'quick-10-two-hours-at-the-hut',
    place: 'camp',
    title: 'A Mule in the Way',
    scenario:
      "In the morning you follow the dry channel uphill. At the old gatekeeper's hut, Biscuit sits down, and that's that. Until the mule changes its mind, you've got two hours to fill.",
    question: 'How would you fill two hours?',
    tags: ['Interests', 'Free Time'],
    options: {
      a: {
        type: 'investigative',
        activities: ['reasoning', 'programming'],
        label: 'The lock of forty pins',
        description: 'Work out the hidden rule by which an old lock of forty pins opens.',
        echo: 'You worked out the rule of an old lock.',
        moment:
          "At the gatekeeper's hut, you worked out the hidden rule of a lock with forty pins.",
      },
      b: {
        type: 'enterprising',
        activities: ['negotiating'],
        label: 'The trading game',
        description: 'Start with a spare kettle and trade your way up to a fine new coat.',
        echo: 'You traded a kettle up to a coat.',
        moment: 'You started with a spare kettle and traded your way up to a fine new coat.',
      },
      c: {
        type: 'artistic',
        activities: ['making-music'],
        label: 'The singing stones',
        description: 'Make up a tune on stones by the path that ring like little bells.',
        echo: 'On ringing stones, you made up a tune.',
        moment: 'High above Alderwell, you made up a tune on stones that ring like bells.',
      },
      d: {
        type: 'realistic',
        activities: ['tending-animals', 'exploring'],
        label: 'The goats on the crag',
        description: 'Climb up after nine runaway goats and bring the whole herd home.',
        echo: 'You brought nine goats down from a crag.',
        moment: 'You climbed a crag after nine runaway goats and brought the whole herd home.',
      },
    },
  }),
  traitScene({
    id: 'quick-11-rain-on-the-roof',
    place: 'lake',
    title: 'Rain on the Roof',
    scenario:
      'At the top you find it: a landslide has buried the gate of the lake. You dig tomorrow, and tonight rain drums on your hut. "Good and bad sleepers both open gates," says Bracken.',
    question: "What's the night like for you?",
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
    place: 'lake',
    title: 'Sixty People and a Goose',
    scenario:
      'By morning half the village has climbed the hill to help: sixty people, nine ropes, two oxen, and one goose with strong opinions. Everyone on your team gets a job of their own.',
    question: 'Which job would you like best?',
    tags: ['Interests', 'Teamwork'],
    options: {
      a: {
        type: 'realistic',
        activities: ['building', 'operating'],
        label: 'The beam crane',
        description: 'Saw beams, rig pulleys, and build a crane to lift the great roots.',
        echo: 'Your crane of beams lifted great roots.',
        moment:
          'Up at the lake gate, you built a crane of beams and pulleys and lifted great roots out.',
      },
      b: {
        type: 'investigative',
        activities: ['measuring', 'calculating'],
        label: 'The rising lake',
        description: 'Measure how fast the lake fills and predict where the water will go.',
        echo: 'You measured how fast the lake filled.',
        moment:
          'While sixty people dug at the lake gate, you measured the water and predicted its path.',
      },
      c: {
        type: 'enterprising',
        activities: ['leading', 'competing'],
        label: 'The race',
        description: 'Split the diggers into two teams and talk them into a race.',
        echo: 'You talked the diggers into a race.',
        moment:
          'You split the diggers into two teams and talked them into a race to the lake gate.',
      },
      d: {
        type: 'social',
        activities: ['teaching', 'welcoming'],
        label: 'The first-timers',
        description: "Show the newcomers how it's done and turn strangers into a crew.",
        echo: 'You turned the first-timers into a crew.',
        moment:
          'On the day of the big dig, you showed the newcomers how and turned strangers into a crew.',
      },
    },
  }),
  interestScene({
    id: 'quick-13-a-feast-by-sunset',
    place: 'mill',
    title: 'The Gate Goes Up',
    scenario:
      'One last pull, and the gate goes up! Nothing happens. Then the brook roars down to Alderwell, the goose riding the first wave, and the whole valley wants a feast by sunset.',
    question: 'What would you do for the feast?',
    tags: ['Interests', 'Celebration'],
    options: {
      a: {
        type: 'social',
        activities: ['teaching', 'coaching'],
        label: 'The first swim',
        description: 'Teach kids who grew up by a thin brook to float in the cool new pool.',
        echo: 'You taught the village kids to float.',
        moment:
          'The day the water came back, you taught the village kids to float in the cool new pool.',
      },
      b: {
        type: 'investigative',
        activities: ['experimenting'],
        label: 'The colored fires',
        description: 'Test one powder after another to see what makes a flame burn blue.',
        echo: 'You learned what makes a flame burn blue.',
        moment: 'For the feast, you tested powder after powder to see what made a flame burn blue.',
      },
      c: {
        type: 'realistic',
        activities: ['cooking'],
        label: 'The fire pit kitchen',
        description: 'Knead, roast and season a meal for the valley over glowing coals.',
        echo: 'Over glowing coals, you cooked the feast.',
        moment:
          'Over glowing coals, you roasted and seasoned a meal for the whole valley by sunset.',
      },
      d: {
        type: 'artistic',
        activities: ['styling'],
        label: 'The dressing tent',
        description: 'Braid hair and paint faces until each guest is a sight to behold.',
        echo: 'You braided hair and painted faces.',
        moment:
          'You braided hair and painted faces for the feast until each guest was a sight to behold.',
      },
    },
  }),
  traitScene({
    id: 'quick-14-two-ways-home',
    place: 'feast',
    title: 'Two Ways Home',
    scenario:
      "The mill turns again, and Alderwell feasts. Tolly, with a new whistle, wants to walk home by the river. You'd love to see the sea. There's time for one, and both of you grin.",
    question: 'How do you settle it?',
    tags: ['Give and Take', 'Friendship'],
    trait: 'agreeableness',
    options: {
      a: {
        level: 1,
        label: 'The better reasons',
        description: "You make your case for the sea and give in only if Tolly's is better.",
        echo: 'You made your case for the sea.',
        moment: "Over the feast, you made your case for the sea and weighed it against Tolly's.",
      },
      b: {
        level: 0,
        label: 'The sea, no question',
        description: 'You argue for the sea with gusto until Tolly throws up both hands.',
        echo: 'You argued for the sea until Tolly gave up.',
        moment: 'You argued for the way by the sea with gusto until Tolly gave up, laughing.',
      },
      c: {
        level: 3,
        label: 'The river, gladly',
        description: 'You see how much it means to Tolly, and that makes it your way too.',
        echo: "Tolly's way home became your way too.",
        moment: 'When you saw what the river meant to Tolly, you made it your way home too.',
      },
      d: {
        level: 2,
        label: 'A bit of both',
        description: 'You look for a road that gives each of you most of the fun.',
        echo: 'You looked for a road with a bit of both.',
        moment: 'A road with some river and some sea was your answer to Tolly at the feast.',
      },
    },
  }),
  interestScene({
    id: 'quick-15-something-new',
    place: 'gate',
    title: 'A Light of Your Own',
    scenario:
      'The strange light still hangs over Lantern Hall. Up close, it\'s a lantern with your name on it, lit the day you knocked. "Stay a year," says the Keeper, "and begin something new."',
    question: 'What would you love to begin?',
    tags: ['Interests', 'Your Future'],
    options: {
      a: {
        type: 'conventional',
        activities: ['scheduling', 'organizing'],
        label: 'The great timetable',
        description: 'Plan all coaches, barges and mail bags so that they meet on time.',
        echo: 'By your timetable, coach and barge met.',
        moment:
          'In your year at Lantern Hall, you made a great timetable by which coach and barge met.',
      },
      b: {
        type: 'social',
        activities: ['listening', 'mediating'],
        label: 'The round room',
        description: 'Hear out people in trouble and help each find a fair way through.',
        echo: 'You helped people in trouble find a way.',
        moment:
          'In the round room, you heard out people in trouble and helped each find a fair way through.',
      },
      c: {
        type: 'realistic',
        activities: ['building', 'crafting'],
        label: 'The workshop',
        description: 'Fill a workshop with tools and build carts, gates and mills that last.',
        echo: 'Your workshop built carts that last.',
        moment: 'You filled a workshop with tools and spent your year building carts and mills.',
      },
      d: {
        type: 'enterprising',
        activities: ['founding', 'leading'],
        label: 'A hall in Alderwell',
        description: 'Found a new hall, find the money, and lead a crew of your own.',
        echo: 'You founded a hall and led its crew.',
        moment: 'Your name shone on a lantern, and you founded a new hall and led its crew.',
      },
    },
  }),
];
