import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../fields.ts';
import type { Filling } from '../ground/fill/fill.ts';
import type { SeenRecord } from '../ground/records/records.ts';
import { emptyFilling } from '../testing/empty.ts';
import { askForRecord } from './ask.ts';

const operation = findOperation('change_order_status') as AnyDeclaration;
const field = (name: string) => fieldsOf(operation).find((one) => one.name === name);
const order = (number: number, label: string): SeenRecord => ({
  kind: 'order',
  refs: new Map([['order', [{ field: 'orderNumber', value: number }]]]),
  label,
  data: {},
});
const records = [1061, 1062, 1063, 1064].map((number) => order(number, `#${number}`));

function ask(input: Record<string, unknown>, missing: readonly string[]) {
  const orderNumber = field('orderNumber');
  if (!orderNumber) throw new Error('An order is named by its number.');
  const filling: Filling = {
    ...emptyFilling,
    input,
    missing: missing.flatMap((name) => field(name) ?? []),
    unclear: { field: orderNumber, records },
    given: 1,
  };
  const decision = askForRecord(operation, filling, { field: orderNumber, records });
  return decision.kind === 'ask' ? decision.options : [];
}

describe('which of several records', () => {
  it('offers at most three answers, each with the whole request', () => {
    expect(ask({ productionStatus: 'ON_HOLD' }, ['orderNumber']).map(({ input }) => input)).toEqual(
      [1061, 1062, 1063].map((orderNumber) => ({ productionStatus: 'ON_HOLD', orderNumber })),
    );
  });

  it('offers none where something else is missing too', () => {
    expect(ask({}, ['orderNumber', 'productionStatus'])).toEqual([]);
  });
});
