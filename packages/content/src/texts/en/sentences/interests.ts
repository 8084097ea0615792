import type { WriterTexts } from '@guildpath/contract';

export const interests: WriterTexts['interests'] = {
  realistic: { name: 'practical work', pull: 'making, fixing and growing things' },
  investigative: { name: 'investigation', pull: 'hard questions and evidence' },
  artistic: { name: 'invention', pull: 'making something of your own' },
  social: { name: 'helping people', pull: 'people and what they need' },
  enterprising: { name: 'persuasion', pull: 'plans, deals and decisions' },
  conventional: { name: 'orderly work', pull: 'order and exact records' },
};
