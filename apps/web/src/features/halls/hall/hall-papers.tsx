import type { Hall } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { IconDoor, IconDoorOff, IconPrinter, IconScissors, IconTable } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '../../../shared/api/fetch-from-api.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { download } from '../../../shared/download.ts';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import classes from './hall.module.css';

const papers = [
  { to: '/halls/$hallId/slips', label: 'Slips to Cut', Icon: IconScissors },
  { to: '/halls/$hallId/results', label: 'Shared Results', Icon: IconPrinter },
  { to: '/halls/parents', label: 'For Parents', Icon: IconPrinter },
] as const;

/** Closes and opens a hall, and offers everything that leaves it on paper or as a file. */
export function HallPapers({ hall }: { readonly hall: Hall }) {
  const { id: hallId, isOpen } = hall;
  const utils = trpc.useUtils();
  const change = trpc.halls.change.useMutation({
    onSuccess: (changed) => utils.halls.get.setData({ hallId }, changed),
    onError: (error) => showFailure(error, 'The Door Hasn’t Moved'),
  });
  const changeDoor = useSendOnce(change);
  const table = useMutation({
    mutationFn: () => fetchFile(`/api/halls/${hallId}/export.csv`, 'hall.csv'),
    onSuccess: download,
    onError: (error) => showFailure(error, 'No Table'),
  });
  const saveTable = useSendOnce(table);
  const Door = isOpen ? IconDoorOff : IconDoor;
  return (
    <Panel padding="sm" className={`gp-on-screen ${classes.papers}`}>
      <Button
        variant="outline"
        size="sm"
        leftIcon={<Door size={20} aria-hidden="true" />}
        loading={change.isPending}
        onClick={() => changeDoor({ hallId, isOpen: !isOpen })}
      >
        {isOpen ? 'Close the Door' : 'Open the Door'}
      </Button>
      <Button
        variant="outline"
        size="sm"
        leftIcon={<IconPrinter size={20} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        Print This Page
      </Button>
      {papers.map(({ to, label, Icon }) => (
        <LinkButton
          key={to}
          to={to}
          params={{ hallId }}
          variant="outline"
          size="sm"
          leftIcon={<Icon size={20} aria-hidden="true" />}
        >
          {label}
        </LinkButton>
      ))}
      <Button
        variant="outline"
        size="sm"
        leftIcon={<IconTable size={20} aria-hidden="true" />}
        loading={table.isPending}
        onClick={() => saveTable()}
      >
        Save as CSV
      </Button>
    </Panel>
  );
}
