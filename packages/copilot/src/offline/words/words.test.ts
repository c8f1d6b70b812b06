import { describe, expect, it } from 'vitest';
import { readSaidText } from '../arguments/texts.ts';
import { readDecision } from '../follow-up/decision.ts';
import { findReferences } from '../table/references.ts';
import { split } from '../turn/split.ts';
import { normalise } from './normalise.ts';
import { buildVocabulary, repairSpelling } from './spelling.ts';
import { form, stem } from './tokens.ts';

const vocabulary = buildVocabulary([
  'orders',
  'outstanding',
  'cancelled',
  'candle',
  'supplier',
  'tariff',
  'status',
]);

describe('spelling', () => {
  it.each([
    ['wich oders are outstnading', 'which orders are outstanding'],
    ['canlled ones', 'cancelled ones'],
    ['candel supliers', 'candle suppliers'],
    ['tarrif', 'tariff'],
  ])('%s → %s', (text, wanted) => {
    const repaired = repairSpelling(text, vocabulary);
    expect(repaired.split(' ').map(stem)).toEqual(wanted.split(' ').map(stem));
  });
  it.each([
    'a poem about the sea',
    'say "cancle it"',
    'cancl@shop.test',
    'Ask Maja about it',
    'code CANDEL now',
  ])('%s stays', (text) => expect(repairSpelling(text, vocabulary)).toBe(text));
  it('takes the words of records as they are', () =>
    expect(repairSpelling('orderz of statis', vocabulary, ['statis'])).toContain('statis'));
});

describe('words', () => {
  it.each([
    ['cancelled', 'canceled'],
    ['favourites', 'favorites'],
    ['categories', 'category'],
  ])('%s is %s', (a, b) => expect(stem(a)).toBe(stem(b)));
  it('keeps endings that tell a state', () => expect(form('cancelled')).not.toBe(form('cancel')));
  it.each([
    ["what's up", 'what is up'],
    ["don't", 'do not'],
    ['Italy vs Spain', 'Italy versus Spain'],
    ['call it off', 'cancel it'],
    ['minimum order under 5', 'MOQ under 5'],
  ])('%s → %s', (text, wanted) => expect(normalise(text)).toBe(wanted));
});

describe('splitting', () => {
  const apart = async () => false;
  it.each([
    ['show the outstanding orders and put the first two on hold', 2],
    ['Cancel order 5. Then track order 6.', 2],
    ['candles and soap from India', 1],
    ['note "pack and ship it" on 5', 1],
  ])('%s: %d', async (text, count) => expect(await split(text, apart)).toHaveLength(count));
  it('keeps together what the caller joins', async () =>
    expect(await split('cancel it and refund her', async () => true)).toEqual(['cancel it and refund her']));
});

describe('said texts', () => {
  it.each([
    ['cancel it because the box was wet', 'reason', 'the box was wet'],
    ['put it on hold, the customer asked', 'reason', 'the customer asked'],
    ['cancel it, she changed her mind', 'reason', 'she changed her mind'],
    ['add a note to order 5: call first', 'text', 'call first'],
    ['leave a note on it saying "gift"', 'text', 'gift'],
    ['note on order 5 that he called', 'text', 'he called'],
  ])('%s', (text, kind, value) => expect(readSaidText(text)).toMatchObject({ kind, value }));
  it('finds none where none is', () => expect(readSaidText('show orders over $50, not in China')).toBeNull());
});

describe('references', () => {
  it.each([
    ['open the second', 'ordinal'],
    ['put the first two on hold', 'count'],
    ['cancel it', 'it'],
    ['compare them', 'all'],
    ['the cheapest one', 'extreme'],
    ['cancel the others', 'others'],
    ['the one from Mexico', 'described'],
    ['refund her', 'person'],
  ])('%s', (text, how) => expect(findReferences(text)[0]?.how).toBe(how));
  it.each(['last month', 'the first week of May', 'second-hand bags', 'orders over $5'])(
    '%s holds none',
    (text) => expect(findReferences(text)).toEqual([]),
  );
});

describe('yes and no', () => {
  it.each(['yes', 'Yes please', 'ok, go ahead', 'sure, do it', 'y', '👍', 'sounds good', 'approve'])(
    '%s approves',
    (text) => expect(readDecision(text)).toBe('approve'),
  );
  it.each(['no', 'No thanks', 'nope, leave it', "don't", 'stop', 'not now', 'never mind', '👎'])(
    '%s denies',
    (text) => expect(readDecision(text)).toBe('deny'),
  );
  it.each([
    'yes but only one of them',
    'no, make it 200',
    'no, Vietnam',
    'yesterday',
    'now show the orders',
    'yes and cancel 1043',
    'ok what about refunds',
    '',
  ])('%s decides nothing', (text) => expect(readDecision(text)).toBeNull());
});
