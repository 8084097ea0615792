import { describe, expect, it } from 'vitest';
import { openTestSite } from '../testing/test-site.ts';

describe('health', () => {
  it('is up and ready while the database answers', async () => {
    const site = await openTestSite();
    expect(await site.browse().get('/healthz')).toMatchObject({ status: 200 });
    expect(await site.browse().get('/readyz')).toMatchObject({ status: 200 });
  });

  it('is up but not ready once the database is gone', async () => {
    const site = await openTestSite();
    await site.context.db.destroy();
    expect(await site.browse().get('/healthz')).toMatchObject({ status: 200 });
    expect(await site.browse().get('/readyz')).toMatchObject({
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE' },
    });
  });

  it('is not ready within two seconds while the database hangs, and ready once it answers again', async () => {
    const site = await openTestSite();
    let letGo = () => {};
    const hanging = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    // As many as there are connections at most: nobody else gets one.
    const held = Array.from({ length: 10 }, () =>
      site.context.db.transaction().execute(() => hanging),
    );
    try {
      const answer = await site.browse().get('/readyz');
      expect(answer).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
      expect(await site.browse().get('/healthz')).toMatchObject({ status: 200 });
    } finally {
      letGo();
    }
    await Promise.all(held);
    expect(await site.browse().get('/readyz')).toMatchObject({ status: 200 });
  });
});
