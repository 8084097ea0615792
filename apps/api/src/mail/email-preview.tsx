import type { CSSProperties } from 'react';

/** In characters: mail programs show no more. */
const previewLength = 150;
/** Spaces and characters without width, which mail programs take for text. */
const filler = '\u00A0\u200C\u200B\u200D\u200E\u200F\uFEFF';

/**
 * Pads the text that a list of mails shows beside the subject, so that nothing of the mail itself follows it.
 */
export function toPreview(text: string): string {
  return text.slice(0, previewLength) + filler.repeat(Math.max(0, previewLength - text.length));
}

/** Replaces `Preview` of react-email, which cannot be rendered before the length of the text is known. */
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
