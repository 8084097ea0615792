import { bigFiveTraits, traitNames } from '@guildpath/contract';
import { bigFiveFacts } from './big-five-facts.ts';
import { PartCard, PartCards } from './part-card.tsx';
import { type Reference, TheoryPage } from './theory-page.tsx';

const references: readonly Reference[] = [
  {
    title: 'The Big Five personality dimensions and job performance',
    note: 'Barrick & Mount, Personnel Psychology, 1991',
    url: 'https://doi.org/10.1111/j.1744-6570.1991.tb00688.x',
  },
  {
    title: 'Big Six interests and Big Five personality factors',
    note: 'Larson, Rottinghaus & Borgen, Journal of Vocational Behavior, 2002',
    url: 'https://doi.org/10.1006/jvbe.2001.1854',
  },
  {
    title: 'International Personality Item Pool',
    note: 'A free collection of personality scales',
    url: 'https://ipip.ori.org/',
  },
  {
    title: 'Big Five personality traits',
    note: 'Wikipedia: history, research and criticism',
    url: 'https://en.wikipedia.org/wiki/Big_Five_personality_traits',
  },
];

export function BigFivePage() {
  return (
    <TheoryPage
      title="Big Five Traits"
      lead="Five dials describe most of what makes one person’s manner differ from another’s."
      references={references}
      overview={
        <>
          <p>
            The Big Five were not invented; they were found. When researchers gathered the words in
            which people describe one another and looked for which go together, five groups appeared
            again and again, in many languages: openness, conscientiousness, extraversion,
            agreeableness and neuroticism.
          </p>
          <p>
            Each is a scale, not a box. Most people stand near the middle of most of them, and
            neither end is the good one: what helps a surgeon may hinder a comedian. Traits are
            fairly stable over the years, yet they shift with age, with practice and with the place
            one finds oneself in.
          </p>
          <p>
            Traits say less than interests about which work you would like, and more about how you
            would go about it. That is why they only nudge your career matches, and why they have a
            part of their own in your results.
          </p>
        </>
      }
    >
      <PartCards title="The five traits">
        {bigFiveTraits.map((trait) => {
          const { description, high, low, careers } = bigFiveFacts[trait];
          return (
            <PartCard
              key={trait}
              name={traitNames[trait]}
              description={description}
              facts={[
                { name: 'High', value: high },
                { name: 'Low', value: low },
                { name: 'Where it fits', value: careers },
              ]}
            />
          );
        })}
      </PartCards>
    </TheoryPage>
  );
}
