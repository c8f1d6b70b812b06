import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ShopConnection } from '@brandwright/contract/catalog/shop-connection.ts';
import { showScreen } from '#purchasing/testing.tsx';
import { ConnectShopForm } from './connect-shop-form.tsx';
import { ConnectedShop } from './connected-shop.tsx';

const path = '/fulfillment-services/connect-shopify';
const connected: ShopConnection = {
  connected: true,
  platform: 'SHOPIFY',
  domain: 'maple.myshopify.com',
  name: 'Maple & Co',
  currency: 'USD',
  credentials: 'TOKEN',
  lastFour: 'cdef',
  connectedAt: '2026-11-20T15:00:00.000Z',
  connectedBy: 'Nora',
  test: null,
  warning: null,
};

it('sends the domain with the token alone, which no one can read, and shows a refusal at its field', async () => {
  const onDone = vi.fn<() => void>();
  const message = 'Shopify doesn’t accept it.';
  const { sent, user } = showScreen(<ConnectShopForm domain={null} onDone={onDone} />, path, [
    [
      '/web/shop-connection',
      () =>
        Response.json(
          { code: 'bad_input', message, details: [{ path: 'accessToken', message }] },
          { status: 400 },
        ),
    ],
  ]);
  await user.click(screen.getByLabelText('Shop domain'));
  await user.paste('evil.example');
  await user.click(screen.getByRole('radio', { name: /custom app token/i }));
  const token = screen.getByLabelText('Admin API access token');
  expect(token).toHaveProperty('type', 'password');
  await user.click(token);
  await user.paste('shpat_0123456789');
  await user.click(screen.getByRole('button', { name: 'Connect shop' }));
  await screen.findByText(/own Shopify domain/);
  expect(sent).toHaveLength(0);
  await user.clear(screen.getByLabelText('Shop domain'));
  await user.click(screen.getByLabelText('Shop domain'));
  await user.paste('maple');
  await user.click(screen.getByRole('button', { name: 'Connect shop' }));
  await screen.findByText(message);
  expect(sent[0]?.body).toEqual({ domain: 'maple', accessToken: 'shpat_0123456789' });
  expect(onDone).not.toHaveBeenCalled();
});

it('says what is connected, and why a test failed', async () => {
  const test = { passed: false, products: null, failure: 'Pay it in Shopify.' };
  const { user } = showScreen(<ConnectedShop connection={connected} mayManage onReplace={() => {}} />, path, [
    ['/web/shop-connection', () => Response.json({ ...connected, test })],
  ]);
  expect(screen.getByText('ends in cdef')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  await screen.findByText('Pay it in Shopify.');
  expect(screen.getByText('Not working')).toBeTruthy();
});

it('offers nothing to those who may not', () => {
  showScreen(<ConnectedShop connection={connected} mayManage={false} onReplace={() => {}} />, path, []);
  expect(screen.getByText('Maple & Co')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('disconnects after a question', async () => {
  const { sent, user } = showScreen(
    <ConnectedShop connection={connected} mayManage onReplace={() => {}} />,
    path,
    [['/web/shop-connection', () => Response.json({ ...connected, connected: false })]],
  );
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(sent).toHaveLength(0);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
});
