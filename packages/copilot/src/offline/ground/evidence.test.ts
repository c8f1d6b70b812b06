import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { adjustStock } from '@brandwright/contract/catalog/adjust-stock.ts';
import { fieldsOf } from '../fields.ts';
import { perceive } from '../perceive/utterance.ts';
import { emptyFilling, emptyState } from '../testing/empty.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { weigh } from './evidence.ts';
import type { Filling } from './fill/fill.ts';

const now = new Date('2026-11-22T12:00:00Z');
const vocabulary = buildVocabulary([]);

function reasons(name: string, text: string, filling: Partial<Filling> = {}): Record<string, number> {
  const operation = findOperation(name) as AnyDeclaration;
  const utterance = perceive(text, now, vocabulary, []);
  const found = weigh(operation, [], { ...emptyFilling, ...filling }, null, false, utterance, emptyState);
  return Object.fromEntries(found.map(({ why, weight }) => [why, weight]));
}

it('what is turned back on is not stopped', () => {
  const opposite = 'the opposite of what is said';
  expect(reasons('stop_duty_watch', 'cut the candle duty one back on')[opposite]).toBeLessThan(0);
  expect(reasons('stop_duty_watch', 'stop watching the candle duty')[opposite]).toBeUndefined();
});

describe('what speaks for a reading', () => {
  it('is that its words are accounted for', () => {
    const words = 'accounts for its words';
    expect(reasons('list_orders', 'list the orders')[words]).toBeCloseTo(0.7);
    expect(reasons('list_orders', 'list the dragons')[words]).toBeUndefined();
    expect(reasons('create_design', 'dragons', { input: { words: 'dragons' } })[words]).toBeUndefined();
    expect(reasons('search_suppliers', 'dragons', { input: { keyword: 'dragons' } })[words]).toBeCloseTo(0.7);
  });

  it('is the number of a record, for a look and for a change that has a word for it', () => {
    const none = 'has no word for what is said';
    const input = { orderNumber: 1043 };
    expect(reasons('get_order_tracking', 'where on earth is 1043', { input })[none]).toBeUndefined();
    expect(reasons('send_tracking_email', 'the dragons of 1043 are late', { input })[none]).toBeLessThan(0);
    expect(reasons('get_order_tracking', 'where on earth are the dragons')[none]).toBeLessThan(0);
  });

  it('is not that a figure was said, and another is asked for', () => {
    const aside = 'has no word for the figure that was said';
    const counted = fieldsOf(adjustStock).filter(({ name }) => name === 'counted');
    const left = [
      { kind: 'number', value: 90, unit: null, text: '90', start: 0, end: 2 },
    ] as unknown as Filling['left'];
    expect(
      reasons('adjust_stock', '90 strikers are on the way', { missing: counted, left })[aside],
    ).toBeLessThan(0);
    expect(reasons('adjust_stock', 'count the strikers', { missing: counted })[aside]).toBeUndefined();
  });

  it('is not that a change is asked about', () => {
    const asked = 'a change for a question';
    expect(reasons('recreate_shipment', 'poor guy. do we have enough mugs left?')[asked]).toBeLessThan(0);
    expect(reasons('recreate_shipment', 'do we have mugs? send it again then')[asked]).toBeUndefined();
  });

  it('is not that another one is sent by what sends one again', () => {
    const forNew = 'changes what is there for a new one';
    expect(reasons('change_team_invite', 'she needs another one')[forNew]).toBeLessThan(0);
    expect(reasons('resend_team_invite', 'send her another one')[forNew]).toBeUndefined();
  });

  it('is not that it counts those of everybody where the own are meant', () => {
    const own = 'counts more than the own';
    expect(reasons('count_suppliers', 'how many suppliers do I have in Portugal')[own]).toBeLessThan(0);
    expect(reasons('count_suppliers', 'how many candle makers do you have')[own]).toBeUndefined();
    expect(reasons('list_my_suppliers', 'how many suppliers do I have')[own]).toBeUndefined();
  });

  it('is not that it keeps what is to be forgotten', () => {
    const keeps = 'keeps what is to be forgotten';
    expect(
      reasons('remember_fact', "free shipping from 75 isn't so anymore, forget that one")[keeps],
    ).toBeLessThan(0);
    expect(reasons('remember_fact', 'remember that nobody may forget the ribbon')[keeps]).toBeUndefined();
  });

  it('is not that a question becomes a note where none was asked for', () => {
    const keeps = 'keeps a question';
    const filling = { input: { text: 'twice in one day? they never write' } };
    expect(
      reasons('add_supplier_note', 'Kiln Nine twice in one day? they never write', filling)[keeps],
    ).toBeLessThan(0);
    expect(
      reasons('add_supplier_note', 'note on Kiln Nine: twice in one day?', filling)[keeps],
    ).toBeUndefined();
  });

  it('is not that it adds what is to be taken out, or changes one for a new one', () => {
    const text = 'take the gold line away';
    expect(reasons('add_to_template_design', text)['the opposite of what is said']).toBeLessThan(0);
    const other = 'changes what is there for a new one';
    expect(reasons('update_assistant', 'also new one: every monday 7:00')[other]).toBeLessThan(0);
  });

  it('is not that it shall not be done', () => {
    const not = 'is said not to be done';
    const text = "prepare the message, but don't send it";
    expect(reasons('send_supplier_message', text)[not]).toBeLessThan(0);
    expect(reasons('draft_reply', text)[not]).toBeUndefined();
  });
});
