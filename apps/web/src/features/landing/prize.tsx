import { crestOf, sampleCardId, sampleResult } from '@guildpath/contract';
import { Crest, Panel, SectionHeading } from '@guildpath/ui';
import classes from './prize.module.css';
import sampleClasses from './sample-question.module.css';

const { characterClass, guildTitle, archetype, personalityType, welcome, moment, bestMatches } =
  sampleResult;

const facts = [
  ['Guild title', guildTitle],
  ['Personality', personalityType],
  ['Archetype', archetype],
] as const;

/** Shows what a finished quest gives. */
export function Prize() {
  return (
    <section className={classes.section} aria-labelledby="prize-title">
      <SectionHeading
        id="prize-title"
        eyebrow="The end of the quest"
        lead="Your class, your guild title, careers that fit, and a story to share."
      >
        What You Come Home With
      </SectionHeading>
      <div className={classes.prize}>
        <Panel ornate padding="lg" className={classes.result}>
          <p className={sampleClasses.badge}>SAMPLE RESULT</p>
          <Crest {...crestOf(sampleResult)} size={112} />
          <h3 className={classes.title}>The guild puts you with its {characterClass}s</h3>
          <dl className="gp-facts">
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={classes.welcome}>{welcome}</p>
          <ol className={classes.careers} aria-label="Best matches">
            {bestMatches.map((career) => (
              <li key={career}>{career}</li>
            ))}
          </ol>
        </Panel>
        <img
          className={classes.story}
          src={`/card/${sampleCardId}.png?size=sample`}
          alt={`A story card: The guild calls me ${guildTitle}, ${characterClass} of the guild. “${moment}”`}
          width={540}
          height={960}
          loading="lazy"
          decoding="async"
        />
      </div>
    </section>
  );
}
