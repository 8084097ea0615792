import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { CSSProperties } from 'react';
import { withArticle } from '../shared/words.ts';

interface SignInLinkEmailProps {
  readonly greetingName: string;
  readonly link: string;
  readonly validHours: number;
  /** What the quest found; absent in a mail that only proves an address. */
  readonly discovery?: Discovered;
}

interface Discovered {
  /** Absent for a result from before there were titles. */
  readonly guildTitle: string | undefined;
  readonly archetype: string;
  readonly bestMatch: string;
}

/** The mail that carries a sign-in link. */
export function SignInLinkEmail({
  greetingName,
  link,
  validHours,
  discovery,
}: SignInLinkEmailProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>
        {discovery
          ? `You are ${withArticle(discovery.guildTitle ?? discovery.archetype)}. Your best match: ${discovery.bestMatch}.`
          : 'One click, and you are signed in.'}
      </Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.brand}>Guildpath</Text>
          <Heading as="h1" style={styles.heading}>
            Hail, {greetingName}!
          </Heading>
          {discovery ? <Discovery {...discovery} /> : <Proof />}
          <Section style={styles.action}>
            <Button href={link} style={styles.button}>
              {discovery ? 'See my career results' : 'Sign in to Guildpath'}
            </Button>
          </Section>
          <Text style={styles.text}>
            The link works once, for {validHours} hours. If the button does nothing, copy this
            address into your browser:
          </Text>
          <Link href={link} style={styles.address}>
            {link}
          </Link>
          <Hr style={styles.rule} />
          <Text style={styles.small}>
            You did not ask for this? Then somebody typed your address by mistake. Nobody can sign
            in without this link, so you can simply delete this mail.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

function Discovery({ guildTitle, archetype, bestMatch }: Discovered) {
  return (
    <>
      <Text style={styles.text}>Your quest is complete, and the guild has read your answers.</Text>
      <Text style={styles.text}>
        {guildTitle && (
          <>
            Your guild title: <strong>{guildTitle}</strong>
            <br />
          </>
        )}
        Your archetype: <strong>{archetype}</strong>
        <br />
        Your best match: <strong>{bestMatch}</strong>
      </Text>
      <Text style={styles.text}>
        A free account is waiting for you. Open it to read why, and what else fits you: careers,
        skills, schools and advisers.
      </Text>
    </>
  );
}

function Proof() {
  return (
    <Text style={styles.text}>
      Someone, hopefully you, wants to sign up with this address. It already has a Guildpath
      account, from a quest taken as a guest. Sign in with this link to use it.
    </Text>
  );
}

const ink = '#1b1a35';
const styles = {
  body: {
    backgroundColor: '#f3ead6',
    color: ink,
    fontFamily: 'Georgia, "Times New Roman", serif',
    margin: 0,
  },
  container: {
    backgroundColor: '#fffaf0',
    padding: '32px',
    maxWidth: '560px',
    margin: '24px auto',
  },
  brand: {
    color: '#7a5410',
    fontSize: '14px',
    letterSpacing: '3px',
    textTransform: 'uppercase',
    margin: 0,
  },
  heading: { color: ink, fontSize: '28px', lineHeight: '36px', margin: '8px 0 16px' },
  text: { fontSize: '16px', lineHeight: '26px' },
  action: { margin: '24px 0' },
  button: {
    backgroundColor: ink,
    color: '#ffd98a',
    padding: '14px 24px',
    borderRadius: '8px',
    fontSize: '16px',
    fontWeight: 700,
  },
  address: { color: '#5a3d00', fontSize: '14px', wordBreak: 'break-all' },
  rule: { borderColor: '#e0cfa5', margin: '24px 0' },
  small: { color: '#5c5670', fontSize: '13px', lineHeight: '20px' },
} satisfies Record<string, CSSProperties>;
