import type { PersonalityType } from '@guildpath/scoring';

/** Each has 30 to 50 words. */
export const personalityTypePortraits: Readonly<Record<PersonalityType, string>> = {
  Innovator:
    'In the guild you stand among the Innovators, who meet a new idea and a new face with the same delight and introduce the two before lunch. Give them an audience and an empty wall. Beside them they need somebody patient who counts the chairs.',
  Leader:
    'The guild counts you among its Leaders, the ones who say what will happen, tell everyone about it and then make sure that it does. A team relaxes when such a person takes over the list, as long as somebody notices, once a day, who has not spoken yet.',
  Visionary:
    "Visionary is the guild's name for people like you, who keep distant plans and daily duties in the same notebook and actually finish the pages. Others admire the castle in the air, while you have already worked out the cost of the stairs. Rest is the item most often missing.",
  Socializer:
    'Among the guild folk you pass for a Socializer, since doors open because somebody on the other side remembers you. News, help and invitations travel along your connections, and a dull task gets lighter in your company. Quiet work is best done early, before the first hello of the day.',
  Organizer:
    'They call you an Organizer at the guild, because a place works better after you have been there and the next person can find the scissors. Big speeches do less for you than a date and a name behind every task. Surprise visitors are a test of your patience.',
  Creative:
    'The guild has you down as a Creative: odd pairings, old songs and half a dream go into the pot, and something comes out that nobody had ordered. Time alone with that pot matters a great deal. So does a friend who asks, politely, when dinner will finally be ready.',
  Balanced:
    'The guild knows you as one of the Balanced, whom neither ideas nor order nor company carries away. You can stand beside dreamers, planners and talkers without turning into one of them. It may look ordinary, yet a crew of loud talents needs somebody who is not competing with them.',
};
