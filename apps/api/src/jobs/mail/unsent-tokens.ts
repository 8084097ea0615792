/** Far more links than wait in any outage; then the oldest is made anew. */
const maxKept = 10_000;

/**
 * The tokens of links whose mail did not get through yet, by job: each attempt mails the same link. In the memory of this
 * process alone, for no table may hold a working link.
 */
export interface UnsentTokens {
  readonly find: (jobId: string) => string | undefined;
  readonly keep: (jobId: string, token: string) => void;
  readonly forget: (jobId: string) => void;
}

export function keepUnsentTokens(): UnsentTokens {
  const tokens = new Map<string, string>();
  return {
    find: (jobId) => tokens.get(jobId),
    keep: (jobId, token) => {
      tokens.set(jobId, token);
      // A map lists what was put in first.
      const [oldest] = tokens.keys();
      if (tokens.size > maxKept && oldest !== undefined) tokens.delete(oldest);
    },
    forget: (jobId) => void tokens.delete(jobId),
  };
}
