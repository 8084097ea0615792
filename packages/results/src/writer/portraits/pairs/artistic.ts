import type { PairsLedBy } from '../portrait.ts';

export const artisticPairs: PairsLedBy<'artistic'> = {
  realistic: {
    guildTitle: 'Mask Carver',
    welcome:
      'Ideas come to you through your hands, and people love what you make because nobody else would have made it.',
    text: 'Long before there is a plan, you have clay on your fingers, a brush in your hand or a beat in your feet. Ideas come to you through material and movement, and talking about art for an hour without making any seems a waste. A crooked branch, the rust on a gate or the weight of a cloth tells you what it could become. When the school puts on a play, somebody asks you for the masks and the painted wall. Days in a studio, a kitchen or a workshop suit you if the shape is yours to choose. Making the same cup a hundred times would wear you out, however well it paid. Exact drawings by someone else feel tight, and halfway through you have usually changed them.',
    needs:
      'A workshop, money for material and freedom over the shape are worth more to you than a grand title.',
    pull: 'Clay, cloth, wood or your own moving body calls you too, since an idea should have some weight.',
  },
  investigative: {
    guildTitle: 'Dreamspinner',
    welcome:
      'Your imagination likes to know how things work, so the worlds you invent hold together when others look closely.',
    text: 'Stories, pictures or tunes begin for you with a what if. You might invent a country and then spend weeks on its language, its weather and the reason for its wars. Facts are fuel, and something you read about bees or black holes turns up months later in a poem or a game level. Those who know you ask for the unusual idea, or for an honest opinion on a film that confused them. Time alone with a blank page is a daily need, and a crowded week of small talk leaves nothing over for the work. It also grates when a piece has to be cheerful, short and like the last one. You can polish an idea for so long that nobody gets to see it.',
    needs:
      'Long stretches alone, strange subjects and an editor or teacher who asks hard questions would serve you well.',
    pull: 'Behind many of your pieces stands a long hunt for facts, and the hunt is half the pleasure.',
  },
  social: {
    guildTitle: 'Troubadour',
    welcome:
      'What you make is meant for somebody, and the people around you feel more alive for it.',
    text: 'What you make, you make for someone, and a drawing is only finished once somebody else has seen it. You catch the mood of a room and find a form for it, such as a toast, a dance or a playlist for the long drive home. Kids in the art club stick close, since you show them how without taking the pen away. At weddings and farewells it is you they want, to sing, write the card or put something painful into words. Good days hold rehearsals, classes and time to try things out together. Working alone for several weeks makes you doubt everything about the piece. To spare a listener, you may soften a true but painful line before anyone has heard it.',
    needs:
      'Making things with and for others, in a group where honest words are spoken kindly, is what to look for.',
    pull: 'It counts for a lot that somebody laughs, sings along or feels less alone through what you make.',
  },
  enterprising: {
    guildTitle: 'Illusionist',
    welcome:
      'When you believe in an idea, you give it a face and a name until a whole room wants it.',
    text: 'The entrance, the light, the faces when the music stops are all in your head before anything has been booked. An idea is worth most to you when it reaches a crowd, and you will argue hard for the bold version. At school that could be the show, the film night or a channel of your own. A bake sale or the launch of a phone comes to you once everybody agrees that it is dull. Waiting for permission grinds you down, along with taste that is decided by a vote. Applause is a kind of food for you, and in a month without an answer you may start to chase it instead of the work. Pitching in the morning and creating until midnight is a day you would choose.',
    needs:
      'Find a place that puts your ideas in front of people soon and lets you argue for the daring one.',
    pull: 'An audience pulls at you, and so does the talk, the deal and the nerve it takes to win one.',
  },
  conventional: {
    guildTitle: 'Mapmaker',
    welcome:
      'Beauty and order meet in you, and what leaves your hands is thought through down to the last line.',
    text: 'Half a space too much between two letters, and you see it from across the room. Beauty with rules in it pleases you most, in a page that lines up or a costume true to its century. Your sketches come in versions with dates on them, and the one from last spring is easy to find. The poster, the school magazine and the film that feels messy all end up on your screen for a last look. A project with a clear order, a real deadline and room for taste is what suits you. Wild group sessions where anything goes give you a headache, and plain office work with nothing to shape leaves you empty. Some of your pieces arrive late, because one corner was still not right.',
    needs:
      'It helps to have a clear order, one person who decides and enough hours for the details.',
    pull: 'Details hold you for hours, because a crooked margin or a wrong comma spoils the whole for you.',
  },
};
