import { riasecTypes, traitNames } from '@guildpath/contract';
import { Crest } from '@guildpath/ui';
import { PartCard, PartCards } from './part-card.tsx';
import { riasecFacts } from './riasec-facts.ts';
import { type Reference, TheoryPage } from './theory-page.tsx';

const references: readonly Reference[] = [
  {
    title: 'Browse occupations by interests',
    note: 'O*NET OnLine, U.S. Department of Labor',
    url: 'https://www.onetonline.org/explore/interests/',
  },
  {
    title: 'The O*NET Interest Profiler',
    note: 'O*NET Resource Center, a questionnaire on the same six types',
    url: 'https://www.onetcenter.org/IP.html',
  },
  {
    title: 'Vocational interests and performance',
    note: 'Nye, Su, Rounds & Drasgow, Perspectives on Psychological Science, 2012',
    url: 'https://doi.org/10.1177/1745691612449021',
  },
  {
    title: 'Interest fit and job satisfaction',
    note: 'Hoff, Song, Wee, Phan & Rounds, Journal of Vocational Behavior, 2020',
    url: 'https://doi.org/10.1016/j.jvb.2020.103503',
  },
  {
    title: 'Holland Codes',
    note: 'Wikipedia, on history, hexagon and criticism',
    url: 'https://en.wikipedia.org/wiki/Holland_Codes',
  },
];

export function RiasecPage() {
  return (
    <TheoryPage
      title="RIASEC Interests"
      lead="Six kinds of interest describe both people and jobs, so you can compare the two."
      references={references}
      overview={
        <>
          <p>
            In 1959, the psychologist John Holland proposed that people choose work that expresses
            who they are. He described six broad types. Later they got the names that spell RIASEC.
            The same six describe workplaces, because the people who work there shape them.
          </p>
          <p>
            The types sit around a hexagon. Neighbors have a lot in common and opposites very
            little, so someone who loves Artistic work seldom loves Conventional work as much. No
            one is just one type. What sets people apart is the shape of all six, and that’s the
            shape Guildpath compares with each occupation.
          </p>
          <p>
            Studies find that people whose interests fit their work tend to do it better and stay
            with it longer. How much they like it depends far more on other things. All of these
            links are modest, so your interests are a good reason to look at a career, not proof
            that it’s the right one.
          </p>
          <p>
            The six types say how you like to work, not what the work is about: a Realistic person
            may love engines, animals or bread. So Guildpath lets you take up to three things along,
            which researchers call basic interests, and they count as much as your answers in what
            fits you.
          </p>
        </>
      }
    >
      <PartCards title="The six types">
        {riasecTypes.map((type) => {
          const { nickname, description, traits, careers } = riasecFacts[type];
          return (
            <PartCard
              key={type}
              name={`${traitNames[type]}, ${nickname}`}
              description={description}
              emblem={<Crest emblem={type} size={60} />}
              facts={[
                { name: 'Traits', value: traits },
                { name: 'Example careers', value: careers },
              ]}
            />
          );
        })}
      </PartCards>
    </TheoryPage>
  );
}
