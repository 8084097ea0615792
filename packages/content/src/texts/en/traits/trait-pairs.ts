import type { TraitPairText } from '@guildpath/contract';

/** Describes, in 25 to 45 words, pairs of traits whose extremes say more together than each alone. */
export const traitPairs: readonly TraitPairText[] = [
  {
    traits: ['openness', 'high', 'conscientiousness', 'high'],
    texts: [
      "Wild ideas and tidy lists don't often share a desk, but on yours the invention gets built, tested and even labeled. Just make sure the plan's got an empty page for something nobody expected.",
      "You'll dream up the strange thing and then you'll also make the spreadsheet for it. Few people are willing to do both, and it's why an odd idea of yours has a chance of being real by June.",
    ],
  },
  {
    traits: ['openness', 'high', 'conscientiousness', 'low'],
    texts: [
      "Beginnings are your favorite season, and half of what you start would amaze people if they ever saw it done. It's a friend, a fee or a waiting audience that'll carry you through the last tenth.",
      "You've got more ideas than shelves to put them on, and the newest one's always the best. Pick one to finish each season, and let the rest stay lovely and half done.",
    ],
  },
  {
    traits: ['openness', 'low', 'conscientiousness', 'high'],
    texts: [
      "Show you a method that's proved itself, and you'll follow it to the last screw, on the first try and on the hundredth. Hospitals, airlines and kitchens depend on people who work like that.",
      "You've found out how it's done, and that's how you do it, without shortcuts and without fireworks. It may not make a good movie, but it makes a good bridge.",
    ],
  },
  {
    traits: ['openness', 'high', 'extraversion', 'low'],
    texts: [
      "A lot of your life goes on where nobody's looking, in a notebook, on a long walk or in some private project. Show somebody a page of it now and then, because they can't guess.",
      "You don't need company to have an interesting evening, since there's enough going on upstairs. The best of it deserves one reader, though, so pick someone and let them in.",
    ],
  },
  {
    traits: ['openness', 'high', 'extraversion', 'high'],
    texts: [
      "An idea's hardly dry before you've told three people, who add to it, laugh and argue until it can walk. Alone at a desk, the same idea might've gone quietly to sleep.",
      "New people and new ideas are the same kind of treat for you, and you'll gladly mix them. If there's a foreign exchange, a band that needs a singer or a debate at midnight, you're in.",
    ],
  },
  {
    traits: ['openness', 'low', 'extraversion', 'high'],
    texts: [
      "Good company around the usual table, with the usual stories, makes a fine evening as far as you're concerned. You keep a place warm, and people come back to it without missing the novelty.",
      "You'd rather see all your people at the old place than go somewhere new with three of them. Traditions need a loud voice to keep them going, and they've found one.",
    ],
  },
  {
    traits: ['conscientiousness', 'high', 'extraversion', 'low'],
    texts: [
      "You get it done without a word, and people only notice on the day when you're away and it isn't. Let somebody know how much you carry, or the credit goes to a louder voice.",
      "Nobody has to check on you, and you'd rather they didn't. Just don't let the quiet fool them, and once a month say plainly what you've finished.",
    ],
  },
  {
    traits: ['conscientiousness', 'low', 'extraversion', 'high'],
    texts: [
      "It was a better evening because you were there, and nobody remembers who'd promised to bring the tickets. Charm covers a great many late arrivals, although it covers fewer of them every year.",
      "You're the first to say yes and not always the first to show up, since there was somebody to talk to on the way. People forgive a lot for good company, but don't test it with the ones you love.",
    ],
  },
  {
    traits: ['extraversion', 'high', 'agreeableness', 'low'],
    texts: [
      "You say it first and you say it loud, which gives everyone something solid to push against. Check the faces after a strong remark, though, since not everybody who disagrees will push back, and you'd want to know.",
      "Put you in a debate, and you're having the time of your life. Some people in the room aren't, so it's worth a joke at your own expense before you go on.",
    ],
  },
  {
    traits: ['extraversion', 'low', 'agreeableness', 'high'],
    texts: [
      "Your kind of care doesn't make any noise, and it's a saved seat, soup at the door or a message at the right hour. Some people won't notice until they're told, so tell them once in a while.",
      "You won't give the toast, but you'll stay behind and do the dishes with whoever's cooking. It's a quiet way to be good to people, and you can ask for some of it back.",
    ],
  },
  {
    traits: ['extraversion', 'low', 'agreeableness', 'low'],
    texts: [
      "You don't use a lot of words and you don't sugar them, so people learn that a yes from you means yes. A small hello in the morning costs little and saves a lot of wrong guesses about your mood.",
      "You'd rather work on your own than argue with a committee, and you'd rather argue than pretend. Tell people that it isn't personal, because you can't count on them to know.",
    ],
  },
  {
    traits: ['conscientiousness', 'high', 'neuroticism', 'high'],
    texts: [
      "Every risk you can think of has its own line on your checklist, and a trip goes better for it. Trouble starts when the list's done and the worry isn't, so pick an hour when the day is closed.",
      "You prepare because you worry, and then you worry about what you've prepared. It helps to hand a thing in while it still feels a bit early, since it'll have been good enough on Tuesday.",
    ],
  },
  {
    traits: ['conscientiousness', 'low', 'neuroticism', 'low'],
    texts: [
      "Deadlines that make other people sweat don't raise your pulse, so you're easy company and a lot of things move to next week. Borrow a little worry from somebody nervous, because it wouldn't do you any harm.",
      "It'll be fine, you figure, and most of the time it is. For the few things that won't be, get yourself one nagging friend or one loud alarm, and be nice to them.",
    ],
  },
  {
    traits: ['conscientiousness', 'high', 'neuroticism', 'low'],
    texts: [
      "Calm hands and a finished list don't often come together, and in an emergency or a crowded kitchen that's a great pair to have. Remember to tell people when even you are getting tired.",
      "You've come prepared and you aren't nervous, which can be a little annoying to the rest of us. It's the mix people look for when something big has to go right on the first try.",
    ],
  },
  {
    traits: ['agreeableness', 'high', 'neuroticism', 'high'],
    texts: [
      "A friend's bad day tends to move in with you and stay for supper, so you're gentle company. Practice walking people to their own front door and then going back home to yours, even if it's hard.",
      "You feel it when somebody's hurt, and then you lie awake wondering if it was something you said. It usually wasn't, and a friend who'll tell you so is worth a lot.",
    ],
  },
  {
    traits: ['agreeableness', 'low', 'neuroticism', 'low'],
    texts: [
      "Pressure from other people slides off you, and that's gold at a bargaining table or in a referee's shirt. At home it helps to ask what something meant to them before you call it small.",
      "You can be yelled at for ten minutes and still ask what the actual problem is. Courtrooms and complaint desks need that, but don't try it on your sister.",
    ],
  },
  {
    traits: ['agreeableness', 'low', 'neuroticism', 'high'],
    texts: [
      "Unfair treatment burns you twice, once because it's wrong and once because so many people let it pass. That kind of fire can start a good reform, as long as the message waits until the next morning.",
      "You'll fight about it, and then you'll be up half the night going over what was said. Save the energy for the fights that will still matter in a year, because there are some.",
    ],
  },
  {
    traits: ['openness', 'high', 'neuroticism', 'high'],
    texts: [
      "Songs, rooms and weather get to you, and so do the headlines around midnight. A lot of art begins at exactly this spot, if the phone's asleep and you've left it in a different room.",
      "You've got a vivid imagination, and it doesn't always ask whether you'd like a comedy or a disaster movie. Writing, drawing or playing it out of your system isn't a bad use for it.",
    ],
  },
  {
    traits: ['extraversion', 'high', 'neuroticism', 'high'],
    texts: [
      "A full room lifts you, and the silence afterward can feel like a verdict, although it's usually just silence. Keep two people around who'll tell you, the same evening, how it really went.",
      "You'd go to the party, have a great time and then lie awake over one thing you said at ten. Nobody else remembers it, so ask a friend and you'll see.",
    ],
  },
  {
    traits: ['agreeableness', 'high', 'conscientiousness', 'low'],
    texts: [
      "Anyone may interrupt you, so the neighbor's bike gets fixed while your own form lies there unsigned. Try putting your own name on the list of people who need a hand, because they're not wrong to ask and neither are you.",
      "You're late because somebody needed a ride, and you didn't have the heart to say no. It's a nice reason to be late, but the person who's waiting only sees the clock.",
    ],
  },
];
