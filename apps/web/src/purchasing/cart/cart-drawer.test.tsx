import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Cart } from '@brandwright/contract/purchasing/entities.ts';
import { getCart } from '@brandwright/contract/purchasing/get-cart.ts';
import { sampleOf } from '../../../gallery/samples/sample-of.ts';
import { showScreen, type Sent } from '../testing.tsx';
import CartDrawer from './cart-drawer.tsx';
import { stepOf } from './quantity-field.tsx';

const full = sampleOf(getCart.output) as Cart;
const [first] = full.items;
const one: Cart = { ...full, items: first ? [{ ...first, title: 'Mug', quantity: 500 }] : [] };
const onClose = vi.fn<() => void>();

const show = (cart: Cart, change: () => Response = () => Response.json({}), role?: 'viewer') =>
  showScreen(
    <CartDrawer onClose={onClose} />,
    '/home?open=cart',
    [
      ['/shopping-cart-orders', () => Response.json(cart)],
      ['/web/creator-order-items/', change],
    ],
    role,
  );

const changes = (sent: readonly Sent[]) =>
  sent.filter(({ method }) => method === 'PUT').map(({ body }) => Object(body).quantity as number);

describe('the cart', () => {
  it('says what to do first while it is empty', async () => {
    show({ ...full, items: [] });
    expect(await screen.findByText('Your cart is empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse products' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull();
  });

  it('sends a quantity once it has settled, not at each press', async () => {
    const { user, sent } = show(one);
    const more = await screen.findByRole('button', { name: 'More of Mug' });
    await user.click(more);
    await user.click(more);
    await user.click(more);
    await waitFor(() => expect(changes(sent)).toEqual([530]));
  });

  it('takes a typed quantity on Enter, and no other characters', async () => {
    const { user, sent } = show(one);
    const field = await screen.findByRole('textbox', { name: 'Quantity of Mug' });
    await user.clear(field);
    await user.type(field, '7x50{Enter}');
    await waitFor(() => expect(changes(sent)).toEqual([750]));
  });

  it('says why a quantity was refused', async () => {
    const { user } = show(one, () =>
      Response.json({ code: 'bad_input', message: 'The MOQ of Mug is 500.' }, { status: 400 }),
    );
    await user.click(await screen.findByRole('button', { name: 'Fewer of Mug' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The MOQ of Mug is 500.');
  });

  it('removes an item', async () => {
    const { user, sent } = show(one);
    await user.click(await screen.findByRole('button', { name: 'Remove Mug' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('can only be looked at with a lower role', async () => {
    show(one, undefined, 'viewer');
    expect(await screen.findByText('Mug')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });
});

it('changes bigger quantities in bigger steps', () => {
  expect([1, 99, 100, 999, 1000].map(stepOf)).toEqual([1, 1, 10, 10, 100]);
});
