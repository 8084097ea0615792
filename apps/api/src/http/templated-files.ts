import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  publicUrlPlaceholder,
  type Question,
  questionPlaceholder,
  type SiteRules,
  type Tier,
  tiers,
  toDay,
  todayPlaceholders,
  toRuleValues,
  wordsOf,
} from '@guildpath/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Matches the files of the built web app that contain placeholders. */
export const templatedGlobs = ['**/*.html', 'robots.txt', 'sitemap.xml'];
const isTemplated = /(\.html|^robots\.txt|^sitemap\.xml)$/;

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

interface TemplatedFile {
  readonly etag: string;
  readonly text: string;
  /** Become sources of the content security policy, one for each inline script. */
  readonly scriptHashes: readonly string[];
}

/** Contains the first scene of the quest. */
const questPage = 'assessment/quick/index.html';

interface TemplateValues {
  readonly publicUrl: () => string;
  /** If it returns undefined, the page of the quest is not served. */
  readonly firstQuestion: () => Question | undefined;
  readonly openTiers: readonly Tier[];
  readonly rules: SiteRules;
}

export interface TemplatedFiles {
  readonly has: (name: string) => boolean;
  /** Sends a file by its name in the build, or 304 when the client has it already. */
  readonly send: (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<void>;
  /** Sends a page with another title, and with these tags in place of those with the same names. */
  readonly sendWithHead: (reply: FastifyReply, name: string, head: PageHead) => Promise<void>;
}

export type HeadTag = readonly [attribute: 'name' | 'property', name: string, content: string];

export interface PageHead {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

/**
 * Fills in the placeholders that the build leaves for the site's URL, its rules, the day and the first
 * question. A file is filled at its first request on a day, then served from memory.
 */
export function createTemplatedFiles(
  webRoot: string,
  { publicUrl, firstQuestion, openTiers, rules }: TemplateValues,
): TemplatedFiles {
  const names = new Set(
    readdirSync(webRoot, { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => isTemplated.test(name)),
  );
  const tierEnding = `.${tiers.filter((tier) => openTiers.includes(tier)).join('-')}.html`;
  const files = new Map<string, Promise<TemplatedFile>>();
  let cachedDay = '';
  let cachedQuestion: Question | undefined;

  function fill(name: string): Promise<TemplatedFile> {
    const today = toDay(new Date());
    const question = firstQuestion();
    if (today.date !== cachedDay || question !== cachedQuestion) files.clear();
    cachedDay = today.date;
    cachedQuestion = question;
    const cached = files.get(name);
    if (cached) return cached;
    // A page that shows which tiers are open is built once for each combination of tiers.
    const ofTiers = name.replace(/\.html$/, tierEnding);
    const file = fillTemplate(path.join(webRoot, names.has(ofTiers) ? ofTiers : name), {
      [publicUrlPlaceholder]: publicUrl(),
      ...toRuleValues(rules),
      [todayPlaceholders.date]: today.date,
      [todayPlaceholders.words]: today.words,
      ...(name === questPage && question && toSceneValues(question)),
    });
    files.set(name, file);
    // A failed read is retried at the next request.
    file.catch(() => files.delete(name));
    return file;
  }

  return {
    has: (name) => names.has(name) && (name !== questPage || firstQuestion() !== undefined),
    send: async (request, reply, name) => {
      const { etag, text, scriptHashes } = await fill(name);
      allowScripts(reply, scriptHashes);
      reply.header('cache-control', 'no-cache');
      reply.header('vary', 'accept-encoding');
      reply.header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      return reply.type(contentTypes[path.extname(name)] ?? '').send(text);
    },
    sendWithHead: async (reply, name, head) => {
      const { text, scriptHashes } = await fill(name);
      allowScripts(reply, scriptHashes);
      reply.header('cache-control', 'no-cache');
      return reply.type(contentTypes['.html'] ?? '').send(withHead(text, head));
    },
  };
}

async function fillTemplate(
  file: string,
  values: Readonly<Record<string, string>>,
): Promise<TemplatedFile> {
  let text = await readFile(file, 'utf8');
  for (const [placeholder, value] of Object.entries(values)) {
    text = text.replaceAll(placeholder, () => value);
  }
  // The tag is weak because all encodings of the content share it.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return {
    etag,
    text,
    scriptHashes: hashInlineScripts(text),
  };
}

function toSceneValues(question: Question): Record<string, string> {
  const words = wordsOf(question);
  return Object.fromEntries(
    wordsOf(questionPlaceholder).map((placeholder, index) => [
      placeholder,
      escapeHtml(words[index] ?? ''),
    ]),
  );
}

function withHead(html: string, { title, tags }: PageHead): string {
  const names = new Set(tags.map(([, name]) => name));
  const stripped = html
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replaceAll(/\s*<meta (?:name|property)="(?<name>[^"]*)"[^>]*>/g, (tag, name: string) =>
      names.has(name) ? '' : tag,
    );
  const metas = tags.map(
    ([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`,
  );
  const head = [`<title>${escapeHtml(title)}</title>`, ...metas].join('\n    ');
  return stripped.replace('</head>', () => `  ${head}\n  </head>`);
}

function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?<attributes>(?![^>]*\ssrc=)[^>]*)>(?<source>.*?)<\/script>/gs,
  );
  return (
    [...scripts]
      // JSON is data and never runs.
      .filter(({ groups }) => !groups?.attributes?.includes('json'))
      .map(({ groups }) => createHash('sha256').update(groups?.source ?? ''))
      .map((hash) => `'sha256-${hash.digest('base64')}'`)
  );
}

function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  // `security` sets the policy on every response, and it forbids inline scripts.
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string' || hashes.length === 0) return;
  reply.header(
    'content-security-policy',
    policy.replace(/script-src [^;]*/, (sources) => [sources, ...hashes].join(' ')),
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
