import { expect, it } from 'vitest';
import type { EditableField } from '@brandwright/contract/kernel/approval.ts';
import { changedValues, textOfValue } from './edited-values.ts';

const field = (kind: EditableField['kind'], value: EditableField['value']): EditableField => ({
  field: 'it',
  label: 'It',
  kind,
  value,
  choices: [],
});
const change = (of: EditableField, to: string | boolean | string[]) => changedValues([of], { it: to });

it('shows money in dollars and takes it back as minor units', () => {
  expect(textOfValue(field('money', 4205))).toBe('42.05');
  expect(change(field('money', 4205), '$1,200')).toEqual({ changes: { it: 120_000 }, faults: {} });
  expect(change(field('money', 4205), '19.99').changes).toEqual({ it: 1999 });
});

it('tells only what differs', () => {
  expect(change(field('money', 4205), '42.05').changes).toEqual({});
  expect(change(field('choices', ['A', 'B']), ['B', 'A']).changes).toEqual({});
  expect(change(field('choices', ['A', 'B']), ['A']).changes).toEqual({ it: ['A'] });
  expect(change(field('flag', false), true).changes).toEqual({ it: true });
});

it('says what is no value', () => {
  expect(change(field('integer', 2), '2.5')).toEqual({
    changes: {},
    faults: { it: 'Enter a whole number.' },
  });
  expect(change(field('number', 2), 'many').faults).toEqual({ it: 'Enter a number.' });
  expect(change(field('day', '2026-11-20'), 'soon').faults).toEqual({ it: 'Choose a day.' });
});
