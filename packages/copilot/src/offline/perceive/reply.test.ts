import { expect, it } from 'vitest';
import { isNoAlone, isPlainNo, isPlainYes, isStop } from './reply.ts';

it.each(['ok go', 'yes', 'go ahead', 'sure, do it'])('“%s” is a yes', (text) =>
  expect(isPlainYes(text)).toBe(true),
);
it.each(['ok', 'yes, but on Friday', 'go to the orders', 'send it'])('“%s” is no plain yes', (text) =>
  expect(isPlainYes(text)).toBe(false),
);
it.each(['no', 'never mind', 'Not now.'])('“%s” is a no by itself', (text) => {
  expect(isNoAlone(text)).toBe(true);
  expect(isPlainNo(text)).toBe(true);
});
it('“cancel that” is a no to a question only', () => {
  expect(isPlainNo('cancel that')).toBe(true);
  expect(isNoAlone('cancel that')).toBe(false);
});
it.each(['no stop. dont send', "don't do it", 'wait, do not send it yet'])('“%s” stops', (text) =>
  expect(isStop(text)).toBe(true),
);
it.each(["don't send it to Maya", 'stop the Monday assistant', "don't cancel it"])(
  '“%s” asks for more',
  (text) => expect(isStop(text)).toBe(false),
);
