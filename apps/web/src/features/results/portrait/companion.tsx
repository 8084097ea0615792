import type { ResultsOutput } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { IconCopy, IconShare2 } from '@tabler/icons-react';
import { TextToSelect } from '../../../shared/copying/text-to-select.tsx';
import { useCopy } from '../../../shared/copying/use-copy.ts';
import classes from './portrait.module.css';

export interface CompanionProps {
  /** The person's own guild title. */
  readonly own: string | undefined;
  readonly beside: NonNullable<ResultsOutput['beside']>;
}

/** Names the guild title that complements the person's, with a question to send to a friend. */
export function Companion({ own, beside: { guildTitle, sentence } }: CompanionProps) {
  const introduction = own ? `I’m ${withArticle(own)}. ` : '';
  const question = `${introduction}The guild needs ${withArticle(guildTitle)} beside me. Is that you?`;
  const { copy, failed } = useCopy(
    { title: 'Question Copied!', description: 'Paste it to a friend who might be the one.' },
    'We couldn’t copy the question. Please try again.',
  );
  const copyQuestion = () => copy(`${question} ${siteUrl()}`);
  // Cancelling is not a failure; a device that cannot share the text gets it to paste.
  const share = async () => {
    try {
      await navigator.share({ text: question, url: siteUrl() });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyQuestion();
    }
  };
  const canShare = 'share' in navigator;
  const Icon = canShare ? IconShare2 : IconCopy;
  return (
    <div className={classes.list}>
      <h3>Who the guild needs beside you</h3>
      <p className={classes.companion}>{guildTitle}</p>
      <p>{sentence}</p>
      <Button
        variant="outline"
        size="sm"
        className={classes.send}
        leftIcon={<Icon size={20} aria-hidden="true" />}
        onClick={() => void (canShare ? share() : copyQuestion())}
      >
        {canShare ? 'Ask a Friend' : 'Copy a Question for a Friend'}
      </Button>
      {failed === undefined ? null : <TextToSelect label="Your question" text={failed} />}
    </div>
  );
}

function withArticle(title: string): string {
  return `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title}`;
}

const siteUrl = () => `${window.location.origin}/`;
