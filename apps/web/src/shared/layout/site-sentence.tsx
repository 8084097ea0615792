import { type SiteSentence as Name, siteSentences } from '@guildpath/contract';
import { useSiteSettings } from '../api/site-settings.ts';

export interface SiteSentenceProps {
  readonly name: Name;
  /** Default: a paragraph. */
  readonly as?: 'p' | 'li';
  readonly className?: string | undefined;
}

/** Renders a sentence that depends on the operator's settings, or nothing. */
export function SiteSentence({ name, as: Element = 'p', className = '' }: SiteSentenceProps) {
  const sentence = siteSentences[name](useSiteSettings());
  return sentence ? <Element className={className}>{sentence}</Element> : null;
}
