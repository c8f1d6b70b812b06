import type { LanguageModelV4Prompt, LanguageModelV4ToolResultOutput } from '@ai-sdk/provider';
import { unwrapOutside } from '../../outside-wrapper.ts';

/** A call as the conversation holds it. `outcome` is null while it has no result. */
export interface PastCall {
  callId: string;
  operation: string;
  input: Record<string, unknown>;
  outcome: CallOutcome | null;
}

/** What the loop answers for a call. */
export type CallOutcome =
  | { ok: true; result: unknown; summary: string; untrusted: boolean }
  | { ok: false; code: string; message: string; details: readonly { path?: string; message?: string }[] }
  | { ok: 'asks'; actionId: string; preview: Record<string, unknown> };

/** One message of the founder with what was done and said for it. */
export interface Exchange {
  said: string;
  calls: PastCall[];
  answered: string;
}

/** What the loop writes under a message for its files; they come in the turn's context, and their names are no words said. */
const attachedLines = /(?:\n\[Attached file "(?:[^"\\]|\\.)*", [\w./+-]+, fileId [0-9a-f-]{36}\])+$/;

/** The prompt as exchanges, oldest first. The last one is being answered now. */
export function readConversation(prompt: LanguageModelV4Prompt): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const message of prompt) {
    if (message.role === 'user') {
      const said = message.content
        .flatMap((part) => (part.type === 'text' ? [part.text] : []))
        .join('\n')
        .replace(attachedLines, '');
      exchanges.push({ said, calls: [], answered: '' });
      continue;
    }
    const current = exchanges.at(-1);
    if (!current) continue;
    if (message.role === 'assistant') {
      for (const part of message.content) {
        if (part.type === 'text') current.answered += part.text;
        if (part.type === 'tool-call') {
          current.calls.push({
            callId: part.toolCallId,
            operation: part.toolName,
            input: withoutNulls(asRecord(part.input)),
            outcome: null,
          });
        }
        if (part.type === 'tool-result') settle(current.calls, part.toolCallId, part.output);
      }
    }
    if (message.role === 'tool') {
      for (const part of message.content)
        if (part.type === 'tool-result') settle(current.calls, part.toolCallId, part.output);
    }
  }
  return exchanges;
}

/** A model's schema makes optional fields nullable; null means not said. */
function withoutNulls(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}

function settle(calls: PastCall[], callId: string, output: LanguageModelV4ToolResultOutput): void {
  const call = calls.find((one) => one.callId === callId);
  if (call) call.outcome = readOutcome(output);
}

/** Any JSON object as a record; a JSON text is parsed. */
export function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') {
    try {
      return asRecord(JSON.parse(value));
    } catch {
      return {};
    }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function readOutcome(output: LanguageModelV4ToolResultOutput): CallOutcome {
  if (output.type === 'execution-denied')
    return {
      ok: false,
      code: 'denied',
      message: output.reason ?? 'You said no, so nothing was done.',
      details: [],
    };
  if (output.type === 'error-text')
    return { ok: false, code: 'internal', message: output.value, details: [] };
  const raw =
    output.type === 'content'
      ? output.value.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
      : output.value;
  const body = asRecord(raw);
  if (body.ok === 'asks')
    return { ok: 'asks', actionId: String(body.actionId ?? ''), preview: asRecord(body.preview) };
  if (body.ok === false || output.type === 'error-json') {
    const error = asRecord(body.error ?? body);
    const details = Array.isArray(error.details) ? error.details.map(asRecord) : [];
    return {
      ok: false,
      code: String(error.code ?? 'internal'),
      message: String(error.message ?? 'That didn’t work.'),
      details,
    };
  }
  return {
    ok: true,
    result: unwrapOutside(body.result ?? null),
    summary: readSummary(body.summary),
    untrusted: body.untrusted === true,
  };
}

function readSummary(summary: unknown): string {
  const said = unwrapOutside(summary);
  return typeof said === 'string' ? said : '';
}
