import type { AnyDeclaration } from '@brandwright/contract';
import type { PastCall } from '../ground/conversation/conversation.ts';

/** The reply to calls that have their results: their summaries, what failed and what to do next, what waits for a yes. */
export function sayResults(
  calls: readonly PastCall[],
  find: (name: string) => AnyDeclaration | undefined,
): string {
  const done: string[] = [];
  const failed: string[] = [];
  const waiting: string[] = [];
  for (const call of calls) {
    if (!call.outcome) continue;
    if (call.outcome.ok === true)
      done.push(call.outcome.summary || `${find(call.operation)?.title ?? 'That'}: done.`);
    else if (call.outcome.ok === 'asks') waiting.push(sayWaiting(call.outcome.preview));
    else failed.push(sayFailure(call.outcome.message, call.outcome.details));
  }
  const sentences = [...sayDone(done), ...new Set(failed), ...waiting];
  return sentences.join(' ');
}

/** Many results of one kind become a short list; a few stay sentences. */
function sayDone(summaries: readonly string[]): string[] {
  const unique = [...new Set(summaries.map((summary) => summary.trim()).filter(Boolean))];
  if (unique.length <= 2) return unique;
  return [`\n${unique.map((summary) => `- ${summary}`).join('\n')}\n`];
}

/** Marks the field of a form; the sentence asks for it already. */
const marksField = 'Needed';

function sayFailure(message: string, details: readonly { path?: string; message?: string }[]): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  const told = details
    .flatMap(({ message: why }) =>
      why && !why.startsWith(marksField) && !message.includes(why) ? [why.replace(/[.]$/, '')] : [],
    )
    .slice(0, 3);
  return told.length > 0 ? `${sentence} ${told.join('; ')}.` : sentence;
}

function sayWaiting(preview: Record<string, unknown>): string {
  const what =
    typeof preview['what'] === 'string' && preview['what'] ? preview['what'].replace(/[.]$/, '') : '';
  const verb = typeof preview['verb'] === 'string' ? preview['verb'] : '';
  return `${what || verb || 'This'}. Nothing happens until you say yes${verb ? ` or press “${verb}”` : ''}.`;
}
