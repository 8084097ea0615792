import { Crest, type CrestProps, Panel } from '@guildpath/ui';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './proven-science.module.css';

interface Model {
  readonly emblem: CrestProps['emblem'];
  readonly name: string;
  readonly text: string;
  readonly to: LinkProps['to'];
}

const models: readonly Model[] = [
  {
    emblem: 'investigative',
    name: 'Holland’s RIASEC interests',
    text: 'The same six kinds of interest describe people and workplaces. Comparing the two is the best-studied way to find work worth a look.',
    to: '/theory/riasec',
  },
  {
    emblem: 'artistic',
    name: 'The Big Five traits',
    text: 'Openness, conscientiousness, extraversion, agreeableness and neuroticism make up the best-studied map of personality.',
    to: '/theory/big-five',
  },
  {
    emblem: 'conventional',
    name: 'Aptitude',
    text: 'A few puzzles in logical reasoning, numerical ability and problem solving. They barely count in your matches, and not at all on the Quick Quest.',
    to: '/theory/aptitude',
  },
];

export function ProvenScience() {
  return (
    <div className="gp-stack gp-gap-6">
      <h3 className="gp-size-2 gp-center">Built on Proven Science</h3>
      <p className="gp-center">The theories are well tested. Our own quest isn’t yet.</p>
      <div className={classes.models}>
        {models.map(({ emblem, name, text, to }) => (
          <Panel key={name} as="article" className={classes.model}>
            <Crest emblem={emblem} size={56} />
            <div className={`gp-stack gp-gap-2 gp-top gp-start ${classes.text}`}>
              <h4>{name}</h4>
              <p>{text}</p>
              <Link to={to}>
                Read more<span className="gp-visually-hidden"> about {name}</span>
              </Link>
            </div>
          </Panel>
        ))}
      </div>
    </div>
  );
}
