import { Body, Container, Heading, Html, Preview, Section, Text } from '@react-email/components';
import { EmailHead } from './email-head.tsx';
import { styles } from './email-styles.ts';

export interface SecurityNoticeEmailProps {
  readonly subject: string;
  readonly happened: string;
  /** What to do if it was someone else. */
  readonly advice: string;
  /** When it happened. */
  readonly at: string;
}

/** The mail about a change to the security of an account. */
export function SecurityNoticeEmail(props: SecurityNoticeEmailProps) {
  const { subject, happened, advice, at } = props;
  return (
    <Html lang="en">
      <EmailHead />
      <Preview>{happened}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.brand}>Guildpath</Text>
          <Section style={styles.content}>
            <Heading as="h1" style={styles.heading}>
              {subject}
            </Heading>
            <Text style={styles.text}>{happened}</Text>
            <Text style={styles.text}>When: {at}</Text>
            <Text style={styles.text}>Was it you? Then there is nothing to do.</Text>
            <Text style={styles.last}>It was not you? {advice}</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
