import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct } from './entities.ts';

export const createDesignerNonce = declareOperation({
  name: 'create_designer_nonce',
  area: 'print-on-demand',
  title: 'Open the print-on-demand designer',
  description:
    "Says which designer the client shows, and for the carrier's own answers a login that is good for a short while. The own designer needs none.",
  examples: ['Open the print-on-demand designer'],
  input: z.object({
    externalProductId: z.string().trim().min(1).max(120),
  }),
  output: z.object({
    designer: z.enum(['OWN', 'PRINTFUL']),
    externalProductId: z.string(),
    /** The id by which the carrier's designer keeps it. */
    remoteExternalId: z.string(),
    nonce: z.string().nullable(),
    expiresAt: z.string().nullable(),
    /** The carrier's template that was saved under this id before. */
    remoteTemplateId: z.string().nullable(),
    /** Where the carrier's designer is loaded from. */
    scriptUrl: z.string().nullable(),
  }),
  http: { method: 'POST', path: '/web/print-on-demand/nonces' },
  access: mayAct,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['upstream'],
  summary: ({ designer }) =>
    designer === 'OWN' ? 'The designer is open.' : "The carrier's designer is open.",
});
