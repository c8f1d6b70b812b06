import { describe, expect, it } from 'vitest';
import { titleFrom } from './title.ts';

describe('a title', () => {
  it.each([
    ['what would I pay in duty on 2,000 candles from Vietnam?', 'Duty on 2,000 candles from Vietnam'],
    [
      'What would I pay in duty on 2,000 scented candles at $3.40 from Vietnam versus China if they land next month?',
      'Duty on 2,000 scented candles at $3.40 from Vietnam…',
    ],
    ['hi! can you please show me my inbox', 'Inbox'],
    ['Cancel order 1042', 'Cancel order 1042'],
    ['hey there, cancel order 1042 please', 'Cancel order 1042'],
    ['which orders are late?', 'Orders that are late'],
    ['where is order 1042', 'Where order 1042 is'],
    ["how's order 1042 doing?", 'Order 1042'],
    ['whats the moq of Lume & Cera', 'Moq of Lume & Cera'],
    ['I want to make 500 matte black mugs. They need my logo. Under $6.', 'Make 500 matte black mugs'],
    ['find candle makers in Portugal', 'Candle makers in Portugal'],
    ['list orders', 'List orders'],
    ['show my orders', 'Orders'],
    ['ok so I need a brand kit for a calming tea', 'Brand kit for a calming tea'],
    ['who makes candles without paraffin', 'Who makes candles without paraffin'],
    ['not macho, a calm font for the tea', 'Not macho, a calm font for the tea'],
    ['что с заказом 1042', 'Что с заказом 1042'],
    ['x'.repeat(200), `${'X' + 'x'.repeat(59)}…`],
  ])('of “%s”', (said, title) => expect(titleFrom(said)).toBe(title));

  it.each([
    'hi',
    'Hello there!',
    'good morning',
    'thanks',
    'ok',
    'yes please',
    'how are you today?',
    'what can you do',
    'help',
    'are you a robot',
    'send it',
    'what is this?',
    'open that one',
    '',
    '👋',
  ])('is not made of “%s”', (said) => expect(titleFrom(said)).toBeNull());

  it('is never longer than the list shows', () => {
    const words = 'a brand kit for a calming tea that is sold to nurses who work at night and sleep by day';
    expect(titleFrom(words)?.length).toBeLessThanOrEqual(61);
  });
});
