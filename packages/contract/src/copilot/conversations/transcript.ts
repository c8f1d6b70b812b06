import { z } from 'zod';

/** A conversation told in headings, words and tables, without ids: what is exported and what is shared. */
export const transcriptBlock = z.discriminatedUnion('kind', [
  /** `isPartner`: written by the partner, in Markdown; a person's words are plain text. */
  z.object({ kind: z.literal('text'), text: z.string(), isPartner: z.boolean() }),
  z.object({
    kind: z.literal('table'),
    title: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    /** Rows that were left out because there are too many. */
    more: z.int(),
  }),
  z.object({
    kind: z.literal('details'),
    title: z.string(),
    entries: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  /** Something that waited for a yes, and what came of it. */
  z.object({
    kind: z.literal('decision'),
    title: z.string(),
    lines: z.array(z.object({ label: z.string(), value: z.string() })),
    status: z.string(),
    outcome: z.string().nullable(),
  }),
  z.object({ kind: z.literal('failure'), text: z.string() }),
]);
export type TranscriptBlock = z.output<typeof transcriptBlock>;

export const transcriptMessage = z.object({
  by: z.enum(['person', 'partner']),
  at: z.string(),
  blocks: z.array(transcriptBlock),
});
export type TranscriptMessage = z.output<typeof transcriptMessage>;
