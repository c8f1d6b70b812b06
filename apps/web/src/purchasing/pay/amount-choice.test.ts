import { expect, it } from 'vitest';
import { amountOf } from './amount-choice.tsx';

const part = (typed: string) => amountOf({ kind: 'PART', typed }, 44_100, 'USD');

it('pays all of an invoice, or a part of what is owed', () => {
  expect(amountOf({ kind: 'ALL', typed: 'x' }, 44_100, 'USD')).toEqual({ amountMinor: undefined });
  expect(part('$250')).toEqual({ amountMinor: 25_000 });
  expect(part('441.00')).toEqual({ amountMinor: 44_100 });
});

it.each([
  ['', 'Enter how much you want to pay.'],
  ['0', 'Enter an amount, such as 250.00.'],
  ['-5', 'Enter an amount, such as 250.00.'],
  ['half', 'Enter an amount, such as 250.00.'],
  ['441.01', 'At most $441.00 is owed.'],
])('refuses “%s”', (typed, fault) => expect(part(typed)).toEqual({ fault }));
