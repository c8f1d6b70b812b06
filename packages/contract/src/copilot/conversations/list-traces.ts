import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';
import { conversationId, reads } from './conversation.ts';

export const listTraces = declareOperation({
  name: 'list_traces',
  area: 'copilot',
  title: 'Traces of a conversation',
  description: 'What each turn of a conversation cost and did: model, tokens, calls, milliseconds.',
  examples: ['How long did the last answers take?'],
  input: z.object({ id: conversationId }),
  output: z.object({
    turns: z.array(
      z.object({
        turnId: z.uuid(),
        startedAt: z.string(),
        status: z.string(),
        model: z.string(),
        steps: z.int(),
        inputTokens: z.int(),
        outputTokens: z.int(),
        /** Of the input tokens, those that the provider had in its cache. */
        cachedInputTokens: z.int(),
        /** Millionths of a US dollar; null where the model's price is not known. */
        costMicros: z.int().nullable(),
        milliseconds: z.int(),
        firstEventMilliseconds: z.int().nullable(),
        calls: z.array(
          z.object({ operation: z.string(), state: z.string(), milliseconds: z.number().nullable() }),
        ),
      }),
    ),
    totals: z.object({
      turns: z.int(),
      inputTokens: z.int(),
      outputTokens: z.int(),
      cachedInputTokens: z.int(),
      /** Sum of the turns whose price is known; null where none is. */
      costMicros: z.int().nullable(),
      milliseconds: z.int(),
    }),
  }),
  http: { method: 'GET', path: '/copilot/conversations/{id}/traces' },
  access: reads,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ totals: { turns, inputTokens, outputTokens, costMicros } }) => {
    const cost = costMicros ? `, $${(costMicros / 1e6).toFixed(4)}` : '';
    return `${count(turns, 'turn')}, ${inputTokens + outputTokens} tokens${cost}.`;
  },
});
