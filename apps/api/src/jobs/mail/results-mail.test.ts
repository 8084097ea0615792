import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ResultsOutput, surenessSentences } from '@guildpath/contract';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestSite, type TestSiteOptions, tokenIn } from '../../../testing/test-site.ts';
import { submitQuickQuest } from '../../../testing/visitors.ts';
import { createFileMailer } from '../../adapters/mail/file-mailer.ts';
import { renderHere } from '../../threads/render-tasks.tsx';

/** A guest's mail with the results, and the results that its link opens. */
async function openMail(options: TestSiteOptions = {}) {
  const site = await openTestSite(options);
  const resultId = await submitQuickQuest(site, site.browse(), 'grace@example.org');
  await site.deliverMail();
  const [mail] = site.mails;
  if (!mail) throw new Error('No mail was sent.');
  const browser = site.browse();
  await browser.post('/api/auth/email-link', { token: tokenIn(mail) });
  const answer = await browser.get(`/api/results/${resultId}`);
  return { mail, results: answer.body as ResultsOutput };
}

describe('the mail with the results', () => {
  it('says what leads the person, then class, guild title, archetype, field and the three best careers, and begins the portrait', async () => {
    const { mail, results } = await openMail();
    const { characterClass, guildTitle, welcome } = results.assessmentResult;
    expect(mail.text.indexOf(welcome)).toBeLessThan(mail.text.indexOf('Your class'));
    expect(mail.text).toContain(welcome);
    expect(mail.text).toContain(`Your class: ${characterClass}\n`);
    expect(mail.text).toContain(`Your guild title: ${guildTitle}\n`);
    expect(mail.text).toMatch(/Your archetype: [A-Z][a-z]+\n/);
    expect(mail.html).toContain(`Your class: <strong>${characterClass}</strong>`);
    const careers = results.careerRecommendations;
    expect(mail.text).toContain(`Look first at ${results.careerFields[0]?.category}.`);
    const lines = careers.map(
      ({ careerTitle, matchPercentage }) => `${careerTitle}: ${matchPercentage}% match`,
    );
    expect(mail.text.match(/.+: \d+% match/g)).toEqual(lines.slice(0, 3));
    for (const { careerTitle } of careers.slice(3)) expect(mail.html).not.toContain(careerTitle);
    const paragraphs = results.personalityInsight.split('\n\n');
    expect(mail.text).toContain(paragraphs[0]);
    expect(mail.text).not.toContain(paragraphs.at(-1));
  });

  it.each(['high', 'middle', 'low', 'contradictory', 'too-fast'] as const)(
    'says how sure the result is as the page does, and names the title alone in its subject, here %s',
    async (sureness) => {
      const mail = await renderHere('signInLink', {
        occasion: 'results',
        greetingName: 'adventurer',
        link: 'https://guildpath.test/login?token=1',
        validHours: 24,
        characterClass: 'Mage',
        guildTitle: 'Loremaster',
        welcome: 'You’ll ask until it’s clear.',
        archetype: 'Investigative',
        field: 'Museums and Libraries',
        bestMatches:
          sureness === 'contradictory' ? [] : [{ careerTitle: 'Archivist', matchPercentage: 70 }],
        portrait: ['You want to know why.'],
        sureness,
      });
      expect(mail.subject).toBe('The guild calls you Loremaster');
      expect(mail.text.replace(/\s+/g, ' ')).toContain(surenessSentences[sureness]);
      expect(mail.text).not.toMatch(/fits? you|undefined/);
    },
  );

  it('fits a phone, has one button, and shows the card as an attached picture with words', async () => {
    const { mail, results } = await openMail();
    const { characterClass, guildTitle } = results.assessmentResult;
    const [picture] = mail.pictures;
    const image = /<img[^>]*>/.exec(mail.html)?.[0];
    expect(image).toContain(`src="cid:${picture?.id}"`);
    expect(image).toContain(`alt="Your card: ${characterClass}, ${guildTitle}, `);
    expect(picture?.content.subarray(1, 4).toString()).toBe('PNG');
    // Nothing is fetched from anywhere when the mail is opened.
    expect(mail.html).not.toMatch(/src="http/);
    expect(mail.html).toContain('<meta name="viewport" content="width=device-width"/>');
    expect(mail.html.match(/See my career results/g)).toHaveLength(1);
    expect(mail.text.match(/See my career results/g)).toHaveLength(1);
  });

  it('is sent without a picture when the card cannot be drawn, and the log says why', async () => {
    const lines: string[] = [];
    const { mail, results } = await openMail({
      drawCard: () => Promise.reject(new Error('There is no binary.')),
      log: pino({}, { write: (line) => void lines.push(line) }),
    });
    expect(mail.pictures).toEqual([]);
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain(`Your class: ${results.assessmentResult.characterClass}`);
    expect(lines.join('')).toContain('There is no binary.');
  });
});

it('a mail carries the request id that the proxy gave, and is too small to be cut off', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-mails-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const site = await openTestSite({
    env: { TRUST_PROXY: 'true' },
    mailer: createFileMailer(folder, 'Guildpath <no@localhost>'),
  });
  const headers = { 'x-request-id': 'from-the-proxy-1' };
  await submitQuickQuest(site, site.browse(), 'grace@example.org', headers);
  await site.deliverMail();
  const [name = ''] = await readdir(folder);
  const mail = await readFile(path.join(folder, name), 'utf8');
  expect(mail).toMatch(/^X-Request-ID: from-the-proxy-1\r$/im);
  // Some mail programs cut a mail off at 102 KB.
  expect(mail.length).toBeLessThan(100_000);
});
