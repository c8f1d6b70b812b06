import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { ownerOnly, partnerModelReads } from './entities.ts';
import { hostWords } from './words.ts';
import { whose } from './key-address.ts';

export const removeModelKey = declareOperation({
  name: 'remove_model_key',
  area: 'copilot',
  title: 'Remove a model key',
  description:
    'Deletes the saved key of OpenAI or of a compatible server. It cannot be brought back; enter it again.',
  examples: ['Remove the saved key'],
  input: z.object(whose),
  output: z.object({ address: z.string() }),
  http: { method: 'DELETE', path: '/copilot/partner-model/keys' },
  access: ownerOnly,
  effect: 'destructive',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  invalidates: partnerModelReads,
  summary: ({ address }) => `The key for ${hostWords(address)} is removed.`,
});
