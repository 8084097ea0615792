import { type CardOutput, surenessSentences, withArticle } from '@guildpath/contract';
import {
  Button,
  Column,
  Heading,
  Hr,
  Img,
  Link,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { layouts } from '../../pictures/card-picture.tsx';
import { EmailFrame } from './email-frame.tsx';
import { styles } from './email-styles.ts';

interface LinkProps {
  readonly greetingName: string;
  readonly link: string;
  readonly validHours: number;
}

export interface ResultsEmailProps extends LinkProps, CardOutput {
  readonly occasion: 'results';
  /** The one to explore first. */
  readonly field: string | undefined;
  /** The best first; none after contradictory answers. */
  readonly bestMatches: readonly {
    readonly careerTitle: string;
    readonly matchPercentage: number;
  }[];
  /** Absent on results without a level. */
  readonly sureness?: keyof typeof surenessSentences;
  /** The first paragraphs of the portrait. */
  readonly portrait: readonly string[];
  /** The id of the attached picture of the card; absent when there is none. */
  readonly pictureId?: string;
}

interface ProofEmailProps extends LinkProps {
  readonly occasion: keyof typeof proofs;
}

/** A mail about results, or one that only proves an address. */
export type SignInLinkEmailProps = ResultsEmailProps | ProofEmailProps;

const mistyped =
  'Didn’t ask for this? Then someone typed your address by mistake. No one can sign in without this link, so you can just delete this email.';

const proofs = {
  signup: {
    subject: 'Confirm your email for Guildpath',
    preview: 'One click confirms your email.',
    text: 'Welcome to the guild! Your account already works, and this link confirms that the address is yours. Open it in the browser you signed up with, or type your password when asked.',
    label: 'Confirm my email',
    disclaimer:
      'Not you? Delete this email. Want the account? Open the link and choose “Continue Without It”.',
  },
  'known-email': {
    subject: 'Your sign-in link for Guildpath',
    preview: 'One click and you’re in.',
    text: 'Someone, hopefully you, wants to sign up with this address. It already has a Guildpath account from a quest taken as a guest. To use that account, sign in with this link.',
    label: 'Sign in to Guildpath',
    disclaimer: mistyped,
  },
  login: {
    subject: 'Your sign-in link for Guildpath',
    preview: 'One click and you’re in.',
    text: 'Here’s the link you asked for. It signs you in. To set a new password, open the account menu within ten minutes.',
    label: 'Sign in to Guildpath',
    disclaimer:
      'Didn’t ask for this? Then someone typed your address by mistake. Only this email has the link, so you can just delete it.',
  },
} as const;

export function signInLinkSubject(props: SignInLinkEmailProps): string {
  if (props.occasion !== 'results') return proofs[props.occasion].subject;
  return `The guild calls you ${props.guildTitle}`;
}

export function SignInLinkEmail(props: SignInLinkEmailProps) {
  return props.occasion === 'results' ? <ResultsEmail {...props} /> : <ProofEmail {...props} />;
}

function ResultsEmail(props: ResultsEmailProps) {
  const { characterClass, guildTitle, archetype, field, bestMatches, portrait, sureness } = props;
  const hasMatches = bestMatches.length > 0;
  return (
    <EmailFrame
      preview={`You’re ${withArticle(characterClass)}, and the guild calls you ${guildTitle}.`}
      heading={toGreeting(props)}
      banner={props.pictureId && <CardPicture {...props} />}
    >
      <Text style={styles.text}>The guild has read your answers. {props.welcome}</Text>
      <Text style={styles.facts}>
        Your class: <strong>{characterClass}</strong>
        <br />
        Your guild title: <strong>{guildTitle}</strong>
        <br />
        Your archetype: <strong>{archetype}</strong>
      </Text>
      {hasMatches ? (
        <>
          <Heading as="h2" style={styles.subheading}>
            Your best matches
          </Heading>
          <Text style={styles.text}>
            Look first at <strong>{field}</strong>.
          </Text>
        </>
      ) : null}
      {bestMatches.map(({ careerTitle, matchPercentage }, index) => (
        <Row key={careerTitle} style={index > 0 ? styles.laterMatch : styles.match}>
          <Column data-career style={styles.career}>
            {careerTitle}
          </Column>
          <Column data-percentage style={styles.percentage}>
            {`${Math.round(matchPercentage)}% match`}
          </Column>
        </Row>
      ))}
      {sureness ? <Text style={styles.text}>{surenessSentences[sureness]}</Text> : null}
      <LinkButton {...props} label={hasMatches ? 'See my career results' : 'See my results'} />
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
        {hasMatches
          ? 'You’ll find the rest in your free account, along with more careers to explore, and skills and schools for them.'
          : 'You’ll find the rest in your free account.'}
      </Text>
      <LinkInWords {...props} disclaimer={mistyped} />
    </EmailFrame>
  );
}

function ProofEmail(props: ProofEmailProps) {
  const { preview, text, label, disclaimer } = proofs[props.occasion];
  return (
    <EmailFrame preview={preview} heading={toGreeting(props)}>
      <Text style={styles.text}>{text}</Text>
      <LinkButton {...props} label={label} />
      <LinkInWords {...props} disclaimer={disclaimer} />
    </EmailFrame>
  );
}

function toGreeting({ greetingName }: LinkProps): string {
  return `Hail, ${greetingName}!`;
}

/** CSS pixels: as wide as the mail. */
const pictureWidth = 600;

function CardPicture({ characterClass, guildTitle, archetype, pictureId }: ResultsEmailProps) {
  return (
    <Img
      src={`cid:${pictureId}`}
      alt={`Your card: ${characterClass}, ${guildTitle}, ${archetype} archetype`}
      width={pictureWidth}
      height={Math.round((pictureWidth * layouts.wide.height) / layouts.wide.width)}
      style={styles.picture}
      // Otherwise React adds a tag that preloads the attachment.
      fetchPriority="low"
    />
  );
}

function LinkButton({ link, label }: Pick<LinkProps, 'link'> & { readonly label: string }) {
  return (
    <Section style={styles.action}>
      <Button href={link} style={styles.button}>
        {label}
      </Button>
    </Section>
  );
}

function LinkInWords({
  link,
  validHours,
  disclaimer,
}: LinkProps & { readonly disclaimer: string }) {
  return (
    <>
      <Hr style={styles.rule} />
      <Text style={styles.small}>
        You can use this link once, within {validHours} hours. If the button doesn’t work, paste
        this address into your browser:
      </Text>
      <Link href={link} style={styles.address}>
        {link}
      </Link>
      <Text style={styles.last}>{disclaimer}</Text>
    </>
  );
}
