import type { RecordKind } from '@brandwright/contract';
import type { ScreenInView } from '@brandwright/contract/copilot/messages.ts';
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';

/** A record of the store that the last message named (found by the areas' record finders). */
export interface NamedRecord {
  kind: RecordKind;
  /** What an input field with `ref` of this kind takes. */
  value: string | number;
  id: string;
  label: string;
  /** The words that named it. */
  matched: string;
  /** 1 = named exactly. */
  score: number;
}

/** The approval that waits for an answer in this conversation. */
export interface PendingInView {
  actionId: string;
  operation: string;
  input: Record<string, unknown>;
  title: string;
  verb: string;
  /** The action in a sentence, with the record it is about. */
  what?: string;
}

/** A question that the model asked at the end of its last answer; the loop stores it and hands it back. */
export interface AskedQuestion {
  operation: string;
  /** Arguments known so far. */
  input: Record<string, unknown>;
  /** The input field that the answer fills; null when the question was which of several operations. */
  field: string | null;
  question: string;
  choices: Choice[];
}

/** One way to understand a message, offered in place of a guess. It runs exactly this input when it is chosen. */
export interface OfferedOption {
  operation: string;
  input: Record<string, unknown>;
  /** What choosing it does, as a sentence. */
  label: string;
}

/** A next step as an answer suggests it: `say` is sent when it is pressed, and means this operation with this input. */
export interface SuggestedStep {
  say: string;
  operation: string;
  /** All the input that it needs. */
  input: Record<string, unknown>;
}

/** A record that an answer singled out. */
export interface FocusedRecord {
  kind: RecordKind;
  value: string | number;
  label: string;
}

/** A choice as a chip: `say` is sent when it is pressed. */
export interface Choice {
  label: string;
  say: string;
}

/** A call of an earlier turn whose full result may no longer be in the prompt. Oldest first. */
export interface EarlierCall {
  operation: string;
  input: Record<string, unknown>;
  /** The projection that the model saw. */
  result?: unknown;
}

/** A file that came with the last message. */
export interface AttachedFile {
  id: string;
  name: string;
  contentType: string;
  url?: string;
}

/**
 * What the loop tells the offline model about a turn, in `providerOptions.brandwright`. Everything is optional:
 * with nothing it works from the prompt alone.
 */
export interface TurnContext {
  /** ISO instant of the context's clock. */
  now?: string;
  /** ISO 4217 code and such stay out: money is USD. */
  screen?: ScreenInView | null;
  /** What waits for a yes, newest first. */
  waiting?: PendingInView[];
  /** Records that each earlier turn was about, the latest turn first, in each the foremost one first. */
  focus?: (readonly FocusedRecord[])[];
  asked?: AskedQuestion | null;
  /** The readings that the last answer offered. */
  offered?: readonly OfferedOption[];
  /** The step of the last answer that the message is word for word. */
  suggested?: SuggestedStep | null;
  lastCalls?: EarlierCall[];
  files?: AttachedFile[];
}

/** What the model tells the loop beside its text, in `providerMetadata.brandwright` of the finish part. */
export interface TurnReport {
  asked: AskedQuestion | null;
  choices: Choice[];
  options: OfferedOption[];
  /** A yes or a no to what waits, for the loop to carry out. */
  decision?: { approved: boolean };
  focus: FocusedRecord[];
  /** Why it answered in words rather than with a call. */
  outcome: 'called' | 'said' | 'asked' | 'declined' | 'chatted';
  /** Ids of waiting actions that this step's calls propose anew: the old ones need no answer any more. */
  replaces?: string[];
}

/** The context of a call; an empty one when the loop gave none. */
export function readTurnContext(options: Pick<LanguageModelV4CallOptions, 'providerOptions'>): TurnContext {
  const given = options.providerOptions?.brandwright;
  return (given ?? {}) as unknown as TurnContext;
}
