import type { ResultsOutput } from '@guildpath/contract';
import { Page } from '@guildpath/ui';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useContext, useEffect } from 'react';
import { useSiteAddress } from '../../shared/api/site-settings.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { formatDay } from '../../shared/layout/format-time.ts';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { PreparationChoice } from '../../shared/preparation/preparation-choice.tsx';
import { preparedResults } from '../../shared/preparation/prepared-results.ts';
import { usePreparation } from '../../shared/preparation/use-preparation.ts';
import { DeleteResult } from '../../shared/results/delete-result.tsx';
import { SharePanel } from '../../shared/share-card/share-panel.tsx';
import { dismissToast } from '../../shared/toasts/show-toast.ts';
import { CareerMatches } from './careers/career-matches.tsx';
import { TakenAlong } from './careers/taken-along.tsx';
import { Dare } from './dare.tsx';
import { GuideReads } from './place/guide-reads.tsx';
import { PortraitSection } from './portrait/portrait-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { type Reader, ReaderKind } from './reader.ts';
import { CompanyList } from './recommendations/company-list.tsx';
import { ConsultantList } from './recommendations/consultant-list.tsx';
import { LongerQuestsPanel } from './recommendations/longer-quests-panel.tsx';
import { SchoolList } from './recommendations/school-list.tsx';
import { SkillList } from './recommendations/skill-list.tsx';
import classes from './results-report.module.css';
import { RoadmapSection } from './roadmap-section.tsx';
import { IsOneOfSeveral, Movement, ResultsSection } from './sections/results-section.tsx';
import { SectionNav } from './sections/section-nav.tsx';
import { ResultsSummary } from './summary/results-summary.tsx';

export interface ResultsReportProps {
  readonly results: ResultsOutput;
  readonly reader: Reader;
  /** True while insight and analyses are being written. */
  readonly isWriting: boolean;
  /** Buttons of the bar. */
  readonly actions: ReactNode;
  /** Above the summary. */
  readonly notice?: ReactNode;
  /** Below the summary. */
  readonly choices?: ReactNode;
  /** Renders what is beside the guild title that complements the person's. */
  readonly renderFriends?: (results: ResultsOutput) => ReactNode;
}

export function ResultsReport({ actions, notice, ...props }: ResultsReportProps) {
  usePrintFooter();
  // The toast would cover the page, which says the same.
  useEffect(dismissToast, []);
  return (
    <Page header={<HomeBar actions={actions} />}>
      {notice}
      <ReportParts {...props} />
    </Page>
  );
}

type ReportPartsProps = Pick<
  ResultsReportProps,
  'results' | 'reader' | 'isWriting' | 'choices' | 'renderFriends'
>;

/** Everything between the bars. What needs an account is for members alone. */
function ReportParts({ results, reader, isWriting, choices, renderFriends }: ReportPartsProps) {
  const isMember = reader.kind === 'member';
  const isOneOfSeveral = useContext(IsOneOfSeveral);
  const [preparation, choosePreparation] = usePreparation();
  const shown = withOwnRoadmap(preparedResults(results, preparation));
  const dare = shown.careerRecommendations[0]?.analysis.firstStep;
  return (
    <ReaderKind value={reader.kind}>
      <div className={classes.report}>
        <ResultsSummary results={results} reader={reader} />
        {isMember && results.isShared ? <GuideReads results={results} /> : choices}
        {isOneOfSeveral ? null : <SectionNav results={shown} />}
        <Movement title="Who You Are">
          <PortraitSection
            results={results}
            isWriting={isWriting}
            friends={renderFriends?.(results)}
          />
        </Movement>
        <Movement title="What Fits You">
          {reader.kind === 'guide' || results.careerRecommendations.length === 0 ? null : (
            <TakenAlong results={results} />
          )}
          <CareerMatches
            key={preparation}
            results={shown}
            isWriting={isWriting}
            choice={
              <PreparationChoice
                byPreparation={results.byPreparation}
                chosen={preparation}
                onChoose={choosePreparation}
              />
            }
          />
          <ProfileSection results={results} />
        </Movement>
        <Movement title="What Comes Next" isSplit>
          <Dare firstStep={dare} />
          {shown.careerRoadmap ? (
            <RoadmapSection roadmap={shown.careerRoadmap} dare={dare} />
          ) : null}
          <CompanyList results={results} />
          {isMember ? <LongerQuestsPanel tier={results.assessmentResult.assessmentType} /> : null}
          <SchoolList schools={shown.schoolRecommendations} />
          <SkillList skills={shown.skillRecommendations} />
          <ConsultantList consultants={shown.consultantRecommendations} />
          {isMember ? (
            <ResultsSection id="share" title="Share Your Quest" isPrinted={false}>
              <SharePanel results={results} />
            </ResultsSection>
          ) : null}
        </Movement>
        {isMember ? <DeleteSection results={results} /> : null}
      </div>
    </ReaderKind>
  );
}

/** Renders one of several results on a page that is made to be printed. */
export function PrintedResult(props: Pick<ResultsReportProps, 'results' | 'reader'>) {
  return (
    <article className={classes.printed}>
      <IsOneOfSeveral value>
        <ReportParts {...props} isWriting={false} />
      </IsOneOfSeveral>
    </article>
  );
}

function DeleteSection({ results }: Pick<ResultsReportProps, 'results'>) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const handleDeleted = async () => {
    await utils.user.assessments.invalidate(undefined, { refetchType: 'none' });
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

// Drops a roadmap that does not lead to the best match for the chosen length of preparation.
function withOwnRoadmap(results: ResultsOutput): ResultsOutput {
  const [best] = results.careerRecommendations;
  const isOwn = best?.careerTitle === results.careerRoadmap?.careerTitle;
  return isOwn ? results : { ...results, careerRoadmap: undefined };
}

export function usePrintFooter(): void {
  const { origin } = useSiteAddress();
  useEffect(() => {
    const writeFooter = () => {
      const footer = `${origin}${window.location.pathname} · ${formatDay(new Date().toISOString())}`;
      document.documentElement.style.setProperty('--print-footer', JSON.stringify(footer));
    };
    window.addEventListener('beforeprint', writeFooter);
    return () => {
      window.removeEventListener('beforeprint', writeFooter);
      document.documentElement.style.removeProperty('--print-footer');
    };
  }, [origin]);
}
