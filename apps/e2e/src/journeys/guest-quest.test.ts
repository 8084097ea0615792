import { expect, type Locator, type Page } from 'playwright/test';
import { test } from '../site/journey-test.ts';
import { findSignInLink } from '../site/mailbox.ts';
import { checkPage, desktopWindow, phoneWindow } from '../steps/check-page.ts';
import {
  answerScenes,
  expectQuickResults,
  expectResultsAddress,
  expectScene,
  redeemLink,
  sceneCount,
  submitEmail,
} from '../steps/quest.ts';
import { expectToast } from '../steps/toasts.ts';
import { newAddress } from '../steps/visitors.ts';

const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Cookie notice' });

test.describe('on a phone', () => {
  test.use({ viewport: phoneWindow, hasTouch: true, isMobile: true });

  test('a guest goes from the landing page through the quest and the mailbox to the results', async ({
    page,
    browser,
    baseURL,
    mailboxOf,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'START QUICK QUEST', exact: true }).tap();
    await expectScene(page, 1);
    await answerScenes(page, 1, sceneCount);

    await expect(page.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();
    await expect(
      page.getByText(/^The guild calls you .+, one of its (Warrior|Mage|Healer)s\.$/),
    ).toBeVisible();
    const submit = page.getByRole('button', { name: 'Get My Career Results' });
    for (const part of [page.getByLabel('Email address'), submit]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: /^Take up to three things along/ }).tap();
    for (const name of ['Animals', 'Done']) await page.getByRole('button', { name }).tap();
    await expectToast(page, 'Please enter your email to see your results.', () => submit.tap());
    await checkPage(page);
    const email = newAddress('florian');
    await expectToast(page, 'Assessment Completed!', () => submitEmail(page, email));

    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText('I have a password')).toBeVisible();
    await checkPage(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Check your inbox for your results' }).tap();
    await expect(page.getByText(email)).toBeVisible();

    const link = findSignInLink(await mailboxOf(email).waitForMail());
    await page.goto(link);
    await expectResultsAddress(page);
    await expectQuickResults(page, 'florian');
    await expect(page.getByText('You took along: Animals')).toBeVisible();

    // The link works only once. Another browser without the quest can have a new one sent.
    const other = await (await browser.newContext({ baseURL })).newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'This Link Didn’t Work' })).toBeVisible();
    await checkPage(other);
    await other.getByRole('button', { name: 'Email Me a New Link' }).click();
    await other.goto(findSignInLink(await mailboxOf(email).waitForMail(2)));
    await expect(other.getByRole('button', { name: 'Sign In and Continue' })).toBeVisible();
    await checkPage(other);
    await redeemLink(other);
    await expectQuickResults(other, 'florian');
    await other.context().close();
  });
});

test.describe('before the cookie notice is answered', () => {
  test.use({ viewport: phoneWindow, hasAnsweredCookieNotice: false });

  test('the cookie notice hides nothing that has the focus, and disappears when declined', {
    tag: '@nightly',
  }, async ({ page }) => {
    for (const path of ['/theory/riasec', '/assessment/quick']) {
      await page.goto(path);
      await expect(cookieNotice(page)).toBeVisible();
      await checkPage(page);
      const stops = page.locator('a, button:enabled, input');
      for (let stop = await stops.count(); stop > 0; stop -= 1) {
        await page.keyboard.press('Tab');
        expect(await findHiddenFocus(page), `hidden behind the notice on ${path}`).toBeNull();
      }
    }
    await cookieNotice(page).getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(cookieNotice(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('declined');
  });
});

for (const viewport of [{ width: 320, height: 568 }, { width: 390, height: 844 }, desktopWindow]) {
  test.describe(`before the cookie notice is answered, at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, hasAnsweredCookieNotice: false });

    test('the cookie notice covers no main action', { tag: '@nightly' }, async ({ page }) => {
      await page.goto('/');
      await expect(cookieNotice(page)).toBeVisible();
      await expectUncovered(page, page.getByRole('link', { name: 'START QUICK QUEST' }).first());

      await page.goto('/login?token=no-such-link&redirect=/results/1');
      await expect(page.getByRole('heading', { name: 'This Link Didn’t Work' })).toBeVisible();
      await expect(cookieNotice(page)).toBeVisible();
      await expectUncovered(page, page.getByRole('link', { name: 'Log In Another Way' }));

      await page.goto('/assessment/quick');
      await expect(cookieNotice(page)).toBeVisible();
      await page.getByRole('radio').nth(1).check();
      await expectUncovered(page, page.getByText('Least like you?'));
      await expectUncovered(page, page.getByRole('button', { name: 'Next' }));
    });
  });
}

async function expectUncovered(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [box, notice] = await Promise.all([
        target.boundingBox(),
        cookieNotice(page).boundingBox(),
      ]);
      return box && notice && (box.y + box.height <= notice.y || box.y >= notice.y + notice.height);
    }, `${page.url()} behind the notice`)
    .toBe(true);
}

function findHiddenFocus(page: Page): Promise<string | null> {
  return cookieNotice(page).evaluate((notice) => {
    const focused = document.activeElement;
    if (!focused || notice.contains(focused)) return null;
    const { top, bottom } = focused.getBoundingClientRect();
    const covered = notice.getBoundingClientRect();
    return top >= covered.top && bottom <= covered.bottom ? focused.outerHTML : null;
  });
}
