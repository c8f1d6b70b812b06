import { describe, expect, it } from 'vitest';
import { arrange, choiceOf, moved } from './column-choice.ts';

const columns = ['number', 'customer', 'items', 'total'].map((key) => ({ key }));
const keys = (arranged: ReturnType<typeof arrange>) =>
  arranged.map(({ column, isShown }) => (isShown ? column.key : `(${column.key})`)).join(' ');
const choice = (...all: string[]) =>
  all.map((key) => ({ key: key.replace('-', ''), isShown: !key.startsWith('-') }));

describe('arrange', () => {
  it('is the table’s own order without a choice', () => {
    expect(keys(arrange(columns, null))).toBe('number customer items total');
  });

  it('orders and hides as chosen, with the first column first', () => {
    expect(keys(arrange(columns, choice('total', '-items', 'number', 'customer')))).toBe(
      'number total (items) customer',
    );
  });

  it('shows a column that the choice does not know behind its neighbor', () => {
    expect(keys(arrange(columns, choice('number', 'total', 'customer')))).toBe('number total customer items');
    expect(keys(arrange(columns, choice('number', 'items')))).toBe('number customer items total');
  });

  it('forgets columns that the table no longer has', () => {
    expect(keys(arrange(columns, choice('number', 'weight', 'customer', 'items', 'total')))).toBe(
      'number customer items total',
    );
    expect(arrange([], null)).toEqual([]);
  });
});

describe('choiceOf', () => {
  it('keeps order and hidden columns', () => {
    const chosen = choice('number', 'total', '-items', 'customer');
    expect(choiceOf(arrange(columns, chosen), columns)).toEqual(chosen);
  });

  it('is nothing where all is as the table has it', () => {
    expect(choiceOf(arrange(columns, choice('number', 'customer', 'items', 'total')), columns)).toBeNull();
  });
});

describe('moved', () => {
  it('moves within the list and never before the first', () => {
    expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
    expect(moved(['a', 'b', 'c', 'd'], 1, 2)).toEqual(['a', 'c', 'b', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 1, 0)).toEqual(['a', 'b', 'c', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 2, 9)).toEqual(['a', 'b', 'd', 'c']);
  });
});
