const secondMs = 1_000;

/** What one connection and one request may take of the server, as options of Fastify. */
export const serverLimits = {
  bodyLimit: 256 * 1024,
  /** For a request to arrive as a whole: 256 KiB on a very slow phone. */
  requestTimeout: 30 * secondMs,
  /** For a connection on which nothing moves. */
  connectionTimeout: 60 * secondMs,
  http: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10 * secondMs,
    /** How often to look for requests that take too long to arrive. */
    connectionsCheckingInterval: 2 * secondMs,
  },
} as const;
