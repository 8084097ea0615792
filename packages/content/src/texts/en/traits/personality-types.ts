import type { WriterTexts } from '@guildpath/contract';

/** Portrays each personality type of the share card in 30 to 50 words; two wordings each. */
export const personalityTypes: WriterTexts['personalityTypes'] = {
  Innovator: [
    "In the guild you're one of the Innovators, who meet a new idea and a new face with the same delight and introduce the two before lunch. Give them an audience and an empty wall, and stand back a little.",
    "You'd find your seat among the Innovators, at the table where everybody's drawing on the napkins and nobody minds who's looking. They try it in public, laugh when it falls over, and that's how the next version gets better.",
  ],
  Leader: [
    "The guild counts you among its Leaders, who say what's going to happen, tell everyone about it and then see that it does. A team can relax when somebody like that has the list, as long as they notice once a day who hasn't spoken yet.",
    "You're down as a Leader in the guild's book, since you like both the crowd and the calendar. Leaders call the meeting, and it ends on time. The trick they've all had to learn is letting someone else be right.",
  ],
  Visionary: [
    "Visionary is the guild's word for people like you, who've got distant plans and daily duties in the same notebook. Others admire the castle in the air, while you've already worked out the cost of the stairs. Rest is the item that's most often missing.",
    "At the guild you'd be shown to the Visionaries' corner, where somebody's drawing a flying ship and has a list of the nails. They dream in detail, and they don't mind the years that it takes.",
  ],
  Socializer: [
    "Among the guild folk you're a Socializer, and doors open because there's somebody on the other side you've talked to before. News and invitations travel that way. Quiet work is best done early, before the first hello of the day.",
    "The guild puts you with its Socializers, who can't cross the yard in under twenty minutes. It isn't the fastest way to the gate, but by the time they've arrived they know who's sick, who's moving and who could use a hand.",
  ],
  Organizer: [
    "They'd call you an Organizer at the guild, because a place works better once you've been there and the next person can find the scissors. Big speeches don't do as much for you as a date and a name behind every task.",
    "Organizers are the reason the guild's soup is hot, and you'd be one of them. They like the known way, done right, and they've usually done it before anybody's asked. It's only the surprise visitor who tests their patience.",
  ],
  Creative: [
    "The guild's got you down as a Creative, so odd pairings, old songs and half a dream go into the pot, and something comes out that wasn't on any menu. Time alone with that pot matters, and so does a friend who asks, politely, when dinner's going to be ready.",
    "You'd be with the Creatives, in the tower room where the candle's still burning and there's paint on the stairs. They don't like an audience until it's done, and they don't always know what it is when they start.",
  ],
  Balanced: [
    "The guild knows you as one of the Balanced, so new ideas, strict plans and big crowds don't carry you away. You can stand beside dreamers, planners and talkers without turning into one. In a crew of loud talents, it helps to have somebody who isn't competing.",
    "You'd be counted with the Balanced, who stand a step away from the dreamers, the planners and the talkers. Every crew's got plenty of those, and it runs a little smoother with somebody who isn't there to prove a point.",
  ],
};
