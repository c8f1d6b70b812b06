import { expect, it } from 'vitest';
import {
  agreesOnly,
  agreesPlainly,
  asksForWaiting,
  isNoAlone,
  isPlainNo,
  isPlainYes,
  isStop,
  isUndecided,
} from './reply.ts';

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

it.each(['lovely, send it', 'aye', 'that will do', 'Agreed.', 'pay it', 'sounds good', 'please do'])(
  '“%s” agrees',
  (text) => expect(agreesPlainly(text)).toBe(true),
);
it.each([
  'hmm',
  'hi',
  'ugh',
  'interesting',
  'let me think',
  "I'm not sure",
  'cc nobody',
  'before you send it, show me',
  'shorter',
  'make it 300',
  'ok but not today',
  'looks good, change the date though',
])('“%s” agrees to nothing', (text) => expect(agreesPlainly(text)).toBe(false));
it.each(['hmm', 'let me think', "I'm not sure yet", 'ugh', 'Interesting…'])('“%s” leaves it open', (text) =>
  expect(isUndecided(text)).toBe(true),
);
it.each(['ok', 'show me the orders', 'maybe put 1042 on hold', 'yes', 'right'])(
  '“%s” is more than undecided',
  (text) => expect(isUndecided(text)).toBe(false),
);
it.each(['before you send it, show me', 'what will you send', 'read it to me first, what does it say'])(
  '“%s” asks for what waits',
  (text) => expect(asksForWaiting(text)).toBe(true),
);
it.each(['show me the orders', 'what does Lume say about it in the chat from last week in the other thread'])(
  '“%s” asks for something else',
  (text) => expect(asksForWaiting(text)).toBe(false),
);

it.each(['ok', 'yes please', 'aye, do that then', 'sounds good, go ahead'])(
  '“%s” agrees and says nothing else',
  (text) => expect(agreesOnly(text)).toBe(true),
);
it.each(['ok let him go', 'yes, and the cups', 'fine, the blue one'])('“%s” says more than a yes', (text) =>
  expect(agreesOnly(text)).toBe(false),
);
