import type { PairsLedBy } from '@guildpath/contract';

export const artisticPairs: PairsLedBy<'artistic'> = {
  realistic: {
    guildTitle: 'Mask Carver',
    welcome:
      "Ideas come to you through your hands, and what you make doesn't look like anybody else's.",
    meaning: [
      "That's the Mask Carver in you, who needs an idea to have some weight in the hand.",
      "A Mask Carver dreams with both hands busy, and you'd rather make it than talk about it.",
    ],
    text: [
      [
        "Long before there's a plan, you've got clay on your fingers or a beat in your feet.",
        "You don't think it up and then make it, because the making is how you think it up.",
        "You can't pass a pile of scrap without imagining what's hidden in it and which tool you'd need.",
      ],
      [
        'A crooked branch, the rust on a gate or the weight of a cloth tells you what it could become.',
        "You'll carry home a piece of driftwood because there's a face in it that only needs letting out.",
        "Halfway through a piece, the material tells you something that you hadn't planned, and you're glad to listen.",
      ],
      [
        'Talking about art for an hour without making any seems to you like a waste of good light.',
        "It's the smell of paint, sawdust or hot metal that gets you going, not the theory.",
        "If a play needs masks, a dragon or a painted wall, you'd jump at the chance.",
        'A costume, a tattoo or a cake in the shape of a ship is your kind of order.',
      ],
      [
        'Making the same identical cup a hundred times would wear you out, however generously it paid.',
        "Another person's exact drawing feels tight to you, and halfway through you've usually changed it.",
        'An office without anything to touch, bend or color would make your fingers restless by ten in the morning.',
      ],
      [
        "Days in a studio, a kitchen or a workshop suit you, as long as the shape's yours to choose.",
        "Work feels like play to you with real material, a free hand and nobody asking what it's going to be.",
      ],
    ],
    needs: [
      "You'll want a workshop, money for material and freedom over the shape more than a grand title.",
      "Look for a place where you'd make real things and it's you who decides how they look.",
    ],
    pull: 'Clay, cloth, wood or your own moving body calls you too, since an idea should weigh something.',
    friends: [
      'The costume, the mask, the painted wall',
      'Turning junk into something good',
      "A present nobody else would've made",
    ],
    costs: [
      'Paint on every pair of jeans',
      "Copying someone else's plan feels like a fence",
      'The kitchen table is never just a table',
    ],
    beside: {
      guildTitle: 'Steward',
      sentence:
        "You'd fill the hall with things worth seeing, and a Steward would open it on time and pay you fairly.",
    },
  },
  investigative: {
    guildTitle: 'Dreamspinner',
    welcome:
      'Your imagination wants to know how things work, so the worlds you make up hold together.',
    meaning: [
      "That's the Dreamspinner in you, who makes things up and then has to know how they'd work.",
      "A Dreamspinner starts with a what if and won't quit until it makes sense, just like you.",
    ],
    text: [
      [
        "Stories, pictures or tunes tend to begin with a what if for you, and you can't leave it there.",
        "You might invent a country, then spend weeks on its language, its weather and why it's at war.",
        "A single strange sentence overheard on a bus can turn into an entire story before you've reached your stop.",
      ],
      [
        'Facts are fuel for you, and a thing you read about bees turns up in a poem months later.',
        "You'll look up how a black hole really works, just because there's going to be one in chapter two.",
        "Even your dragons have a diet and a climate, because it isn't any fun for you if they couldn't exist.",
      ],
      [
        "When a movie's ending confuses everybody, you've already got a theory about it, and you've got your reasons.",
        "You don't just like a song, you want to know what that chord is doing to you.",
        {
          text: "Time alone with a blank page is close to a daily need, and you're cranky without it.",
          unless: ['extraversion high'],
        },
        'A blank page and a strange subject is a better gift, for you, than most things with a bow.',
        'You could talk for hours with someone who takes an invented world as seriously as you do.',
      ],
      [
        {
          text: 'It grates on you when a piece has to be cheerful, short and exactly like the last one.',
          unless: ['openness low'],
        },
        {
          text: "Making more of whatever's already selling well would bore you to sleep by the second week.",
          unless: ['openness low'],
        },
        "You don't care for stories that cheat, and there's no money that would make you enjoy writing one.",
      ],
      [
        {
          text: "You can polish an idea so long that nobody gets to see it, and it's often worth seeing.",
          unless: ['conscientiousness low'],
        },
        "Give you an odd subject, a long winter and a good library, and you'd make something that lasts.",
        "It's a great day when an idea is wild, the details are right and nobody's in a hurry.",
      ],
    ],
    needs: [
      "You'll want long stretches for your own work and an editor or a friend who asks hard questions.",
      "Strange subjects and deep reading would suit you, with someone who'll tell you when it's done.",
    ],
    pull: "Behind a lot of your pieces there's a long hunt for facts, and the hunt is half the pleasure.",
    friends: [
      'What the ending of that movie meant',
      'A name for a band, a game or a dragon',
      "Odd ideas they couldn't think up alone",
    ],
    costs: [
      'Your characters keep you up at night',
      "You research what nobody'll ever notice",
      'Nobody sees it until it feels right',
    ],
    beside: {
      guildTitle: 'Quartermaster',
      sentence:
        "You'd dream up the voyage, and a Quartermaster would find the ship, the bread and a date to sail.",
    },
  },
  social: {
    guildTitle: 'Troubadour',
    welcome: "What you make is meant for someone, and it isn't finished until you've shared it.",
    meaning: [
      "That's the Troubadour in you, who makes things up and wants someone there to share them.",
      "A Troubadour needs a song and someone to sing it to, and you wouldn't want one without the other.",
    ],
    text: [
      [
        "What you make, you make for someone, and a drawing isn't done until somebody's seen it.",
        "You'd rather write a song for one particular friend's birthday than for a million strangers on the internet.",
        "You hear a good line or see a funny sign, and right away there's a person you'd like to show it to.",
      ],
      [
        "Give you the mood of an evening, and you'll look for its form, maybe a toast, a dance or a playlist.",
        "There's exactly one right song for the long drive home, and you'll happily spend the week finding it.",
        "Rehearsing with friends is nearly as good as performing for you, and it's where the best jokes come from.",
      ],
      [
        'You like showing a kid how to draw a horse without ever taking the pencil away.',
        "In an art club or a band, you'd rather get everyone playing than play the solo.",
        "A wedding, a farewell or a retirement is a job you'd take, because it's about real people.",
        "When something hurts too much to say, you'd try to paint it, sing it or write it on a card.",
      ],
      [
        {
          text: 'Working alone for weeks makes you doubt everything about the piece, until one person laughs in the right spot.',
          unless: ['extraversion low', 'neuroticism low'],
        },
        "A gallery where nobody's allowed to talk seems to you like a party with the sound off.",
        'Work that never meets a human face would feel pointless to you, however pretty it turned out.',
        "You'd be unhappy making things for a committee that never tells you what anyone felt when they saw it.",
      ],
      [
        'Good days have a rehearsal in them, or a class, and time to try things out together.',
        "You hit your stride when people walk out humming something that wasn't there when they came.",
      ],
    ],
    needs: [
      "You'll want to make things with people and for people, where honest words are spoken kindly.",
      "Look for a stage, a classroom or a club, somewhere that there's a person on the other end of the art.",
    ],
    pull: 'It means a lot to you that someone laughs, sings along or feels less alone with it.',
    friends: [
      'The right words on a card',
      'A song for every occasion',
      'Getting the shy ones to join in',
    ],
    costs: [
      { text: 'You soften a line that was true', unless: ['agreeableness low'] },
      { text: 'Silence after a show is hard to take', unless: ['neuroticism low'] },
      'Songs nobody hears feel half finished',
      'Everybody wants a drawing, and for free',
      'Your best lines end up in birthday cards',
    ],
    beside: {
      guildTitle: 'Armorer',
      sentence:
        "You bring the song, and an Armorer checks that the stage under everybody's feet won't give way.",
    },
  },
  enterprising: {
    guildTitle: 'Illusionist',
    welcome:
      'When you believe in an idea, you want to give it a face and a name until everybody wants it.',
    meaning: [
      "That's the Illusionist in you, who dreams something up and wants a crowd to gasp at it.",
      "An Illusionist needs a wild idea and an audience, and you'd go looking for both.",
    ],
    text: [
      [
        "The entrance, the light and the faces when the music stops are in your head before anything's booked.",
        "You can see the poster, the name and the opening night before there's actually anything to open.",
        "Any empty room looks to you like a place where something unforgettable hasn't happened yet.",
      ],
      [
        "An idea is worth most to you when it reaches a crowd, and you'll push for the bold version.",
        "You don't want to make something nice for a drawer, you want people lined up around the block.",
        "You'd like people to remember where they were standing when they first saw what you'd made.",
      ],
      [
        "That might be the show, the film night or a channel that you'd run yourself.",
        "Hand you a dull bake sale, and you'd have a theme, a slogan and a costume by Tuesday.",
        "Waiting for permission grinds you down, and so does taste that's been put to a vote.",
        "Nothing's as sad to you as a good idea that's been watered down until nobody minds it.",
      ],
      [
        {
          text: "Applause is a kind of food, and in a month without any it's easy to chase it.",
          unless: ['neuroticism low'],
        },
        {
          text: "You're willing to bet on your own taste, and it's a real thrill whenever the gamble pays off.",
          unless: ['neuroticism high'],
        },
        "A safe little idea that's been approved by everybody doesn't give you a reason to get out of bed.",
      ],
      [
        "Pitching an idea in the morning and then making things until midnight is exactly the day you'd pick.",
        "Give you a stage, a budget and one person who says yes, and you'll surprise them.",
      ],
    ],
    needs: [
      "You'll want a place that puts your ideas in front of people soon and lets you argue for the daring one.",
      "Look for people who'd rather be surprised than safe, and who'll let you pitch it yourself.",
    ],
    pull: [
      {
        text: 'An audience pulls at you, and so does the nerve that it takes to win one.',
        unless: ['extraversion low'],
      },
      "Your work should go out and earn its keep, so you'd put a fair price on it.",
    ],
    friends: [
      'The name, the poster and the big idea',
      'Making a dull thing sound like fun',
      'Courage for the bold version',
    ],
    costs: [
      'A month without applause feels long',
      "You can't stand taste by committee",
      'The safe version never got your heart',
    ],
    beside: {
      guildTitle: 'Chronicler',
      sentence:
        "You'd make them gasp, and a Chronicler would make sure that the part that's meant to be true is true.",
    },
  },
  conventional: {
    guildTitle: 'Mapmaker',
    welcome:
      "Beauty and order meet in you, and you like a thing that's thought through to the last line.",
    meaning: [
      "That's the Mapmaker in you, who invents freely and still wants every line in its place.",
      "A Mapmaker's work is lovely and it's also right, and you wouldn't call it done before that.",
    ],
    text: [
      [
        "With half a space too much between two letters, you honestly can't stop looking at it.",
        "You're drawn to beauty with rules in it, like a page that lines up or a costume true to its century.",
        "Subway maps, old atlases and well-designed menus give you more pleasure than you'd probably admit.",
      ],
      [
        {
          text: "Your sketches come in versions with dates on them, and last spring's is easy to find.",
          unless: ['conscientiousness low'],
        },
        "You could spend an hour choosing between two grays, and you'd be able to say why.",
        "A grid isn't a cage to you, it's what makes the one crooked thing look good.",
        "You'll try a dozen arrangements of the very same page, and you'll know which one's right when you see it.",
      ],
      [
        "If a poster or a magazine feels messy, you're itching to move the pieces around.",
        {
          text: "You're the one to ask for a last look, because a crooked edge doesn't get by you twice.",
          unless: ['conscientiousness low'],
        },
        {
          text: 'Wild group sessions where anything goes give you a headache, since nothing ever really gets decided.',
          unless: ['extraversion high', 'openness high'],
        },
        'An office job with nothing to shape would leave you empty, however neat the desks were.',
      ],
      [
        {
          text: "Some of your pieces arrive late, because one corner was still not right, and it's a very good corner now.",
          unless: ['conscientiousness high'],
        },
        "You'd rather make a single page that's exactly right than ten others that are good enough for everybody else.",
        "When a layout finally clicks, you feel it like a key that's turned in a lock.",
        'Deadlines that keep moving make it difficult for you to do the careful kind of work that you enjoy.',
      ],
      [
        'A project with a clear order, a real deadline and room for taste is what suits you.',
        "You're hard to stop when the rules are known and it's up to you to make them beautiful.",
      ],
    ],
    needs: [
      "You'll do well with a clear order, one person who decides and enough hours for the details.",
      "Look for work where it's somebody's job to get the details right, and make it yours.",
    ],
    pull: 'Details can hold you for hours, because one crooked margin spoils the whole page for you.',
    friends: [
      'A last look at the poster',
      'Which font, which color, which frame',
      'Making the slides look like somebody cared',
    ],
    costs: [
      'One crooked line spoils a whole page',
      'Good enough hurts your eyes',
      'Anything-goes meetings give you a headache',
    ],
    beside: {
      guildTitle: 'Trail Warden',
      sentence:
        "You'd draw the way down to the last bend, and a Trail Warden would come back and say where it's washed out.",
    },
  },
};
