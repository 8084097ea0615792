interface AptitudeAreaFacts {
  readonly name: string;
  readonly description: string;
  readonly skills: string;
  readonly careers: string;
  readonly task: string;
}

export const aptitudeAreas: readonly AptitudeAreaFacts[] = [
  {
    name: 'Logical Reasoning',
    description: 'Seeing what follows from what, and what does not.',
    skills: 'Drawing conclusions, spotting contradictions, finding the rule behind a pattern',
    careers: 'Software developer, lawyer, systems analyst, detective',
    task: 'Every key of the tower opens a blue door. This key opens no blue door. Is it a key of the tower?',
  },
  {
    name: 'Numerical Ability',
    description: 'Working with quantities, rates and charts with ease.',
    skills: 'Estimating, comparing proportions, reading tables',
    careers: 'Accountant, engineer, actuary, surveyor',
    task: 'Three riders eat a sack of oats in four days. How long does it last twelve riders?',
  },
  {
    name: 'Verbal Reasoning',
    description: 'Understanding what a text says, and what it leaves open.',
    skills: 'Reading closely, weighing arguments, finding the right word',
    careers: 'Journalist, translator, teacher, policy adviser',
    task: 'The notice says that dogs on a lead may enter. May a dog without one? Does the notice say?',
  },
  {
    name: 'Spatial Reasoning',
    description: 'Turning shapes in the mind, and finding the way on a map.',
    skills: 'Picturing objects from another side, reading plans, judging distances',
    careers: 'Architect, surgeon, pilot, mechanic',
    task: 'Unfold a cube whose six faces bear six runes. Which rune lies opposite the sun?',
  },
];

export const milestones = [
  {
    year: '1905',
    event:
      'Alfred Binet and Théodore Simon publish the first practical test of reasoning, for schools.',
  },
  {
    year: '1917',
    event:
      'The Army Alpha and Beta tests are given to groups: more than a million recruits take them.',
  },
  {
    year: '1938',
    event:
      'Louis Thurstone shows that aptitude has several parts, among them word, number and space.',
  },
  {
    year: '1947',
    event: 'The Differential Aptitude Tests bring such profiles into school counseling.',
  },
  {
    year: '1968',
    event: 'The ASVAB begins to link aptitude profiles to occupations on a large scale.',
  },
  {
    year: '1993',
    event:
      'John Carroll sorts a century of data into three layers of ability, from narrow to general.',
  },
  {
    year: '2014',
    event: 'The ICAR project releases ability items that researchers may use freely.',
  },
];

export const comparison = [
  {
    aspect: 'What it feels like',
    traditional: 'Rows of items against the clock',
    quest: 'Puzzles within a story, at your own pace',
  },
  {
    aspect: 'Length',
    traditional: 'One to three hours for a whole battery',
    quest: 'A few puzzles among the scenes of a quest',
  },
  {
    aspect: 'Precision',
    traditional: 'High: enough items to rank people',
    quest: 'Modest: enough to nudge a career match',
  },
  {
    aspect: 'Good for',
    traditional: 'Admission and selection',
    quest: 'Ideas about where to look',
  },
];
