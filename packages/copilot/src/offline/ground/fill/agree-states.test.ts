import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { agreeStates } from './agree-states.ts';

const agreed = (input: Record<string, unknown>) => {
  agreeStates(fieldsOf(listOrders), input);
  return input;
};

it('takes the state that both fields have, and leaves those alone that go together', () => {
  expect(agreed({ tab: 'OUTSTANDING', productionStatus: 'ON_HOLD' })).toEqual({ tab: 'ON_HOLD' });
  expect(agreed({ tab: 'RETURNS', productionStatus: 'FINISHED' })).toEqual({
    tab: 'RETURNS',
    productionStatus: 'FINISHED',
  });
  expect(agreed({ productionStatus: 'ON_HOLD' })).toEqual({ productionStatus: 'ON_HOLD' });
});
