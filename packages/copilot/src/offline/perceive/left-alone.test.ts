import { expect, it } from 'vitest';
import { withoutLeftAlone } from './left-alone.ts';

it.each([
  ['release 5760, 1065 stays where it is', 'release 5760'],
  ['release both, martin stays where it is', 'release both'],
  ['put that one back, other one stays on hold', 'put that one back'],
  ['make the logo bigger and the text stays as it is', 'make the logo bigger'],
  ['5760 stays on hold, release 1065', 'release 1065'],
  ['archive the tote; the mugs remain unchanged.', 'archive the tote.'],
])('%s', (said, asks) => {
  expect(withoutLeftAlone(said)).toBe(asks);
});

it.each([
  'tell them the lid stays the same',
  'put 1042 on hold: the glaze stays as it is',
  'it stays on hold',
  'which orders stay on hold',
  'put 1065 on hold',
  'who stays on hold longest?',
  'show me the late orders and which remain on hold',
  'list the late orders, what stays on hold',
])('%s stays whole', (said) => {
  expect(withoutLeftAlone(said)).toBe(said);
});
