import { type CareerOutput, payYear, trainingWords } from '@guildpath/contract';
import { Panel, Tag } from '@guildpath/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import {
  formatGrowth,
  formatPay,
  formatPeople,
} from '../../../../shared/careers/format-figures.ts';
import { SchoolLink } from '../../../../shared/careers/school-link.tsx';
import { programLevelNames } from '../programs/program-level-names.ts';
import { CareerLink } from './career-link.tsx';
import classes from './career-page.module.css';
import { InterestBars } from './interest-bars.tsx';

export function CareerPage({ career }: { readonly career: CareerOutput }) {
  const { title, category, description, schooling, medianPay, payGroup } = career;
  const { growthPercent, employment } = career;
  const training = trainingWords(career);
  const missing = [
    medianPay === undefined ? 'pay' : [],
    growthPercent === undefined ? 'outlook' : [],
  ].flat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Panel as="article" surface="parchment" padding="lg" className={classes.page}>
      <div>
        <p className="gp-accent gp-small gp-bold">{category}</p>
        <h3 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h3>
      </div>
      <p className="gp-size-4">{description}</p>
      <dl className={classes.facts}>
        {medianPay === undefined ? null : (
          <div>
            <dt>Median pay</dt>
            <dd>{formatPay(medianPay, payGroup && `all ${payGroup}`)}</dd>
          </div>
        )}
        {growthPercent === undefined ? null : (
          <div>
            <dt>Outlook</dt>
            <dd>{formatGrowth(growthPercent)}</dd>
          </div>
        )}
        {employment === undefined ? null : (
          <div>
            <dt>People who do it</dt>
            <dd>
              {formatPeople(employment)} in the US ({payYear})
            </dd>
          </div>
        )}
        <div>
          <dt>Preparation</dt>
          <dd>{schooling}</dd>
          {career.requirement ? <dd className={classes.meaning}>{career.requirement}</dd> : null}
        </div>
      </dl>
      {missing.length > 0 ? (
        <p className={classes.soft}>{`Our table has no ${missing.join(' or ')} for this title.`}</p>
      ) : null}
      <Part title="What the work is like">
        <div className="gp-stack gp-gap-3">
          {[career.day, career.enjoys, career.complaints].map((sentence) =>
            sentence ? <p key={sentence}>{sentence}</p> : null,
          )}
          {career.firstStep ? (
            <p>
              <strong>A first step:</strong> {career.firstStep}
            </p>
          ) : null}
        </div>
      </Part>
      <Part title="Interests">
        <InterestBars interests={career.interests} />
      </Part>
      {career.skills.length > 0 ? (
        <Part title="Key skills">
          <ul className="gp-row gp-gap-2">
            {career.skills.map((skill) => (
              <li key={skill}>
                <Tag>{skill}</Tag>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {career.programs.length > 0 ? (
        <Part title="Programs that lead there">
          <ul className="gp-stack gp-gap-3">
            {career.programs.map((program) => (
              <li key={program.id}>
                <p className={classes.program}>{program.name}</p>
                <p className={classes.soft}>
                  {programLevelNames[program.level]},{' '}
                  <SchoolLink name={program.schoolName} url={program.schoolUrl} />,{' '}
                  {program.location}
                  {program.prerequisite ? `. First you’ll need: ${program.prerequisite}` : null}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {training ? (
        <Part title="Training">
          <p className={classes.soft}>{training}</p>
        </Part>
      ) : null}
      {career.companies.length > 0 ? (
        <Part title={career.commissionedBy ? 'Who you’d work for' : 'Who hires'}>
          {career.commissionedBy ? (
            <p className={classes.soft}>
              Most people in this career work for themselves. Their clients are{' '}
              {career.commissionedBy}.
            </p>
          ) : null}
          <ul className="gp-row gp-gap-2">
            {career.companies.map((company) => (
              <li key={company}>
                <Tag>{company}</Tag>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {career.relatedCareers.length > 0 ? (
        <Part title="Related careers">
          <ul className={classes.related}>
            {career.relatedCareers.map((related) => (
              <li key={related.id}>
                <CareerLink careerId={related.id}>{related.title}</CareerLink>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </Panel>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes.part} aria-labelledby={titleId}>
      <h4 id={titleId}>{title}</h4>
      {children}
    </section>
  );
}
