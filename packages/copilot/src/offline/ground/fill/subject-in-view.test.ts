import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { subjectInView } from './subject-in-view.ts';

const call = (operation: string, input: Record<string, unknown>) => ({
  callId: '1',
  operation,
  input,
  outcome: null,
});

function taken(
  name: string,
  text: string,
  said = {},
  calls = [call('get_sales_channel', { channel: 'INSTAGRAM' })],
) {
  const operation = findOperation(name) as AnyDeclaration;
  return subjectInView(operation, fieldsOf(operation), said, text, { calls }, findOperation);
}

it('takes the channel that was looked at, where a change points at it', () => {
  expect(taken('enable_product_feed', 'turn it on then')).toEqual({ channel: 'INSTAGRAM' });
  expect(taken('enable_product_feed', 'turn on a feed')).toEqual({});
  expect(taken('enable_product_feed', 'turn it on for another one')).toEqual({});
});

it('takes it to look without a pointer', () => {
  expect(taken('get_product_feed', 'how many products went in')).toEqual({ channel: 'INSTAGRAM' });
});

it('leaves what was said, and what the operation does not know', () => {
  expect(taken('get_product_feed', 'and google', { channel: 'GOOGLE_SHOPPING' })).toEqual({});
  const wholesale = [call('get_sales_channel', { channel: 'WHOLESALE' })];
  expect(taken('enable_product_feed', 'turn it on', {}, wholesale)).toEqual({});
});

it('takes nothing of a filter', () => {
  expect(taken('get_product_feed', 'show it', {}, [call('list_labels', { channel: 'INSTAGRAM' })])).toEqual(
    {},
  );
});
