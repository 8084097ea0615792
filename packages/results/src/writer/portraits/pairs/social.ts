import type { PairsLedBy } from '../portrait.ts';

export const socialPairs: PairsLedBy<'social'> = {
  realistic: {
    guildTitle: 'Guardian',
    welcome:
      'You show that you care by doing something about it, and people feel safe when you are there.',
    text: 'Someone falls on the playground, and you are kneeling beside them before you have thought about it. Caring, as you understand it, is done with the hands, through a bandage, a warm meal, a ride or an arm to lean on. It stays in your mind that one kid is scared of deep water, or that a neighbor can no longer carry shopping. So you are the person who gets asked along to the clinic, the summer camp or the first driving lesson. The right kind of shift keeps you moving among people until somebody stands, walks or swims a bit better. Writing reports about care uses up your patience. Debates about how to help do so even faster, while the person in question is sitting right there.',
    needs:
      'Real people, practical tasks and permission to act at once should make up most of your week.',
    pull: 'Words are rarely all you offer, because you like to lift, cook, mend or walk along as well.',
  },
  investigative: {
    guildTitle: 'Herbalist',
    welcome: 'People open up to you because you want to understand them before you try to help.',
    text: 'If somebody is hurting, your first thought is for them, and your second is what exactly is wrong. You ask, wait and read up on it, and next time there is something new to try. A friend who cannot sleep gets a cup of tea, along with what you found out about light in the evening. Younger students like learning with you, since you look for the spot where they got lost. Ideally you know a small number of people well and study whatever holds them back. Rushed visits of a few minutes go against your grain. It is also difficult for you to repeat official advice that you no longer believe. At night you may still be turning over a case that its owner has long forgotten.',
    needs:
      'Your work should leave time to understand each person, and pay for the courses that keep you learning.',
    pull: 'Besides comforting people, you want to understand what is going on in them, and you read up on it.',
  },
  artistic: {
    guildTitle: 'Hearthsinger',
    welcome:
      'With you there is laughter and room to play, and shy people find that they have something to say.',
    text: 'In a group that has gone stiff, it is you who starts the silly game or finds the right song. Faces tell you more than words do, and your answer is often a picture, a story or a joke. Children, old people and newcomers open up around you, because you leave room for what makes them odd. Friends want you to listen first and to plan the birthday second. Places that fit have paint on the walls, no two weeks alike and nobody who must pretend to be fine. Forms that squeeze a human being into five boxes make you sad, and a strict script for talking to people makes you stubborn. Since moods rub off on you, one quarrel in the house can cost a day of work.',
    needs:
      'Pick a team that laughs, allows odd methods and judges you by how people leave the room.',
    pull: 'Often the way to someone leads you through a song, a game or something that you make together.',
  },
  enterprising: {
    guildTitle: 'Torchbearer',
    welcome:
      'Others find courage beside you, and a crowd of strangers turns into a team before long.',
    text: 'Where people stand about unsure, you bring them together and set them going. Names stick with you, along with who likes whom, and you love to see a shy member run the meeting by spring. Class trips, relief drives and the training of new staff tend to land with you, since you ask nicely and people say yes. The cause counts, though, and you could talk a whole street into a food drive but hardly into a credit card. Silence from a team discourages you, and so does a leader who treats helpers as numbers. You promise a lot, and some weeks there is not enough of you to go around. Still, a full day in company, with a worthy goal, leaves you livelier than before.',
    needs: 'A cause you believe in, a group to build and the power to say yes are what to ask for.',
    pull: 'Given a good cause, you stop waiting to be asked, stand up and get a whole group moving.',
  },
  conventional: {
    guildTitle: 'Innkeeper',
    welcome:
      'Nobody is forgotten when you look after things, and small kindnesses arrive from you on time.',
    text: 'Thanks to you, the first aid box is full, the allergies are on a list and the new kid has a seat. Care, in your eyes, is made of many small things done on time. You remember birthdays, refill the printer and know which document a worried parent needs. Groups come to rely on it, and some of them notice only in the week when you are ill. Sudden changes that nobody explained to the families upset you on their behalf, and rivalry between colleagues tires you out. Refusing is the hard part, because a request from a person feels like an appointment already written in the book. The work you like has familiar faces, clear duties and somebody who goes home relieved.',
    needs:
      'Steady colleagues, fair duties and a boss who sees quiet work will let you care without wearing out.',
    pull: 'Part of your kindness is a list, kept up to date, so that nobody is left out.',
  },
};
