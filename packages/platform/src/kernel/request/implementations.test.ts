import { declareOperation } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { implement } from './implementation.ts';
import { readRegistry } from './implementations.ts';

const counter = declareOperation({
  name: 'count_it',
  area: 'common',
  title: 'Count it',
  description: 'Counts.',
  examples: ['count it'],
  input: z.object({}),
  output: z.object({}),
  http: { method: 'POST', path: '/count' },
  access: { kind: 'public' },
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: [],
  summary: () => 'Counted.',
});
const areaOf = (declaration: typeof counter) => [
  { implementations: [implement(declaration, { run: async () => ({ output: {} }) })] },
];

it('only a write that nobody asks the partner for may leave no journal line', () => {
  expect(() => readRegistry(areaOf(counter))).not.toThrow();
  for (const change of [{ offered: true }, { effect: 'read' as const }, { effect: 'money' as const }]) {
    expect(() => readRegistry(areaOf({ ...counter, ...change }))).toThrow(/journal line/);
  }
});
