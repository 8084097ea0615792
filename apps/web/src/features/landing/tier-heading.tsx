import { SectionHeading } from '@guildpath/ui';

export function TierHeading() {
  return (
    <SectionHeading
      id="assessments-title"
      eyebrow="Assessments"
      lead="The longer the journey, the more accurate the results."
    >
      Choose Your Quest
    </SectionHeading>
  );
}
