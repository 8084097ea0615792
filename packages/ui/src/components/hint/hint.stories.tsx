import '../../mantine-report.css';
import type { Stories } from '../../workbench/stories.ts';
import { Hint } from './hint.tsx';
import { HintGroup } from './hint-group.tsx';

const riasec =
  'Six kinds of interest in work: Realistic, Investigative, Artistic, Social, Enterprising, Conventional.';

export const stories: Stories = {
  title: 'Hint',
  height: 200,
  states: {
    'Beside what it explains': () => (
      <HintGroup>
        <p>
          Interests <Hint about="interests">{riasec}</Hint>
        </p>
        <p>
          Personality <Hint about="personality">Five traits of the Big Five model.</Hint>
        </p>
      </HintGroup>
    ),
    'At the end of a line that just fits': () => (
      <HintGroup>
        <p style={{ textAlign: 'right' }}>
          How sure this is <Hint about="how sure this is">{riasec}</Hint>
        </p>
      </HintGroup>
    ),
  },
};
