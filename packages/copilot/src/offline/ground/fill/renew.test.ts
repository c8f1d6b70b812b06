import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { outOfPeriod, remade } from './renew.ts';

const fields = (operation: string) => fieldsOf(findOperation(operation) as AnyDeclaration);

it.each([
  ['its acrylic btw not wool', { product: 'beanies' }, { product: 'acrylic beanies' }],
  ['acrylic, not wool', { product: 'wool beanies' }, { product: 'acrylic beanies' }],
  ['and from india?', { product: 'wool beanies' }, {}],
  ['the wool ones', { product: 'wool beanies' }, {}],
])('%s', (text, before, wanted) =>
  expect(remade(fields('compare_tariffs'), {}, before, text)).toEqual(wanted),
);

const october = { placedFrom: '2026-10-01', placedTo: '2026-10-31' };
it.each([
  ['an earlier start ends no longer when the old period did', { placedFrom: '2026-06-01' }, ['placedTo']],
  ['a start within it narrows it', { placedFrom: '2026-10-15' }, []],
  ['a whole new period leaves nothing', { placedFrom: '2026-01-01', placedTo: '2026-11-22' }, []],
])('%s', (_, said, dropped) =>
  expect(outOfPeriod(fields('start_financial_export'), said, october)).toEqual(dropped),
);
