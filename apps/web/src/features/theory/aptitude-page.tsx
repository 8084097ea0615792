import { Panel, Prose } from '@guildpath/ui';
import { aptitudeAreas, comparison, milestones } from './aptitude-facts.ts';
import classes from './aptitude-page.module.css';
import { PartCard, PartCards } from './part-card.tsx';
import { type Reference, TheoryPage } from './theory-page.tsx';

const references: readonly Reference[] = [
  {
    title: 'International Cognitive Ability Resource',
    note: 'A public collection of ability items for research',
    url: 'https://icar-project.com/',
  },
  {
    title: 'The ICAR: development and initial validation',
    note: 'Condon & Revelle, Intelligence, 2014',
    url: 'https://doi.org/10.1016/j.intell.2014.01.004',
  },
  {
    title: 'Revisiting estimates of validity in personnel selection',
    note: 'Sackett, Zhang, Berry & Lievens, Journal of Applied Psychology, 2022',
    url: 'https://doi.org/10.1037/apl0000994',
  },
  {
    title: 'Aptitude',
    note: 'Wikipedia, on what the word means and how it’s measured',
    url: 'https://en.wikipedia.org/wiki/Aptitude',
  },
];

export function AptitudePage() {
  return (
    <TheoryPage
      title="Aptitude"
      lead="How easily you learn a kind of task, and how little a few puzzles can say about it."
      references={references}
      overview={
        <>
          <p>
            Aptitude is how easily someone learns a kind of task. Knowledge and effort are something
            else, and both can take you far beyond what an aptitude test would predict. A handful of
            puzzles measures it roughly at best, so the Quick Quest leaves it out of your matches,
            and the longer quests let it move them only a little.
          </p>
          <p>
            Researchers distinguish several areas. Guildpath’s puzzles are about logical reasoning,
            numerical ability and problem solving. Verbal and spatial reasoning need longer tests,
            so the quests leave them out. You’ll find them here because careers ask for them.
          </p>
        </>
      }
    >
      <PartCards title="Four areas">
        {aptitudeAreas.map(({ name, description, skills, careers, task }) => (
          <PartCard
            key={name}
            name={name}
            description={description}
            facts={[
              { name: 'Skills', value: skills },
              { name: 'Careers', value: careers },
              { name: 'Example task', value: task },
            ]}
          />
        ))}
      </PartCards>
      <section className={`gp-stack gp-gap-6 ${classes.history}`} aria-labelledby="history-title">
        <h2 id="history-title">A short history</h2>
        <ol>
          {milestones.map(({ year, event }) => (
            <li key={year}>
              <span className={classes.year}>{year}</span>
              <p>{event}</p>
            </li>
          ))}
        </ol>
      </section>
      <Panel as="section" surface="parchment" padding="lg" ornate>
        <Prose className={classes.comparison}>
          <h2>Compared with traditional tests</h2>
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">Traditional test</th>
                <th scope="col">Guildpath quest</th>
              </tr>
            </thead>
            <tbody>
              {comparison.map(({ aspect, traditional, quest }) => (
                <tr key={aspect}>
                  <th scope="row">{aspect}</th>
                  <td>{traditional}</td>
                  <td>{quest}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Prose>
      </Panel>
    </TheoryPage>
  );
}
