import { operations } from '@brandwright/contract';
import { templatesOf } from '@brandwright/contract/copilot/suggestions/derive.ts';
import { isLeftOut } from '@brandwright/contract/copilot/suggestions/left-out.ts';
import { expect, it } from 'vitest';
import { createParser } from '../offline/parse/parse.ts';
import { noContext } from '../offline/parse/encoder-input.ts';
import { learnedModel } from '../offline/learned-model.ts';

const offered = operations.filter((operation) => operation.offered);
const templates = templatesOf(operations, isLeftOut);

it('every ready question is read as the operation that it stands under, among the first three', async () => {
  const parser = createParser(await learnedModel(), (name) => offered.find((one) => one.name === name));
  const astray: string[] = [];
  for (const { sentence, operation } of templates) {
    const { candidates } = await parser.parse(sentence, noContext);
    const read = candidates.slice(0, 3).map((candidate) => candidate.operation);
    if (!read.includes(operation)) astray.push(`${operation}: “${sentence}” → ${read.join(', ')}`);
  }
  // Say the example more plainly, or, when it is clear only in a conversation, name it in left-out.ts.
  expect(astray).toEqual([]);
}, 60_000);

it('every offered operation that can be asked for out of the blue has one', () => {
  const having = new Set(templates.map(({ operation }) => operation));
  expect(having.size).toBeGreaterThan(offered.length * 0.8);
  expect(templates.some(({ parts }) => parts.some(({ blank }) => blank === 'order'))).toBe(true);
});
