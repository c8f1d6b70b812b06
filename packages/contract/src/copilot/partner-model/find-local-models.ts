import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { ownerOnly } from './entities.ts';
import { hostWords } from './words.ts';

/** A server that was found, and the models that it offers. */
export const localModelServer = z.object({
  /** Ollama, LM Studio, vLLM, llama.cpp, or "Model server" where it does not say. */
  software: z.string(),
  address: z.string(),
  models: z.array(z.string()),
});

export const namesOf = (models: readonly string[]) =>
  models.length > 6 ? `${models.slice(0, 6).join(', ')} and ${models.length - 6} more` : models.join(', ');

export const findLocalModels = declareOperation({
  name: 'find_local_models',
  area: 'copilot',
  title: 'Local models',
  description:
    'Looks for language model servers on the usual ports of the machine that Brandwright runs on (Ollama, LM Studio, vLLM, llama.cpp) and lists the models each offers. Changes nothing; set_partner_model chooses one.',
  examples: [
    'Which local language models do I have?',
    'Look for Ollama on this machine',
    'Is a local model server running?',
  ],
  input: z.object({}),
  output: z.object({
    servers: z.array(localModelServer),
    /** Ports that were tried. */
    ports: z.array(z.int()),
  }),
  http: { method: 'GET', path: '/copilot/partner-model/local-models' },
  access: ownerOnly,
  effect: 'read',
  card: 'local_models',
  offered: true,
  errors: ['conflict'],
  related: ['set_partner_model', 'get_partner_model'],
  summary: ({ servers, ports }) => {
    if (servers.length === 0)
      return `No local model server answered on the usual ports (${ports.join(', ')}). Start Ollama, LM Studio, vLLM or llama.cpp on this machine, then ask again.`;
    return servers
      .map(({ software, address, models }) =>
        models.length === 0
          ? `${software} at ${hostWords(address)} is running, but has no model.`
          : `${software} at ${hostWords(address)} offers ${namesOf(models)}.`,
      )
      .join(' ');
  },
});
