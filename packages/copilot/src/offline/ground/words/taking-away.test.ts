import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { losesUnasked } from './taking-away.ts';

const loses = (operation: string, text: string) =>
  losesUnasked(findOperation(operation) as AnyDeclaration, text);

describe('a removal that nobody spoke of', () => {
  it.each([
    ['remove_image', 'take the second'],
    ['snooze_feed_item', 'start the three oldest for me'],
    ['undo_change', "sorry, it's Ann and not Anna"],
  ])('%s for “%s”', (operation, text) => expect(loses(operation, text)).toBe(true));

  it.each([
    ['remove_image', 'take the second one out'],
    ['remove_image', 'bin it'],
    ['undo_change', 'put it back the way it was'],
    ['snooze_feed_item', 'remind me on Monday'],
    ['dismiss_feed_item', "I've dealt with that"],
    ['archive_brand_kit', 'we no longer sell these, hide it'],
    ['unpublish_product_template', 'take it off sale'],
    ['add_order_note', 'note that she called'],
  ])('not %s for “%s”', (operation, text) => expect(loses(operation, text)).toBe(false));
});
