import { describe, expect, it } from 'vitest';
import { readChoice, readPage, readWords } from './list-address.ts';

const query = (text: string) => new URLSearchParams(text);

describe('what an address lists', () => {
  it.each([
    ['', 0],
    ['page=3', 3],
    ['page=-1', 0],
    ['page=1.5', 0],
    ['page=x', 0],
    ['page=100001', 0],
  ])('reads the page of %j', (text, page) => expect(readPage(query(text))).toBe(page));

  it('takes only words that are known', () => {
    expect(readChoice(query('status=PAID'), 'status', ['PAID', 'DUE'])).toBe('PAID');
    expect(readChoice(query('status=paid'), 'status', ['PAID', 'DUE'])).toBeUndefined();
    expect(readChoice(query(''), 'status', ['PAID'])).toBeUndefined();
  });

  it('cuts words to search for', () => {
    expect(readWords(query('q=%20candle%20'), 'q')).toBe('candle');
    expect(readWords(query(`q=${'x'.repeat(300)}`), 'q')).toHaveLength(120);
    expect(readWords(query(''), 'q')).toBe('');
  });
});
