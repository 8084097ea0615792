import type { Stories } from '../../workbench/stories.ts';
import { SectionHeading } from './section-heading.tsx';

export const stories: Stories = {
  title: 'SectionHeading',
  states: {
    'In the middle, with all its parts': () => (
      <SectionHeading eyebrow="Assessments" lead="The longer the quest, the surer the result.">
        Choose Your Quest
      </SectionHeading>
    ),
    'At the start, the heading alone': () => (
      <SectionHeading align="start">Your quest log</SectionHeading>
    ),
    'The heading of a screen': () => (
      <SectionHeading level={1} eyebrow="The theory">
        RIASEC
      </SectionHeading>
    ),
    'With long texts': () => (
      <SectionHeading
        eyebrow="Everything that can be said about it beforehand"
        lead={'Whoever knows where the road leads walks it with an easier heart. '.repeat(4)}
      >
        Electroencephalographically Confirmed Recommendations for Your Journey
      </SectionHeading>
    ),
  },
};
