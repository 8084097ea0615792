import type { Stories } from '../workbench/stories.ts';
import classes from '../workbench/story-layout.module.css';
import { listTokens, readToken } from './read-tokens.ts';

const bar = { height: '1rem', maxWidth: '100%', background: 'var(--gp-chart)' };
const box = { width: '6rem', height: '4rem', background: 'var(--gp-raised)' };

export const stories: Stories = {
  title: 'Spacing',
  group: 'Tokens',
  states: {
    Spaces: () => (
      <div className={classes.column}>
        {listTokens('--gp-space-', '--gp-gutter').map((name) => (
          <div key={name}>
            <code>{name}</code> {readToken(name, 'night')}
            <div style={{ ...bar, width: `var(${name})` }} />
          </div>
        ))}
      </div>
    ),
    Corners: () => (
      <div className={classes.row}>
        {listTokens('--gp-radius').map((name) => (
          <div key={name}>
            <code>{name}</code>
            <div
              style={{ ...box, border: '1px solid var(--gp-rule)', borderRadius: `var(${name})` }}
            />
          </div>
        ))}
      </div>
    ),
    Shadows: () => (
      <div className={classes.row}>
        {listTokens('--gp-shadow').map((name) => (
          <div key={name}>
            <code>{name}</code>
            <div style={{ ...box, boxShadow: `var(${name})` }} />
          </div>
        ))}
      </div>
    ),
    'Times and layers': () => (
      <ul>
        {listTokens('--gp-quick', '--gp-gentle', '--gp-ease', '--gp-layer-').map((name) => (
          <li key={name}>
            <code>{name}</code> {readToken(name, 'night')}
          </li>
        ))}
      </ul>
    ),
  },
};
