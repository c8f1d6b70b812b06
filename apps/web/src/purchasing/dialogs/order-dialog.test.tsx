import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderFromSupplier } from '@brandwright/contract/purchasing/order-from-supplier.ts';
import { sampleOf } from '../../../gallery/samples/sample-of.ts';
import { showScreen } from '../testing.tsx';
import { OrderDialog } from './order-dialog.tsx';

const supplier = { supplierId: '11111111-1111-4111-8111-111111111111', name: 'Olaria do Vale' };

const show = () =>
  showScreen(<OrderDialog supplier={supplier} onClose={() => undefined} />, '/inbox', [
    ['/supplier-orders', () => Response.json(sampleOf(orderFromSupplier.output))],
  ]);

it('asks for the price that was agreed and sends nothing without it', async () => {
  const { sent, user } = show();
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('What'), 'Espresso cups');
  await user.type(dialog.getByLabelText('Quantity'), '200');
  await user.click(dialog.getByRole('button', { name: 'Make the purchase order' }));
  await dialog.findByText('Enter a price.');
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(dialog.getByLabelText('Price of one'), '3.10');
  await user.click(dialog.getByRole('button', { name: 'Make the purchase order' }));
  await waitFor(() => expect(sent.some(({ url }) => url.includes('/supplier-orders'))).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    supplierId: supplier.supplierId,
    title: 'Espresso cups',
    quantity: 200,
    unitPriceMinor: 310,
  });
});
