import {
  type AssessmentResult,
  type BigFiveTrait,
  bigFiveTraits,
  type ResultsOutput,
  type RiasecType,
  riasecTypes,
  traitNames,
} from '@guildpath/contract';
import { type BandedScore, type ReliableChange, reliableChange } from '@guildpath/scoring';
import { Table } from '@guildpath/ui';
import { TableTbody, TableTd, TableTh, TableThead, TableTr } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './compare.module.css';

export interface ComparisonTableProps {
  readonly earlier: ResultsOutput;
  readonly later: ResultsOutput;
  readonly toName: (result: AssessmentResult) => string;
}

const changeWords: Readonly<Record<ReliableChange, string>> = {
  higher: 'Clearly higher',
  lower: 'Clearly lower',
  unclear: 'Could be chance',
};

const careersNamed = 5;

/** What a column shows of its result above the scores, by row. */
const facts: readonly (readonly [string, (results: ResultsOutput) => ReactNode])[] = [
  ['Class', ({ assessmentResult }) => assessmentResult.characterClass],
  ['Guild title', ({ assessmentResult }) => assessmentResult.guildTitle],
  [
    'Best matches',
    ({ careerRecommendations }) =>
      careerRecommendations.length > 0 ? (
        <ol>
          {careerRecommendations.slice(0, careersNamed).map(({ id, careerTitle }) => (
            <li key={id}>{careerTitle}</li>
          ))}
        </ol>
      ) : (
        'None'
      ),
  ],
];

export function ComparisonTable({ earlier, later, toName }: ComparisonTableProps) {
  const columns = [earlier, later];
  const isOfOneTier =
    earlier.assessmentResult.assessmentType === later.assessmentResult.assessmentType;
  return (
    <>
      {isOfOneTier ? null : (
        <p className={classes.lead}>
          Each percentage compares you with people who take that same quest, so look at the order
          more than the figures.
        </p>
      )}
      <Table className={classes.table} aria-label="Both quests">
        <TableThead>
          <TableTr>
            <TableTd />
            {columns.map(({ assessmentResult }) => (
              <TableTh key={assessmentResult.id} scope="col">
                <Link
                  to="/results/$assessmentResultId"
                  params={{ assessmentResultId: assessmentResult.id }}
                >
                  {toName(assessmentResult)}
                </Link>
              </TableTh>
            ))}
          </TableTr>
        </TableThead>
        <TableTbody>
          {facts.map(([label, toFact]) => (
            <TableTr key={label}>
              <TableTh scope="row">{label}</TableTh>
              {columns.map((results) => (
                <TableTd key={results.assessmentResult.id}>{toFact(results)}</TableTd>
              ))}
            </TableTr>
          ))}
          {[...riasecTypes, ...bigFiveTraits].map((name) => {
            const scores = columns.map((results) => scoreOf(results, name));
            const change = reliableChange(scoreOf(earlier, name), scoreOf(later, name));
            const isSame =
              new Set(scores.map(({ percentage }) => Math.round(percentage))).size === 1;
            return (
              <TableTr key={name}>
                <TableTh scope="row">
                  {traitNames[name]}
                  <span className={classes.change} data-change={change}>
                    {isSame ? 'No change' : changeWords[change]}
                  </span>
                </TableTh>
                {columns.map((results) => (
                  <TableTd key={results.assessmentResult.id}>
                    <ScoreBar score={scoreOf(results, name)} />
                  </TableTd>
                ))}
              </TableTr>
            );
          })}
        </TableTbody>
      </Table>
    </>
  );
}

/** Draws the band into which a retake would probably fall, so that bands that overlap are seen to. */
function ScoreBar({ score: { percentage, band } }: { readonly score: BandedScore }) {
  return (
    <>
      {Math.round(percentage)}%
      <div className={classes.track} aria-hidden="true">
        <div
          className={classes.band}
          style={{ left: `${band.low}%`, width: `${band.high - band.low}%` }}
        />
        <div className={classes.marker} style={{ left: `${percentage}%` }} />
      </div>
    </>
  );
}

function scoreOf(
  { assessmentResult: { riasecScores, bigFiveScores }, scoreBands }: ResultsOutput,
  name: RiasecType | BigFiveTrait,
): BandedScore {
  const percentages = { ...riasecScores, ...bigFiveScores };
  const bands = { ...scoreBands.riasec, ...scoreBands.bigFive };
  return { percentage: percentages[name], band: bands[name] };
}
