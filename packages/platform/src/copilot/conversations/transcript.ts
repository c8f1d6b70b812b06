import { findOperation, pendingAction, type PendingAction } from '@brandwright/contract';
import type { PrivateKind } from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import type {
  TranscriptBlock,
  TranscriptMessage,
} from '@brandwright/contract/copilot/conversations/transcript.ts';
import { callPart, type StoredMessage } from '@brandwright/contract/copilot/messages.ts';
import type { z } from 'zod';
import { nothingKnown, notePrivate, type KnownPrivate } from './privacy.ts';
import type { Redactor } from './redact-text.ts';
import { tellOutput, type Telling } from './tell-output.ts';

type Call = z.output<typeof callPart>;

/** Tells a conversation in words and tables. Pure: what is hidden is left out here, before anything goes anywhere. */
export function transcriptOf(
  messages: readonly StoredMessage[],
  hidden: ReadonlySet<PrivateKind>,
  redact: Redactor,
): TranscriptMessage[] {
  return messages.flatMap((message): TranscriptMessage[] => {
    const blocks = message.parts.flatMap((part) => blocksOf(message, part, { hidden, redact }));
    const files = hidden.size > 0 ? [] : filesOf(message);
    // What was said comes first, as in the thread.
    const isText = ({ kind }: TranscriptBlock) => kind === 'text';
    const all = [...blocks.filter(isText), ...blocks.filter((block) => !isText(block)), ...files];
    if (all.length === 0) return [];
    return [
      { by: message.role === 'user' ? 'person' : 'partner', at: message.metadata.createdAt, blocks: all },
    ];
  });
}

function blocksOf(
  message: StoredMessage,
  part: StoredMessage['parts'][number],
  telling: Telling,
): TranscriptBlock[] {
  const { redact } = telling;
  if (part.type === 'text' && typeof part['text'] === 'string' && part['text'].trim())
    return [{ kind: 'text', text: redact(part['text']), isPartner: message.role === 'assistant' }];
  if (part.type === 'data-call') return callBlocks(part['data'], telling);
  if (part.type === 'data-approval') return decisionBlocks(part['data'], telling);
  if (part.type === 'data-failure') {
    const said = (part['data'] as { message?: unknown } | undefined)?.message;
    return typeof said === 'string' ? [{ kind: 'failure', text: redact(said) }] : [];
  }
  return [];
}

function callBlocks(data: unknown, telling: Telling): TranscriptBlock[] {
  const call = readCall(data);
  const declaration = call && findOperation(call.operation);
  if (!call || !declaration || call.state !== 'done' || declaration.card === 'none') return [];
  return tellOutput(telling.redact(call.title), declaration.output, call.output, telling);
}

function decisionBlocks(data: unknown, telling: Telling): TranscriptBlock[] {
  const action = readAction(data);
  if (!action) return [];
  const { hidden, redact } = telling;
  const { preview } = action;
  const lines = [
    { label: 'What', value: preview.what },
    ...(hidden.has('CUSTOMERS') || hidden.has('SUPPLIERS') ? [] : [{ label: 'To', value: preview.toWhom }]),
    ...(hidden.has('MONEY') ? [] : [{ label: 'Cost', value: preview.cost }]),
    { label: 'Final', value: preview.irreversible },
    ...preview.values.filter(({ label }) => !isHiddenLabel(label, hidden)),
  ];
  return [
    {
      kind: 'decision',
      title: redact(action.title),
      lines: lines.flatMap(({ label, value }) =>
        value ? [{ label: redact(label), value: redact(value) }] : [],
      ),
      status: statusWords[action.status],
      outcome: action.outcome ? redact(action.outcome) : null,
    },
  ];
}

/** Lines of an approval have labels, no schema: what may be private by its label is left out. */
const isHiddenLabel = (label: string, hidden: ReadonlySet<PrivateKind>): boolean =>
  (hidden.has('MONEY') &&
    /amount|price|cost|total|fee|refund|tax|duty|discount|paid|charge|value|balance/i.test(label)) ||
  (hidden.has('CUSTOMERS') &&
    /customer|name|address|e-?mail|phone|street|city|zip|postal|to whom|recipient|ship to|buyer|note|message|reason/i.test(
      label,
    )) ||
  (hidden.has('QUANTITIES') && /quantit|unit|count|stock|how many|items?\b|pieces/i.test(label)) ||
  (hidden.has('SUPPLIERS') && /supplier|factory|vendor|maker|company/i.test(label));

const statusWords: Readonly<Record<PendingAction['status'], string>> = {
  PENDING: 'Waiting for a yes',
  RUNNING: 'Running',
  DONE: 'Approved and done',
  FAILED: 'Approved, but it didn’t go through',
  DENIED: 'Not done',
  EXPIRED: 'Expired, nothing was done',
  REPLACED: 'Replaced by a newer one',
};

function filesOf(message: StoredMessage): TranscriptBlock[] {
  const names = (message.metadata.files ?? []).map(({ name }) => name);
  if (names.length === 0) return [];
  return [
    { kind: 'details', title: 'Attached', entries: names.map((name) => ({ label: 'File', value: name })) },
  ];
}

/** Everything private that stands in the calls and approvals of a conversation. */
export function privateThingsIn(messages: readonly StoredMessage[]): KnownPrivate {
  const known = nothingKnown();
  for (const part of messages.flatMap(({ parts }) => parts)) {
    const call = part.type === 'data-call' ? readCall(part['data']) : null;
    const action = part.type === 'data-approval' ? readAction(part['data']) : null;
    for (const one of [call, action]) {
      const declaration = one && findOperation(one.operation);
      if (!one || !declaration) continue;
      notePrivate(declaration.input, one.input, known);
      notePrivate(declaration.output, one.output, known);
    }
    for (const { label, value } of action?.preview.values ?? [])
      if (/customer|recipient|buyer|email|ship to/i.test(label)) known.customers.add(value);
  }
  return known;
}

const readCall = (data: unknown): Call | null => callPart.safeParse(data).data ?? null;
const readAction = (data: unknown): PendingAction | null => pendingAction.safeParse(data).data ?? null;
