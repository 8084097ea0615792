import type { BigFiveTrait } from '@guildpath/contract';

/** Three wordings take turns; `{A}` and `{a}` stand for the career with its article. */
type Phrases = readonly [string, string, string];

interface TraitFitPhrases {
  /** The work asks for more of the trait than most, and the person has more than most. */
  readonly bothHigh: Phrases;
  /** It asks for less than most, and the person has less. */
  readonly bothLow: Phrases;
  /** It asks for more than the person has. */
  readonly wanting: Phrases;
  /** The person has more than it asks for. */
  readonly unused: Phrases;
}

export const traitFitPhrases: Readonly<Record<BigFiveTrait, TraitFitPhrases>> = {
  openness: {
    bothHigh: [
      'New ideas count for more here than in most jobs, and you rarely run out of them.',
      '{A} is asked for fresh thinking more than most, which is how you like it.',
      'Your curiosity would have daily work as {a}.',
    ],
    bothLow: [
      'Tried methods count for more here than new ones, and you trust what has proved itself.',
      '{A} keeps to what works, much as you do.',
      'Nobody asks {a} to reinvent everything, and neither would you.',
    ],
    wanting: [
      'Expect to be asked for new ideas more often than you would choose.',
      '{A} cannot lean on old recipes for long, which may stretch you.',
      'More experiments come with being {a} than you may care for.',
    ],
    unused: [
      'Tried methods rule here, so your wish for something new may have to wait for the weekend.',
      '{A} works by settled methods, perhaps more settled than you like.',
      'Novelty is scarce in the days of {a}, and you would have to bring your own.',
    ],
  },
  conscientiousness: {
    bothHigh: [
      'Care and staying power decide a lot here, and your answers show both.',
      '{A} has to be reliable down to the last detail, the way you like to work.',
      'Your habit of finishing what you start is worth a lot to {a}.',
    ],
    bothLow: [
      'Loose plans do less harm here than in most jobs, which leaves you room to improvise.',
      '{A} can work more by feel than by checklist, much as you do.',
      'Strict routine counts for less with {a} than elsewhere, and you will not miss it.',
    ],
    wanting: [
      'Small details need more patience here than you showed, so plan on habits that help.',
      '{A} lives by checklists, and they are not your favorite tool.',
      'Forms and follow-up are a bigger part of being {a} than you may like.',
    ],
    unused: [
      'Plans get thrown over here more often than you would like.',
      '{A} often works without a fixed plan, which may test your sense of order.',
      'Loose ends come with being {a}, and you would want to tie them all.',
    ],
  },
  extraversion: {
    bothHigh: [
      'Much of it happens among people, and often in front of them, where you come alive.',
      '{A} has to speak up and draw others along, and you like to.',
      'Company and a say in things come with being {a}, and your answers wanted both.',
    ],
    bothLow: [
      'Long stretches without an audience come with it, and those are your good hours.',
      '{A} can get through most days without much small talk, which should suit you.',
      'Nobody expects {a} to fill the room, so your quiet way is no drawback.',
    ],
    wanting: [
      'Some evenings you would come home talked out.',
      '{A} has to be in front of people more than you might choose.',
      'More talking comes with being {a} than you tend to enjoy.',
    ],
    unused: [
      'Hours can pass without company, so you would need people elsewhere.',
      '{A} may go a whole morning without a chat, which could leave you restless.',
      'Being {a} is quieter than you are, so plan some noise for the evening.',
    ],
  },
  agreeableness: {
    bothHigh: [
      'Kindness is part of the skill here, and it showed in your answers.',
      '{A} needs patience with other people, and you have it.',
      'Getting along counts as much for {a} as knowing how, and you look out for others by habit.',
    ],
    bothLow: [
      'Plain speech does more good here than politeness, and you do not shy from it.',
      '{A} sometimes has to say no and mean it, and you can.',
      'Results count for more than harmony with {a}, and a little friction does not trouble you.',
    ],
    wanting: [
      'More gentleness is called for here than you tend to show at first.',
      '{A} needs patience with difficult people, which would take some effort from you.',
      'Soft words are a daily tool of {a}, and yours are more often plain.',
    ],
    unused: [
      'Some days call for a hard no, and that may cost you sleep.',
      '{A} has to be blunt now and then, which you may find tiring.',
      'Harmony comes second for {a}, and you would feel that.',
    ],
  },
  neuroticism: {
    bothHigh: [
      'The pace is calmer here than in most jobs, which leaves room for someone who feels things strongly.',
      '{A} seldom has to act in a crisis, so your early alarms cost you less.',
      'Being {a} brings less rush than most work, and you do better without it.',
    ],
    bothLow: [
      'Pressure is part of it, and you tend to stay level when things go wrong.',
      '{A} needs steady nerves, and your answers show them.',
      'Things change at short notice for {a}, and you take that more calmly than most.',
    ],
    wanting: [
      'Calm days are the rule, and you may miss the storm that you can stand.',
      '{A} meets few emergencies, so your steady nerves would get little to do.',
      'Less goes wrong in the days of {a} than you could handle.',
    ],
    unused: [
      'Rush and pressure come with it, and you would feel them more than some.',
      '{A} works under strain at times, so you would need a good way to wind down.',
      'Hectic days belong to being {a}, and they would cost you more than most.',
    ],
  },
};
