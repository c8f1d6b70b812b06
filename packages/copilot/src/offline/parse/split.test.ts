import { describe, expect, it } from 'vitest';
import { noContext } from './encoder-input.ts';
import type { Parse, Parser } from './parse.ts';
import { splitRequests } from './split.ts';

/** Reads a text by the words that it holds; a whole that holds several is read as all of them. */
const operations: [string, RegExp][] = [
  ['hold_order', /\bhold\b|\brelease\b/],
  ['add_note', /\bnote\b/],
  ['set_price', /\$\d/],
  ['watch_duty', /\bwatch\b|\bitalian\b/],
  ['create_brief', /\bbrief\b/],
  ['update_brief', /\brivet\b/],
];
const parser: Parser = {
  parse: (message) => {
    const found = operations.filter(([, words]) => words.test(message.toLowerCase()));
    const names = [...found.map(([name]) => name), 'list_orders', 'get_order'];
    const share = 0.9 / Math.max(1, found.length);
    const candidates = names.map((operation, place) => ({
      operation,
      probability: place < found.length ? share : 0.02,
      spans: [],
    }));
    const relations = { new: 1, again: 0, revise: 0, answer: 0 };
    return Promise.resolve<Parse>({ candidates, others: [], relations, questions: [], asked: [] });
  },
  likeness: () => Promise.resolve(new Float32Array(2)),
};
const partsOf = async (text: string) => {
  const requests = await splitRequests(
    text,
    noContext,
    parser,
    (name) => name,
    () => true,
  );
  return requests.map((request) => request.text);
};

describe('two requests in a message', () => {
  it.each([
    [
      'release it. add a note for them. watch the italian one',
      ['release it.', 'add a note for them.', 'watch the italian one'],
    ],
    ['release it and leave a note that i rang', ['release it', 'leave a note that i rang']],
    ['hers back on hold. and a note on it for them', ['hers back on hold.', 'and a note on it for them']],
    [
      'he called. the address is right. release it. and add a note',
      ['he called. the address is right. release it.', 'and add a note'],
    ],
    ['$38. and add a note that it changed', ['$38.', 'and add a note that it changed']],
    ['Watch that one for me. The Italian one too.', ['Watch that one for me.', 'The Italian one too.']],
  ])('“%s”', async (text, parts) => expect(await partsOf(text)).toEqual(parts));

  it.each([
    'it is on hold, so leave it be. add a note',
    'bless him, such a kind note. release it',
    'release Note & Hold Co. now',
    'back to the note, release the second one',
    'start a brief for coasters. and make it with a brass rivet',
    'start a brief for coasters and call it rivet',
  ])('are none in “%s”', async (text) => expect(await partsOf(text)).toEqual([text]));
});
