import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { briefRef } from '../agent/brief-ref.ts';
import { maySee } from './entities.ts';

/** What would be sent, for the dialog that shows and edits it first. */
export const draftFactoryMessage = declareOperation({
  name: 'draft_factory_message',
  area: 'sourcing',
  title: 'Message to factories',
  description: 'Writes the first message to factories from a brief, and says which of them have it already.',
  examples: ['What would the message to these factories say?'],
  input: z.object({
    ...briefRef,
    companyIds: z
      .array(field(z.string().trim().min(1).max(160), { ref: 'supplier' }))
      .max(200)
      .default([]),
  }),
  output: z.object({
    techPackId: field(z.uuid(), { ref: 'tech_pack' }).nullable(),
    briefTitle: z.string().nullable(),
    /** Null when there is no brief to write it from. */
    message: z.string().nullable(),
    subject: z.string().nullable(),
    /** What the brief lacks that a factory will ask for. */
    missing: z.array(z.string()),
    factories: z.array(
      z.object({
        supplierId: field(z.uuid(), { ref: 'supplier' }),
        name: z.string(),
        countryName: z.string(),
        channel: z.enum(['INBOX', 'MAIL', 'OPERATOR']),
        /** When it got this brief; null when it did not. */
        sentAt: z.string().nullable(),
        conversationSid: z.string().nullable(),
      }),
    ),
  }),
  http: { method: 'GET', path: '/web/ai-sourcing-agents/-/message-draft' },
  access: maySee,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  summary: ({ message }) => message ?? 'There’s no brief to write a message from.',
});
