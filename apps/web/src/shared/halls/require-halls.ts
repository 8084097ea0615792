import { notFound } from '@tanstack/react-router';
import type { ApiUtils } from '../api/trpc.ts';

/** Guards the screens of halls, which a site without halls does not have. */
export async function requireHalls({
  context: { utils },
}: {
  readonly context: { readonly utils: ApiUtils };
}): Promise<void> {
  const { hasHalls } = await utils.site.settings.ensureData();
  if (!hasHalls) notFound({ throw: true });
}
