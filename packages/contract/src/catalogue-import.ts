import * as z from 'zod/mini';
import { catalogueKinds } from './catalogue.ts';
import { countSchema } from './fields.ts';

/** Limits the body of an import, in bytes. */
export const importMaxBytes = 10 * 1024 * 1024;

/** Limits the names that a preview lists for each kind of change. */
export const maxListedChanges = 20;

const kindSchema = z.enum(catalogueKinds, `Must be one of: ${catalogueKinds.join(', ')}`);

export const exportCatalogueInput = z.object({ kind: kindSchema });

export const previewImportInput = z.object({
  kind: kindSchema,
  /** The text of a file with the complete list of its kind. */
  csv: z.string('Must be the text of a CSV file'),
});
export type PreviewImportInput = z.infer<typeof previewImportInput>;

const changeSchema = z.object({
  count: countSchema,
  /** The first `maxListedChanges`. */
  names: z.array(z.string()),
});
export type ImportChange = z.infer<typeof changeSchema>;

const badRowSchema = z.object({
  /** The line of the file, from 1. */
  line: z.int(),
  /** Absent when the message is not about a single column. */
  column: z.optional(z.string()),
  message: z.string(),
});

export const previewImportOutput = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('planned'),
    /** The version of the catalogue that the preview is based on. */
    basis: z.string(),
    added: changeSchema,
    changed: changeSchema,
    gone: changeSchema,
    unchangedCount: countSchema,
    /** Further consequences, one sentence each. */
    notes: z.array(z.string()),
  }),
  z.object({
    /** Nothing can be imported. */
    outcome: z.literal('bad'),
    /** The first hundred, by line. */
    bad: z.array(badRowSchema),
    badCount: countSchema,
  }),
]);
export type PreviewImportOutput = z.infer<typeof previewImportOutput>;
export type PlannedImport = Extract<PreviewImportOutput, { outcome: 'planned' }>;
export type BadImport = Extract<PreviewImportOutput, { outcome: 'bad' }>;

export const applyImportInput = z.extend(previewImportInput, {
  /** The basis of the preview; if the catalogue has changed since, the import is refused. */
  basis: z.string('Must be the basis of a preview'),
});
export type ApplyImportInput = z.infer<typeof applyImportInput>;

export const applyImportOutput = z.object({ message: z.string() });
export type ApplyImportOutput = z.infer<typeof applyImportOutput>;
