import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { ownerOnly } from './entities.ts';
import { hostWords } from './words.ts';
import { namesOf } from './find-local-models.ts';

export const listServerModels = declareOperation({
  name: 'list_server_models',
  area: 'copilot',
  title: 'Models of a server',
  description:
    'The models that OpenAI (with the saved key) or a compatible server offers, for the form of the screen.',
  examples: ['List the models at this address'],
  input: z.object({
    /** OpenAI when left out. */
    address: z.string().trim().min(1).max(300).optional(),
  }),
  output: z.object({ address: z.string(), models: z.array(z.string()) }),
  http: { method: 'GET', path: '/copilot/partner-model/server-models' },
  access: ownerOnly,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['conflict', 'upstream', 'timeout', 'too_large'],
  summary: ({ address, models }) => `${hostWords(address)} offers ${namesOf(models) || 'no model'}.`,
});
