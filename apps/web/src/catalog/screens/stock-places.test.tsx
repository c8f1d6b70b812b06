import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StockPlace } from '@brandwright/contract/catalog/stock-places.ts';
import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import { showScreen } from '#purchasing/testing.tsx';
import { StockPlaces } from './stock-places.tsx';

const id = (last: number) => `5e0c3f4e-7a9b-4c1d-8e2f-00000000000${last}`;
const own: StockPlace = {
  id: id(1),
  name: 'Own stock',
  kind: 'OWN',
  address: null,
  isDefault: true,
  onHand: 312,
  skuCount: 9,
  updatedAt: '2026-11-20T15:00:00Z',
};
const partner: StockPlace = {
  ...own,
  id: id(2),
  name: 'Cascade Fulfillment',
  kind: 'FULFILLMENT_PARTNER',
  address: '18 Dock Road, Tacoma',
  isDefault: false,
};
const shelf: StockPlace = { ...own, id: id(3), name: 'Garage', isDefault: false, onHand: 0, skuCount: 0 };

const row = { skuId: id(4), productId: id(5), code: 'MUG-01', title: 'Mug', variant: '-', onHand: 42 };

function show(places: StockPlace[], role: StoreProfile['role'] = 'owner', query = '') {
  const changed = (place: StockPlace) => Response.json({ place, change: 'Done.' });
  return showScreen(
    <StockPlaces />,
    `/inventory?tab=places${query}`,
    [
      [`/web/stock-places/${id(3)}/archive`, () => changed(shelf)],
      [
        `/web/stock-places/${id(2)}`,
        ({ method }) =>
          method === 'GET'
            ? Response.json({ place: partner, rows: [row], total: 1, page: 0, size: 25 })
            : changed(partner),
      ],
      ['/web/stock-places', ({ method }) => (method === 'POST' ? changed(shelf) : Response.json({ places }))],
    ],
    role,
  );
}

const press = async (user: ReturnType<typeof show>['user'], place: string, entry: string) => {
  const [actions] = await screen.findAllByRole('button', { name: `Actions for ${place}` });
  if (!actions) throw new Error('No actions.');
  await user.click(actions);
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

it('shows units and SKUs of each place, and what one holds', async () => {
  show([own, partner], 'owner', `&place=${id(2)}`);
  expect((await screen.findAllByText('18 Dock Road, Tacoma')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('312').length).toBeGreaterThan(0);
  expect(await screen.findByText('MUG-01')).toBeTruthy();
});

it('adds a place, and asks for its name', async () => {
  const { sent, user } = show([own]);
  await user.click(await screen.findByRole('button', { name: 'Add place' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add place' }));
  await dialog.findByText('Enter a name.');
  await user.type(dialog.getByLabelText('Name'), 'Leeds garage');
  await user.click(dialog.getByRole('button', { name: 'Add place' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Leeds garage', kind: 'OWN' });
});

it('makes a place the default, renames it, and archives an empty one', async () => {
  const { sent, user } = show([own, partner, shelf]);
  await press(user, 'Cascade Fulfillment', 'Make default');
  await press(user, 'Cascade Fulfillment', 'Edit');
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Cascade');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user, 'Garage', 'Archive');
  await user.click(screen.getByRole('button', { name: 'Archive place' }));
  await waitFor(() => expect(sent.some(({ url }) => url.endsWith('/archive'))).toBe(true));
  const bodies = sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(bodies[0]).toMatchObject({ makeDefault: true });
  expect(bodies[1]).toMatchObject({ name: 'Cascade', seenAt: partner.updatedAt });
});

it('says what to do first before a place that holds stock can be archived', async () => {
  const { user } = show([own, partner]);
  await press(user, 'Cascade Fulfillment', 'Archive');
  expect(screen.getByText(/It still holds 312 units of 9 SKUs. Move them/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Archive place' })).toHaveProperty('disabled', true);
});

it('says what comes first where there is none, and shows viewers nothing to change', async () => {
  show([], 'viewer');
  expect(await screen.findByText('No stock places yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add place' })).toBeNull();
});
