import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, listWords, money } from '../orders/words.ts';
import { cart } from './entities.ts';

/** A promotion code, as an input field. */
export const promotionField = () =>
  field(z.string().trim().min(2).max(40), {
    label: 'Promotion code',
    words: ['code', 'promo code', 'promotion code', 'coupon'],
    sense: 'promotion_code',
  });

export const getCart = declareOperation({
  name: 'get_cart',
  area: 'purchasing',
  title: 'Cart',
  description:
    'Shows the shopping cart: what is to be bought from suppliers, what it comes to, with a promotion code taken off where one is given, and where it goes.',
  examples: [
    'What’s in my cart?',
    'show the cart',
    'how much is my cart?',
    'what does the cart come to with PRODUCTS10?',
    'open my shopping cart',
  ],
  input: z.object({ promotionCode: promotionField().optional() }),
  output: cart,
  http: { method: 'GET', path: '/web/creator-order-items/-/shopping-cart-orders' },
  access: mayRead,
  effect: 'read',
  card: 'cart',
  offered: true,
  errors: ['bad_input', 'upstream'],
  related: ['check_out', 'remove_from_cart', 'list_cards', 'add_to_cart'],
  summary: ({ items, totalMinor, discountMinor, currency, promotionCode }) =>
    items.length === 0
      ? 'The cart is empty.'
      : `${count(items.length, 'item')} in the cart, ${money(totalMinor, currency)}${discountMinor > 0 ? ` after ${money(discountMinor, currency)} off with ${promotionCode ?? 'a code'}` : ''}: ${listWords(
          items.map(
            (item) =>
              `${item.quantity.toLocaleString('en-US')} × ${item.title} ${money(item.totalMinor, item.currency)}`,
          ),
          5,
        )}.`,
});
