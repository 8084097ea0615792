import { type Hall, paths } from '@guildpath/contract';
import { Button, type ButtonProps, Panel } from '@guildpath/ui';
import {
  IconDoor,
  IconDoorOff,
  IconLink,
  IconPrinter,
  IconScissors,
  IconTable,
  type TablerIcon,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '../../../shared/api/fetch-from-api.ts';
import { useSiteAddress } from '../../../shared/api/site-settings.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { TextToSelect } from '../../../shared/copying/text-to-select.tsx';
import { useCopy } from '../../../shared/copying/use-copy.ts';
import { download } from '../../../shared/download.ts';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import classes from './hall.module.css';

const papers = [
  { to: '/halls/$hallId/slips', label: 'Slips to Cut', Icon: IconScissors },
  { to: '/halls/$hallId/results', label: 'Shared Results', Icon: IconPrinter },
  { to: '/halls/parents', label: 'For Parents', Icon: IconPrinter },
] as const;

interface PaperProps extends Omit<ButtonProps, 'leftIcon'> {
  readonly Icon: TablerIcon;
}

function Paper({ Icon, ...props }: PaperProps) {
  const icon = <Icon size={20} aria-hidden="true" />;
  return <Button variant="outline" size="sm" leftIcon={icon} {...props} />;
}

/** Closes and opens a hall, and offers everything that leaves it on paper or as a file. */
export function HallPapers({ hall }: { readonly hall: Hall }) {
  const { id: hallId, isOpen, joinCode } = hall;
  const utils = trpc.useUtils();
  const change = trpc.halls.change.useMutation({
    onSuccess: (changed) => utils.halls.get.setData({ hallId }, changed),
    onError: (error) => showFailure(error, `We couldn’t ${isOpen ? 'close' : 'open'} the hall`),
  });
  const changeDoor = useSendOnce(change);
  const table = useMutation({
    mutationFn: () => fetchFile(`/api/halls/${hallId}/export.csv`, 'hall.csv'),
    onSuccess: download,
    onError: (error) => showFailure(error, 'No Table'),
  });
  const saveTable = useSendOnce(table);
  const { origin } = useSiteAddress();
  const link = useCopy(
    { title: 'Link Copied!', description: 'Students who open it pick a name and go in.' },
    'We couldn’t copy the link. Please try again.',
  );
  const Door = isOpen ? IconDoorOff : IconDoor;
  return (
    <Panel padding="sm" className={`gp-on-screen ${classes.papers}`}>
      <Paper
        Icon={Door}
        loading={change.isPending}
        onClick={() => changeDoor({ hallId, isOpen: !isOpen })}
      >
        {isOpen ? 'Close the Door' : 'Open the Door'}
      </Paper>
      <Paper Icon={IconLink} onClick={() => void link.copy(origin + paths.join(joinCode))}>
        Copy the Link
      </Paper>
      <Paper Icon={IconPrinter} onClick={() => window.print()}>
        Print This Page
      </Paper>
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
      <Paper Icon={IconTable} loading={table.isPending} onClick={() => saveTable()}>
        Save as CSV
      </Paper>
      {link.failed === undefined ? null : <TextToSelect label="Your link" text={link.failed} />}
    </Panel>
  );
}
