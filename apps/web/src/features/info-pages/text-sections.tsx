import { Panel, Prose } from '@guildpath/ui';
import { Fragment, type ReactNode } from 'react';

export interface TextSection {
  readonly title: string;
  readonly body: ReactNode;
}

export interface TextSectionsProps {
  readonly sections: readonly TextSection[];
  readonly before?: ReactNode;
}

export function TextSections({ sections, before }: TextSectionsProps) {
  return (
    <Panel as="article" surface="parchment" padding="lg" ornate>
      <Prose>
        {before}
        {sections.map(({ title, body }, index) => (
          <Fragment key={title}>
            <h2>
              {index + 1}. {title}
            </h2>
            {body}
          </Fragment>
        ))}
      </Prose>
    </Panel>
  );
}
