import { z } from 'zod';
import type { WordBounds } from './insight-writer/insight-writer.ts';

/** Texts about a result, before they have been checked. */
export interface NarrativeDraft {
  readonly personalityInsight: string;
  /** By career id. */
  readonly careerAnalyses: Readonly<Record<string, string>>;
}

/** What to write about, and how much. */
interface NarrativeOrder {
  readonly facts: object;
  readonly insight: WordBounds;
  readonly analysis: WordBounds;
}

/** Writes about a result from facts alone. */
export interface Narrator {
  /** Throws when no answer of the agreed shape comes in time, and when `stopping` is aborted. */
  readonly narrate: (order: NarrativeOrder, stopping: AbortSignal) => Promise<NarrativeDraft>;
}

interface AiSettings {
  /** An OpenAI-compatible API, up to and without `/chat/completions`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

const timeoutMs = 60_000;

function instructionsFor({ insight, analysis }: NarrativeOrder): string {
  return [
    'You write for a career-discovery site. You get facts about one person as JSON and write to that person as "you".',
    'Use nothing but these facts. Name no person, company, school or place that is not in them. Give no figure that is not in them.',
    'Plain words for a 14-year-old, no flattery, no promise of a job, no markup, no links, no headings. Vary how sentences begin.',
    `personalityInsight: ${insight.minWords} to ${insight.maxWords} words and not a single digit. It is a portrait: what such a person notices, enjoys and finds hard, in scenes of school, home and work. Keep the moment from the quest, what the person needs and what to watch, and end with how sure this is. Call a near tie a tie.`,
    `careerAnalyses: for each career ${analysis.minWords} to ${analysis.maxWords} words: why this person and what speaks against it, a day in the work, what people like and complain of, the way in with schooling and pay, and a first step to try this month.`,
    'Answer with a JSON object: {"personalityInsight": string, "careerAnalyses": [{"careerId": string, "text": string}]}.',
  ].join('\n');
}

const completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]).rest(z.unknown()),
});

const draft = z.object({
  personalityInsight: z.string(),
  careerAnalyses: z.array(z.object({ careerId: z.string(), text: z.string() })),
});

/** Asks a chat-completions endpoint, once. */
export function createAiNarrator({ baseUrl, apiKey, model }: AiSettings): Narrator {
  return {
    narrate: async (order, stopping) => {
      const response = await fetch(`${baseUrl}/chat/completions`, {
        method: 'POST',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping]),
        headers: {
          'content-type': 'application/json',
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        body: JSON.stringify({
          model,
          response_format: { type: 'json_object' },
          messages: [
            { role: 'system', content: instructionsFor(order) },
            { role: 'user', content: JSON.stringify(order.facts) },
          ],
        }),
      });
      if (!response.ok) throw new Error(`The AI endpoint answered ${response.status}.`);
      const [{ message }] = completion.parse(await response.json()).choices;
      const { personalityInsight, careerAnalyses } = draft.parse(JSON.parse(message.content));
      return {
        personalityInsight,
        careerAnalyses: Object.fromEntries(
          careerAnalyses.map(({ careerId, text }) => [careerId, text]),
        ),
      };
    },
  };
}
