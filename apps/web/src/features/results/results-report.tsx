import type { CurrentUser, ResultsOutput } from '@guildpath/contract';
import { Page } from '@guildpath/ui';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { trpc } from '../../shared/api/trpc.ts';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { PreparationChoice } from '../../shared/preparation/preparation-choice.tsx';
import { preparedResults } from '../../shared/preparation/prepared-results.ts';
import { usePreparation } from '../../shared/preparation/use-preparation.ts';
import { DeleteResult } from '../../shared/results/delete-result.tsx';
import { dismissToast } from '../../shared/toasts/show-toast.ts';
import { CareerMatches } from './careers/career-matches.tsx';
import { Fold } from './parts/fold.tsx';
import { Later } from './parts/later.tsx';
import { PartsNav } from './parts/parts-nav.tsx';
import { ResultsSection } from './parts/results-section.tsx';
import { PortraitSection } from './portrait-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { CompanyList } from './recommendations/company-list.tsx';
import { ConsultantList } from './recommendations/consultant-list.tsx';
import { LongerQuestsPanel } from './recommendations/longer-quests-panel.tsx';
import { SchoolList } from './recommendations/school-list.tsx';
import { SkillList } from './recommendations/skill-list.tsx';
import classes from './results-report.module.css';
import { RoadmapSection } from './roadmap-section.tsx';
import { ResultsSummary } from './summary/results-summary.tsx';

const SharePanel = lazy(() =>
  import('../../shared/share-card/share-panel.tsx').then((module) => ({
    default: module.SharePanel,
  })),
);

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

export interface ResultsReportProps {
  readonly results: ResultsOutput;
  readonly user: CurrentUser;
  /** Whether insight and analyses are still being written: their places are kept free. */
  readonly isWriting: boolean;
}

/** Everything about one result: the summary first, then the detail. */
export function ResultsReport({ results, user, isWriting }: ResultsReportProps) {
  usePrintFoot();
  // What the toast before it said is said by the page itself, which it would cover.
  useEffect(dismissToast, []);
  const [isSharing, setIsSharing] = useState(useLocation().hash === 'share');
  // Opened before the browser follows the link: only a page of its full height scrolls as far as the heading.
  const openShare = () => flushSync(() => setIsSharing(true));
  const [preparation, choosePreparation] = usePreparation();
  const prepared = preparedResults(results, preparation);
  const isNarrowed = prepared !== results;
  const shown = withOwnRoadmap(prepared);
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
      <div className={classes.report}>
        <ResultsSummary
          results={results}
          careers={shown.careerRecommendations}
          user={user}
          onShare={openShare}
        />
        <PartsNav results={shown} onShare={openShare} />
        <CareerMatches
          results={shown}
          isNarrowed={isNarrowed}
          isWriting={isWriting}
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
        <PortraitSection insight={results.personalityInsight} isWriting={isWriting} />
        <ProfileSection results={results} />
        {shown.careerRoadmap ? <RoadmapSection roadmap={shown.careerRoadmap} /> : null}
        <CompanyList results={results} />
        <LongerQuestsPanel tier={results.assessmentResult.assessmentType} />
        <SchoolList schools={shown.schoolRecommendations} />
        <SkillList skills={shown.skillRecommendations} />
        <ConsultantList consultants={shown.consultantRecommendations} />
        <ShareSection results={results} isOpen={isSharing} onToggle={setIsSharing} />
        <DeleteSection results={results} />
      </div>
    </Page>
  );
}

/** At the end, where nobody presses it by chance. */
function DeleteSection({ results }: Pick<ResultsReportProps, 'results'>) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const handleDeleted = async () => {
    await Promise.all([
      utils.user.assessments.invalidate(undefined, { refetchType: 'none' }),
      utils.user.profile.invalidate(undefined, { refetchType: 'none' }),
    ]);
    await navigate({ to: '/dashboard', replace: true });
  };
  return (
    <div className={classes.delete}>
      <DeleteResult result={results.assessmentResult} variant="quiet" onDeleted={handleDeleted}>
        Delete This Result
      </DeleteResult>
    </div>
  );
}

/** With another length of preparation chosen, the best match may be another, to which the roadmap does not lead. */
function withOwnRoadmap(results: ResultsOutput): ResultsOutput {
  const [best] = results.careerRecommendations;
  const isOwn = best?.careerTitle === results.careerRoadmap?.careerTitle;
  return isOwn ? results : { ...results, careerRoadmap: undefined };
}

interface ShareSectionProps {
  readonly results: ResultsOutput;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The card, which is fetched and drawn when someone wants to share it. */
function ShareSection({ results, isOpen, onToggle }: ShareSectionProps) {
  return (
    <ResultsSection
      id="share"
      title="Share Your Quest"
      lead="Tell others which path you found."
      isPrinted={false}
    >
      <Fold summary="Show the card" isOpen={isOpen} onToggle={onToggle}>
        {isOpen ? (
          <div className={classes.card}>
            <Later name="your card">
              <SharePanel results={results} />
            </Later>
          </div>
        ) : null}
      </Fold>
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
