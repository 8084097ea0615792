import { type SiteSentence as Name, sentencePlaceholder, siteSentences } from '@guildpath/contract';
import { useSiteSettings } from '../api/site-settings.ts';
import classes from './site-sentence.module.css';

export interface SiteSentenceProps {
  readonly name: Name;
  /** Default: a paragraph. */
  readonly as?: 'p' | 'li';
  readonly className?: string | undefined;
}

/** A sentence that depends on the operator's settings; without a word, it takes no room. */
export function SiteSentence({ name, as: Element = 'p', className = '' }: SiteSentenceProps) {
  const { rules } = useSiteSettings();
  return (
    <Element className={`${classes.sentence} ${className}`}>
      {import.meta.env.SSR ? sentencePlaceholder(name) : rules ? siteSentences[name](rules) : ''}
    </Element>
  );
}
