import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { countOf } from './words.ts';

/** A document by its id or by words of its title. */
export const documentRef = () =>
  field(z.string().trim().min(1).max(160), {
    ref: 'document',
    question: 'Which document?',
    label: 'Document',
    words: ['document', 'brand doc', 'vault document'],
  }).describe('A document of the vault, by its id or by words of its title.');

export const fileId = (question: string) =>
  field(z.uuid(), { ref: 'file', question, label: 'File', words: ['file', 'attachment', 'upload'] }).describe(
    'Id of a file that was uploaded or attached to the message.',
  );

export const stateOf = (document: {
  status: string;
  failure: string | null;
  passages: number;
  pages: number;
}) =>
  ({
    QUEUED: 'It’s waiting to be read.',
    EXTRACTING: 'It’s being read now.',
    READY: `It can be searched: ${countOf(document.pages, 'page')}, ${countOf(document.passages, 'passage')}.`,
    FAILED: document.failure ?? 'It couldn’t be read.',
  })[document.status] ?? '';
