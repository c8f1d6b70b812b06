import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../ground/reading.ts';
import { perceive } from '../perceive/utterance.ts';
import { emptyFilling, emptyServices, emptyState } from '../testing/empty.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { Decision } from './decision.ts';
import { settle } from './settle.ts';

const note = { orderNumber: 1042, text: 'call first' };
const reading = (operation: string, probability: number, filling = {}): Reading => ({
  operation: findOperation(operation) as AnyDeclaration,
  probability,
  relation: 'new',
  filling: { ...emptyFilling, input: note, given: 2, ...filling },
  trial: null,
  isEmpty: false,
  leavesNamed: false,
  otherProduct: null,
  score: 0,
  evidence: [],
});

const decide = (text: string, one: Reading, certainty: number, state = emptyState): Promise<Decision> =>
  settle(
    [one],
    [certainty],
    0,
    perceive(text, new Date('2026-11-22T12:00:00Z'), buildVocabulary([]), []),
    state,
    emptyServices,
  );
const long = 'so the customer of 1042 rang again and it would be good to have them rung before it goes out';

describe('a plain change', () => {
  it('is offered where it leaves a color code aside', async () => {
    const left = [
      { kind: 'hex' as const, value: '#A8452B', negated: false, start: 0, end: 7, text: '#A8452B' },
    ];
    expect(
      await decide('#A8452B, call it rust', reading('edit_product_idea', 0.7, { left }), 0.85),
    ).toMatchObject({
      kind: 'options',
    });
  });

  it('is offered where its text holds the number of its own order, and so another wish', async () => {
    const input = { orderNumber: 1042, text: 'she is away; and her order 1042, refund the shipping' };
    expect(await decide(long, reading('add_order_note', 0.9, { input }), 0.9)).toMatchObject({
      kind: 'options',
    });
  });

  it('waits for a yes, in words of its own, where it is not sure', async () => {
    expect(await decide(long, reading('add_order_note', 0.6), 0.7)).toMatchObject({
      kind: 'call',
      doubt: expect.stringContaining('call first'),
    });
  });

  it('waits for a yes where it goes on from a change that was refused, or answers what was not said last', async () => {
    const refused: DialogueState = {
      ...emptyState,
      calls: [
        {
          callId: 'call-1',
          operation: 'update_sku',
          input: { sku: 'JC-TEA-TOW' },
          outcome: { ok: false, code: 'bad_input', message: 'What should change?', details: [] },
        },
      ],
    };
    const input = { sku: 'JC-TEA-TOW', priceMinor: 4600 };
    const again = { ...reading('update_sku', 0.9, { input }), relation: 'again' as const };
    expect(await decide('$46, none here yet', again, 0.9, refused)).toHaveProperty('doubt');
    const asked = (answered: string): DialogueState => ({
      ...emptyState,
      asked: { operation: 'update_sku', input: {}, field: 'sku', question: 'Which SKU?', choices: [] },
      previous: { said: 'make it 46', answered, isUnparsed: false },
    });
    const answer = { ...reading('update_sku', 0.9, { input }), relation: 'answer' as const };
    expect(
      await decide('the towel', answer, 0.9, asked('Which SKU?\n\nThere’s no reward “take”.')),
    ).toHaveProperty('doubt');
    expect(
      await decide('the towel', answer, 0.9, asked('Which SKU? Its code is enough.')),
    ).not.toHaveProperty('doubt');
  });

  it.each([
    ['it is sure by all that was found out', long, reading('add_order_note', 0.6), 0.85],
    ['the learned model alone is sure', long, reading('add_order_note', 0.9), 0.7],
    ['its verb was said', 'add call first to 1042', reading('add_order_note', 0.6), 0.7],
    [
      'its record was named in few words',
      'call first for #1042',
      reading('add_order_note', 0.6, { named: [{ label: '#1042' }] }),
      0.7,
    ],
    ['it takes another back', long, reading('undo_change', 0.7), 0.7],
  ])('does not where %s', async (_, text, one, certainty) => {
    const decision = await decide(text, one, certainty);
    expect(decision).toMatchObject({ kind: 'call' });
    expect(decision).not.toHaveProperty('doubt');
  });

  const made = { title: 'bath salts', priceMinor: 1550 };
  const brief = { words: 'leather coasters, sell 48, costs me 17.50' };
  it.each([
    [
      'the same would be made once more',
      'actually 15.50 is nicer',
      { ...reading('create_product', 0.95, { input: made }), relation: 'again' as const },
    ],
    [
      'what is said is the price of a product, for a brief',
      'leather coasters, sell 48, costs me 17.50',
      reading('create_tech_pack', 0.95, { input: brief }),
    ],
  ])('waits for a yes where %s', async (_, text, one) => {
    expect(await decide(text, one, 0.95)).toMatchObject({ kind: 'call', doubt: expect.any(String) });
  });

  it('waits where it is called off in the same breath', async () => {
    const rule = { input: { rule: 'r' } };
    expect(
      await decide('B2B one delete. ehh no. only off', reading('delete_order_rule', 0.9, rule), 0.95),
    ).toMatchObject({ kind: 'call', doubt: expect.any(String) as string });
    expect(
      await decide('B2B one delete. no need for it', reading('delete_order_rule', 0.9, rule), 0.95),
    ).not.toHaveProperty('doubt');
  });

  it('waits where its figure is that of another one, and nobody said it', async () => {
    const named = [{ kind: 'assistant' as const, refs: new Map(), label: 'Late order watcher', data: {} }];
    const input = { assistant: 'a', credits: 2500 };
    const again = reading('set_ai_credit_cap', 0.9, { input, named, inherited: 'last call' });
    expect(await decide('also cap on late order watcher', again, 0.95)).toHaveProperty('doubt');
    expect(await decide('the same cap on late order watcher', again, 0.95)).not.toHaveProperty('doubt');
  });

  it('is not made where the last change is read once more and nothing was said of it', async () => {
    const again = { ...reading('update_purchase_item', 0.95, { given: 0 }), relation: 'again' as const };
    expect(await decide('then 30 percent should be $1,701', again, 0.95)).toMatchObject({ kind: 'options' });
  });
});
