import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, listWords, money } from '../orders/words.ts';
import { cart, purchaseItemRow } from './entities.ts';
import { purchaseReads } from './purchase-reads.ts';

export const removeFromCart = declareOperation({
  name: 'remove_from_cart',
  area: 'purchasing',
  title: 'Remove from the cart',
  description:
    'Takes an item out of the shopping cart, or empties it with all. What came from a quote stays as a purchase order that isn’t paid; what was put in from the catalog is gone. Undo puts it back.',
  examples: [
    'Take the tote out of the cart',
    'remove the mugs from my cart',
    'empty the cart',
    'clear my shopping cart',
  ],
  input: z.object({
    purchaseItemId: field(z.string().trim().min(1).max(200), {
      ref: 'purchase_item',
      label: 'Item',
      words: ['item', 'product'],
    })
      .describe('Id or title of what is in the cart.')
      .optional(),
    all: field(z.boolean(), {
      label: 'All',
      words: ['all', 'everything'],
      valueWords: {
        true: ['all', 'everything', 'empty', 'clear', 'wipe', 'whole cart', 'start over', 'the lot'],
      },
    })
      .describe('True empties the cart.')
      .optional(),
  }),
  output: z.object({ removed: z.array(purchaseItemRow), cart }),
  http: { method: 'DELETE', path: '/web/creator-order-items/-/shopping-cart-orders' },
  access: mayAct,
  effect: 'write',
  card: 'cart_change',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_cart', 'add_to_cart'],
  invalidates: purchaseReads,
  undoable: true,
  summary: ({ removed, cart: { items, totalMinor, currency } }) =>
    removed.length === 0
      ? 'The cart was empty already.'
      : `Took ${listWords(
          removed.map(({ title }) => title),
          4,
        )} out of the cart. ${items.length === 0 ? 'It’s empty now.' : `${count(items.length, 'item')} left, ${money(totalMinor, currency)}.`}`,
});
