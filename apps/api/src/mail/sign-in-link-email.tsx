import type { CardOutput } from '@guildpath/contract';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { cardSize } from '../pictures/card-picture.tsx';
import { withArticle } from '../shared/words.ts';
import { styles } from './email-styles.ts';

interface SignInLinkEmailProps {
  readonly greetingName: string;
  readonly link: string;
  readonly validHours: number;
  /** What the quest found; absent in a mail that only proves an address. */
  readonly discovery?: Discovered;
  /** The id of the attached picture of the card; absent when there is none. */
  readonly pictureId?: string;
}

export interface Discovered extends CardOutput {
  /** The best first, at least one. */
  readonly bestMatches: readonly {
    readonly careerTitle: string;
    readonly matchPercentage: number;
  }[];
  /** The first paragraphs of it. */
  readonly portrait: readonly string[];
}

/** The mail that carries a sign-in link. */
export function SignInLinkEmail(props: SignInLinkEmailProps) {
  const { greetingName, link, validHours, discovery, pictureId } = props;
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Preview>{discovery ? toPreview(discovery) : 'One click, and you are signed in.'}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          {discovery && pictureId ? (
            <Img
              src={`cid:${pictureId}`}
              alt={`Your card: ${discovery.characterClass}${discovery.guildTitle ? `, ${discovery.guildTitle}` : ''}, ${discovery.archetype} archetype`}
              width={pictureWidth}
              height={Math.round((pictureWidth * cardSize.height) / cardSize.width)}
              style={styles.picture}
            />
          ) : (
            <Text style={styles.brand}>Guildpath</Text>
          )}
          <Section style={styles.content}>
            <Heading as="h1" style={styles.heading}>
              Hail, {greetingName}!
            </Heading>
            {discovery ? <Discovery {...discovery} link={link} /> : <Proof link={link} />}
            <Hr style={styles.rule} />
            <Text style={styles.small}>
              The link signs you in once, for {validHours} hours. If the button does nothing, copy
              this address into your browser:
            </Text>
            <Link href={link} style={styles.address}>
              {link}
            </Link>
            <Text style={styles.last}>
              You did not ask for this? Then somebody typed your address by mistake. Nobody can sign
              in without this link, so you can simply delete this mail.
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** In CSS pixels: as wide as the container. */
const pictureWidth = 600;

function toPreview({ characterClass, guildTitle, bestMatches }: Discovered): string {
  const title = guildTitle ? `, guild title ${guildTitle}` : '';
  return `You are ${withArticle(characterClass)}${title}. Your best match: ${bestMatches[0]?.careerTitle}.`;
}

interface WithLink {
  readonly link: string;
}

function Discovery({ link, ...discovery }: Discovered & WithLink) {
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
      <Action link={link} label="See my career results" />
      <Heading as="h2" style={styles.subheading}>
        Your portrait begins
      </Heading>
      <Section style={styles.portrait}>
        {portrait.map((paragraph) => (
          <Text key={paragraph} style={styles.text}>
            {paragraph}
          </Text>
        ))}
      </Section>
      <Text style={styles.text}>
        The rest of it waits in your free account, with the careers, skills, schools and advisers
        that fit you.
      </Text>
    </>
  );
}

function Proof({ link }: WithLink) {
  return (
    <>
      <Text style={styles.text}>
        Someone, hopefully you, wants to sign up with this address. It already has a Guildpath
        account, from a quest taken as a guest. Sign in with this link to use it.
      </Text>
      <Action link={link} label="Sign in to Guildpath" />
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
