import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const physicsAndMathematicsCareers: readonly Career[] = jobFamily(
  'Physics and Mathematics',
  [
    {
      id: 'astronomer',
      title: 'Astronomer',
      alsoCalled: [
        'astrophysicist',
        'stargazer',
        'space scientist',
        'star scientist',
        'planet hunter',
        'cosmologist',
      ],
      socCode: '19-2011.00',
      description:
        'You study stars, planets and galaxies to learn how the universe works. Most days pass not at a telescope but at a computer, where you turn faint signals into results that you share with other scientists.',
      day: "Your code cleans stray light from last week's images, a request for telescope time is due and two students have questions.",
      enjoys:
        'For a week or so, an astronomer may know something about a distant galaxy that nobody else on Earth knows.',
      complaints:
        "There aren't many permanent jobs, so short contracts move you from country to country, and a cloud can spoil your only night.",
      firstStep:
        'Sketch where the moon and three bright stars stand at the same hour on ten clear evenings, and explain why they drift apart.',
      appeals: {
        investigative:
          'From a few dark lines in its light, astronomers can tell what a star is made of and whether a planet tugs at it.',
        artistic:
          'No one can fly around a galaxy to see its far side, so astronomers picture it first and then build that view in code.',
      },
      activities: { investigative: ['observing'], artistic: ['programming'] },
      demands: {
        openness:
          "Some questions here won't be answered in your lifetime, and new ones keep arriving.",
        neuroticism:
          'A galaxy can wait until tomorrow, so real emergencies are few, even with a deadline coming.',
      },
      interests: [5.07, 7, 3.28, 2.71, 1.87, 4.04],
      about: ['physical-science', 'mathematics-statistics'],
      jobZone: 5,
      skills: {
        'data-analysis': 4.25,
        science: 4.25,
        math: 4.12,
        'quick-learning': 4,
        'helping-others-learn': 3.75,
      },
      workStyles: [
        4.57, 4.61, 4.26, 3.39, 3.83, 3.22, 2.48, 2.83, 3.35, 4.04, 3.83, 4.43, 4.26, 4.22, 4.14,
        4.91,
      ],
      entryEducation: 'Doctoral or professional degree',
      growthPercent: 4,
      payGroup: 'physicists and astronomers',
      relatedCareers: ['physicist', 'mathematician', 'geologist'],
    },
    {
      id: 'physicist',
      title: 'Physicist',
      alsoCalled: [
        'physics scientist',
        'quantum scientist',
        'particle scientist',
        'nuclear scientist',
        'physics researcher',
        'scientist',
      ],
      socCode: '19-2012.00',
      description:
        'You ask what the world is made of and which laws it follows, from tiny particles to black holes. You plan an experiment, build parts of it yourself, crunch the numbers and argue about them with others.',
      day: 'Weeks go into lining up lasers, hunting vacuum leaks and writing code, with an argument at the whiteboard before coffee.',
      enjoys:
        'Out of a messy lab the dots settle on the very line that the math drew first, and physicists wait years for that.',
      complaints:
        "A bad seal can eat three months, a grant proposal three more, and one small graph may be all you've got to show for it.",
      firstStep:
        'Time a swinging weight on strings of five lengths with a phone, plot the results and find the rule behind them.',
      appeals: {
        investigative:
          "When the needle moves and nothing should have moved it, physicists don't stop at the first explanation that comes along.",
        realistic:
          'Physicists often build what no store sells, from a hand-wound magnet to a steel chamber pumped nearly as empty as space.',
      },
      activities: { investigative: ['diagnosing'], realistic: ['building', 'crafting'] },
      demands: {
        neuroticism:
          'Months pass on a single experiment, and few problems have to be solved before dinner.',
      },
      interests: [4.94, 7, 2.75, 2.12, 1.77, 4.8],
      about: ['physical-science', 'mathematics-statistics'],
      jobZone: 5,
      skills: {
        science: 4.62,
        research: 4.25,
        math: 4.25,
        'helping-others-learn': 3.88,
        programming: 3.38,
      },
      workStyles: [
        4.49, 4.09, 4.38, 3.53, 3.59, 2.67, 2.27, 3.07, 3.46, 3.44, 3.79, 4.33, 4.18, 4.1, 4.5,
        4.47,
      ],
      entryEducation: 'Doctoral or professional degree',
      medianPay: 166290,
      growthPercent: 4,
      payGroup: 'physicists and astronomers',
      relatedCareers: ['mathematician', 'astronomer', 'data-scientist'],
    },
    {
      id: 'mathematician',
      title: 'Mathematician',
      alsoCalled: ['math researcher', 'cryptographer', 'codebreaker', 'math', 'maths'],
      socCode: '15-2021.00',
      description:
        'You look for patterns and prove that they always hold, with paper, chalk and computers. Some of your results stay pure thought, others make secret codes safer or help doctors read scans.',
      day: 'A scribbled pad, a chalkboard and a computer check of small cases bring you nearer to a proof, in between two lectures.',
      enjoys:
        "After weeks of fog you suddenly see why it must be true, and mathematicians say there's nothing like it.",
      complaints:
        'One slip on page forty can sink a year of work, and hardly anyone at your dinner table can follow it.',
      firstStep:
        'Find out why adding up the first odd numbers always gives a square, and prove it once with dots and once in words.',
      appeals: {
        investigative:
          "A pattern that holds for the first billion numbers still isn't proven, and that gap is what keeps mathematicians up at night.",
        artistic:
          'Mathematicians call a proof ugly or beautiful and will hunt for years for the short, surprising one.',
      },
      activities: { investigative: ['reasoning'], artistic: ['reasoning'] },
      demands: {
        openness:
          "You'll live among ideas you can't see or touch, and often no one knows yet where they lead.",
      },
      interests: [3.22, 7, 3.23, 1.95, 1.11, 5.03],
      about: ['mathematics-statistics'],
      jobZone: 5,
      skills: { math: 5, 'quick-learning': 4, 'problem-solving': 4, research: 3.75, science: 3.62 },
      workStyles: [
        4.42, 4.62, 4.25, 3.25, 3.54, 2.79, 2.08, 3.38, 3.25, 3.42, 4.04, 4.71, 4.08, 4.17, 4.29,
        4.96,
      ],
      entryEducation: "Master's degree",
      relatedCareers: ['data-scientist', 'physicist', 'ai-researcher', 'astronomer'],
    },
  ],
);
