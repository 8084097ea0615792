import { Body, Container, Heading, Html, Preview, Section, Text } from '@react-email/components';
import { EmailHead } from './email-head.tsx';
import { styles } from './email-styles.ts';

export interface SecurityNoticeEmailProps {
  readonly subject: string;
  readonly happened: string;
  /** Default: asks whether it was the reader. */
  readonly isExpected?: string;
  /** Introduces the advice. Default: in case it was someone else. */
  readonly isUnexpected?: string;
  /** What to do then. */
  readonly advice: string;
  /** When it happened. */
  readonly at: string;
}

/** The mail about a change to the security of an account. */
export function SecurityNoticeEmail(props: SecurityNoticeEmailProps) {
  const {
    subject,
    happened,
    isExpected = 'If this was you, you don’t need to do anything.',
    isUnexpected = 'Wasn’t you?',
    advice,
    at,
  } = props;
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
            <Text style={styles.text}>{isExpected}</Text>
            <Text style={styles.last}>
              {isUnexpected} {advice}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
