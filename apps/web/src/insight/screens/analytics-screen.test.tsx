import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '#purchasing/testing.tsx';
import AnalyticsScreen from './analytics-screen.tsx';

const board = {
  tiles: [
    { report: 'analytics-rfm', size: 'WIDE' },
    { report: 'order-avg-value', size: 'SMALL' },
  ],
  isUsual: true,
};
const rfm = {
  report: 'analytics-rfm',
  title: 'RFM segments',
  from: '2025-05-24',
  to: '2026-11-22',
  grain: null,
  channel: null,
  finding: '705 customers, 170 champions.',
  figures: [{ label: 'Champions', value: 170, unit: 'count' }],
  rows: [{ segment: 'Champions', customers: 170 }],
  orders: 2268,
  notes: [],
  asOf: '2026-11-22T12:00:00Z',
  currency: 'USD',
  page: 0,
  size: 400,
  total: 1,
};
const average = {
  ...rfm,
  report: 'order-avg-value',
  title: 'Average order value',
  finding: '$160 on average.',
  rows: [{ span: '2026-11-01' }],
};
const list = {
  reports: [
    {
      report: 'analytics-cohorts',
      title: 'Cohort retention',
      group: 'CUSTOMERS',
      question: 'Do they come back?',
    },
    { report: 'analytics-rfm', title: 'RFM segments', group: 'CUSTOMERS', question: 'Who is best?' },
  ],
};

const show = (role: 'owner' | 'viewer' = 'owner', tiles = board.tiles) =>
  showScreen(
    <AnalyticsScreen />,
    '/analytics',
    [
      [
        '/web/insight/dashboard',
        ({ method, body }) =>
          Response.json(method === 'PUT' ? { ...Object(body), isUsual: false } : { ...board, tiles }),
      ],
      ['/reports/analytics-rfm', () => Response.json(rfm)],
      ['/reports/', () => Response.json(average)],
      ['/web/insight/reports', () => Response.json(list)],
      ['/weekly-summary', () => Response.json({ code: 'not_found', message: 'None.' }, { status: 404 })],
    ],
    role,
  );

const titles = () =>
  within(screen.getByRole('list', { name: 'Tiles' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('shows a tile of each report: its chart or its figures', async () => {
  show();
  expect(await screen.findByRole('img', { name: 'Champions: 170' })).toBeDefined();
  expect(await screen.findByText('$160 on average.')).toBeDefined();
  expect(titles()).toEqual(['RFM segments', 'Average order value']);
});

it('is arranged by keyboard, added to and saved as a whole', async () => {
  const { sent, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Arrange' }));
  await user.click(screen.getByRole('button', { name: 'Move RFM segments forward' }));
  expect(titles()).toEqual(['Average order value', 'RFM segments']);
  await user.click(screen.getByRole('button', { name: 'Remove Average order value' }));
  await user.click(screen.getByRole('button', { name: 'Add a report' }));
  await user.click(await screen.findByRole('button', { name: 'Add Cohort retention' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Save dashboard' }));
  const change = sent.find(({ method }) => method === 'PUT');
  expect(change?.body).toMatchObject({
    tiles: [
      { report: 'analytics-rfm', size: 'WIDE' },
      { report: 'analytics-cohorts', size: 'WIDE' },
    ],
  });
  expect(await screen.findByRole('button', { name: 'Arrange' })).toBeDefined();
});

it('is left as it was by “Not now”', async () => {
  const { sent, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Arrange' }));
  await user.click(screen.getByRole('button', { name: 'Remove RFM segments' }));
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(titles()).toHaveLength(2);
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});

it('cannot be arranged by viewers, and says what will be here while it is empty', async () => {
  show('viewer', []);
  expect(await screen.findByRole('heading', { name: 'No tiles yet' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Arrange' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a report' })).toBeNull();
});
