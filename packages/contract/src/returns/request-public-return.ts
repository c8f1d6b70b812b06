import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { returnableOrder, shopperLines, shopperOrder } from './public-return.ts';

export const requestPublicReturn = declareOperation({
  name: 'request_public_return',
  area: 'returns',
  title: 'Request a return',
  description:
    'For a shopper: requests a return of items from their order, by its number and email, with the reasons. For the return page only.',
  examples: ['I want to send my mug back'],
  input: z.object({
    ...shopperOrder,
    lines: shopperLines,
    note: z.string().trim().max(1000).optional(),
  }),
  output: z.object({ handle: z.string(), order: returnableOrder }),
  http: { method: 'POST', path: '/public/returns', status: 201 },
  access: { kind: 'public' },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition', 'too_many_requests'],
  summary: ({ handle }) => `A shopper requested return ${handle}.`,
});
