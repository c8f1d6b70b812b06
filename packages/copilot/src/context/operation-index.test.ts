import { operations, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { singularName, tellIndex } from './operation-index.ts';
import { estimateTokens } from './tokens.ts';

const names = operations.filter(({ offered }: AnyDeclaration) => offered).map(({ name }) => name);

it('says the verbs of a thing once, and things with the same verbs together', () => {
  const index = tellIndex([
    'list_orders',
    'get_order',
    'get_quote',
    'list_quotes',
    'list_waitlist',
    'list_categories',
  ]);
  expect(index).toBe('get list: order quote\nlist: waitlist categories');
});

it('holds every operation in fewer than three tokens each', () => {
  const lines = tellIndex(names).split('\n');
  const told = new Set(
    lines.flatMap((line) => {
      const [verbs = '', objects = ''] = line.split(': ');
      return verbs.split(' ').flatMap((verb) => objects.split(' ').map((object) => `${verb}_${object}`));
    }),
  );
  expect([...told].map(singularName).sort()).toEqual(names.map(singularName).sort());
  expect(estimateTokens(lines.join('\n'))).toBeLessThan(names.length * 3);
});
