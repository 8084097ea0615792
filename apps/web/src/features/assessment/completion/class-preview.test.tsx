import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../../testing/fake-api.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { emailField, openCompletion, responses } from '../../../testing/open-completion.tsx';

fakeClock();

describe('the class, before anything is submitted,', () => {
  it('is shown with what is inside the letter, and asks the server without storing anything', async () => {
    const { calls, submissions } = await openCompletion({});
    expect(await screen.findByText('The guild calls you Seeker, one of its Mages.')).toBeVisible();
    expect(screen.getByText('Curiosity leads you.')).toBeVisible();
    expect(screen.getByText('Your best match is in Science.')).toBeVisible();
    const contents = within(screen.getByRole('region', { name: 'What’s inside' }));
    expect(contents.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5 matches',
      'Portrait',
      'Schools',
      'Skills',
    ]);
    const previews = calls.filter(({ procedure }) => procedure === 'assessment.preview');
    expect(previews.map(({ input }) => input)).toEqual([{ responses, assessmentType: 'quick' }]);
    expect(submissions()).toHaveLength(0);
  });

  it('is left out when it cannot be fetched, and the results can still be asked for', async () => {
    const { user, submissions } = await openCompletion({
      'assessment.preview': () => {
        throw new CallError('TOO_MANY_REQUESTS', 'Too many requests');
      },
      'assessment.submit': () => ({ requiresLogin: true, assessmentResultId: 'r1' }),
    });
    expect(await screen.findByText('You’ve made it through every scene.')).toBeVisible();
    expect(screen.queryByText(/The guild calls/)).not.toBeInTheDocument();
    await user.type(emailField(), 'ada@guildpath.test{Enter}');
    await screen.findByText('Assessment Completed!');
    expect(submissions()).toHaveLength(1);
  });
});
