import { IconMapOff } from '@tabler/icons-react';
import { notFound } from '@tanstack/react-router';
import { hasCode } from '../api/call-errors.ts';
import { LinkButton } from '../layout/link-button.tsx';
import { StatusPage } from './status-page.tsx';

export interface MissingScreenProps {
  /** Completes `We Couldn’t Load This …`. */
  readonly noun: string;
  /** Replaces that title where the page is gone for good. */
  readonly gone?: { readonly title: string; readonly message: string };
}

/** Replaces a page that its owner can take back at any moment. */
export function MissingScreen({ noun, gone }: MissingScreenProps) {
  return (
    <StatusPage
      icon={<IconMapOff size={64} stroke={1.5} aria-hidden="true" />}
      title={gone?.title ?? `We Couldn’t Load This ${noun}`}
      message={gone?.message ?? 'Please try again in a moment.'}
      actions={<LinkButton to="/">Back to Home</LinkButton>}
    />
  );
}

/** Replaces a page of an unknown address. */
export function NotFoundScreen() {
  const message = 'Did you forget to add the page to the router?';
  return <MissingScreen noun="Page" gone={{ title: '404 Page Not Found', message }} />;
}

/** Loads the data of a route. Throws the router's `notFound` where the API answers NOT_FOUND. */
export async function loadOrNotFound<Data>(data: Promise<Data>): Promise<Data> {
  try {
    return await data;
  } catch (error) {
    throw hasCode(error, 'NOT_FOUND') ? notFound() : error;
  }
}
