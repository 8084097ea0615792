import { Page, StatusScreen } from '@guildpath/ui';
import { HomeBar } from '../../../shared/layout/home-bar.tsx';

/** The moment between the last answer and the results. */
export function QuestDoneScreen({ requiresLogin }: { readonly requiresLogin: boolean }) {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <StatusScreen
        busy
        title="Quest Complete!"
        message={
          requiresLogin
            ? 'A letter with your way to the results has left for your mailbox.'
            : 'Your path is being unrolled before you.'
        }
      />
    </Page>
  );
}
