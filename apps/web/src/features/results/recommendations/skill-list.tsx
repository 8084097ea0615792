import type { SkillRecommendation } from '@guildpath/contract';
import { SkillPill } from '@guildpath/ui';
import { displayLimits } from '../sections/display-limits.ts';
import { ResultsSection } from '../sections/results-section.tsx';

export function SkillList({ skills }: { readonly skills: readonly SkillRecommendation[] }) {
  if (skills.length === 0) return null;
  return (
    <ResultsSection
      id="skills"
      title="Skills to Develop"
      lead="Skills these jobs use most."
      fold="See skills"
    >
      <ul className="gp-row gp-gap-2">
        {skills.slice(0, displayLimits.skills).map((skill) => (
          <li key={skill.id}>
            <SkillPill name={skill.skillName} priority={skill.priority} />
          </li>
        ))}
      </ul>
    </ResultsSection>
  );
}
