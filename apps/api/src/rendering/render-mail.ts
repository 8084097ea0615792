import { plainTextSelectors } from '@react-email/render';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '../http/escape-html.ts';

export interface RenderedMail {
  readonly html: string;
  readonly text: string;
}

/** What mail programs expect, as `render` of react-email writes it. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Not with `render` of react-email: a mail waits for nothing, and a stream takes eight times as long. */
export function renderMail(mail: ReactElement): RenderedMail {
  const html = `${doctype}${renderToStaticMarkup(mail)}`;
  return { html, text: toText(html) };
}

/** As `toPlainText` of the library, which reads the selectors again for each mail. */
const toText = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    // A career and its percentage on one line.
    { selector: 'td[data-career]', format: 'inline' },
    { selector: 'td[data-percentage]', format: 'inlineSurround', options: { prefix: ': ' } },
  ],
});

/**
 * Renders mails as `renderMail` does, in a twentieth of the time: the mails of one shape differ in their words alone, so
 * each shape is rendered once and the words are filled in. `toMail` sees stand-ins for all strings that it is given, so
 * it may show them, and decide by nothing but which of them there are.
 */
export function renderOnce<Words extends object, Kind extends string>(
  toMail: (words: Words, kind: Kind) => ReactElement,
): (words: Words, kind: Kind) => RenderedMail {
  const known = new Map<string, Template>();
  return (words, kind) => {
    const values: string[] = [];
    const shape = JSON.stringify(words, (_name, value: unknown) =>
      typeof value === 'string' ? toStandIn(values.push(value) - 1) : value,
    );
    const key = `${kind} ${shape}`;
    const template = known.get(key) ?? toTemplate(toMail(JSON.parse(shape) as Words, kind));
    known.set(key, template);
    return {
      html: fill(template.html, values.map(escapeHtml)),
      text: fill(template.text, values.map(collapseSpace)),
    };
  };
}

interface Template {
  readonly html: Parts;
  readonly text: Parts;
}

/** By turns: what is always the same, and the index of the value that follows it. */
type Parts = readonly string[];

function toTemplate(mail: ReactElement): Template {
  const { html, text } = renderMail(mail);
  return { html: html.split(standIns), text: text.split(standIns) };
}

/** Of characters that mean nothing to anyone (of the private use area of Unicode), and that none of our mails has. */
function toStandIn(index: number): string {
  return `\uE000${index}\uE001`;
}

const standIns = /\uE000(\d+)\uE001/;

function fill(parts: Parts, values: readonly string[]): string {
  return parts.map((part, index) => (index % 2 === 0 ? part : values[Number(part)])).join('');
}

/** As a browser shows it, and as `html-to-text` writes it. */
function collapseSpace(text: string): string {
  return text.replaceAll(/[ \t\r\n\f\u200B]{2,}|[\t\r\n\f\u200B]/g, ' ').trim();
}
