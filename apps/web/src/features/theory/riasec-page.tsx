import { riasecTypes, traitNames } from '@guildpath/contract';
import { CrestPicture } from '@guildpath/ui';
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
    note: 'O*NET Resource Center: a questionnaire on the same six types',
    url: 'https://www.onetcenter.org/IP.html',
  },
  {
    title: 'Vocational interests and performance',
    note: 'Nye, Su, Rounds & Drasgow, Perspectives on Psychological Science, 2012',
    url: 'https://doi.org/10.1177/1745691612449021',
  },
  {
    title: 'Holland Codes',
    note: 'Wikipedia: history, hexagon and criticism',
    url: 'https://en.wikipedia.org/wiki/Holland_Codes',
  },
];

export function RiasecPage() {
  return (
    <TheoryPage
      title="RIASEC Interests"
      lead="Six kinds of interest describe people and the work they do, so the two can be compared."
      references={references}
      overview={
        <>
          <p>
            In 1959 the psychologist John Holland proposed that people choose work as an expression
            of who they are. He found six broad kinds of interest, and named them by the letters R,
            I, A, S, E and C. Workplaces can be described by the same six, since they are made of
            the people who work there.
          </p>
          <p>
            The types stand around a hexagon. Neighbors have much in common, opposites little:
            someone who loves Artistic work seldom loves Conventional work as much. Nobody is one
            type alone. It is the shape of all six that tells people apart, and it is this shape
            that Guildpath compares with each occupation.
          </p>
          <p>
            Studies find that people whose interests fit their work tend to do it better and to stay
            with it longer; how much they like it depends far more on other things. The links are
            modest: interests are a good reason to look at a career, not proof that it is the right
            one.
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
              emblem={<CrestPicture emblem={type} size={60} />}
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
