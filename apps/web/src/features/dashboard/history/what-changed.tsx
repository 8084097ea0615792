import {
  type AssessmentResult,
  type BigFiveTrait,
  bigFiveTraits,
  type ResultsOutput,
  type RiasecType,
  riasecTypes,
  tierFacts,
  traitNames,
} from '@guildpath/contract';
import { reliableChange } from '@guildpath/scoring';
import { NativeSelect, Spinner, Table } from '@guildpath/ui';
import { TableTbody, TableTd, TableTh, TableThead, TableTr } from '@mantine/core';
import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { formatDay, formatDayAndTime } from '../../../shared/layout/format-time.ts';
import { toShownResults } from '../../../shared/results/shown-results.ts';
import { LoadFailure } from '../../../shared/status-screens/load-failure.tsx';
import classes from './history-card.module.css';

export interface WhatChangedProps {
  /** At least two quests, newest first. */
  readonly assessments: readonly AssessmentResult[];
}

const careersNamed = 5;
const changeWords = { higher: 'Clearly higher', lower: 'Clearly lower', unclear: 'Maybe chance' };

/** Compares the latest quest with an earlier one, by choice. */
export function WhatChanged({ assessments: [latest, ...others] }: WhatChangedProps) {
  const [chosen, setChosen] = useState<string>();
  const earlier = others.find(({ id }) => id === chosen) ?? others[0];
  const now = useResult(latest);
  const before = useResult(earlier);
  const failed = [now, before].find(({ isError }) => isError);
  return (
    <>
      <NativeSelect
        label="Since"
        value={earlier?.id}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={others.map((other) => ({ value: other.id, label: nameOf(other) }))}
      />
      {failed ? (
        <LoadFailure title="We couldn’t load the two quests." query={failed} />
      ) : now.data && before.data ? (
        <Changes before={before.data} now={now.data} />
      ) : (
        <Spinner label="Loading the two quests" />
      )}
    </>
  );
}

function useResult(assessment: AssessmentResult | undefined) {
  return trpc.results.get.useQuery(assessment ? { assessmentResultId: assessment.id } : skipToken, {
    select: toShownResults,
  });
}

function Changes({ before, now }: { readonly before: ResultsOutput; readonly now: ResultsOutput }) {
  const then = toFacts(before);
  const isOfOneTier =
    before.assessmentResult.assessmentType === now.assessmentResult.assessmentType;
  return (
    <>
      <p className="gp-soft">
        {isOfOneTier
          ? 'Two quests never give exactly the same figures, so a small change could be chance.'
          : 'Each percentage compares you with people who take that same quest, so look at the order more than the figures.'}
      </p>
      <Table className={classes.changes} aria-label="What changed">
        <TableThead>
          <TableTr>
            <TableTd />
            <TableTh scope="col">{nameOf(before.assessmentResult, formatDay)}</TableTh>
            <TableTh scope="col">{nameOf(now.assessmentResult, formatDay)}</TableTh>
          </TableTr>
        </TableThead>
        <TableTbody>
          {toFacts(now).map(([label, fact], index) => (
            <TableTr key={label}>
              <TableTh scope="row">{label}</TableTh>
              <TableTd>{then[index]?.[1]}</TableTd>
              <TableTd>{fact}</TableTd>
            </TableTr>
          ))}
          {[...riasecTypes, ...bigFiveTraits].map((trait) => {
            const [from, to] = [toScore(before, trait), toScore(now, trait)];
            const change = reliableChange(from, to);
            return (
              <TableTr key={trait}>
                <TableTh scope="row">{traitNames[trait]}</TableTh>
                <TableTd>{from.text}</TableTd>
                <TableTd data-change={change}>
                  {to.text} <small>{from.text === to.text ? 'Same' : changeWords[change]}</small>
                </TableTd>
              </TableTr>
            );
          })}
        </TableTbody>
      </Table>
    </>
  );
}

function toFacts({ assessmentResult, careerRecommendations }: ResultsOutput) {
  const careers = careerRecommendations.slice(0, careersNamed);
  return [
    ['Class', assessmentResult.characterClass],
    ['Guild title', assessmentResult.guildTitle],
    ['Best matches', careers.map(({ careerTitle }) => careerTitle).join(', ') || 'None'],
  ] as const;
}

function toScore(
  { assessmentResult: { riasecScores, bigFiveScores }, scoreBands }: ResultsOutput,
  trait: RiasecType | BigFiveTrait,
) {
  const percentage = { ...riasecScores, ...bigFiveScores }[trait];
  const band = { ...scoreBands.riasec, ...scoreBands.bigFive }[trait];
  return { percentage, band, text: `${Math.round(percentage)}%` };
}

function nameOf({ assessmentType, completedAt }: AssessmentResult, format = formatDayAndTime) {
  return `${tierFacts[assessmentType].name}, ${format(completedAt)}`;
}
