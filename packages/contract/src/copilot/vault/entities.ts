import { z } from 'zod';
import { field, instant, untrustedText } from '../../kernel/fields.ts';

/** QUEUED → EXTRACTING → READY | FAILED; a retry or a replacement queues it again. */
export const documentStatus = z.enum(['QUEUED', 'EXTRACTING', 'READY', 'FAILED']);
export type DocumentStatus = z.output<typeof documentStatus>;

const documentId = field(z.uuid(), { ref: 'document' });
/** Taken from a file's name unless the founder gave one, so it counts as an outsider's words. */
const outsideTitle = field(z.string(), { untrusted: true });

export const vaultDocument = z.object({
  id: documentId,
  title: outsideTitle,
  fileName: field(z.string(), { untrusted: true }),
  contentType: z.string(),
  /** "PDF", "Word", "Picture" … */
  kind: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Where the original is opened; null when only its text is kept. */
  url: z.string().nullable(),
  description: z.string().nullable(),
  status: documentStatus,
  /** 0 to 100, and what is being done, while it is read. */
  percent: z.int(),
  note: z.string(),
  /** What went wrong and what to do, when FAILED. */
  failure: z.string().nullable(),
  pages: z.int(),
  passages: z.int(),
  /** Of pictures, in pixels. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Counts replacements: 1 is the first file. */
  version: z.int(),
  addedBy: z.string(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type VaultDocument = z.output<typeof vaultDocument>;

/** What a change of a document answers. The founder has just named it, so its title is theirs. */
export const changedDocument = vaultDocument.extend({ title: z.string(), fileName: z.string() });
export type ChangedDocument = z.output<typeof changedDocument>;

/** A part of a document, a few sentences long, where it stands. */
export const vaultPassage = z.object({
  passageId: z.uuid(),
  /** From 1. Sheets of a workbook count as pages. */
  page: z.int(),
  /** The heading or sheet that it stands under. */
  section: untrustedText().nullable(),
  text: untrustedText(),
});
export type VaultPassage = z.output<typeof vaultPassage>;

/** A sentence or two of a passage that answer a search. */
export const foundPassage = z.object({
  passageId: z.uuid(),
  documentId,
  documentTitle: outsideTitle,
  page: z.int(),
  section: untrustedText().nullable(),
  quote: untrustedText(),
  /** Places in `quote` that match, as [start, end) in characters. */
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type FoundPassage = z.output<typeof foundPassage>;

/** Something that a person of the store told the partner to remember, in their own words. */
export const brandFact = z.object({
  id: field(z.uuid(), { ref: 'fact' }),
  text: z.string(),
  saidBy: z.string(),
  createdAt: instant(),
});
export type BrandFact = z.output<typeof brandFact>;
