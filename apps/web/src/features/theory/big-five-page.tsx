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
    title: 'Personality profiles of 263 occupations',
    note: 'Anni, Vainik & Mõttus, Journal of Applied Psychology, 2024, summarized by the University of Tartu',
    url: 'https://psuhholoogia.ut.ee/en/content/personality-profiles-hundreds-professions-published-new-study-university-tartu-researchers',
  },
  {
    title: 'International Personality Item Pool',
    note: 'A free collection of personality scales',
    url: 'https://ipip.ori.org/',
  },
  {
    title: 'Big Five personality traits',
    note: 'Wikipedia, on history, research and criticism',
    url: 'https://en.wikipedia.org/wiki/Big_Five_personality_traits',
  },
];

export function BigFivePage() {
  return (
    <TheoryPage
      title="Big Five Traits"
      lead="Five dials describe a good part of what makes people different."
      references={references}
      overview={
        <>
          <p>
            The Big Five come from language. Researchers collected the words people use to describe
            each other and looked at which ones go together. Again and again they found five groups,
            in many languages: openness, conscientiousness, extraversion, agreeableness and
            neuroticism.
          </p>
          <p>
            Each one is a scale, not a box. Most people are near the middle on most of them, and
            neither end is the good one. What helps a surgeon may get in a comedian’s way. Traits
            are fairly stable over the years, but they do shift with age, with practice and with
            where you are in life.
          </p>
          <p>
            Traits say less than interests about which work you’d like, and more about how you’d go
            about it. Jobs account for only 2 to 7% of the differences in a trait, so traits only
            nudge your career matches. The jobs named below are examples of what work demands, taken
            from O*NET’s ratings. Plenty of people with another profile do them well.
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
                { name: 'What jobs ask for', value: careers },
              ]}
            />
          );
        })}
      </PartCards>
    </TheoryPage>
  );
}
