import type { BigFiveTrait } from '@guildpath/contract';

type TraitLevel = 'low' | 'middle' | 'high';

interface TraitPortrait {
  readonly text: string;
  /** Says in one sentence what to watch at work. */
  readonly watch: string;
}

/**
 * Tells what each trait looks like from outside, in 35 to 60 words. Four in ten people are in the middle of a
 * trait, so the lower half of the middle has words of its own.
 */
export const traitPortraits: Readonly<
  Record<BigFiveTrait, Readonly<Record<TraitLevel | 'lowerMiddle', TraitPortrait>>>
> = {
  openness: {
    high: {
      text: 'Your head keeps many tabs open, so a side street, a strange recipe or an unknown word can take the whole afternoon and leave you with three new ideas. Friends ask you when everything obvious has been tried. Routine costs you more than it costs them, which is why half-built projects pile up around you.',
      watch:
        'Pick work where new questions keep arriving, and share your desk with somebody who likes to finish.',
    },
    middle: {
      text: 'New things are welcome if they earn their place: you will try the unusual dish once and then order the familiar one. In a group this makes you a good bridge, because the dreamers find you open and the careful ones find you sensible. Now and then a choice asks you to be bolder than usual.',
      watch:
        'When a plan sounds too strange or too stale at first, give it a second hearing before the vote.',
    },
    lowerMiddle: {
      text: 'You prefer to know how an evening will go, and still agree to the occasional surprise if somebody you trust suggests it. Of ten new ideas you keep the two that will be useful next week. Dreamers may consider that slow, until they need someone to tell the workable plan from the pretty one.',
      watch:
        'Try one unfamiliar task a month while little depends on it, so that a sudden change finds you in practice.',
    },
    low: {
      text: 'What already works does not need to be reinvented every spring, and people around you rely on that conviction. The familiar route, the tool that fits your hand and the band you have loved since school keep you comfortable. A sudden change of method, introduced only for the sake of change, can spoil an entire week.',
      watch:
        'Ask early what will stay the same when a workplace changes, because you do your best where the basics hold.',
    },
  },
  conscientiousness: {
    high: {
      text: 'A promise sits in your calendar before the other person has left the room, and the group project lands with you because everybody knows you will hand it in. That steadiness is rare, and people build on it. Its price is the free evening that you spend on one last check of something already finished.',
      watch:
        'Agree on what good enough looks like before you start, or every task will grow to fill your free time.',
    },
    middle: {
      text: 'Deadlines that matter get met, while the ones that do not can happily wait until Sunday. Your desk follows a system that only you can see, and teams find you easy to live with since you neither nag nor vanish. During a busy month, though, the small promises are the first to slip.',
      watch:
        'Write down the small promises too, since those are the ones that other people remember.',
    },
    lowerMiddle: {
      text: 'A rough plan is enough for you, and the rest sorts itself out on the way, usually just in time. Packing takes ten minutes, and one charger stays behind. People like how easily you change course for them, though they have learned to send a reminder before the thing that matters.',
      watch:
        'Finish the dull last tenth of a task before you open the next, because that tenth is what others see.',
    },
    low: {
      text: 'Plans are only a starting point for you, because the day itself often has a better idea. If the bus breaks down or the number of guests doubles, you are already trying something while others look for the list. Lost keys and late forms come with it, and long tasks without a deadline tend to slide.',
      watch:
        'Borrow some structure, such as a partner or a fixed hour, for the jobs that no one will remind you of.',
    },
  },
  extraversion: {
    high: {
      text: 'A room wakes up a little when you walk in, and your thoughts become clear while you are saying them aloud. After a whole day with people there is still energy left for a party. Hours alone with a screen drain you, however, and silence in a meeting rarely lasts while you are sitting there.',
      watch:
        'Leave a gap after your question, because the best answer in the room may belong to someone slower to speak.',
    },
    middle: {
      text: 'Company is good, and so is the walk home alone: at a party you find two or three people and stay with them until the end. Teams and solo tasks both suit you as long as they take turns. Too much of either, over several weeks, makes you restless without your knowing why.',
      watch:
        'Notice which kind of day you have had too many of, and book the other kind before you need it.',
    },
    lowerMiddle: {
      text: 'Warming up takes you a while, and by the end of the evening you are the one still talking beside the coats. Two good friends at the table mean more to you than a full house, and a loud weekend calls for a quiet Monday. Unfamiliar groups can think you shy, because they leave before you begin.',
      watch: 'Say one thing early in a meeting, even a small one, and the second will be easier.',
    },
    low: {
      text: 'You hear what everybody else in a room misses, since you are not busy filling it. One long talk beats ten short ones, and people bring you what they would never say in a crowd. Open offices, sales calls and entire days of meetings use up your strength long before the evening comes.',
      watch:
        'Send your view in writing ahead of a meeting, so that the loud ones cannot leave it out.',
    },
  },
  agreeableness: {
    high: {
      text: 'Before anyone says so, you can tell who in the room feels forgotten, and arguments cool down when you are near. The shy cousin, the new colleague and the angry customer all find a seat with you. Saying no is the difficult part, so favors add up until your own work starts after everybody has gone home.',
      watch:
        'Decide what you will not give away this week before the first person asks you for it.',
    },
    middle: {
      text: 'Kindness comes easily to you, and so does a clear refusal when somebody pushes. You let the small things pass and argue about the few that count, which makes you a fair captain and a sensible roommate. Those who have only met one of your two sides can be surprised by the other.',
      watch:
        'Tell people early which points you will not move on, so that your firm side does not come as a shock.',
    },
    lowerMiddle: {
      text: 'Favors come easily from you and surrender does not, since you expect to hear a reason before you give way. When two friends disagree, you side with the one who is right and not with the one who is louder. Some people find that cool in the beginning, and the same people bring you their contract later.',
      watch:
        'Ask how somebody is before you get to the point, since for many people that is the point.',
    },
    low: {
      text: 'If a plan is bad, you say so while there is still time to change it, and neither flattery nor sulking moves you. Friends come to you for an honest opinion about the haircut, the contract or the song. The blunt remark that saves a project can still cost you an ally for a month.',
      watch:
        'Say what is right about a plan before you say what is wrong, and your point will be heard sooner.',
    },
  },
  neuroticism: {
    high: {
      text: 'Your alarm goes off early, and quite often there really is a fire: the odd tone in a message or the hole in a plan rarely gets past you. It makes you a careful friend and an excellent tester of anything. Nights before an important day are long, though, and praise fades faster than blame.',
      watch:
        'Look for work with clear feedback and a calm boss, since guessing what others think is what tires you most.',
    },
    middle: {
      text: 'Stress gets through to you, does its job and usually leaves again, so before an exam you feel nervous, study a bit harder and sleep reasonably well. Bad news gets a bad evening but seldom a bad week. Under a real pile of trouble you need a friend, a list and an early night.',
      watch:
        'Learn your own first sign of strain, such as a skipped meal, and treat it as a reason to slow down.',
    },
    lowerMiddle: {
      text: 'Most worries reach you late and leave early, so on the night before the examination you do sleep, if not like a stone. A sharp word stings for an hour, and by suppertime there is a joke about it. Only when several things go wrong together do you lie awake, and very few people ever notice.',
      watch: 'Say so when it does get too much, because nobody will read it in your face.',
    },
    low: {
      text: 'Milk boils over, the telephone rings, and you simply turn off the stove and answer. Bad days slide off you, unfriendly words do not echo for long, and other people hold on to that in an emergency. Warnings can slide off as well, and a worried companion may feel alone beside you.',
      watch:
        'Check with a worrier now and then, because some alarms are worth hearing before they get loud.',
    },
  },
};
