import type { PairsLedBy } from '../portrait.ts';

export const investigativePairs: PairsLedBy<'investigative'> = {
  realistic: {
    guildTitle: 'Alchemist',
    welcome:
      'Nothing satisfies you like finding out for yourself, with real things in front of you and time to test them.',
    text: 'A question gets hold of you first, and then you go looking for something to test it on. It may be why bread rises faster by the window, or what lives in the mud behind the school. You set up jars, sensors or a camera in a tree, and you want to see it for yourself before you believe the book. Friends ask for an explanation and sometimes regret it, because the answer takes a while. Days in a laboratory or out in the field fit well, as long as the result is unknown in the morning. Once the cause is found, the repair itself can bore you. Selling things or walking the same round each day wears you out, since nothing in it is left to discover.',
    needs:
      'Seek work where ideas may be tested on real material and a failed trial still counts as progress.',
    pull: 'Reading about a thing is seldom enough for you, so you build the rig, take the sample or go and look.',
  },
  artistic: {
    guildTitle: 'Loreweaver',
    welcome:
      'Your questions run in every direction, and they often come home with an idea no one has had.',
    text: 'Most people want the answer, while you are still turning the question over to see its other side. Odd links catch your eye, such as a pattern in a song that also turns up in snail shells. Given a free evening, you read far past what was asked, fill a notebook and end up with a theory of your own. Classmates come to you when an essay needs a fresh angle, though not when it is due in an hour. The right week has long quiet stretches, open problems and no one counting pages. Fixed methods make you itch, and so does a boss who only wants the summary. Many of your ideas stay in drafts, because a newer one came along before the first was finished.',
    needs:
      'Freedom to choose the question matters most, with colleagues who enjoy an idea before it is useful.',
    pull: 'Your best explanations tend to come as pictures, stories or wild comparisons, and you enjoy making them.',
  },
  social: {
    guildTitle: 'Sage',
    welcome:
      'Friends bring you their troubles, since you listen closely and think before you say a word.',
    text: 'People puzzle you in a good way. When a friend gets into the same fight again, you want to know what lies behind it, and you keep asking until the picture makes sense. In class you remember the study about sleep or memory, then try it out on your own habits. Others come to you with the strange rash, the kid who will not talk, the trouble they cannot name, because you listen closely and do not guess too soon. A suitable day mixes reading or data with a few long conversations. Too many visitors in a row tire you, and so does comfort without substance, when everyone nods and nobody looks into the cause. Now and then somebody wanted a hug and got an explanation.',
    needs:
      'You need cases worth thinking about, time with each person and a team that cares about causes.',
    pull: 'Among all the puzzles, people draw you back, and it pleases you when an answer eases their day.',
  },
  enterprising: {
    guildTitle: 'Vizier',
    welcome:
      'You want to understand a thing properly, and then you want to see it change something.',
    text: 'In any argument you want to see the evidence first, and after that you want to win it. You read up on a matter until you know where the weak point is, and then you name it in the meeting, even to the people in charge. Debates, markets, elections and games of strategy draw you, because whoever understands them can act. Teachers and managers ask you what a report means and what should happen next. A good day has a hard problem in the morning and someone to convince in the afternoon. Slow committees try your patience, above all when the loudest guess beats the better proof. Being right in private is no comfort to you, so at times you press the point after the others have stopped listening.',
    needs: 'Choose a seat close to those who decide, where good evidence can still change a plan.',
    pull: 'What you find out should move something, so you argue for it and like to win the room.',
  },
  conventional: {
    guildTitle: 'Codebreaker',
    welcome:
      'Patience is your quiet power, and you keep at a hard question until every piece of it fits.',
    text: 'Something in a long column of figures does not fit, and you see it before you can say what it is. Sorting, comparing and testing until a pattern shows gives you the pleasure that others get from a film. You write down each step, so that anyone could repeat it and arrive at the same result. Friends send you the code that crashes, the budget that will not add up, the rule book that no one understands. Interruptions cost you the thread, and bold claims with thin proof make you wince. There are evenings when you check for the fourth time, although the third was enough and the others are waiting. Quiet hours with good data, a clear question and a door that closes are all you ask.',
    needs:
      'Reliable data, few interruptions and colleagues who would rather be right than first make your work go well.',
    pull: 'Neat records are part of the fun, with labeled files, clean tables and a method that anyone could repeat.',
  },
};
