import { expect, it } from 'vitest';
import { composeTold } from './told.ts';

it.each([
  ['ask them for a sample price', 'Could you give us a sample price?'],
  ['ask Olaria do Vale about their lead time', 'Could you tell us about your lead time?'],
  [
    'please ask Lume & Cera whether they have the certificate',
    'Could you tell us whether you have the certificate?',
  ],
  ['ask the supplier to send their invoice', 'Could you please send your invoice?'],
  ['ask Vela Norte when they ship', 'Could you tell us when you ship?'],
  ['thank Olaria do Vale', 'Thank you.'],
  [
    'message the second one and ask what their price is for 800 mugs',
    'Could you tell us what your price is for 800 mugs?',
  ],
])('"%s" is said to them as "%s"', (request, words) => {
  expect(composeTold(request)?.value).toBe(words);
});

it.each(['reply that 500 is fine', 'ask them', 'tell Lume & Cera: ask us for a quote'])(
  '"%s" is left as it is',
  (request) => {
    expect(composeTold(request)).toBeNull();
  },
);
