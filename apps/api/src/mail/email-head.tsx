import { Head } from '@react-email/components';

/** Makes a mail as wide as the screen that shows it, and light. */
export function EmailHead() {
  return (
    <Head>
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light" />
      <meta name="supported-color-schemes" content="light" />
    </Head>
  );
}
