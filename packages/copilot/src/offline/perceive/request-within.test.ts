import { expect, it } from 'vitest';
import { requestWithin } from './request-within.ts';

const asked = (text: string): string | null => {
  const within = requestWithin(text);
  return within ? text.slice(within.start, within.end).trim() : null;
};

it.each([
  [
    'in the galley i always turned the oldest tins to the front. so which orders have sat longest',
    'so which orders have sat longest',
  ],
  [
    "morning! could you show me what's on hold please, the christmas gift messages are driving me mad",
    "could you show me what's on hold please",
  ],
  [
    'owen rosen at the copper kettle. good name for a shop i had one once. his big order 9051 why is that stuck',
    'his big order 9051 why is that stuck',
  ],
  ["there's room on the candle, then. raise the scented candle to 36.", 'raise the scented candle to 36.'],
  ['put 1042 on hold because she is away until the end of the month and has no neighbor', 'put 1042 on hold'],
])('finds what is asked in “%s”', (text, request) => expect(asked(text)).toBe(request));

it.each([
  'show me the orders on hold',
  'the turkish ones. what do others say',
  'He says the flat number was left off. It ought to have Apt 4B after the street. Would you put that in for him?',
  'a long story about tins on a shelf that asks for nothing at all, and then some more of it',
])('takes “%s” whole', (text) => expect(asked(text)).toBeNull());
