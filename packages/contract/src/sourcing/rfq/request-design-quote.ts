import { z } from 'zod';
import { day, field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { projectRequest } from './entities.ts';
import { mayRequest, requestReads } from './request-input.ts';
import { nextStep, requestForModel, requestLine } from './request-words.ts';

export const requestDesignQuote = declareOperation({
  name: 'request_design_quote',
  area: 'sourcing',
  title: 'Request for quotes from a design',
  description:
    'Makes a draft of a request for quotes (RFQ) from a product design of the studio: product, color, what is printed and its picture, so many, by a day. Nothing goes out yet: submit_project_request sends it. Without a design it is create_project_request; to order at a price that is agreed, order_from_supplier.',
  examples: [
    'Request quotes for this design',
    'get quotes on 300 of the tote design',
    'what would factories charge for this design? ask them for quotes',
  ],
  input: z.object({
    designId: field(z.string().trim().min(1).max(160), {
      ref: 'design',
      label: 'Design',
      question: 'Which design?',
      words: ['design', 'product design', 'artwork'],
    }).describe('Design by id or words of its name.'),
    quantity: field(z.int().min(1).max(10_000_000), {
      sense: 'quantity',
      label: 'Quantity',
      words: ['units', 'pieces', 'pcs', 'quantity', 'for'],
    })
      .describe('Number of units.')
      .optional(),
    neededBy: day({ sense: 'date_ahead', label: 'Needed by', words: ['by', 'needed by', 'before', 'until'] })
      .describe('The day by which it is needed, YYYY-MM-DD.')
      .optional(),
  }),
  output: projectRequest,
  http: { method: 'POST', path: '/web/product-designs/{designId}/quote-requests', status: 201 },
  access: mayRequest,
  effect: 'write',
  card: 'project_request',
  offered: true,
  errors: ['not_found', 'conflict', 'feature_blocked'],
  related: ['submit_project_request', 'update_project_request', 'order_from_supplier'],
  invalidates: requestReads,
  undoable: true,
  toModel: requestForModel,
  summary: (request) => `Draft of a request: ${requestLine(request)}.${nextStep(request)}`,
});
