import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getStoreCredit } from '@brandwright/contract/orders/credits/get-store-credit.ts';
import type { StoreCreditDetail } from '@brandwright/contract/orders/credits/entities.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { UseCreditDialog } from '#orders/parts/use-credit-dialog.tsx';
import { showScreen } from '#purchasing/testing.tsx';
import { sampleOf } from '../../../gallery/samples/sample-of.ts';
import StoreCreditsScreen from './store-credits-screen.tsx';

const credit: StoreCreditDetail = {
  ...getStoreCredit.output.parse(sampleOf(getStoreCredit.output)),
  code: 'CREDIT-7KQ2M4XR',
  status: 'OPEN',
  customerName: 'Maya Chen',
  amountMinor: 2000,
  leftMinor: 1200,
  currency: 'USD',
};
const listed = (rows: readonly StoreCreditDetail[]) => ({
  rows,
  page: 0,
  size: 20,
  total: rows.length,
  open: { credits: rows.length, left: rows.length === 0 ? [] : [{ currency: 'USD', leftMinor: 1200 }] },
});

it('lists store credits with what is left, and says what to do first', async () => {
  showScreen(<StoreCreditsScreen />, '/store-credits', [
    ['/web/store-credits', () => Response.json(listed([credit]))],
  ]);
  await screen.findByText('CREDIT-7KQ2M4XR');
  expect(screen.getByText('$12.00 left to use')).toBeTruthy();
});

it('says what to do while there is none', async () => {
  showScreen(<StoreCreditsScreen />, '/store-credits', [
    ['/web/store-credits', () => Response.json(listed([]))],
  ]);
  await screen.findByText('No store credit yet');
});

it('pays an order with a code and an amount', async () => {
  const order = {
    ...getOrder.output.parse(sampleOf(getOrder.output)),
    owedMinor: 5600,
    currency: 'USD',
    customerName: 'Maya Chen',
  };
  const { sent, user } = showScreen(<UseCreditDialog order={order} onClose={() => undefined} />, '/', [
    ['/web/store-credits', () => Response.json(listed([credit]))],
  ]);
  await screen.findByText(/Maya Chen has CREDIT-7KQ2M4XR \(\$12\.00 left\)/);
  await user.type(screen.getByLabelText('Code'), 'CREDIT-7KQ2M4XR');
  await user.type(screen.getByLabelText('Amount'), 'ten');
  expect(screen.getByRole('button', { name: 'Use store credit' }).hasAttribute('disabled')).toBe(true);
  await user.clear(screen.getByLabelText('Amount'));
  await user.type(screen.getByLabelText('Amount'), '10');
  await user.click(screen.getByRole('button', { name: 'Use store credit' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
});
