import { z } from 'zod';
import { pendingAction } from '../kernel/approval.ts';
import { timeZoneField } from './assistants/fields.ts';

/** Where the founder is while talking. `record` is the one the screen shows. */
export const screenInView = z.object({
  path: z.string().max(500),
  title: z.string().max(200).optional(),
  record: z.object({ kind: z.string(), id: z.string(), label: z.string() }).optional(),
});
export type ScreenInView = z.output<typeof screenInView>;

/**
 * What the client sends to POST /copilot/chat: its new message or its decision, never past messages.
 * The answer is an AI SDK UI message stream (server-sent events).
 */
export const chatRequest = z.object({
  /** Absent starts a new conversation; its id comes back in `data-turn`. */
  conversationId: z.uuid().optional(),
  screen: screenInView.optional(),
  /** Where the founder's clock stands; one that is not known here counts as not given. */
  timeZone: timeZoneField.optional().catch(undefined),
  say: z.discriminatedUnion('kind', [
    /** `messageId` is made by the client, so that sending again after a lost answer says nothing twice. */
    z.object({
      kind: z.literal('message'),
      messageId: z.uuid(),
      text: z.string().trim().min(1).max(16_000),
      fileIds: z.array(z.uuid()).max(10).default([]),
    }),
    z.object({ kind: z.literal('decision'), actionId: z.uuid(), approved: z.boolean() }),
    /** Answers the last message again. */
    z.object({ kind: z.literal('regenerate') }),
    /** Puts new words in place of a message of one's own; what followed it is dropped. */
    z.object({ kind: z.literal('edit'), messageId: z.uuid(), text: z.string().trim().min(1).max(16_000) }),
    /** A chip of what was understood was changed (`value`) or removed (null): the call runs again with it. */
    z.object({ kind: z.literal('refine'), callId: z.string(), field: z.string(), value: z.unknown() }),
    /** One of the readings that the last answer offered (`data-options`), by its place from 0. */
    z.object({ kind: z.literal('choose'), option: z.int().min(0).max(2) }),
    /** Values of an action that waits for a yes were changed on its card: it is asked anew with them. */
    z.object({ kind: z.literal('revise'), actionId: z.uuid(), changes: z.record(z.string(), z.unknown()) }),
  ]),
});
export type ChatRequest = z.output<typeof chatRequest>;
export type ChatSend = z.input<typeof chatRequest>;

/** One call of an operation, as it goes: `data-call`, id = callId. */
export const callPart = z.object({
  callId: z.string(),
  operation: z.string(),
  title: z.string(),
  /** Said while it takes longer than a moment. */
  note: z.string().optional(),
  /** Card that shows `output`, or 'none'. */
  card: z.string(),
  state: z.enum(['running', 'done', 'failed', 'asks']),
  input: z.unknown(),
  /** The whole output (not the model's projection) once done. */
  output: z.unknown().optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
  milliseconds: z.number().optional(),
  /** Journal entry that undo takes back, where the call can be undone. */
  undoEntryId: z.uuid().nullish(),
  undone: z.boolean().optional(),
});

/** What was understood: `data-understood`, id = callId. Editing a chip sends `refine`. */
export const understoodPart = z.object({
  callId: z.string(),
  operation: z.string(),
  chips: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      value: z.unknown(),
      /** As words: "MOQ under 500". */
      text: z.string(),
      removable: z.boolean(),
    }),
  ),
});

/** A pending action and, later, its receipt: `data-approval`, id = action id. */
export const approvalPart = pendingAction.extend({ undone: z.boolean().optional() });

/** `data-suggestions`: at most three, each a real next step. */
export const suggestionsPart = z.object({ items: z.array(z.string()).max(3) });

/** Choices for a question that was just asked: `data-choices`. */
export const choicesPart = z.object({ items: z.array(z.object({ label: z.string(), say: z.string() })) });

/** Readings of a message in place of a guess: `data-options`. Choosing one sends `choose`. */
export const optionsPart = z.object({
  items: z
    .array(
      z.object({
        operation: z.string(),
        input: z.record(z.string(), z.unknown()),
        /** What choosing it does, as a sentence. */
        label: z.string(),
      }),
    )
    .max(3),
  /** Which one was chosen, once one was. */
  chosen: z.number().optional(),
});

/** `data-turn`: whose turn this is; sent first, and again at the end with its figures. */
export const turnPart = z.object({
  conversationId: z.uuid(),
  turnId: z.uuid(),
  title: z.string().optional(),
  /** Said while it takes longer than a moment until anything else is; gone at the end. */
  note: z.string().optional(),
  steps: z.number().optional(),
  milliseconds: z.number().optional(),
  inputTokens: z.number().optional(),
  outputTokens: z.number().optional(),
  /** Of the input tokens, those that the provider had in its cache. */
  cachedInputTokens: z.number().optional(),
  /** Millionths of a US dollar; null where the model's price is not known. */
  costMicros: z.number().nullish(),
  model: z.string().optional(),
  stopped: z.boolean().optional(),
});

/**
 * `data-failure`: what went wrong with the answer, whether trying again makes sense, and the screen that mends it.
 * Nothing said was lost.
 */
export const failurePart = z.object({
  message: z.string(),
  retryable: z.boolean(),
  link: z.object({ label: z.string(), path: z.string() }).optional(),
});

/** The data parts of a message, by the name after `data-`. */
export const messageData = z.object({
  call: callPart,
  understood: understoodPart,
  approval: approvalPart,
  suggestions: suggestionsPart,
  choices: choicesPart,
  options: optionsPart,
  turn: turnPart,
  failure: failurePart,
});
/** For the AI SDK: UIMessage<MessageMetadata, MessageData>. */
export type MessageData = z.output<typeof messageData>;

export const messageMetadata = z.object({
  createdAt: z.string(),
  feedback: z.enum(['up', 'down']).nullish(),
  feedbackReason: z.string().nullish(),
  feedbackComment: z.string().nullish(),
  files: z
    .array(z.object({ id: z.uuid(), name: z.string(), url: z.string(), contentType: z.string() }))
    .optional(),
});
export type MessageMetadata = z.output<typeof messageMetadata>;

/** A stored message: the AI SDK's UI message with our data parts. */
export const storedMessage = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(z.looseObject({ type: z.string() })),
  metadata: messageMetadata,
});
export type StoredMessage = z.output<typeof storedMessage>;
