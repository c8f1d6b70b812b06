import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { storedMessage } from './messages.ts';

export const conversation = z.object({
  id: field(z.uuid(), { ref: 'conversation' }),
  title: z.string(),
  isArchived: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Whether an answer is being written now. */
  isAnswering: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

const conversationId = field(z.uuid(), {
  ref: 'conversation',
  question: 'Which conversation?',
  label: 'Conversation',
});
const reads = { kind: 'private', role: 'viewer', preview: true } as const;

export const listConversations = declareOperation({
  name: 'list_conversations',
  area: 'copilot',
  title: 'Conversations',
  description:
    'Lists your conversations with the partner, newest first; `search` looks at titles and words said.',
  examples: ['Show my earlier conversations', 'Find the chat where we talked about candles'],
  input: z.object({
    search: field(z.string().trim().max(200), { sense: 'search_words', label: 'About' }).optional(),
    isArchived: field(z.boolean(), { words: ['archived'], label: 'Archived' }).default(false),
    ...pageInput,
  }),
  output: z.object({ conversations: z.array(conversation), ...pageOutput }),
  http: { method: 'GET', path: '/copilot/conversations' },
  access: reads,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ total }) => (total === 1 ? 'There is 1 conversation.' : `There are ${total} conversations.`),
});

export const getConversation = declareOperation({
  name: 'get_conversation',
  area: 'copilot',
  title: 'Conversation',
  description: 'One conversation with its messages, oldest first.',
  examples: ['Open that conversation'],
  input: z.object({ id: conversationId }),
  output: z.object({ conversation, messages: z.array(storedMessage) }),
  http: { method: 'GET', path: '/copilot/conversations/{id}' },
  access: reads,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ conversation: { title }, messages }) => `"${title}" has ${messages.length} messages.`,
});

export const renameConversation = declareOperation({
  name: 'rename_conversation',
  area: 'copilot',
  title: 'Rename conversation',
  description: 'Gives a conversation another title.',
  examples: ['Call this conversation "Candle suppliers"'],
  input: z.object({
    id: conversationId,
    title: field(z.string().trim().min(1).max(120), { sense: 'free_text', label: 'Title' }),
  }),
  output: conversation,
  http: { method: 'PUT', path: '/copilot/conversations/{id}' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  invalidates: ['list_conversations', 'get_conversation'],
  undoable: true,
  summary: ({ title }) => `The conversation is now called "${title}".`,
});

export const archiveConversation = declareOperation({
  name: 'archive_conversation',
  area: 'copilot',
  title: 'Archive conversation',
  description: 'Moves a conversation to the archive, or back with `isArchived` false.',
  examples: ['Archive this conversation'],
  input: z.object({ id: conversationId, isArchived: z.boolean().default(true) }),
  output: conversation,
  http: { method: 'PUT', path: '/copilot/conversations/{id}/archive' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  invalidates: ['list_conversations', 'get_conversation'],
  undoable: true,
  summary: ({ title, isArchived }) =>
    isArchived ? `"${title}" is archived.` : `"${title}" is back among your conversations.`,
});

export const deleteConversation = declareOperation({
  name: 'delete_conversation',
  area: 'copilot',
  title: 'Delete conversation',
  description: 'Deletes a conversation and its messages. Cannot be undone. What was done from it stays done.',
  examples: ['Delete this conversation'],
  input: z.object({ id: conversationId }),
  output: z.object({ id: z.uuid(), title: z.string() }),
  http: { method: 'DELETE', path: '/copilot/conversations/{id}' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'destructive',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  invalidates: ['list_conversations'],
  summary: ({ title }) => `"${title}" is deleted.`,
});

export const giveFeedback = declareOperation({
  name: 'give_feedback',
  area: 'copilot',
  title: 'Feedback on an answer',
  description: 'Marks an answer as helpful (up) or not (down); null takes it back.',
  examples: ['That answer was helpful'],
  input: z.object({ messageId: z.uuid(), feedback: z.enum(['up', 'down']).nullable() }),
  output: z.object({ messageId: z.uuid(), feedback: z.enum(['up', 'down']).nullable() }),
  http: { method: 'PUT', path: '/copilot/messages/{messageId}/feedback' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ feedback }) => (feedback ? 'Thanks, noted.' : 'The mark is taken back.'),
});

export const getConversationScript = declareOperation({
  name: 'get_conversation_script',
  area: 'copilot',
  title: 'Save as script',
  description: 'The conversation as a replay script (YAML): what was said, decided, called and shown.',
  examples: ['Save this conversation as a script'],
  input: z.object({ id: conversationId }),
  output: z.object({ fileName: z.string(), yaml: z.string() }),
  http: { method: 'GET', path: '/copilot/conversations/{id}/script' },
  access: reads,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ fileName }) => `The script is ${fileName}.`,
});

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
    return `${turns} ${turns === 1 ? 'turn' : 'turns'}, ${inputTokens + outputTokens} tokens${cost}.`;
  },
});
