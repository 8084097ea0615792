import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { findRegion, openDashboard } from '../../testing/open-dashboard.tsx';

describe('an unconfirmed address', () => {
  it('has a calm notice, from which the email can be sent again', async () => {
    const { user, calls } = await openDashboard({
      'auth.user': () => aUser({ emailVerified: false }),
      'user.sendProof': () => ({ message: 'A new link is on its way to your inbox.' }),
    });
    const notice = await findRegion('Your address');
    expect(notice.getByText(/To confirm your email, open the link/)).toHaveTextContent(
      'ada@guildpath.test',
    );
    await user.click(notice.getByRole('button', { name: 'Send it again' }));
    expect(await notice.findByText('A new link is on its way to your inbox.')).toBeVisible();
    expect(calls.filter(({ procedure }) => procedure === 'user.sendProof')).toHaveLength(1);
  });
});
