import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getProduct } from '@brandwright/contract/catalog/get-product.ts';
import { showScreen } from '#purchasing/testing.tsx';
import { sampleOf } from '../../../gallery/samples/sample-of.ts';
import { NewSkuDialog } from './new-sku-dialog.tsx';
import { ProductPictures } from './product-pictures.tsx';

const product = getProduct.output.parse({
  ...Object(sampleOf(getProduct.output)),
  title: 'Ceramic mug',
  source: 'OWN',
  pictures: [
    { url: '/files/drawn/one', alt: null },
    { url: '/files/drawn/two', alt: null },
  ],
});

it('removes the picture that is pressed, and makes another the main one', async () => {
  const { sent, user } = showScreen(<ProductPictures product={product} mayAct />, '/inventory', [
    ['/web/jewelry/', () => Response.json({ ...product, change: 'Done.' })],
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(screen.queryByRole('button', { name: 'Make picture 1 the main one' })).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Make picture 2 the main one' })).toHaveProperty(
      'disabled',
      false,
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Make picture 2 the main one' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    pictures: [{ url: '/files/drawn/two' }, { url: '/files/drawn/one' }],
  });
});

it('shows pictures and nothing to change them with to those who may not', () => {
  showScreen(<ProductPictures product={product} mayAct={false} />, '/inventory', []);
  expect(screen.getByRole('list', { name: 'Pictures' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('adds a variant at the price that is typed, and asks which', async () => {
  const onClose = vi.fn<() => void>();
  const { sent, user } = showScreen(<NewSkuDialog product={product} onClose={onClose} />, '/inventory', [
    ['/skus', () => Response.json({ sku: product.skus[0], change: 'Added.' })],
  ]);
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add variant' }));
  await dialog.findByText('Enter the variant, such as Sage.');
  await user.type(dialog.getByLabelText(/^Variant/), 'Sage');
  await user.clear(dialog.getByLabelText('Price'));
  await user.type(dialog.getByLabelText('Price'), '30');
  await user.click(dialog.getByRole('button', { name: 'Add variant' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    variant: 'Sage',
    priceMinor: 3000,
  });
});
