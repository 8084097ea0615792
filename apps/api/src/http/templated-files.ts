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

/** The files of the built web app that contain the site's own address, as globs. */
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
  /** Of the scripts that stand in it, as sources of a content security policy. */
  readonly scriptHashes: readonly string[];
}

/** The page that begins with the first scene of a quest. */
const questPage = 'assessment/quick/index.html';

/** What the build has left open. */
export interface TemplateFacts {
  readonly publicUrl: () => string;
  /** The first question of the quest; without one, its page is not served. */
  readonly firstQuestion: () => Question | undefined;
  readonly openTiers: readonly Tier[];
  readonly rules: SiteRules;
}

export interface TemplatedFiles {
  readonly has: (name: string) => boolean;
  /** Sends a file by its name in the build; 304 when the client has it already. */
  readonly send: (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<void>;
  /** Sends a page with another title, and with these tags in place of those of the same names. */
  readonly sendWithHead: (reply: FastifyReply, name: string, head: PageHead) => Promise<void>;
}

/** The attribute that names a meta tag, its name and its content. */
export type HeadTag = readonly ['name' | 'property', string, string];

export interface PageHead {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

/**
 * The build leaves placeholders for the site's address, its rules, the day and the first question of the quest; the running server
 * fills them in when a file is first requested on a day, and caches the file in memory.
 */
export function createTemplatedFiles(
  webRoot: string,
  { publicUrl, firstQuestion, openTiers, rules }: TemplateFacts,
): TemplatedFiles {
  const names = new Set(
    readdirSync(webRoot, { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => isTemplated.test(name)),
  );
  const tierEnding = `.${tiers.filter((tier) => openTiers.includes(tier)).join('-')}.html`;
  const files = new Map<string, Promise<TemplatedFile>>();
  let filledOn = '';
  let filledWith: Question | undefined;

  function fill(name: string): Promise<TemplatedFile> {
    const today = toDay(new Date());
    const question = firstQuestion();
    if (today.date !== filledOn || question !== filledWith) files.clear();
    filledOn = today.date;
    filledWith = question;
    const known = files.get(name);
    if (known) return known;
    // A page that shows which tiers are open was built for each set of them.
    const ofTiers = name.replace(/\.html$/, tierEnding);
    const file = fillTemplate(path.join(webRoot, names.has(ofTiers) ? ofTiers : name), {
      [publicUrlPlaceholder]: publicUrl(),
      ...toRuleValues(rules),
      [todayPlaceholders.date]: today.date,
      [todayPlaceholders.words]: today.words,
      ...(name === questPage && question && toSceneValues(question)),
    });
    files.set(name, file);
    // A file that could not be read may be readable next time.
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
  // Weak: it names the content, not the bytes of one encoding.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return {
    etag,
    text,
    scriptHashes: hashInlineScripts(text),
  };
}

/** The words of the first scene by their placeholders. */
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
  const kept = html
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replaceAll(/\s*<meta (?:name|property)="(?<name>[^"]*)"[^>]*>/g, (tag, name: string) =>
      names.has(name) ? '' : tag,
    );
  const metas = tags.map(
    ([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`,
  );
  const written = [`<title>${escapeHtml(title)}</title>`, ...metas].join('\n    ');
  return kept.replace('</head>', () => `  ${written}\n  </head>`);
}

/** Those that run: a script with a `src` is no inline script, and one of another type is data. */
function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?<attributes>(?![^>]*\ssrc=)[^>]*)>(?<source>.*?)<\/script>/gs,
  );
  return [...scripts]
    .filter(({ groups }) => !groups?.attributes?.includes('json'))
    .map(({ groups }) =>
      createHash('sha256')
        .update(groups?.source ?? '')
        .digest('base64'),
    )
    .map((hash) => `'sha256-${hash}'`);
}

/** The policy of every answer forbids inline scripts; this page may run the ones that the build has written into it. */
function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
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
