import { writeFileSync } from 'node:fs';
import { drawPicture } from './adapters/pictures/draw-picture.ts';
const base = { characterClass: 'Mage', guildTitle: 'Quartermaster', archetype: 'Investigative', host: 'guildpath.example',
 welcome: 'Your imagination likes to know how things work, so the worlds you invent hold together when others look closely.',
 moment: 'Before the mountains, you visited each bootmaker in the street and compared notes on price and seams.' } as const;
for (const [name, card] of [
  ['warm', { ...base, size: 'mail' }],
  ['preview', { ...base, size: 'preview' }],
  ['story', { ...base, size: 'story' }],
  ['story-match', { ...base, size: 'story', bestMatch: 'Computer-Controlled Machine Tool Operator (CNC)' }],
  ['story-old', { characterClass: 'Warrior', archetype: 'Realistic', size: 'story', host: 'guildpath.example' }],
  ['preview-old', { characterClass: 'Warrior', archetype: 'Realistic', size: 'preview', host: 'guildpath.example' }],
] as const) {
  const t = process.cpuUsage(); const w = Date.now();
  const png = await drawPicture(card);
  const { user, system } = process.cpuUsage(t);
  console.log(name, png.length, Math.round((user + system) / 1000), 'ms cpu', Date.now() - w, 'ms');
  writeFileSync(`/tmp/pics/${name}.png`, png);
}
