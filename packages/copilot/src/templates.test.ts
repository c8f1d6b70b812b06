import { operations } from '@brandwright/contract';
import { templatesOf } from '@brandwright/contract/copilot/suggestions/derive.ts';
import { isLeftOut } from '@brandwright/contract/copilot/suggestions/left-out.ts';
import { expect, it } from 'vitest';
import { learntModels } from './offline/learnt/models.ts';
import { conversation } from './offline/testing/converse.ts';
import type { NamedRecord } from './offline/turn/turn-context.ts';

const offered = operations.filter((operation) => operation.offered);
const templates = templatesOf(operations, isLeftOut);
const { places: learnt } = learntModels();

/** Records that the store would find by the names in blanks. */
const recordsIn = (sentence: string): NamedRecord[] =>
  /late order watcher/i.test(sentence)
    ? [
        {
          kind: 'assistant',
          value: 'Late order watcher',
          id: '0c5e8f0e-6f0a-4d0e-9a7e-3f5c5b0a0001',
          label: 'Late order watcher',
          matched: 'late order watcher',
          score: 1,
        },
      ]
    : [];

it('every ready question is understood as the operation that it stands under', async () => {
  const astray: string[] = [];
  for (const { sentence, operation } of templates) {
    // What was declared since the last learning is judged after the next.
    if (!learnt.has(operation)) continue;
    const reply = await conversation(offered).first(sentence, { candidates: recordsIn(sentence) });
    const understood = reply.calls.map((call) => call.operation);
    if (reply.report?.asked) understood.push(reply.report.asked.operation);
    if (!understood.includes(operation)) {
      astray.push(`${operation}: “${sentence}” → ${understood.join(', ') || reply.text.slice(0, 60)}`);
    }
  }
  // Say the example more plainly, or, when it is clear only in a conversation, name it in left-out.ts.
  expect(astray).toEqual([]);
}, 60_000);

it('every offered operation that can be asked for out of the blue has one', () => {
  const having = new Set(templates.map(({ operation }) => operation));
  expect(having.size).toBeGreaterThan(offered.length * 0.8);
  expect(templates.some(({ parts }) => parts.some(({ blank }) => blank === 'order'))).toBe(true);
});
