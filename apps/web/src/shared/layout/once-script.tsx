import { useRouter } from '@tanstack/react-router';

/** Keeps Cloudflare's Rocket Loader from rewriting a script. */
export const scriptAttributes = { 'data-cfasync': 'false' } as const;

/** Is the router's `ScriptOnce`, with these attributes: runs in the served page, and is gone before hydration. */
export function OnceScript({ children }: { readonly children: string }) {
  const { isServer, options } = useRouter();
  if (!isServer) return null;
  return (
    <script
      {...scriptAttributes}
      nonce={options.ssr?.nonce}
      dangerouslySetInnerHTML={{ __html: `${children};document.currentScript.remove()` }}
    />
  );
}
