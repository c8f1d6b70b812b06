import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '#purchasing/testing.tsx';
import TiktokShopScreen from './tiktok-shop-screen.tsx';

const feed = {
  ...{ channel: 'INSTAGRAM', isOn: false, address: null, pagesUrl: null, examplePage: null, enabledAt: null },
  ...{ products: 16, items: 20, leftOutCount: 1 },
  leftOut: [
    { productId: '0b9d6c56-6f0e-4c1e-9f0b-2f4a4f4a4f41', title: 'Linen tote', reasons: ['NO_PICTURE'] },
  ],
};
const show = (answer: () => Response) =>
  showScreen(<TiktokShopScreen />, '/homebase/tiktok-shop', [['/product-feeds/', answer]]);

it('says which products are ready, and what the others lack', async () => {
  show(() => Response.json(feed));
  expect(await screen.findByText('16 of 17 products ready')).toBeDefined();
  expect(screen.getByText('No picture')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Linen tote' })).toBeDefined();
});

it('leads to the products where there are none', async () => {
  show(() => Response.json({ ...feed, products: 0, leftOut: [], leftOutCount: 0 }));
  expect(await screen.findByText('No products for sale yet')).toBeDefined();
});

it('can be tried again after a failure', async () => {
  show(() => Response.json({ code: 'internal', message: 'x' }, { status: 500 }));
  expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
});
