import { operations } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { orderedMember } from './ordered-member.ts';

const declared = operations.find(({ name }) => name === 'change_order_status');
const status = declared && fieldsOf(declared).find(({ name }) => name === 'productionStatus');
if (!status) throw new Error('The status of an order is a field');

it.each([
  ['Then at least release the one that is on hold, she confirmed by phone', 'OUTSTANDING'],
  ['There is no more reason to hold it back. Please release it.', 'OUTSTANDING'],
  ['put it on hold', 'ON_HOLD'],
  ['hold the one that was released yesterday', 'ON_HOLD'],
  ['which is on hold', 'ON_HOLD'],
])('%s: %s', (text, member) => expect(orderedMember(status, 'ON_HOLD', text)).toBe(member));
