import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { periodBefore } from './period-before.ts';

const fields = fieldsOf(findOperation('list_orders') as AnyDeclaration);
const week = { placedFrom: '2026-11-09', placedTo: '2026-11-15' };
const october = { placedFrom: '2026-10-01', placedTo: '2026-10-31' };

it.each([
  ['and the week before?', week, { placedFrom: '2026-11-02', placedTo: '2026-11-08' }],
  ['the week before that', week, { placedFrom: '2026-11-02', placedTo: '2026-11-08' }],
  ['what about the month before', october, { placedFrom: '2026-09-01', placedTo: '2026-09-30' }],
  [
    'and the day before',
    { placedFrom: '2026-11-13', placedTo: '2026-11-13' },
    { placedFrom: '2026-11-12', placedTo: '2026-11-12' },
  ],
  ['and the week before?', {}, {}],
  ['the week before Christmas', week, {}],
  ['the month before last', october, {}],
])('%s', (text, last, wanted) => expect(periodBefore(fields, last, text)).toEqual(wanted));
