import type { Portrait } from '@guildpath/contract';

/** Portrays people in whom no interest stands out. */
export const evenPortrait: Portrait = {
  guildTitle: 'Wayfarer',
  welcome:
    'Lots of kinds of people and work make sense to you, and that gives you a lot to choose from.',
  meaning: [
    "Another day you might've picked a different job, and that's what makes you a Wayfarer.",
    "It's only one of the roads you'd have enjoyed, and the guild's word for that is Wayfarer.",
    "You could've had fun with the other choices too, so around here you're a Wayfarer.",
  ],
  text: [
    [
      {
        text: "On Monday you'd fix a shelf, on Tuesday you'd argue about a movie, and by Thursday you'd do the club's accounts.",
        unless: ['openness low', 'realistic low', 'conventional low'],
      },
      {
        text: 'You could see yourself in a workshop, a classroom or an office, and none of them feels like the wrong place.',
        unless: ['realistic low', 'social low', 'conventional low'],
      },
      "Ask you what you want to be, and there isn't one answer but five, and you'd be fine with any of them.",
      {
        text: "Plumber, teacher or analyst, you can imagine a good version of nearly every job you've heard about.",
        unless: ['realistic low', 'social low', 'investigative low'],
      },
    ],
    [
      {
        text: "You can talk to the mechanic about the car and to the poet about the poem, and you'd mean it both times.",
        unless: ['realistic low', 'artistic low'],
      },
      "When someone's missing, you can take their spot, because you've got some taste for most kinds of work.",
      {
        text: 'Mixed days suit you, with some company, some quiet and something to do with your hands.',
        unless: ['openness low', 'realistic low'],
      },
      "You aren't searching for the one perfect job, because a decent one with people you'd have lunch with is already plenty.",
      "A job that uses several sides of you would beat one that's great at using one.",
      {
        text: "You'd enjoy a conversation with an engineer as much as one with a dancer, and you'd have questions for both.",
        unless: ['realistic low', 'investigative low', 'artistic low'],
      },
    ],
    [
      "Being shut into one narrow specialty would wear you down, even if it's a specialty you enjoy.",
      "You get tired of being told to make up your mind, since there's nothing wrong with enjoying several different things.",
      {
        text: "Specializing too early would make you nervous, because it would mean closing doors you haven't even looked behind.",
        unless: ['neuroticism low'],
      },
    ],
    [
      'For you, the team, the place and the hours may decide more about a job than the work itself.',
      "Whether a job's right for you may come down to the people, the hours and how far it is from home.",
    ],
    [
      "It pays to try an occupation out for an entire week, because you won't find out from any list.",
      "A week of watching someone do the job will tell you more than another test, and that's easy to get.",
    ],
  ],
  needs: [
    "You'll do well in a small outfit where everybody does a bit of everything.",
    "Look for work that doesn't lock you in, so you can see several kinds of work up close.",
  ],
  friends: [
    "Filling in when somebody can't make it",
    'A view from both sides',
    'Company for almost any plan',
  ],
  costs: [
    'Choosing takes you longer than most',
    "People ask you what you're really into",
    "Doors you didn't close keep calling",
  ],
  beside: {
    guildTitle: 'Seeker',
    sentence:
      "You know a little about every road, and a Seeker knows everything about one, so you'd have plenty to tell each other.",
  },
};
