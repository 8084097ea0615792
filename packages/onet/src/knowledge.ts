import type { BasicInterest } from '@guildpath/contract';
import type { Occupation } from './read-release.ts';

/** Leaves out areas that most work needs, such as customer service, or that fit two basic interests. */
const interests: Readonly<Record<string, BasicInterest>> = {
  Administrative: 'office-work',
  Biology: 'life-science',
  'Building and Construction': 'construction',
  Chemistry: 'physical-science',
  'Communications and Media': 'media',
  'Computers and Electronics': 'information-technology',
  Design: 'visual-arts',
  'Economics and Accounting': 'finance',
  'Education and Training': 'teaching',
  'Engineering and Technology': 'engineering',
  'Fine Arts': 'performing-arts',
  'Foreign Language': 'creative-writing',
  'History and Archeology': 'humanities',
  'Law and Government': 'law',
  Mathematics: 'mathematics-statistics',
  Mechanical: 'mechanics',
  'Medicine and Dentistry': 'health-care-service',
  'Philosophy and Theology': 'humanities',
  Physics: 'physical-science',
  Psychology: 'psychology',
  'Public Safety and Security': 'protective-service',
  'Sales and Marketing': 'business',
  'Sociology and Anthropology': 'humanities',
  Telecommunications: 'electronics',
  'Therapy and Counseling': 'psychology',
  Transportation: 'transportation',
};

/** Important, on the scale of O*NET from 1 to 5. */
const minImportance = 3;

/**
 * Returns a function that names what an occupation is about by the area of knowledge that is important there
 * and stands out most against the mean of all these occupations; nothing where none does.
 */
export function knowledgeReader(
  occupations: readonly Occupation[],
): (occupation: Occupation) => BasicInterest | undefined {
  const areas = Object.entries(interests).map(([area, interest]) => {
    const rated = occupations.flatMap(({ knowledge }) => knowledge.get(area) ?? []);
    return { area, interest, mean: rated.reduce((sum, value) => sum + value, 0) / rated.length };
  });
  return ({ knowledge }) => {
    const [first] = areas
      .map(({ area, interest, mean }) => {
        const importance = knowledge.get(area) ?? 0;
        return { interest, importance, lead: importance - mean };
      })
      .filter(({ importance, lead }) => importance >= minImportance && lead > 0)
      .toSorted((one, other) => other.lead - one.lead);
    return first?.interest;
  };
}
