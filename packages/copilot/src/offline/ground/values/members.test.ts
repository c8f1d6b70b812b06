import { operations } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import { inOneRow, lastMember, memberByWord, mendedFor, placeOfMember } from './members.ts';

function fieldOf(operation: string, name: string): FieldSpec {
  const declared = operations.find((one) => one.name === operation);
  const field = declared && fieldsOf(declared).find((one) => one.name === name);
  if (!field) throw new Error(`There is no ${operation}.${name}.`);
  return field;
}

describe('a member of a list of values', () => {
  it.each([
    ['make_brand_pictures', 'pictures', 'the mood', 'MOODBOARD'],
    ['change_brand_colors', 'position', 'the last of the', 'FOURTH'],
    ['make_brand_pictures', 'pictures', 'the', undefined],
  ])('%s %s: “%s” by a word of its own', (operation, name, text, member) =>
    expect(memberByWord(fieldOf(operation, name), text)).toBe(member),
  );

  const status = fieldOf('change_order_status', 'productionStatus');
  it.each([
    ['take it off hold and start it', 'PROCESSING'],
    ['Take it off hold n start it.', 'PROCESSING'],
    ['take it off hold and start 1043', 'OUTSTANDING'],
    ['take it off hold', 'OUTSTANDING'],
  ])('%s comes to the last of two', (text, member) =>
    expect(lastMember(status, 'OUTSTANDING', text)).toBe(member),
  );

  it.each([
    ['black and olive only', ['BLACK', 'GREEN']],
    ['black, not on the olive one', ['BLACK']],
  ])('%s: those of one row', (text, members) =>
    expect(inOneRow(fieldOf('update_product_template', 'colors'), ['BLACK'], text)).toEqual(members),
  );

  it.each([
    ['what sells at a loss', 'true'],
    ['which ones are losin money', 'true'],
    ['which of them loses me money', 'true'],
    ['how much money did they make', undefined],
  ])('%s: with a g that nobody says, and with words between', (text, member) =>
    expect(placeOfMember(fieldOf('list_product_templates', 'atLoss'), text)?.value).toBe(member),
  );

  it('is known with letters that changed their places', () => {
    const field = fieldOf('list_purchase_items', 'status');
    expect(mendedFor(field, 'whats in prodcution now')).toBe('whats in production now');
    expect(mendedFor(field, 'whats in the kitchen')).toBe('whats in the kitchen');
  });

  const measure = fieldOf('get_figures', 'measure');
  it.each([
    ['how many travel candles have we sold', { value: 'UNITS', start: 0, end: 8 }],
    ['how many did I make. Nothing sold', undefined],
    ['how many sold', { value: 'UNITS', start: 0, end: 13 }],
  ])('%s: by words with others between them', (text, place) =>
    expect(placeOfMember(measure, text)).toEqual(place),
  );
});
