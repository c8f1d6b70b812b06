import { expect, it } from 'vitest';
import type { SeenRecord } from '../ground/records/records.ts';
import { namesApart } from './names-apart.ts';

const credit = (label: string, data: Record<string, unknown>): SeenRecord => ({
  kind: 'store_credit',
  refs: new Map(),
  label,
  data,
});

it('are their labels where these differ', () =>
  expect(namesApart([credit('Ines Bennett', { code: 'A-1' }), credit('Maya Chen', { code: 'A-2' })])).toEqual(
    ['Ines Bennett', 'Maya Chen'],
  ));

it('have the code of each behind them where these are the same', () =>
  expect(
    namesApart([
      credit('Ines Bennett', { amountMinor: 1985, code: 'CREDIT-5612', status: 'OPEN' }),
      credit('Ines Bennett', { amountMinor: 800, code: 'CREDIT-5103', status: 'OPEN' }),
    ]),
  ).toEqual(['Ines Bennett, CREDIT-5612', 'Ines Bennett, CREDIT-5103']));

it('have another value that differs where there is no code', () =>
  expect(
    namesApart([
      credit('Label', { status: 'OPEN', totalMinor: 500 }),
      credit('Label', { status: 'OPEN', totalMinor: 700 }),
    ]),
  ).toEqual(['Label, $5.00', 'Label, $7.00']));
