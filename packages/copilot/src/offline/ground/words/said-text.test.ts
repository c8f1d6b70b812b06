import { operations } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import { mark } from '../../testing/mark.ts';
import { toldSpans, wholeText } from './said-text.ts';

function fieldOf(operation: string, name: string): FieldSpec {
  const declared = operations.find((one) => one.name === operation);
  const field = declared && fieldsOf(declared).find((one) => one.name === name);
  if (!field) throw new Error(`There is no ${operation}.${name}.`);
  return field;
}

function read(field: FieldSpec, text: string, marked: string): string {
  return wholeText(field, mark(field.name, text, marked), text).text;
}

describe('the text that some marked words stand for', () => {
  const note = fieldOf('add_order_note', 'text');
  it.each([
    ['note on 1042 that she is fine with the blue lid', 'blue lid', 'she is fine with the blue lid'],
    ['add a note: called her, no answer', 'no answer', 'called her, no answer'],
    ['tell them we never use palm oil', 'we never use', 'we never use palm oil'],
    ['note “fragile, glass” on it please', 'fragile', 'fragile, glass'],
    ['call her back. and note two boxes', 'two boxes', 'two boxes'],
    [
      'his PO is CK-7, every carton says BACK DOOR. Add that to the order.',
      'BACK DOOR',
      'his PO is CK-7, every carton says BACK DOOR',
    ],
  ])('%s', (text, marked, whole) => expect(read(note, text, marked)).toBe(whole));

  it.each([
    ['and the slogan, a bit softer: Write it where you were.', 'Write it where', 'Write it where you were.'],
    ["put 'still warm' in it", 'still', 'still warm'],
  ])('slogan: %s', (text, marked, whole) =>
    expect(read(fieldOf('edit_brand_idea', 'slogan'), text, marked)).toBe(whole),
  );

  it('is what was dictated before "use that"', () =>
    expect(
      read(
        fieldOf('update_store_profile', 'description'),
        'Small-batch candles and linen from Portland, for slow evenings. use that',
        'candles and linen from',
      ),
    ).toBe('Small-batch candles and linen from Portland, for slow evenings'));

  it('is the reason after because', () =>
    expect(
      read(
        fieldOf('change_order_status', 'reason'),
        'hold 1042 because the address must be checked',
        'the address',
      ),
    ).toBe('the address must be checked'));

  it('is the new name of a renaming', () =>
    expect(
      read(
        fieldOf('update_ai_product', 'title'),
        'rename Cable Tray to Cord Tray',
        'Cable Tray to Cord Tray',
      ),
    ).toBe('Cord Tray'));

  it('keeps a negation', () =>
    expect(read(note, 'note that it must be unscented, not macho', 'unscented')).toBe(
      'it must be unscented, not macho',
    ));
});

describe('several marks of one text', () => {
  const text = 'I will be at the bank then. put a note on them that the balance goes Tuesday';
  it('begin where the message says to write something', () =>
    expect(
      toldSpans(
        fieldOf('add_supplier_note', 'text'),
        [mark('text', text, 'bank'), mark('text', text, 'the balance goes Tuesday')],
        text,
      ).map((span) => span.text),
    ).toEqual(['the balance goes Tuesday']));
});
