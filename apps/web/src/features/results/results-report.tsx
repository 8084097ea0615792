import type { CurrentUser, ResultsOutput } from '@guildpath/contract';
import { Page } from '@guildpath/ui';
import '@guildpath/ui/mantine-report.css';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { CareerMatches } from './career-matches.tsx';
import { ConsultantList } from './consultant-list.tsx';
import { InfoTooltipGroup } from './info-tooltip.tsx';
import { InsightPanel } from './insight-panel.tsx';
import { LongerQuestsPanel } from './longer-quests-panel.tsx';
import { PartsNav } from './parts-nav.tsx';
import { ProfileSection } from './profile-section.tsx';
import classes from './results-report.module.css';
import { ResultsSummary } from './results-summary.tsx';
import { SchoolList } from './school-list.tsx';
import { ShareSection } from './share-section.tsx';
import { SkillList } from './skill-list.tsx';
import { usePrintFoot } from './use-print-foot.ts';

export interface ResultsReportProps {
  readonly results: ResultsOutput;
  readonly user: CurrentUser;
}

/** Everything about one result: the summary first, then the detail. */
export function ResultsReport({ results, user }: ResultsReportProps) {
  usePrintFoot();
  return (
    <Page
      header={
        <HomeBar
          actions={
            <LinkButton to="/dashboard" variant="outline" size="sm">
              Dashboard
            </LinkButton>
          }
        />
      }
    >
      <InfoTooltipGroup>
        <div className={classes.report}>
          <ResultsSummary results={results} user={user} />
          <PartsNav results={results} />
          <InsightPanel insight={results.personalityInsight} />
          <CareerMatches careers={results.careerRecommendations} />
          <ProfileSection results={results} />
          <LongerQuestsPanel tier={results.assessmentResult.assessmentType} />
          <SchoolList schools={results.schoolRecommendations} />
          <SkillList skills={results.skillRecommendations} />
          <ConsultantList consultants={results.consultantRecommendations} />
          <ShareSection results={results} />
        </div>
      </InfoTooltipGroup>
    </Page>
  );
}
