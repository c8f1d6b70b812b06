import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { milestones } from '@brandwright/contract/home/milestone-levels.ts';
import { vipKind, vipKinds } from '@brandwright/contract/subscriptions/vip/vip-kinds.ts';
import { showScreen } from '#purchasing/testing.tsx';
import RewardsScreen from './rewards-screen.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const sums = { orders: 40, units: 60, grossMinor: 700_000, refundedMinor: 0, netMinor: 700_000 };
const stats = {
  period: 'LIFETIME',
  asked: sums,
  days: null,
  periods: [],
  currency: 'USD',
  firstSaleAt: '2025-06-01T00:00:00Z',
  milestone: milestones[3],
  next: milestones[4],
  missingMinor: 300_000,
  progressPercent: 40,
  toCelebrate: null,
  asOf: '2026-11-20T12:00:00Z',
};
const open = new Set(['STORE_REVIEW', 'PRICING_REVIEW', 'REORDER_PLAN']);
const request = {
  id: '0b9d6c56-6f0e-4c1e-9f0b-2f4a4f4a4f41',
  kind: 'STORE_REVIEW',
  label: 'Store review',
  reason: 'Before the holidays.',
  status: 'OPEN',
  createdBy: 'Nora Whitfield',
  createdAt: '2026-11-19T12:00:00Z',
  updatedAt: '2026-11-19T12:00:00Z',
};
const requests = (rows = [request]) => ({
  rows,
  offers: vipKind.options.map((kind) => ({
    kind,
    label: vipKinds[kind].label,
    does: vipKinds[kind].does,
    isOpen: open.has(kind),
    opensAt: 'x',
  })),
  page: 0,
  size: 20,
  total: rows.length,
});

const show = (rows?: (typeof request)[], role: 'owner' | 'viewer' = 'owner') =>
  showScreen(
    <RewardsScreen />,
    '/homebase/rewards',
    [
      ['sales-stats', () => Response.json(stats)],
      ['vip-requests', ({ method }) => Response.json(method === 'GET' ? requests(rows) : request)],
    ],
    role,
  );

it('shows every level with its message, and asks for what is open', async () => {
  const { sent, user } = show();
  expect(await screen.findByRole('heading', { name: '$5,000 sold' })).toBeDefined();
  expect(screen.getByText('Enough orders to see what people come back for.')).toBeDefined();
  expect(screen.getByText('Next')).toBeDefined();
  expect(screen.getByText('Factory visit')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Request: Factory visit' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Request: Pricing review' }));
  const dialog = screen.getByRole('dialog', { name: 'Pricing review' });
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
  expect(await within(dialog).findByText('Say what it is about.')).toBeDefined();
  await user.type(within(dialog).getByLabelText('What is it about?'), 'My margins are thin');
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'PRICING_REVIEW',
    reason: 'My margins are thin',
  });
});

it('cancels a request', async () => {
  const { sent, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Cancel request: Store review' }));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'CANCELED' });
});

it('says where no request was made, and shows a viewer no buttons', async () => {
  show([], 'viewer');
  expect(await screen.findByText(/No requests yet/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Request/ })).toBeNull();
});
