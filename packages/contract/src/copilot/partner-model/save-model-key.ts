import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { ownerOnly, partnerModelReads, savedKey } from './entities.ts';
import { hostWords } from './words.ts';
import { whose } from './key-address.ts';

export const saveModelKey = declareOperation({
  name: 'save_model_key',
  area: 'copilot',
  title: 'Save a model key',
  description:
    'Keeps the key of OpenAI or of a compatible server, encrypted. It is sent to that address only and never shown again. Only the form of the screen calls this.',
  examples: ['Save this key for OpenAI'],
  input: z.object({
    ...whose,
    apiKey: z
      .string()
      .trim()
      .min(8, 'A key must have at least 8 characters.')
      .max(500, 'A key can have at most 500 characters.')
      .regex(/^[\x21-\x7e]+$/, 'A key can’t have spaces or special characters. Copy it again.'),
  }),
  output: savedKey.extend({ address: z.string() }),
  http: { method: 'POST', path: '/copilot/partner-model/keys', status: 201 },
  access: ownerOnly,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['conflict'],
  invalidates: partnerModelReads,
  summary: ({ address }) => `The key for ${hostWords(address)} is saved, encrypted. It won’t be shown again.`,
});
