import { findOperation, type AnyDeclaration, type RecordKind } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { emptyState } from '../../testing/empty.ts';
import { notesAside, writesToNobody } from './to-a-person.ts';

const of = (name: string) => findOperation(name) as AnyDeclaration;
const spokenOf = (kind: RecordKind) => ({
  focus: [{ kind, value: 'x' }] as unknown as typeof emptyState.focus,
});

describe('a letter that is asked for', () => {
  it.each([
    'just email her it’s moving again and sorry for the hold up',
    'nah changed my mind, write to him: back on Monday',
    'ok, drop them an email',
  ])('is no change that writes to nobody: %s', (said) => {
    for (const name of ['change_order_status', 'add_order_note', 'recreate_shipment'])
      expect(writesToNobody(of(name), said)).toBe(true);
    for (const name of ['send_customer_email', 'send_supplier_message', 'get_order'])
      expect(writesToNobody(of(name), said)).toBe(false);
  });

  it.each([
    'put her order on hold and email her',
    'send them back to outstanding',
    'text size 12 on the label',
    'send her another one',
  ])('is not what comes second or says something else: %s', (said) =>
    expect(writesToNobody(of('change_order_status'), said)).toBe(false),
  );
});

describe('a note on a person', () => {
  it.each([
    'stick a note on her: vip',
    'make a note about him that he haggles',
    'note on the customer, prefers blue',
  ])('is kept on the one who was spoken of: %s', (said) => {
    for (const kind of ['customer', 'order'] as const) {
      expect(notesAside(of('add_order_note'), said, spokenOf(kind))).toBe(true);
      expect(notesAside(of('add_supplier_note'), said, spokenOf(kind))).toBe(true);
      expect(notesAside(of('add_customer_note'), said, spokenOf(kind))).toBe(false);
    }
    expect(notesAside(of('add_customer_note'), said, spokenOf('supplier'))).toBe(true);
    expect(notesAside(of('add_supplier_note'), said, spokenOf('supplier'))).toBe(false);
    expect(notesAside(of('add_order_note'), said, emptyState)).toBe(true);
  });

  it.each(['add a note to it: call first', 'put a note on her order', 'note that he called'])(
    'is not one on the order: %s',
    (said) => expect(notesAside(of('add_order_note'), said, spokenOf('order'))).toBe(false),
  );
});
