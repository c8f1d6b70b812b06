import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import type { SeenRecord, SeenResult } from './records.ts';
import { referByMention } from './refer-by-mention.ts';

const template = (id: string, label: string): SeenRecord => ({
  kind: 'product_template',
  refs: new Map([['product_template', [{ field: 'id', value: id }]]]),
  label,
  data: {},
});
const list: SeenResult = {
  operation: findOperation('list_product_templates') as AnyDeclaration,
  input: {},
  result: {},
  lists: [
    {
      operation: 'list_product_templates',
      single: false,
      records: [
        template('1', 'Clay hands hoodie'),
        template('2', 'Market day tote'),
        template('3', 'Clay mug'),
      ],
    },
  ],
};
const feed: SeenResult = {
  operation: findOperation('list_feed') as AnyDeclaration,
  input: {},
  result: { items: [{ records: [{ kind: 'order', id: 'a', label: 'Order #1043, Mason Moreau' }, null] }] },
  lists: [],
};

describe('a row in view that a message mentions', () => {
  it('is the one with the word in its name', () =>
    expect(referByMention('oh no not the hoodie!', 'product_template', [list])?.label).toBe(
      'Clay hands hoodie',
    ));
  it('is none where two have it', () =>
    expect(referByMention('the clay one', 'product_template', [list])).toBeNull());
  it('is none where no word is said', () =>
    expect(referByMention('what does one cost me', 'product_template', [list])).toBeNull());
  it('is what a row rests on too', () =>
    expect(referByMention('send masons again', 'order', [feed])?.refs.get('order')?.[0]?.value).toBe(1043));
});
