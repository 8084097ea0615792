import type { ResultsOutput } from '@guildpath/contract';
import { Modal } from '@guildpath/ui';
import { SharePanel } from './share-panel.tsx';

export interface ShareDialogProps {
  readonly results: ResultsOutput;
  /** Must return the focus. */
  readonly onClose: () => void;
}

export function ShareDialog({ results, onClose }: ShareDialogProps) {
  return (
    <Modal title="Share Your Quest" size="xl" opened onClose={onClose} returnFocus={false}>
      <SharePanel results={results} />
    </Modal>
  );
}
