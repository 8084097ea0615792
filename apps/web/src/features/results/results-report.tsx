import type { CurrentUser, ResultsOutput } from '@guildpath/contract';
import { Page } from '@guildpath/ui';
import '@guildpath/ui/mantine-report.css';
import { Panel } from '@guildpath/ui';
import { useEffect } from 'react';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { PreparationChoice } from '../../shared/preparation/preparation-choice.tsx';
import { preparedResults } from '../../shared/preparation/prepared-results.ts';
import { usePreparation } from '../../shared/preparation/use-preparation.ts';
import { SharePanel } from '../../shared/share-card/share-panel.tsx';
import { CareerMatches } from './careers/career-matches.tsx';
import { InfoTooltipGroup } from './parts/info-tooltip.tsx';
import { toParagraphs } from './parts/paragraphs.ts';
import { PartsNav } from './parts/parts-nav.tsx';
import { ResultsSection } from './parts/results-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ConsultantList } from './recommendations/consultant-list.tsx';
import { LongerQuestsPanel } from './recommendations/longer-quests-panel.tsx';
import { SchoolList } from './recommendations/school-list.tsx';
import { SkillList } from './recommendations/skill-list.tsx';
import classes from './results-report.module.css';
import { ResultsSummary } from './summary/results-summary.tsx';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

export interface ResultsReportProps {
  readonly results: ResultsOutput;
  readonly user: CurrentUser;
}

/** Everything about one result: the summary first, then the detail. */
export function ResultsReport({ results, user }: ResultsReportProps) {
  usePrintFoot();
  const [preparation, choosePreparation] = usePreparation();
  const shown = preparedResults(results, preparation);
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
          <ResultsSummary
            results={results}
            bestMatch={shown.careerRecommendations[0]}
            user={user}
          />
          <PartsNav results={shown} />
          <InsightPanel insight={results.personalityInsight} />
          <CareerMatches
            results={shown}
            isNarrowed={shown !== results}
            choice={
              results.byPreparation ? (
                <PreparationChoice
                  byPreparation={results.byPreparation}
                  chosen={preparation}
                  onChoose={choosePreparation}
                />
              ) : null
            }
          />
          <ProfileSection results={results} />
          <LongerQuestsPanel tier={results.assessmentResult.assessmentType} />
          <SchoolList schools={shown.schoolRecommendations} />
          <SkillList skills={shown.skillRecommendations} />
          <ConsultantList consultants={results.consultantRecommendations} />
          <ShareSection results={results} />
        </div>
      </InfoTooltipGroup>
    </Page>
  );
}

/** The narrative about the person's answers, laid out like a letter. */
function InsightPanel({ insight }: { readonly insight: string }) {
  if (insight === '') return null;
  return (
    <ResultsSection id="insight" title="Personality Insight">
      <Panel surface="parchment" padding="lg" ornate className={classes.prose}>
        {toParagraphs(insight).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Panel>
    </ResultsSection>
  );
}

function ShareSection({ results }: { readonly results: ResultsOutput }) {
  return (
    <ResultsSection
      id="share"
      title="Share Your Quest"
      lead="Tell others which path you found."
      isPrinted={false}
    >
      <SharePanel results={results} />
    </ResultsSection>
  );
}

/** Sets the footer of every printed page: the address of these results, and the date of printing. */
function usePrintFoot(): void {
  useEffect(() => {
    const writeFoot = () => {
      const { origin, pathname } = window.location;
      const foot = `${origin}${pathname} · ${dateFormat.format(new Date())}`;
      document.documentElement.style.setProperty('--print-foot', JSON.stringify(foot));
    };
    window.addEventListener('beforeprint', writeFoot);
    return () => {
      window.removeEventListener('beforeprint', writeFoot);
      document.documentElement.style.removeProperty('--print-foot');
    };
  }, []);
}
