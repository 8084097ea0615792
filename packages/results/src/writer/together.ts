import {
  type GuildMember,
  type Lead,
  type LeadPair,
  riasecTypes,
  type WriterTexts,
} from '@guildpath/contract';

type Titled = Pick<GuildMember, 'guildTitle'>;

/**
 * Writes four sentences on two people: the strength of each, what they could build, and how to begin. It
 * knows nothing of them but the guild title, which shows the interest that leads.
 */
export function writeTogether(
  texts: Pick<WriterTexts, 'portraits' | 'together'>,
  [one, other]: readonly [Titled, Titled],
): string[] {
  const { name, plans, strengths } = texts.together;
  const [lead, otherLead] = [leadOf(texts, one), leadOf(texts, other)];
  const pair = [lead, otherLead].sort((a, b) => leads.indexOf(a) - leads.indexOf(b)).join(' ');
  const isSame = one.guildTitle === other.guildTitle;
  return [
    strengths[lead][0](name(one.guildTitle, false)),
    strengths[otherLead][1](name(other.guildTitle, isSame)),
    // Sorted, two leads are one of the pairs.
    ...plans[pair as LeadPair],
  ];
}

const leads: readonly Lead[] = [...riasecTypes, 'even'];

function leadOf({ portraits }: Pick<WriterTexts, 'portraits'>, { guildTitle }: Titled): Lead {
  const isLed = (lead: (typeof riasecTypes)[number]) =>
    [portraits.singles[lead], ...Object.values(portraits.pairs[lead])].some(
      (portrait) => portrait.guildTitle === guildTitle,
    );
  return riasecTypes.find(isLed) ?? 'even';
}
