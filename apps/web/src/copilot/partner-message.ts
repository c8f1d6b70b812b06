import type { UIMessage } from 'ai';
import type { z } from 'zod';
import type { MessageData, MessageMetadata, understoodPart } from '@brandwright/contract/copilot/messages.ts';
import type { PendingAction } from '@brandwright/contract/kernel/approval.ts';
import type { CallState } from '../card-props.ts';

/** A message of the thread: the AI SDK's message with our data parts. */
export type PartnerMessage = UIMessage<MessageMetadata, MessageData>;
export type MessagePart = PartnerMessage['parts'][number];
export type Understood = z.output<typeof understoodPart>;
export type AttachedFile = NonNullable<MessageMetadata['files']>[number];

/** The parts of an answer, sorted for drawing. */
export interface AnswerParts {
  texts: string[];
  calls: CallState[];
  approvals: PendingAction[];
  understood: Understood[];
  suggestions: string[];
  choices: MessageData['choices']['items'];
  /** Readings to choose from, in place of a guess. */
  options: MessageData['options']['items'];
  turn: MessageData['turn'] | null;
  failure: MessageData['failure'] | null;
}

/** Sorts the parts of an answer by what they are. */
export function answerParts(message: PartnerMessage): AnswerParts {
  const sorted: AnswerParts = {
    texts: [],
    calls: [],
    approvals: [],
    understood: [],
    suggestions: [],
    choices: [],
    options: [],
    turn: null,
    failure: null,
  };
  for (const part of message.parts) {
    if (part.type === 'text' && part.text) sorted.texts.push(part.text);
    else if (part.type === 'data-call') sorted.calls.push(part.data);
    else if (part.type === 'data-approval') sorted.approvals.push(part.data);
    else if (part.type === 'data-understood') sorted.understood.push(part.data);
    else if (part.type === 'data-suggestions') sorted.suggestions = part.data.items;
    else if (part.type === 'data-choices') sorted.choices = part.data.items;
    else if (part.type === 'data-options') sorted.options = part.data.items;
    else if (part.type === 'data-turn') sorted.turn = part.data;
    else if (part.type === 'data-failure') sorted.failure = part.data;
  }
  return sorted;
}

/**
 * Whether a text only repeats the receipt above it: an approval of this message or of the one before says the same.
 * `outcomeOf` knows what came of an action since the message was written.
 */
export function repeatsReceipt(
  text: string,
  approvals: readonly PendingAction[],
  outcomeOf: (action: PendingAction) => string | null | undefined,
): boolean {
  return approvals.some((action) => outcomeOf(action)?.trim() === text.trim());
}

/** All that a message says in words. */
export function textOf(message: PartnerMessage): string {
  return message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
}

/** Decisions and refinements stand in the thread as messages without words; they are not drawn. */
export function isShown(message: PartnerMessage): boolean {
  return message.role === 'assistant' || textOf(message) !== '' || (message.metadata?.files?.length ?? 0) > 0;
}
