import {
  Body,
  Container,
  Head,
  Heading,
  Html,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import { styles } from './email-styles.ts';

interface EmailFrameProps {
  /** The text that a list of mails shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  /** Default: the name of the site. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** Lays out a mail as wide as the screen that shows it, always in light colours. */
export function EmailFrame({ preview, heading, banner, children }: EmailFrameProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          {banner ?? <Text style={styles.brand}>Guildpath</Text>}
          <Section style={styles.content}>
            <Heading as="h1" style={styles.heading}>
              {heading}
            </Heading>
            {children}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
