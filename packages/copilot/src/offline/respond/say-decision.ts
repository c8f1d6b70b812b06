import type { AnyDeclaration } from '@brandwright/contract';
import type { Decision } from '../decide/decision.ts';
import { cannotDo } from '../phrases.ts';
import { sayChat } from './chat.ts';
import type { SaidReport } from './report.ts';

/** What is said instead of a call. */
export function sayDecision(
  decision: Exclude<Decision, { kind: 'call' } | { kind: 'decision' }>,
  offered: readonly AnyDeclaration[],
): { text: string; report: Partial<SaidReport> } {
  switch (decision.kind) {
    case 'ask':
      return {
        text: decision.asked.question,
        report: {
          asked: decision.asked,
          choices: decision.asked.choices,
          options: decision.options,
          outcome: 'asked',
        },
      };
    case 'options': {
      const [only] = decision.options;
      const asked =
        decision.options.length === 1 && only
          ? `Is this what you mean? ${only.label}.`
          : decision.options.length === 0
            ? 'I’m not sure what you’d like done. Say it in other words, and name the order, product or supplier it’s for.'
            : 'Which of these do you mean?';
      const text = decision.question ?? asked;
      return { text, report: { options: decision.options, outcome: 'asked' } };
    }
    case 'answer':
      return { text: decision.text, report: { outcome: 'said' } };
    case 'unanswered':
      return {
        text: 'What’s shown here doesn’t say that. Name the order, supplier or document, and I’ll look it up.',
        report: { options: decision.options, outcome: 'said' },
      };
    case 'chat':
      return { text: sayChat(decision.topic, decision.text, offered), report: { outcome: 'chatted' } };
    case 'missing':
      return { text: decision.text, report: { options: decision.options, outcome: 'declined' } };
    case 'decline':
      return {
        text: sayDecline(decision.near),
        report: { options: decision.options, outcome: 'declined' },
      };
  }
}

/** An honest no in one line, with the nearest thing that there is. */
function sayDecline(near: { title: string } | null): string {
  return near
    ? `${cannotDo} The closest I can do: ${near.title.charAt(0).toLowerCase()}${near.title.slice(1)}.`
    : `${cannotDo} I can help with orders, suppliers, duty, brand kits, designs, messages and your documents.`;
}
