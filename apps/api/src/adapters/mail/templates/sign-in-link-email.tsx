import type { CardOutput } from '@guildpath/contract';
import { withArticle } from '@guildpath/results';
import {
  Body,
  Button,
  Column,
  Container,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { layouts } from '../../pictures/card-picture.tsx';
import { EmailHead } from './email-head.tsx';
import { EmailPreview, toPreview } from './email-preview.tsx';
import { styles } from './email-styles.ts';

export interface SignInLinkEmailProps {
  readonly greetingName: string;
  readonly link: string;
  readonly validHours: number;
  readonly occasion: Occasion;
  /** The result of the quest; absent in a mail that only proves an address. */
  readonly discovery?: Discovered;
  /** The id of the attached picture of the card; absent when there is none. */
  readonly pictureId?: string;
}

type Occasion = 'results' | 'signup' | 'known-email' | 'login';

export interface Discovered extends CardOutput {
  /** The best first, at least one. */
  readonly bestMatches: readonly {
    readonly careerTitle: string;
    readonly matchPercentage: number;
  }[];
  /** Its first paragraphs. */
  readonly portrait: readonly string[];
}

/** The words of the mail, each as it is shown. */
interface Words {
  readonly preview: string;
  readonly greetingName: string;
  readonly link: string;
  readonly validHours: number;
  readonly discovery?: DiscoveryWords;
  readonly pictureId?: string;
}

interface DiscoveryWords {
  readonly characterClass: string;
  readonly guildTitle?: string;
  readonly archetype: string;
  readonly bestMatches: readonly { readonly careerTitle: string; readonly match: string }[];
  readonly portrait: readonly string[];
}

export function toWords({ occasion, discovery, ...words }: SignInLinkEmailProps): Words {
  const preview = toPreview(discovery ? summarize(discovery) : previews[occasion]);
  return { ...words, preview, ...(discovery && { discovery: toDiscoveryWords(discovery) }) };
}

function toDiscoveryWords({ guildTitle, bestMatches, ...discovery }: Discovered): DiscoveryWords {
  return {
    ...discovery,
    ...(guildTitle && { guildTitle }),
    bestMatches: bestMatches.map(({ careerTitle, matchPercentage }) => ({
      careerTitle,
      match: `${Math.round(matchPercentage)}% match`,
    })),
  };
}

export function toSignInLinkEmail(words: Words, occasion: Occasion) {
  const { preview, greetingName, link, validHours, discovery, pictureId } = words;
  return (
    <Html lang="en">
      <EmailHead />
      <EmailPreview preview={preview} />
      <Body style={styles.body}>
        <Container style={styles.container}>
          {discovery && pictureId ? (
            <Img
              src={`cid:${pictureId}`}
              alt={`Your card: ${discovery.characterClass}${discovery.guildTitle ? `, ${discovery.guildTitle}` : ''}, ${discovery.archetype} archetype`}
              width={pictureWidth}
              height={Math.round((pictureWidth * layouts.wide.height) / layouts.wide.width)}
              style={styles.picture}
              // Else React writes a link that would load the attachment in advance.
              fetchPriority="low"
            />
          ) : (
            <Text style={styles.brand}>Guildpath</Text>
          )}
          <Section style={styles.content}>
            <Heading as="h1" style={styles.heading}>
              Hail, {greetingName}!
            </Heading>
            {discovery ? (
              <Discovery {...discovery} link={link} />
            ) : (
              <Proof occasion={occasion} link={link} />
            )}
            <Hr style={styles.rule} />
            <Text style={styles.small}>
              You can use this link once, within {validHours} hours. If the button doesn’t work,
              paste this address into your browser:
            </Text>
            <Link href={link} style={styles.address}>
              {link}
            </Link>
            <Text style={styles.last}>{disclaimers[occasion]}</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** In CSS pixels: as wide as the container. */
const pictureWidth = 600;

const signedIn = 'One click and you’re in.';

const previews: Readonly<Record<Occasion, string>> = {
  results: signedIn,
  signup: 'One click confirms your email.',
  'known-email': signedIn,
  login: signedIn,
};

function summarize({ characterClass, guildTitle, bestMatches }: Discovered): string {
  const title = guildTitle ? `, and the guild calls you ${guildTitle}` : '';
  return `You’re ${withArticle(characterClass)}${title}. Your best match is ${bestMatches[0]?.careerTitle}.`;
}

interface WithLink {
  readonly link: string;
}

function Discovery({ link, ...discovery }: DiscoveryWords & WithLink) {
  const { characterClass, guildTitle, archetype, bestMatches, portrait } = discovery;
  return (
    <>
      <Text style={styles.text}>Your quest is complete, and the guild has read your answers.</Text>
      <Text style={styles.facts}>
        Your class: <strong>{characterClass}</strong>
        <br />
        {guildTitle && (
          <>
            Your guild title: <strong>{guildTitle}</strong>
            <br />
          </>
        )}
        Your archetype: <strong>{archetype}</strong>
      </Text>
      <Heading as="h2" style={styles.subheading}>
        Your best matches
      </Heading>
      {bestMatches.map(({ careerTitle, match }, index) => (
        <Row key={careerTitle} style={index > 0 ? styles.laterMatch : styles.match}>
          <Column data-career style={styles.career}>
            {careerTitle}
          </Column>
          <Column data-percentage style={styles.percentage}>
            {match}
          </Column>
        </Row>
      ))}
      <Action link={link} label="See my career results" />
      <Heading as="h2" style={styles.subheading}>
        How your portrait begins
      </Heading>
      <Section style={styles.portrait}>
        {portrait.map((paragraph) => (
          <Text key={paragraph} style={styles.text}>
            {paragraph}
          </Text>
        ))}
      </Section>
      <Text style={styles.text}>
        You’ll find the rest in your free account, along with the careers, skills and schools that
        fit you.
      </Text>
    </>
  );
}

const mistyped =
  'Didn’t ask for this? Then someone typed your address by mistake. No one can sign in without this link, so you can just delete this email.';

const disclaimers: Readonly<Record<Occasion, string>> = {
  results: mistyped,
  'known-email': mistyped,
  login:
    'Didn’t ask for this? Then someone typed your address by mistake. Only this email has the link, so you can just delete it.',
  signup:
    'Didn’t sign up? Then someone else used your address, and you can delete this email. You can also take over the account. Open the link and continue without a password, and theirs stops working.',
};

const proofs = {
  signup: {
    text: 'Welcome to the guild! Your account already works, and this link confirms that the address is yours. To keep your account as it is, open the link in the browser you signed up with, or have your password ready.',
    label: 'Confirm my email',
  },
  'known-email': {
    text: 'Someone, hopefully you, wants to sign up with this address. It already has a Guildpath account from a quest taken as a guest. To use that account, sign in with this link.',
    label: 'Sign in to Guildpath',
  },
  login: {
    text: 'Here’s the link you asked for. It signs you in without a password. Forgot yours? After signing in, you have ten minutes to set a new one in the account menu without the old one.',
    label: 'Sign in to Guildpath',
  },
} as const;

function Proof({ occasion, link }: WithLink & { readonly occasion: Occasion }) {
  // A result that is gone fails before: every mail about results has a discovery.
  const { text, label } = proofs[occasion === 'results' ? 'login' : occasion];
  return (
    <>
      <Text style={styles.text}>{text}</Text>
      <Action link={link} label={label} />
    </>
  );
}

function Action({ link, label }: WithLink & { readonly label: string }) {
  return (
    <Section style={styles.action}>
      <Button href={link} style={styles.button}>
        {label}
      </Button>
    </Section>
  );
}
