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
    description: 'Seeing what follows from what, and what doesn’t.',
    skills: 'Drawing conclusions, spotting contradictions, finding the rule behind a pattern',
    careers: 'Software developer, lawyer, systems analyst, detective',
    task: 'Every tower key opens a blue door. This key doesn’t open any blue door. Is it a tower key?',
  },
  {
    name: 'Numerical Ability',
    description: 'Working easily with quantities, rates and charts.',
    skills: 'Estimating, comparing proportions, reading tables',
    careers: 'Accountant, engineer, actuary, surveyor',
    task: 'Three horses eat a sack of oats in four days. How long does a sack last twelve horses?',
  },
  {
    name: 'Verbal Reasoning',
    description: 'Understanding what a text says and what it leaves open.',
    skills: 'Reading closely, weighing arguments, finding the right word',
    careers: 'Journalist, translator, teacher, policy adviser',
    task: 'The sign says that dogs on a leash may come in. Does it say whether a dog without a leash may?',
  },
  {
    name: 'Spatial Reasoning',
    description: 'Turning shapes in your head and finding your way on a map.',
    skills: 'Picturing objects from another side, reading plans, judging distances',
    careers: 'Architect, surgeon, pilot, mechanic',
    task: 'A cube has a sun on top. You tip it toward you, then to the right. Which side is the sun on now?',
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
      'Recruits in the U.S. take the Army Alpha and Beta tests in groups, more than a million in all.',
  },
  {
    year: '1938',
    event:
      'Louis Thurstone shows that aptitude has several parts, including words, numbers and space.',
  },
  {
    year: '1947',
    event: 'The Differential Aptitude Tests bring profiles like these into school counseling.',
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
    quest: 'Puzzles in a story, at your own pace',
  },
  {
    aspect: 'Length',
    traditional: 'One to three hours for a whole battery',
    quest: 'A few puzzles among the scenes of a quest',
  },
  {
    aspect: 'Precision',
    traditional: 'High, with enough items to rank people',
    quest: 'Low, so it nudges a career match at most',
  },
  {
    aspect: 'Good for',
    traditional: 'Admission and selection',
    quest: 'Ideas about where to look',
  },
];
