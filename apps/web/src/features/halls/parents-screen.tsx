import { summaryMinCount } from '@guildpath/contract';
import { Button, Panel, Prose } from '@guildpath/ui';
import { IconPrinter } from '@tabler/icons-react';
import { Fragment } from 'react';
import { PublicPage } from '../../shared/layout/public-page.tsx';

const sections = [
  {
    title: 'What your child does',
    text: 'Your child’s class plays a quest on this site: a story with choices that suggests careers worth a look. It’s free, and there are no ads.',
  },
  {
    title: 'What we don’t ask',
    text: 'No name, no birthday, and no email or account, unless your child wants to keep the result by email. Your child plays under a name that’s drawn, such as Patient Heron. There’s no field to write anything about yourself.',
  },
  {
    title: 'What we keep',
    text: 'The choices your child makes and the result worked out from them, under that drawn name, until the day of deletion that the page names before your child joins. Then all of it is deleted.',
  },
  {
    title: 'Who sees it',
    text: `Your child. The teacher sees that Patient Heron has finished, but not the result, unless your child turns on a switch. The same switch turns it off again. The teacher never sees the choices. For the whole class, the teacher sees how many got each guild class, archetype and field, once ${summaryMinCount} have finished.`,
  },
  {
    title: 'What you can do',
    text: 'Ask your child for the four words, add /join to this site’s address, and type them in. There you can read the result, turn the switch off, or delete everything.',
  },
];

/** Renders a page to print, which a guide can hand to parents. */
export function ParentsScreen() {
  return (
    <PublicPage
      title="For Parents"
      eyebrow="A class on Guildpath"
      lead="What your child’s class does here, and what we keep."
    >
      <Panel as="article" surface="parchment" padding="lg" ornate>
        <Prose>
          {sections.map(({ title, text }) => (
            <Fragment key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </Fragment>
          ))}
          <Button leftIcon={<IconPrinter size={20} aria-hidden="true" />} onClick={() => print()}>
            Print This Page
          </Button>
        </Prose>
      </Panel>
    </PublicPage>
  );
}
