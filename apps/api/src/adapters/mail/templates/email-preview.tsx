import type { CSSProperties } from 'react';

/** What mail programs show at most, in characters. */
const previewLength = 150;
/** Spaces and characters without width: a mail program takes them for more of the text. */
const filler = '\u00A0\u200C\u200B\u200D\u200E\u200F\uFEFF';

/** What a list of mails shows beside the subject, filled up so that nothing of the mail itself follows it. */
export function toPreview(text: string): string {
  return text.slice(0, previewLength) + filler.repeat(Math.max(0, previewLength - text.length));
}

/** As `Preview` of react-email, which needs the length of the text and so cannot be rendered before the text is known. */
export function EmailPreview({ preview }: { readonly preview: string }) {
  return (
    <div style={hidden} data-skip-in-text>
      {preview}
    </div>
  );
}

const hidden: CSSProperties = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
};
