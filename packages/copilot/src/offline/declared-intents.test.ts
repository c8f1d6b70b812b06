import { operations, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { withDeclared } from './declared-intents.ts';
import { learnedModel } from './learned-model.ts';
import { noContext } from './parse/encoder-input.ts';
import type { Head } from './parse/heads.ts';
import { createParser } from './parse/parse.ts';

const offered = operations.filter((operation: AnyDeclaration) => operation.offered);
const forgotten = 'cancel_order';

function without(head: Head, label: string): Head {
  const at = head.labels.indexOf(label);
  const rows = head.labels.flatMap((_, place) => (place === at ? [] : [place]));
  return {
    ...head,
    labels: head.labels.toSpliced(at, 1),
    weights: Float32Array.from(
      rows.flatMap((row) => [...head.weights.subarray(row * head.width, (row + 1) * head.width)]),
    ),
    bias: head.bias.filter((_, place) => place !== at),
  };
}

it('an operation that was never learned is read by its declaration, and leaves others alone', async () => {
  const model = await learnedModel();
  const intents = await withDeclared(without(model.heads.intents, forgotten), offered, model);
  const parser = createParser({ ...model, heads: { ...model.heads, intents } }, (name) =>
    offered.find((operation) => operation.name === name),
  );
  const first = async (message: string) => (await parser.parse(message, noContext)).candidates[0]?.operation;
  expect(intents.labels.at(-1)).toBe(forgotten);
  expect(await first('please cancel order 1042')).toBe(forgotten);
  expect(await first('she changed her mind, cancel 1042 and refund it')).toBe(forgotten);
  expect(await first('show me the orders on hold')).toBe('list_orders');
});

it('is the same head where everything was learned', async () => {
  const { heads, encoder, tokenizer } = await learnedModel();
  const learned = offered.filter(({ name }) => heads.intents.labels.includes(name));
  expect(await withDeclared(heads.intents, learned, { encoder, tokenizer })).toBe(heads.intents);
});
