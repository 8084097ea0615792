import { expect, it } from 'vitest';
import { openTestSite } from '../../../testing/test-site.ts';
import { writeWebApp } from '../../../testing/write-web-app.ts';

it('what the site serves is measured as site, and an address that is not there as none', async () => {
  const webRoot = await writeWebApp({ 'assets/app-Ab12.js': 'run()' });
  const site = await openTestSite({ webRoot, env: { METRICS_TOKEN: 'a-token' } });
  const guest = site.browse();
  for (const address of ['/', '/results/0190', '/robots.txt', '/assets/app-Ab12.js']) {
    await guest.get(address);
  }
  await guest.get('/wp-login.php');
  await guest.get('/card/unknown?status=404');
  await guest.get('/api/nothing-like-it');
  await guest.get('/healthz');
  const { body } = await guest.get('/metrics', { authorization: 'Bearer a-token' });
  const counted = String(body)
    .split('\n')
    .filter((line) => line.startsWith('guildpath_http_request_seconds_count'))
    .sort();
  expect(counted).toEqual([
    'guildpath_http_request_seconds_count{route="/healthz",method="GET",status="2xx"} 1',
    'guildpath_http_request_seconds_count{route="none",method="GET",status="4xx"} 3',
    'guildpath_http_request_seconds_count{route="site",method="GET",status="2xx"} 4',
  ]);
});
