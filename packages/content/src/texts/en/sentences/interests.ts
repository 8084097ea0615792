import type { WriterTexts } from '@guildpath/contract';

export const interests: WriterTexts['interests'] = {
  realistic: { name: 'working with your hands', pull: 'making, fixing and growing things' },
  investigative: { name: 'finding things out', pull: 'hard questions and evidence' },
  artistic: { name: 'making things up', pull: 'making something of your own' },
  social: { name: 'helping people', pull: 'people and what they need' },
  enterprising: { name: 'winning people over', pull: 'plans, deals and decisions' },
  conventional: { name: 'keeping things in order', pull: 'order and exact records' },
};
