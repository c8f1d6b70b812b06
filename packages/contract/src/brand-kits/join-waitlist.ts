import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { emailAddress } from '../store/entities.ts';
import { longestName } from './limits.ts';

export const joinWaitlist = declareOperation({
  name: 'join_waitlist',
  area: 'brand-kits',
  title: 'Join a waitlist',
  description:
    'Leaves an email on the published waitlist page of a brand kit. Needs no login. Joining twice counts once.',
  examples: ['I want to hear when this brand launches'],
  input: z.object({
    brandKitId: z.uuid(),
    email: emailAddress,
    name: z.string().trim().max(longestName).optional(),
  }),
  output: z.object({ brandName: z.string(), joined: z.literal(true) }),
  http: { method: 'POST', path: '/bk/{brandKitId}/waitlist', root: true, status: 201 },
  access: { kind: 'public' },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'too_many_requests'],
  journal: false,
  summary: ({ brandName }) => `You’re on the waitlist for ${brandName}.`,
});
