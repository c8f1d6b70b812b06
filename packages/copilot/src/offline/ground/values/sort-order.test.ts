import { operations } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { sortOrderIn } from './sort-order.ts';

function order(operation: string, text: string): string | undefined {
  const declared = operations.find((one) => one.name === operation);
  const field = declared && fieldsOf(declared).find(({ name }) => name === 'sort');
  if (!field) throw new Error(`${operation} has no order.`);
  return sortOrderIn(field, text);
}

describe('the order that is asked for', () => {
  it.each([
    ['bag suppliers sorted by import duty, low to high', 'tariff'],
    ['cheapest first', 'price'],
    ['best rated first', '-averageReview'],
    ['bag suppliers in india', undefined],
  ])('of suppliers: %s', (text, value) => expect(order('search_suppliers', text)).toBe(value));

  it.each([
    ['which is the biggest?', '-total'],
    ['oldest first', 'placedAt'],
  ])('of orders: %s', (text, value) => expect(order('list_orders', text)).toBe(value));
});
