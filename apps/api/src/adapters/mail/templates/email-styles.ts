import type { CSSProperties } from 'react';

const ink = '#1b1a35';
const night = '#0b0e24';
const gold = '#f2c45c';
const rule = '#e0cfa5';
const serif = 'Georgia, "Times New Roman", serif';

/** Inline, because that is all that every mail program reads. */
export const styles = {
  body: { backgroundColor: '#f3ead6', color: ink, fontFamily: serif, margin: 0, padding: 0 },
  container: {
    backgroundColor: '#fffaf0',
    width: '100%',
    maxWidth: '600px',
    margin: '0 auto',
  },
  // Colour and size are those of the words that stand in for it.
  picture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    backgroundColor: night,
    color: gold,
    fontSize: '18px',
  },
  brand: {
    backgroundColor: night,
    color: gold,
    fontSize: '15px',
    letterSpacing: '4px',
    textAlign: 'center',
    textTransform: 'uppercase',
    margin: 0,
    padding: '20px',
  },
  content: { padding: '28px 24px 32px' },
  // A mailbox may be one long word.
  heading: {
    color: ink,
    fontSize: '28px',
    lineHeight: '36px',
    margin: '0 0 12px',
    wordBreak: 'break-word',
  },
  subheading: { color: '#7a5410', fontSize: '18px', lineHeight: '26px', margin: '28px 0 8px' },
  text: { fontSize: '17px', lineHeight: '27px', margin: '0 0 12px' },
  facts: { fontSize: '17px', lineHeight: '30px', margin: '0 0 12px' },
  match: { width: '100%' },
  laterMatch: { width: '100%', borderTop: `1px solid ${rule}` },
  career: { fontSize: '17px', fontWeight: 700, lineHeight: '24px', padding: '11px 12px 11px 0' },
  percentage: {
    color: '#7a5410',
    fontSize: '16px',
    fontWeight: 700,
    lineHeight: '24px',
    padding: '11px 0',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    width: '104px',
  },
  portrait: { borderLeft: `4px solid ${gold}`, padding: '2px 0 0 16px', marginBottom: '20px' },
  action: { margin: '28px 0', textAlign: 'center' },
  button: {
    backgroundColor: night,
    border: `2px solid ${gold}`,
    borderRadius: '10px',
    color: gold,
    fontSize: '18px',
    fontWeight: 700,
    padding: '16px 28px',
    textAlign: 'center',
  },
  address: { color: '#5a3d00', fontSize: '14px', wordBreak: 'break-all' },
  rule: { borderColor: rule, margin: '24px 0' },
  small: { color: '#5c5670', fontSize: '14px', lineHeight: '21px', margin: '0 0 8px' },
  last: { color: '#5c5670', fontSize: '14px', lineHeight: '21px', margin: '20px 0 0' },
} satisfies Record<string, CSSProperties>;
