import { configure, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { ChannelRow } from '@brandwright/contract/fulfillment/channels/entities.ts';
import type { getSalesChannel } from '@brandwright/contract/fulfillment/channels/get-sales-channel.ts';
import type { ProductFeed } from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { showScreen } from '#purchasing/testing.tsx';
import { channelAt } from './labels.ts';
import SalesChannelScreen from './screens/sales-channel-screen.tsx';
import SalesChannelsScreen from './screens/sales-channels-screen.tsx';

// A screen of two reads takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const period = { from: '2026-10-22', to: '2026-11-20' };
const wholesale: ChannelRow = {
  channel: 'WHOLESALE',
  label: 'Wholesale',
  state: 'NOT_NEEDED',
  shopName: null,
  sales: [{ currency: 'USD', orders: 3, totalMinor: 120_000, netMinor: 90_050 }],
  isCounted: true,
  steps: ['ENTER_WHOLESALE_ORDER'],
};
const instagram: OutputOf<typeof getSalesChannel> = {
  ...period,
  channel: 'INSTAGRAM',
  label: 'Instagram',
  state: 'NOT_CONNECTED',
  shopName: null,
  sales: [],
  isCounted: false,
  steps: ['INSTAGRAM_FEED'],
  origins: [],
  fees: [{ label: 'Platform fee', kind: 'PERCENT', amountMinor: null, percent: 1 }],
  feeCurrency: 'USD',
  offeredProducts: null,
  soldProducts: 0,
  bestSellers: [],
};
const off: ProductFeed = {
  channel: 'INSTAGRAM',
  isOn: false,
  address: null,
  pagesUrl: null,
  examplePage: null,
  products: 2,
  items: 3,
  leftOut: [
    {
      productId: '00000000-0000-4000-8000-0000000000aa',
      title: 'Bare vase',
      reasons: ['NO_PICTURE', 'NO_PRICE'],
    },
  ],
  leftOutCount: 1,
  enabledAt: null,
};
const path = '/ecommerce-services/instagram';

it('shows of the connected shop how its orders come in, and what to do where they don’t right away', async () => {
  const failure = 'The key isn’t allowed to change orders.';
  const sync = {
    shop: 'Juniper',
    isTest: false,
    platform: 'WOOCOMMERCE',
    status: 'DONE',
    startedAt: '2026-11-20T15:00:00.000Z',
    lastSyncedAt: '2026-11-20T15:00:00.000Z',
    cameIn: 4,
    changed: 0,
    unchanged: 0,
    skippedCount: 0,
    skipped: [],
    unknownSkus: [],
    failure: null,
    untold: 0,
    webhookUrl: 'https://brand.example/webhooks/woocommerce?shop=juniper.com',
    webhooks: { state: 'FAILED', failure, checkedAt: '2026-11-20T15:00:00.000Z' },
  };
  const own = {
    ...instagram,
    channel: 'OWN_SHOP',
    label: 'Your own shop',
    state: 'CONNECTED',
    shopName: 'Juniper',
  };
  showScreen(<SalesChannelScreen />, '/ecommerce-services/own-shop', [
    ['/web/sales-channels/', () => Response.json({ ...own, steps: ['OPEN_CONNECTION'] })],
    ['/web/orders/-/shop-sync', () => Response.json(sync)],
  ]);
  expect((await screen.findByRole('alert')).textContent).toContain(failure);
  expect(screen.getByRole('button', { name: 'Set up webhooks again' })).toBeTruthy();
  expect(screen.getByText('Last full sync')).toBeTruthy();
});

it('lists channels with what they brought, and says of which orders belong to none', async () => {
  showScreen(<SalesChannelsScreen />, '/ecommerce-services', [
    [
      '/web/sales-channels',
      () =>
        Response.json({
          ...period,
          channels: [wholesale],
          elsewhere: [{ currency: 'USD', orders: 1, totalMinor: 500, netMinor: 500 }],
        }),
    ],
  ]);
  const [link] = await screen.findAllByRole('link', { name: 'Wholesale' });
  expect(link?.getAttribute('href')).toBe('/ecommerce-services/wholesale?from=2026-10-22&to=2026-11-20');
  expect(screen.getAllByText('$900.50').length).toBeGreaterThan(0);
  expect(screen.getByText(/don’t belong to a channel: 1 order, \$5.00 after refunds/)).toBeTruthy();
});

it('turns a feed on with the address of the product pages, and shows a refusal at its field', async () => {
  const message = 'Enter the address of your product pages.';
  const { sent, user } = showScreen(<SalesChannelScreen />, path, [
    [
      '/enable',
      () =>
        Response.json(
          { code: 'bad_input', message, details: [{ path: 'pagesUrl', message }] },
          { status: 400 },
        ),
    ],
    ['/web/product-feeds/INSTAGRAM', () => Response.json(off)],
    ['/web/sales-channels/INSTAGRAM', () => Response.json(instagram)],
  ]);
  expect(await screen.findByText('Bare vase')).toBeTruthy();
  expect(screen.getByText('No picture, No price')).toBeTruthy();
  // Its own page is no step.
  expect(screen.queryByText('Open the Instagram feed')).toBeNull();
  const field = screen.getByLabelText('Address of your product pages');
  await user.click(field);
  await user.paste('http://maple.com');
  await user.click(screen.getByRole('button', { name: 'Turn on the feed' }));
  await screen.findByText(/Use the address of your product pages/);
  expect(sent.some(({ url }) => url.includes('/enable'))).toBe(false);
  await user.clear(field);
  await user.paste('https://maple.com/products');
  await user.click(screen.getByRole('button', { name: 'Turn on the feed' }));
  await screen.findByText(message);
  expect(sent.find(({ url }) => url.includes('/enable'))?.body).toMatchObject({
    pagesUrl: 'https://maple.com/products',
  });
});

it('gives the address of a feed that is on, and turns it off', async () => {
  const on = { ...off, isOn: true, address: 'https://app.example/product-feeds/a/b/c/meta-catalog.csv' };
  const { sent, user } = showScreen(<SalesChannelScreen />, path, [
    ['/disable', () => Response.json(off)],
    ['/web/product-feeds/INSTAGRAM', () => Response.json(on)],
    ['/web/sales-channels/INSTAGRAM', () => Response.json(instagram)],
  ]);
  expect(await screen.findByDisplayValue(on.address)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Turn off the feed' }));
  await waitFor(() => expect(sent.some(({ url }) => url.includes('/disable'))).toBe(true));
});

it('offers a viewer no button', async () => {
  showScreen(
    <SalesChannelScreen />,
    path,
    [
      ['/web/product-feeds/INSTAGRAM', () => Response.json(off)],
      ['/web/sales-channels/INSTAGRAM', () => Response.json(instagram)],
    ],
    'viewer',
  );
  expect(await screen.findByText(/member access/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /feed/ })).toBeNull();
});

it('says what went wrong, with a way to try again', async () => {
  showScreen(<SalesChannelsScreen />, '/ecommerce-services', [
    [
      '/web/sales-channels',
      () => Response.json({ code: 'internal', message: 'There was an error.' }, { status: 500 }),
    ],
  ]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('knows a channel by its address', () => {
  expect(channelAt('/ecommerce-services/own-shop/')).toBe('OWN_SHOP');
  expect(channelAt('/ecommerce-services/television')).toBeUndefined();
});
