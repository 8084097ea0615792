import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What this process counts, for `GET /metrics`. Labels take few values, and none that names a person. */
export interface Metrics {
  readonly registry: Registry;
  readonly narratives: NarrativeMetrics;
}

export interface NarrativeMetrics {
  readonly attempts: Counter<'outcome' | 'reason'>;
  readonly seconds: Histogram<'outcome'>;
  readonly tokens: Counter<'direction' | 'outcome'>;
}

/** `withProcess`: memory, CPU, event loop and garbage collection too, which cost a little all the time. */
export function createMetrics({ withProcess }: { readonly withProcess: boolean }): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  return { registry, narratives: createNarrativeMetrics([registry]) };
}

function createNarrativeMetrics(registers: Registry[]): NarrativeMetrics {
  return {
    attempts: new Counter({
      name: 'guildpath_narrative_attempts_total',
      help: 'Attempts to have the texts of a result written, by outcome and reason.',
      labelNames: ['outcome', 'reason'],
      registers,
    }),
    seconds: new Histogram({
      name: 'guildpath_narrative_seconds',
      help: 'How long such an attempt took.',
      labelNames: ['outcome'],
      buckets: [1, 2, 5, 10, 20, 40, 60, 100],
      registers,
    }),
    tokens: new Counter({
      name: 'guildpath_narrative_tokens_total',
      help: 'Tokens that the AI endpoint charged for, by direction (input, output) and outcome.',
      labelNames: ['direction', 'outcome'],
      registers,
    }),
  };
}
