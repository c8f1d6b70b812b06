import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { blockedFeatureCode } from '@brandwright/contract/kernel/errors.ts';
import { showScreen } from '#purchasing/testing.tsx';
import ReportScreen from './report-screen.tsx';

const report = {
  report: 'order-avg-value',
  title: 'Average order value',
  from: '2025-12-01',
  to: '2026-11-22',
  grain: 'MONTH',
  channel: null,
  finding: '$160.40 on average over 1,708 orders.',
  figures: [{ label: 'Average', value: 16_040, unit: 'money' }],
  rows: [
    { span: '2026-10-01', orders: 160, averageMinor: 15_000, medianMinor: 10_000 },
    { span: '2026-11-01', orders: 209, averageMinor: 17_000, medianMinor: 9000 },
  ],
  orders: 1708,
  notes: ['Only the last twelve months.'],
  asOf: '2026-11-22T12:00:00Z',
  currency: 'USD',
  page: 0,
  size: 9999,
  total: 2,
};
const list = {
  reports: [
    {
      report: 'order-avg-value',
      title: 'Average order value',
      group: 'ORDERS',
      question: 'How much is an order?',
    },
    {
      report: 'analytics-rfm',
      title: 'RFM segments',
      group: 'CUSTOMERS',
      question: 'Who are my best customers?',
    },
  ],
};

const show = (
  answer: () => Response | Promise<Response> = () => Response.json(report),
  query = '',
  role: 'owner' | 'viewer' = 'owner',
) =>
  showScreen(
    <ReportScreen />,
    `/order-avg-value${query}`,
    [
      ['/web/insight/dashboard', () => Response.json({ tiles: [], isUsual: false })],
      ['/export', () => Response.json({ url: '/files/a.csv', name: 'a.csv', rows: 2 }, { status: 201 })],
      ['/web/insight/reports/order-avg-value', answer],
      ['/web/insight/reports', () => Response.json(list)],
    ],
    role,
  );

const reads = (sent: ReturnType<typeof show>['sent']) =>
  sent.map(({ url }) => url).filter((url) => url.includes('/reports/order-avg-value?'));

it('says what was found, draws it and lists the rows by their spans', async () => {
  show();
  expect(await screen.findByText('$160.40 on average over 1,708 orders.', { selector: 'p' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Average order value' })).toBeDefined();
  expect(screen.getByRole('img', { name: /^Nov 2026: .*\$170\.00/ })).toBeDefined();
  const table = screen.getByRole('table', { name: 'Average order value' });
  expect(within(table).getByRole('row', { name: 'Oct 2026 160 $150.00 $100.00' })).toBeDefined();
  expect(screen.getByText('Only the last twelve months.')).toBeDefined();
});

it('keeps period, channel and spans in the address and asks with them', async () => {
  const { sent, user } = show(undefined, '?period=last-month&channel=SHOPIFY_CREATOR&grain=WEEK');
  await screen.findByRole('table');
  const asked = new URL(reads(sent)[0] ?? '', 'http://here').searchParams;
  expect(asked.get('channel')).toBe('SHOPIFY_CREATOR');
  expect(asked.get('grain')).toBe('WEEK');
  expect(asked.get('from')).toMatch(/-01$/);
  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(await screen.findByRole('option', { name: 'Last 30 days' }));
  expect(window.location.search).toContain('period=last-30-days');
  expect(window.location.search).toContain('channel=SHOPIFY_CREATOR');
});

it('sorts its rows by a column', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Median' }));
  expect(window.location.search).toContain('sort=medianMinor');
  const rows = within(screen.getByRole('table', { name: 'Average order value' })).getAllByRole('row');
  expect(rows[1]?.textContent).toContain('Nov 2026');
});

it('says so where there is nothing, and leads back to the usual days', async () => {
  const nothing = { ...report, rows: [], total: 0, finding: 'no orders on these days.' };
  const { user } = show(() => Response.json(nothing), '?period=this-month');
  expect(await screen.findByText('No orders on these days.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(window.location.search).toBe('');
});

it('says who can turn it on where the store may not have it', async () => {
  const error = {
    code: 'feature_blocked',
    message: blockedFeatureCode,
    details: [{ path: 'report', message: 'Whoever runs Brandwright for you can turn it on.' }],
  };
  show(() => Response.json(error, { status: 403 }));
  expect(await screen.findByText('Whoever runs Brandwright for you can turn it on.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});

it('can be tried again after a failure', async () => {
  let calls = 0;
  const { user } = show(() => {
    calls += 1;
    return calls === 1
      ? Response.json({ code: 'internal', message: 'Broken.' }, { status: 500 })
      : Response.json(report);
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

it('is put on the dashboard', async () => {
  const { sent, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add to dashboard' }));
  const change = sent.find(({ method }) => method === 'PUT');
  expect(change?.url).toContain('/web/insight/dashboard');
  expect(change?.body).toMatchObject({ report: 'order-avg-value', action: 'ADD' });
});

it('cannot be put on the dashboard by viewers', async () => {
  show(undefined, '', 'viewer');
  await screen.findByRole('button', { name: 'Export CSV' });
  expect(screen.queryByRole('button', { name: 'Add to dashboard' })).toBeNull();
});

it('says why it takes long, until it is there', async () => {
  const late = Promise.withResolvers<Response>();
  show(() => late.promise);
  const waits = await screen.findByText(/takes a few seconds the first time/, undefined, { timeout: 3000 });
  expect(waits.textContent).toMatch(/ \d seconds? so far\.$/);
  late.resolve(Response.json(report));
  expect(await screen.findByRole('table')).toBeDefined();
  expect(screen.queryByText(/takes a few seconds the first time/)).toBeNull();
});

it('leaves out a column without a value in any row', async () => {
  const rows = report.rows.map((row) => ({ ...row, medianMinor: null }));
  show(() => Response.json({ ...report, rows }));
  const table = await screen.findByRole('table', { name: 'Average order value' });
  expect(within(table).queryByRole('button', { name: 'Median' })).toBeNull();
  expect(within(table).getByRole('button', { name: 'Average' })).toBeDefined();
});
