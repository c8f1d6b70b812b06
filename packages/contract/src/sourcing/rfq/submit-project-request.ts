import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { projectRequest } from './entities.ts';
import { mayRequest, requestReads, requestRef } from './request-input.ts';
import { count, listWords } from './words.ts';
import { requestForModel } from './request-words.ts';

const sent = projectRequest.extend({
  /** Suppliers that it went to just now. */
  sentTo: z.array(z.string()),
});

export const submitProjectRequest = declareOperation({
  name: 'submit_project_request',
  area: 'sourcing',
  title: 'Send a custom project request to suppliers',
  description:
    'Sends a custom project request to the suppliers that fit it, who then quote; a request that was changed after it was sent goes to them again. Needs a title, a quantity (not for services) and the day by which it is needed.',
  examples: [
    'Send the tote request to suppliers',
    'submit my request',
    'submit the draft',
    'send the rfp out',
    'the mug request is ready, get it out to factories',
    'send the request to three suppliers',
  ],
  input: z.object({
    requestId: requestRef('Which request should I send?'),
    mostSuppliers: field(z.int().min(1).max(8), {
      sense: 'quantity',
      label: 'Suppliers at most',
      words: ['suppliers', 'factories', 'makers', 'manufacturers', 'companies'],
    })
      .describe('To so many of the suppliers that fit, the best first; to all of them when left out.')
      .optional(),
  }),
  output: sent,
  http: { method: 'PUT', path: '/web/project-management/{requestId}/submit' },
  access: mayRequest,
  effect: 'external',
  card: 'project_request',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'feature_blocked'],
  related: ['get_project_request', 'compare_quotes', 'close_project_request'],
  invalidates: requestReads,
  toModel: ({ sentTo, ...request }) => ({
    ...requestForModel(request),
    sentTo,
  }),
  summary: ({ sentTo, title }) =>
    `Sent "${title}" to ${count(sentTo.length, 'supplier')}: ${listWords(sentTo)}. Quotes appear on the request as they come in.`,
});
