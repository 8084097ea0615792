import type { ScoredQuestion } from '@guildpath/contract';
import { aptitudeScene, interestScene, traitScene } from '../scene.ts';

/** Tells chapter five of the Epic Journey: what was given away comes back, and goes home. */
export const theReturn: readonly ScoredQuestion[] = [
  traitScene({
    id: 'epic-33-lights-on-the-water',
    place: 'ferry',
    title: 'Lights on the Water',
    scenario:
      'They have read your shutters! Vane leads boats through the reef, Flint brings coals, and Captain Pell the ship\'s stove, still burning. "Thirty years late for supper," says Sorrel.',
    question: 'What do you do as they come?',
    tags: ['Energy', 'Feelings'],
    trait: 'extraversion',
    options: {
      a: {
        level: 0,
        label: 'Stand still and smile',
        description: 'You lean on the rail, say nothing, and let the joy be yours inside.',
        echo: 'You leaned on the rail and smiled.',
        moment: 'You leaned on the rail as the lights came in, and the joy was yours inside.',
      },
      b: {
        level: 1,
        label: 'Wave from the rail',
        description: 'You lift a hand to the first boat and walk down with a quiet hello.',
        echo: 'You waved to the first boat from the rail.',
        moment: 'From the rail, you lifted a hand to the first boat and walked down to meet it.',
      },
      c: {
        level: 3,
        label: 'Whoop and run',
        description: 'You whoop until the gulls fly up, hug all you meet, and start a dance.',
        echo: 'You whooped, hugged and started a dance.',
        moment:
          'When lights came over the water, you whooped, hugged everyone and started a dance.',
      },
      d: {
        level: 2,
        label: 'Laugh and call out',
        description: 'You shout a welcome, take the stairs two by two, and shake many hands.',
        echo: 'Down the stairs you ran to shake hands.',
        moment: 'Down the tower you ran, calling a welcome and shaking hands with all who came.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-34-the-new-cask',
    place: 'dark-lighthouse',
    title: 'The New Cask',
    scenario:
      '"I was angry, and put water in your new cask," says Vane. So it wasn\'t Tolly\'s nap! One team drains the lamp (20 minutes), then dries it (30). The other warms good oil (40), then soaks the wick (25).',
    question: 'How soon can you light it?',
    tags: ['Problem Solving', 'Planning'],
    area: 'problemSolving',
    correct: 'b',
    difficulty: 0.2,
    explanation:
      'The two strands run side by side. The lamp takes 20 + 30 = 50 minutes and the wick 40 + 25 = 65, so both are ready after 65. 50 looks only at the lamp, 90 warms the oil after the lamp is dry and forgets the wick, 115 does one thing after the other.',
    options: {
      a: {
        label: 'After 50 minutes',
        description: 'Pell has time for one bowl of soup.',
        echo: 'You set the lamp to be lit in fifty minutes.',
        moment: 'You set the lamp to be lit in fifty minutes, one bowl of soup away.',
      },
      b: {
        label: 'After 65 minutes',
        description: 'Pell has time for two bowls of soup.',
        echo: 'You said it would take sixty-five minutes.',
        moment: 'In sixty-five minutes we can light it, you said, and Pell had soup.',
      },
      c: {
        label: 'After 90 minutes',
        description: 'Pell has time for three bowls of soup.',
        echo: 'You gave lamp and wick ninety minutes.',
        moment: 'You gave the work on lamp and wick ninety minutes, and everyone began.',
      },
      d: {
        label: 'After 115 minutes',
        description: 'Pell has time for four bowls of soup.',
        echo: 'A hundred and fifteen minutes, you said.',
        moment:
          'By your count, lamp and wick needed a hundred and fifteen minutes, so Sorrel made soup.',
      },
    },
  }),
  interestScene({
    id: 'epic-35-more-hands-than-handles',
    place: 'lit-lighthouse',
    title: 'Two Hundred on the Stair',
    scenario:
      'Your flame leaps into the great lamp. Then the clockwork snaps, and the lamp must be turned by hand until morning. Two hundred people have come, more hands than handles.',
    question: 'Where do you want to be tonight?',
    tags: ['Interests', 'Teamwork'],
    options: {
      a: {
        type: 'conventional',
        activities: ['scheduling', 'organizing'],
        label: 'At the board of turns',
        description: 'Fit two hundred people into shifts so well that the lamp never stops.',
        echo: 'Two hundred people took turns by your board.',
        moment: 'By your board, two hundred people took turns so well that the lamp never stopped.',
      },
      b: {
        type: 'artistic',
        activities: ['performing'],
        label: 'In the dance on the stair',
        description: 'Make up steps and a beat that sweep up the stair and down again.',
        echo: 'You made up a dance that swept the stair.',
        moment:
          'As the crank went round, you made up a dance that swept up the stair and down again.',
      },
      c: {
        type: 'social',
        activities: ['healing', 'caring'],
        label: 'On the salve bench',
        description: 'Rub salve into sore hands, bind them, and send off a happier crew.',
        echo: 'You soothed and bound sore hands all night.',
        moment: 'On the salve bench, you soothed and bound sore hands and sent off a happier crew.',
      },
      d: {
        type: 'realistic',
        activities: ['operating'],
        label: 'At the iron crank',
        description: 'Put your back into the crank, grease it, and keep the lamp in motion.',
        echo: 'You put your back into the iron crank.',
        moment: 'You put your back into the iron crank and kept the great lamp in motion.',
      },
    },
  }),
  aptitudeScene({
    id: 'epic-36-every-twelve-seconds',
    place: 'lit-lighthouse',
    title: 'Every Twelve Seconds',
    scenario:
      'The Far Light flashes once every 12 seconds. The lamp shines from two sides, so each full turn gives two flashes. To turn it once takes four turns of the crank. Tolly, who can whistle again, keeps time.',
    question: 'How long is one turn of the crank?',
    tags: ['Numerical Ability'],
    area: 'numerical',
    correct: 'c',
    difficulty: 0,
    explanation:
      'Two flashes, 12 seconds apart, make 24 seconds for one turn of the lamp. Four turns of the crank fit into that: 24 / 4 = 6 seconds. 24 is the time of the lamp, 12 takes each turn of the crank for a flash, 3 forgets that the lamp shines from two sides.',
    options: {
      a: {
        label: '24 seconds',
        description: 'Tolly whistles a whole tune to each turn.',
        echo: 'A whole tune to each turn, you told Tolly.',
        moment: 'You had Tolly whistle a whole tune to each turn of the crank.',
      },
      b: {
        label: '12 seconds',
        description: 'Tolly whistles half a tune to each turn.',
        echo: "You gave each turn half of Tolly's tune.",
        moment: 'Half a tune to each turn, you said, and Tolly began to whistle.',
      },
      c: {
        label: '6 seconds',
        description: 'Tolly whistles a long line to each turn.',
        echo: 'You gave each turn a long line of the tune.',
        moment: 'At your word, the crank went round once with each long line of the tune.',
      },
      d: {
        label: '3 seconds',
        description: 'Tolly whistles a short line to each turn.',
        echo: 'You timed the crank to short lines of song.',
        moment: "You timed the crank to the short lines of Tolly's tune.",
      },
    },
  }),
  traitScene({
    id: 'epic-37-the-beam',
    place: 'lit-lighthouse',
    title: 'The Beam',
    scenario:
      'Ninety boats come in past the rocks. The beam goes round over the mist like a slow white wing, two hundred people hum, and out on the water the fishers begin to sing along.',
    question: "What's it like for you?",
    tags: ['Beauty', 'Imagination'],
    trait: 'openness',
    options: {
      a: {
        level: 3,
        label: 'It sweeps you away',
        description: 'Your skin prickles, time stops, and you long to find words for it.',
        echo: 'The white beam swept you away.',
        moment: 'The white beam over the mist swept you away, and you searched for words.',
      },
      b: {
        level: 0,
        label: 'It brings the boats home',
        description: 'You see ninety boats come in safe, and to you that is the whole of it.',
        echo: 'You saw ninety boats come in safe.',
        moment: 'You saw ninety boats come in safe past the rocks, and that was enough for you.',
      },
      c: {
        level: 2,
        label: 'It makes you stop',
        description: 'You set down your cup and let the light and the song wash over you.',
        echo: 'You set down your cup for the song.',
        moment:
          'When the fishers sang along, you set down your cup and let the song wash over you.',
      },
      d: {
        level: 1,
        label: 'It looks rather fine',
        description: 'You enjoy the view for a minute, and then you think of breakfast.',
        echo: 'A minute later, you thought of breakfast.',
        moment: 'For a minute you enjoyed the beam on the mist, and then you thought of breakfast.',
      },
    },
  }),
  interestScene({
    id: 'epic-38-a-gift-for-the-light',
    place: 'lit-lighthouse',
    title: 'Thirty Letters',
    scenario:
      "From now on, the council pays the pilots to look after the light, and Vane hides a wet eye. Pell, who's reading thirty years of letters, isn't ready to sail. So you've got a week.",
    question: 'What do you spend the week on?',
    tags: ['Interests', 'Making It Last'],
    options: {
      a: {
        type: 'social',
        activities: ['mediating', 'listening'],
        label: 'The fair table',
        description: 'Seat pilots and fishers together until they find rules all call fair.',
        echo: 'You helped old rivals find fair rules.',
        moment:
          'You seated pilots and fishers at one table until they found rules that all called fair.',
      },
      b: {
        type: 'conventional',
        activities: ['keeping-records', 'scheduling'],
        label: "The keepers' handbook",
        description: 'Set down each task by day and hour, so any crew can run the light.',
        echo: 'Your handbook let any crew run the light.',
        moment: 'Task by task, you set down in a handbook how any crew could run the Far Light.',
      },
      c: {
        type: 'investigative',
        activities: ['observing', 'reasoning'],
        label: 'The riddle of the horn',
        description: 'Work out why a horn sounds near in one fog and far off in the next.',
        echo: 'You worked out how a horn sounds in fog.',
        moment: 'In fog after fog, you worked out why a horn sounds near one day and far the next.',
      },
      d: {
        type: 'artistic',
        activities: ['writing'],
        label: 'The tale of the flame',
        description: 'Write it all down as a tale that makes people laugh and cry at once.',
        echo: 'You wrote the tale of the lost flame.',
        moment:
          'At a window of the Far Light, you wrote the tale of the flame, with tears and laughter.',
      },
    },
  }),
  traitScene({
    id: 'epic-39-a-dark-hall',
    place: 'hall',
    title: 'A Dark Hall',
    scenario:
      'You carry the flame home, and Lantern Hall is dark. "A gale blew ours out," says the Keeper. "Why else do we give it away?" You light the hearth, and all call for the story.',
    question: 'How is the story told?',
    tags: ['Company', 'Speaking Up'],
    trait: 'extraversion',
    options: {
      a: {
        level: 2,
        label: 'You and the others, by turns',
        description: 'You stand up with the team and tell the parts that you love the most.',
        echo: 'You told the parts that you loved most.',
        moment: 'You stood up with the team and told the parts that you loved most.',
      },
      b: {
        level: 3,
        label: 'You, from start to end',
        description: 'You jump on a bench, draw all eyes to you, and act out every wave.',
        echo: 'You acted out every wave from a bench.',
        moment: 'From a bench in Lantern Hall, you acted out every wave with all eyes on you.',
      },
      c: {
        level: 1,
        label: 'The others, with your help',
        description: 'You stay in your seat and add a line where they forget something.',
        echo: 'From your seat, you added what they forgot.',
        moment: 'Your friends told the story, and from your seat you added what they forgot.',
      },
      d: {
        level: 0,
        label: 'The others, all of it',
        description: 'You settle down by the wall and are happy to listen to them tell it.',
        echo: 'By the wall, you listened to the others.',
        moment: 'By the wall of Lantern Hall, you settled down and listened to the others tell it.',
      },
    },
  }),
  interestScene({
    id: 'epic-40-a-free-year',
    place: 'gate',
    title: 'The Only Rule One',
    scenario:
      'The Keeper adds your name to all who brought fire back. "There was only one Rule One, and you kept it," says Bracken. A note comes from Pell: "Staying." A free year begins.',
    question: 'What would you love to do next?',
    tags: ['Interests', 'Your Future'],
    options: {
      a: {
        type: 'enterprising',
        activities: ['leading', 'founding'],
        label: 'The next expedition',
        description: 'Raise money, pick a crew, and lead them off the edge of the map.',
        echo: 'You led a crew off the edge of the map.',
        moment: 'You raised the money, picked a crew and led them off the edge of the map.',
      },
      b: {
        type: 'investigative',
        activities: ['researching'],
        label: 'The open questions',
        description: 'Explore what no one can explain yet, like how birds find their way.',
        echo: 'You asked how birds find their way.',
        moment: 'You went after open questions, such as how birds find their way.',
      },
      c: {
        type: 'realistic',
        activities: ['tending-animals', 'growing'],
        label: 'The hill farm',
        description: 'Keep goats and bees on a hill, plant an orchard, and bring in hay.',
        echo: 'Goats, bees and hay filled your free year.',
        moment: 'Goats, bees and a young orchard filled your free year on the hill.',
      },
      d: {
        type: 'conventional',
        activities: ['programming', 'checking'],
        label: 'The code of signals',
        description: 'Build one code of flags and flashes, checked until it never fails.',
        echo: 'You built a code that every ship used.',
        moment:
          'In your free year, you built one code of signals and checked it until it never failed.',
      },
    },
  }),
];
