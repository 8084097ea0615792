import { Button } from '@guildpath/ui';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useSavedCareer } from './use-saved-career.ts';

export interface SaveButtonProps {
  readonly careerId: string;
  readonly title: string;
  readonly className?: string | undefined;
}

export function SaveButton({ careerId, title, className }: SaveButtonProps) {
  const { isSaved, setSaved } = useSavedCareer(careerId);
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark;
  return (
    <Button
      variant="quiet"
      size="sm"
      className={className}
      leftIcon={<Icon size={20} aria-hidden="true" />}
      onClick={() => setSaved(!isSaved)}
    >
      <span>{isSaved ? 'Saved' : 'Save'}</span>
      <span className="gp-visually-hidden"> {title}</span>
    </Button>
  );
}
