import { z } from 'zod';
import { field, instant } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { conversationSid } from '../../inbox/conversation-ref.ts';
import { mayAsk, maySee } from './entities.ts';

/** Longest goal, in characters. */
export const longestGoal = 500;

const goalText = () =>
  field(z.string().max(4000), {
    sense: 'free_text',
    label: 'Goal',
    words: ['goal', 'aim', 'target', 'objective'],
    question: 'What is to be reached in this conversation, and by which figure or date?',
  });

/** Why a goal will not do, and how it would. */
export const goalCheck = z.object({
  isValid: z.boolean(),
  /** Empty for a good goal. */
  reasons: z.array(z.string()),
  /** Better words; null when it is good or nothing can be made of it. */
  proposal: z.string().nullable(),
});
export type GoalCheck = z.output<typeof goalCheck>;

export const conversationGoal = z.object({
  conversationSid: field(z.string(), { ref: 'supplier_conversation' }),
  supplierName: z.string(),
  /** Null when there is none. */
  goal: z.string().nullable(),
  setBy: z.string().nullable(),
  setAt: instant().nullable(),
});
export type ConversationGoal = z.output<typeof conversationGoal>;

export const getConversationGoal = declareOperation({
  name: 'get_conversation_goal',
  area: 'sourcing',
  title: 'Goal of a conversation',
  description:
    'Says which goal is set for one conversation with a supplier. Sids come from the inbox; a supplier’s name does too.',
  examples: [
    'what is the goal of my conversation with Lume & Cera?',
    'which goal did I set for this chat?',
    'show the goal of that conversation',
  ],
  input: z.object({ conversationSid: conversationSid() }),
  output: conversationGoal,
  http: { method: 'GET', path: '/web/sourcing-agent-goals' },
  access: maySee,
  effect: 'read',
  card: 'conversation_goal',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['set_conversation_goal', 'delete_conversation_goal', 'get_supplier_conversation'],
  summary: ({ goal, supplierName }) =>
    goal === null
      ? `No goal is set for the conversation with ${supplierName}.`
      : `The goal with ${supplierName}: ${goal}`,
});

export const setConversationGoal = declareOperation({
  name: 'set_conversation_goal',
  area: 'sourcing',
  title: 'Set the goal of a conversation',
  description:
    'Sets what is to be reached in one conversation with a supplier, or replaces it: one aim with a figure or a date. Only you see it. It sends nothing; for that use send_supplier_message.',
  examples: [
    'set the goal of my conversation with Lume & Cera: unit price under $4.00 at 500 units',
    'my goal for this chat: a sample before 10 December',
    'change the goal with Olaria do Vale to: MOQ of 100 or less',
  ],
  input: z.object({
    conversationSid: conversationSid(),
    agentGoal: goalText(),
  }),
  output: conversationGoal.extend({ before: z.string().nullable() }),
  http: {
    method: 'POST',
    path: '/web/sourcing-agent-goals',
    aliases: [{ method: 'PUT', path: '/web/sourcing-agent-goals' }],
  },
  access: mayAsk,
  effect: 'write',
  card: 'conversation_goal',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_conversation_goal', 'validate_goal'],
  invalidates: ['get_conversation_goal'],
  undoable: true,
  summary: ({ goal, supplierName, before }) =>
    `The goal with ${supplierName} is ${before === null ? 'set' : 'changed'}: ${goal ?? ''}`,
});

export const deleteConversationGoal = declareOperation({
  name: 'delete_conversation_goal',
  area: 'sourcing',
  title: 'Remove the goal of a conversation',
  description: 'Takes the goal of one conversation with a supplier away. The conversation stays.',
  examples: [
    'remove the goal of my conversation with Lume & Cera',
    'delete the goal of this chat',
    'clear that goal',
  ],
  input: z.object({ conversationSid: conversationSid() }),
  output: conversationGoal.extend({ before: z.string() }),
  http: { method: 'DELETE', path: '/web/sourcing-agent-goals' },
  access: mayAsk,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['set_conversation_goal'],
  invalidates: ['get_conversation_goal'],
  undoable: true,
  summary: ({ supplierName, before }) => `Removed the goal with ${supplierName}: ${before}`,
});

export const validateGoal = declareOperation({
  name: 'validate_goal',
  area: 'sourcing',
  title: 'Check a goal',
  description:
    'Says whether a goal for a conversation with a supplier will do, with reasons and better words, without setting it.',
  examples: [
    'is this a good goal: get a better price?',
    'check this goal: MOQ of 100 or less by Friday',
    'would "unit price under $4" work as a goal?',
  ],
  input: z.object({ agentGoal: goalText() }),
  output: goalCheck.extend({ agentGoal: z.string() }),
  http: { method: 'POST', path: '/web/sourcing-agent-goals/validate' },
  access: maySee,
  effect: 'read',
  card: 'goal_check',
  offered: true,
  errors: [],
  related: ['set_conversation_goal'],
  summary: ({ isValid, reasons, proposal }) =>
    isValid
      ? 'That goal will do.'
      : `That goal will not do yet: ${reasons.join(' ')}${proposal === null ? '' : ` Better: "${proposal}"`}`,
});
