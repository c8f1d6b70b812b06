import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { sampleOf } from '../../../gallery/samples/sample-of.ts';
import { NextSteps } from '../parts/next-steps.tsx';
import { showScreen } from '../testing.tsx';

const item = getPurchaseItem.output.parse({
  ...Object(sampleOf(getPurchaseItem.output)),
  title: 'Stoneware mugs',
  status: 'SHIPPED',
  quantity: 500,
  receivedUnits: 100,
  receivingStatus: 'PARTIAL',
  skuId: '11111111-1111-4111-8111-111111111111',
  nextSteps: ['RECEIVE'],
});

const show = () =>
  showScreen(<NextSteps item={item} />, '/inbox/orders', [
    ['/receive', () => Response.json({ ...item, receipt: 'Received.' })],
  ]);

it('sends what came less what is broken, with what was received when it was shown', async () => {
  const { sent, user } = show();
  await user.click(screen.getByRole('button', { name: 'Receive into stock' }));
  expect(screen.getByLabelText('Units that came')).toHaveProperty('value', '400');
  await user.type(screen.getByLabelText(/Of those, broken/), '20');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Receive into stock' }));
  await waitFor(() => expect(sent.some(({ url }) => url.endsWith('/receive'))).toBe(true));
  expect(sent.find(({ url }) => url.endsWith('/receive'))?.body).toMatchObject({
    quantity: 380,
    damagedQuantity: 20,
    receivedBefore: 100,
    sku: item.skuId,
  });
});

it('refuses more than is still to come before it is sent', async () => {
  const { sent, user } = show();
  await user.click(screen.getByRole('button', { name: 'Receive into stock' }));
  await user.clear(screen.getByLabelText('Units that came'));
  await user.type(screen.getByLabelText('Units that came'), '401');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Receive into stock' }));
  await screen.findByText('At most 400 are still to come.');
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

it('asks before it books what was booked a moment ago', async () => {
  const booked = 'You booked 380 of Stoneware mugs just now, so nothing was added this time.';
  const { sent, user } = showScreen(<NextSteps item={item} />, '/inbox/orders', [
    [
      '/receive',
      ({ body }) =>
        Object(body).again === true
          ? Response.json({ ...item, receipt: 'Received.' })
          : Response.json(
              { code: 'conflict', message: booked, details: [{ path: 'again', message: booked }] },
              { status: 409 },
            ),
    ],
  ]);
  await user.click(screen.getByRole('button', { name: 'Receive into stock' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Receive into stock' }));
  await dialog.findByText(booked);
  await user.click(dialog.getByRole('checkbox', { name: 'As many came once more' }));
  await user.click(dialog.getByRole('button', { name: 'Receive into stock' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const received = sent.filter(({ url }) => url.endsWith('/receive')).map(({ body }) => Object(body).again);
  expect(received).toEqual([undefined, true]);
});
