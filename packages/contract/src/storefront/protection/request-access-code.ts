import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { emailAddress, storeHandle } from '../../store/entities.ts';

export const requestAccessCode = declareOperation({
  name: 'request_access_code',
  area: 'storefront',
  title: 'Ask for an access code',
  description:
    'Emails a visitor a code for a protected storefront that is open to requests. The answer is the same whether or not a code was sent, so it reveals nothing about a store.',
  examples: ['A visitor asks for an access code'],
  input: z.object({ handle: storeHandle, email: emailAddress.clone() }),
  output: z.object({ isAccepted: z.literal(true) }),
  http: { method: 'POST', path: '/commons/forge/submit-email', status: 202 },
  access: { kind: 'public' },
  effect: 'external',
  card: 'none',
  offered: false,
  errors: [],
  summary: (_output, { handle }) => `A visitor requested an access code for ${handle}.`,
});
