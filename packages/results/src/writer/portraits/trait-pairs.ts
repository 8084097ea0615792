import type { BigFiveTrait } from '@guildpath/contract';

interface TraitPairPortrait {
  readonly traits: readonly [BigFiveTrait, 'low' | 'high', BigFiveTrait, 'low' | 'high'];
  readonly text: string;
}

/** Two traits at their extremes can say something that neither says alone. Each text has 25 to 45 words. */
export const traitPairPortraits: readonly TraitPairPortrait[] = [
  {
    traits: ['openness', 'high', 'conscientiousness', 'high'],
    text: 'Wild ideas and tidy lists rarely share a desk, but on yours the invention gets built, tested and even labeled. Just make sure that the plan still leaves an empty page for something nobody expected.',
  },
  {
    traits: ['openness', 'high', 'conscientiousness', 'low'],
    text: 'Beginnings are your favorite season, and half of what you start would amaze people if they ever saw it completed. A friend, a fee or a waiting audience is what carries you through the last tenth.',
  },
  {
    traits: ['openness', 'low', 'conscientiousness', 'high'],
    text: 'Give you a proven method and it will be followed to the last screw, on the first try and on the hundredth. Whole hospitals, airlines and kitchens depend on people who work in this way.',
  },
  {
    traits: ['openness', 'high', 'extraversion', 'low'],
    text: 'Much of your richest life goes on where no one is looking, in a notebook, on a long walk or inside a private project. Show somebody a page of it now and then, because they cannot guess.',
  },
  {
    traits: ['openness', 'high', 'extraversion', 'high'],
    text: 'An idea barely has time to dry before you have told three people, who add to it, laugh and argue until it can walk. Alone at a desk, the same idea might have gone quietly to sleep.',
  },
  {
    traits: ['openness', 'low', 'extraversion', 'high'],
    text: 'Good company around the usual table, with the usual stories, makes a very fine evening in your opinion. People keep returning to the places that you keep warm, and few of them ever miss the novelty.',
  },
  {
    traits: ['conscientiousness', 'high', 'extraversion', 'low'],
    text: 'Without a word about it the thing is done, and colleagues only notice on the day when you are away and it is not. Let somebody know how much you carry, or the credit goes to a louder voice.',
  },
  {
    traits: ['conscientiousness', 'low', 'extraversion', 'high'],
    text: 'The evening was better because you were there, and nobody remembers who had promised to bring the tickets. Charm covers a great many late arrivals, although it covers a few less of them every year.',
  },
  {
    traits: ['extraversion', 'high', 'agreeableness', 'low'],
    text: 'You say it first and you say it loudly, which gives everyone in the room something solid to push against. Check the faces after a strong remark, however, since not everybody who disagrees will push back.',
  },
  {
    traits: ['extraversion', 'low', 'agreeableness', 'high'],
    text: 'Care usually arrives from you without any noise, as a saved seat, soup at the door or a message at the right hour. Those who receive it never forget it, while others may need to be told.',
  },
  {
    traits: ['extraversion', 'low', 'agreeableness', 'low'],
    text: 'Your words are few and none of them are sugared, so people learn that a rare yes from you really means yes. A small hello in the morning costs little and prevents a lot of wrong guesses about your mood.',
  },
  {
    traits: ['conscientiousness', 'high', 'neuroticism', 'high'],
    text: 'Every possible risk has its own line in your checklist, and that habit has saved more than one trip already. Trouble begins when the list is complete and the worry continues, so decide on an hour when the day is closed.',
  },
  {
    traits: ['conscientiousness', 'low', 'neuroticism', 'low'],
    text: 'Deadlines that make other people sweat barely raise your pulse, which keeps you easy company and moves a lot of things to next week. Borrowing a little worry from somebody nervous would do you no harm.',
  },
  {
    traits: ['conscientiousness', 'high', 'neuroticism', 'low'],
    text: 'Calm hands together with a finished list make a rare pair, and in an emergency or a crowded kitchen everyone looks around for you. Remember to tell them when even you are getting tired.',
  },
  {
    traits: ['agreeableness', 'high', 'neuroticism', 'high'],
    text: 'A friend’s bad day tends to move in with you and stay for supper, which makes you very gentle company. Practice walking other people to their own front door and then going back home to yours.',
  },
  {
    traits: ['agreeableness', 'low', 'neuroticism', 'low'],
    text: 'Pressure from other people slides off you, and that is gold at a bargaining table or in the shirt of a referee. At home it helps to ask what something meant to them before you call it small.',
  },
  {
    traits: ['agreeableness', 'low', 'neuroticism', 'high'],
    text: 'Unfair treatment burns you twice, once because of the wrong itself and once because so many people let it pass. That fire has started plenty of good reforms, as long as the message waits until the next morning.',
  },
  {
    traits: ['openness', 'high', 'neuroticism', 'high'],
    text: 'Songs, rooms and weather reach unusually deep into you, and so do the headlines around midnight. Much art begins at exactly this spot, provided that the telephone spends the night in a different room.',
  },
  {
    traits: ['extraversion', 'high', 'neuroticism', 'high'],
    text: 'A crowded room lifts you, and the silence afterward can feel like a verdict although it is usually nothing but silence. Keep two people who will tell you, on the same evening, how it really went.',
  },
  {
    traits: ['agreeableness', 'high', 'conscientiousness', 'low'],
    text: 'Anyone may interrupt you, and most of them do, so the neighbor’s bicycle is repaired while your own form lies unsigned. Try putting your own name on the list of people who need a hand this week.',
  },
];
