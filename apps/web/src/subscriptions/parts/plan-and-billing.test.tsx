import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bundleTerms, modulesOf, plans, usagePrices } from '@brandwright/contract/kernel/plan-catalog.ts';
import { surveySteps } from '@brandwright/contract/subscriptions/survey.ts';
import { showScreen } from '#purchasing/testing.tsx';
import CycleChangeScreen from '../screens/cycle-change-screen.tsx';
import DowngradeScreen from '../screens/downgrade-screen.tsx';
import UpdatedScreen from '../screens/updated-screen.tsx';
import { PlanAndBilling } from './plan-and-billing.tsx';

const running = {
  tier: 'TIER_2_5',
  title: 'Scaling',
  cycle: 'MONTHLY',
  status: 'active',
  planState: 'ACTIVE',
  isSubscribed: true,
  isPastDue: false,
  isPaused: false,
  amountMinor: 9900,
  currency: 'USD',
  currentPeriodStart: '2026-11-08T15:00:00Z',
  currentPeriodEnd: '2026-12-08T15:00:00Z',
  trialEndsAt: null,
  pausedAt: null,
  resumesAt: null,
  cancelsAtPeriodEnd: false,
  canceledAt: null,
  next: null,
  monthlyAiCredits: 2500,
  extraSeats: 0,
  percentOff: null,
  openInvoiceId: null as string | null,
  allowed: { change: true, pause: true, resume: false, cancel: true, reactivate: false },
};
const overview = (subscription: typeof running | null) => ({
  tier: subscription ? 'TIER_2_5' : 'TIER_1',
  planName: subscription ? 'Scaling' : 'Free',
  planState: subscription ? 'ACTIVE' : 'NOT_ACTIVE',
  subscription,
  suggestedUpgrade: subscription ? 'TIER_3' : 'TIER_2',
});
const offered = {
  plans: plans.map((plan) => ({
    ...plan,
    currency: 'USD',
    modules: modulesOf(plan.tier),
    welcomeCreditMinor: 0,
    isCurrent: plan.tier === 'TIER_2_5',
  })),
  bundles: bundleTerms,
  usagePrices,
  cashBackPercent: 1,
  trialDays: 14,
  currency: 'USD',
  cycle: 'MONTHLY',
  current: 'TIER_2_5',
  suggestedUpgrade: 'TIER_3',
  largestSeats: 10,
  welcomeCreditsMinor: { smallest: 2500, largest: 10_000 },
};
const change = {
  kind: 'CYCLE',
  from: { tier: 'TIER_2_5', title: 'Scaling', cycle: 'MONTHLY' },
  to: { tier: 'TIER_2_5', title: 'Scaling', cycle: 'YEARLY' },
  currency: 'USD',
  takesEffectAt: '2026-11-20T15:00:00Z',
  isImmediate: true,
  dueNowMinor: 93_000,
  chargeMinor: 99_000,
  creditMinor: 6000,
  later: { amountMinor: 99_000, at: '2027-11-20T15:00:00Z' },
  trialDays: null,
  card: 'Visa ending in 4242',
  gains: [],
  loses: [],
  warnings: [],
  quotedAt: '2026-11-20T15:00:00Z',
};
const invoice = {
  invoiceId: 'in_1',
  number: 'BW-202611-1',
  status: 'paid',
  description: 'Scaling',
  amountDueMinor: 9900,
  amountPaidMinor: 9900,
  currency: 'USD',
  createdAt: '2026-11-08T15:00:00Z',
  periodStart: '2026-11-08T15:00:00Z',
  periodEnd: '2026-12-08T15:00:00Z',
};
const credit = {
  rows: [
    {
      entryId: '00000000-0000-4000-8000-000000000001',
      kind: 'CASH_BACK',
      amountMinor: 2000,
      balanceAfterMinor: 9500,
      currency: 'USD',
      note: 'Cash back on INV-2011 of Olaria do Vale',
      paymentId: null,
      createdAt: '2026-11-08T15:00:00Z',
    },
  ],
  page: 0,
  size: 8,
  total: 1,
  balances: [{ balanceMinor: 9500, currency: 'USD' }],
  totalMinor: 9500,
  currency: 'USD',
  cashBackPercent: 1,
};
const survey = {
  steps: surveySteps,
  next: 'REASON',
  answers: [],
  offer: { percentOff: 40, invoices: 3 },
  endsAt: '2026-12-08T15:00:00Z',
  planName: 'Scaling',
};

type Answers = Parameters<typeof showScreen>[2];

const show = (
  what: Parameters<typeof showScreen>[0],
  at: string,
  {
    subscription = running,
    role = 'owner',
    first = [],
  }: { subscription?: typeof running | null; role?: 'owner' | 'viewer'; first?: Answers } = {},
) =>
  showScreen(
    what,
    at,
    [
      ...first,
      [
        '/cancellation-survey',
        ({ method, body }) =>
          Response.json(
            method === 'POST' ? { ...survey, answers: [Object(body).answer], next: 'RATING' } : survey,
          ),
      ],
      ['/commons/stripe/subscription', () => Response.json(overview(subscription))],
      ['/web/plans', () => Response.json(offered)],
      ['/web/subscriptions/-/preview', () => Response.json(change)],
      ['/web/account-credits', () => Response.json(credit)],
      [
        '/web/subscriptions/-/invoices',
        () =>
          Response.json({
            rows: [invoice],
            page: 0,
            size: 12,
            total: 1,
            paidMinor: 9900,
            openMinor: 0,
            currency: 'USD',
          }),
      ],
      [
        '/web/subscriptions',
        () => Response.json({ ...overview(subscription), change: 'Done.' }, { status: 201 }),
      ],
    ],
    role,
  );

describe('plan and billing', () => {
  it('shows the plan, the others with what can be done, and the invoices', async () => {
    show(<PlanAndBilling />, '/account-info?tab=plan');
    expect(await screen.findByText('December 8, 2026')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Upgrade to Professional' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Downgrade to Beginner' }).getAttribute('href')).toBe(
      '/homebase/subscription-downgrade?tier=TIER_2',
    );
    // As a table and as rows: which is seen, the width decides.
    expect(await screen.findAllByText('BW-202611-1')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Download BW-202611-1 as a PDF' })).toHaveLength(2);
    expect((await screen.findAllByText('$95.00')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Cash back on INV-2011 of Olaria do Vale')).toHaveLength(2);
  });

  it('shows a viewer everything and no buttons', async () => {
    show(<PlanAndBilling />, '/account-info?tab=plan&open=manage_plan', { role: 'viewer' });
    expect(await screen.findByText(/You need admin access to change the plan/)).toBeDefined();
    await screen.findAllByText('BW-202611-1');
    expect(screen.queryByRole('button', { name: 'Manage plan' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers a trial to a store on Free', async () => {
    show(<PlanAndBilling />, '/account-info?tab=plan', { subscription: null });
    expect(await screen.findByRole('button', { name: 'Try Beginner for 14 days' })).toBeDefined();
    expect(screen.getByText('Nothing is charged, and nothing renews.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Manage plan' })).toBeNull();
  });

  it('says that a charge failed, and asks before it is paid', async () => {
    const late = { ...running, status: 'past_due', isPastDue: true, openInvoiceId: 'in_2' };
    const { sent, user } = show(<PlanAndBilling />, '/account-info?tab=plan', { subscription: late });
    await user.click(await screen.findByRole('button', { name: 'Pay the open invoice' }));
    expect(screen.getByRole('dialog', { name: 'Pay the open invoice' })).toBeDefined();
    expect(sent.some(({ url }) => url.endsWith('/commons/stripe/retry-invoice'))).toBe(false);
  });

  it('says what went wrong, with a way to try again', async () => {
    show(<PlanAndBilling />, '/account-info?tab=plan', {
      first: [
        [
          '/commons/stripe/subscription',
          () =>
            Response.json(
              { code: 'upstream', message: 'The payment provider isn’t responding.' },
              { status: 502 },
            ),
        ],
      ],
    });
    expect((await screen.findAllByText('The payment provider isn’t responding.')).length).toBeGreaterThan(0);
  });
});

it('AI credits and seats are reviewed with what is due before they are bought', async () => {
  const beginner = {
    ...running,
    tier: 'TIER_2',
    title: 'Beginner',
    amountMinor: 3900,
    monthlyAiCredits: 1000,
  };
  const preview = {
    ...{ verb: 'Pay $20.50', what: 'Beginner comes with more.', toWhom: null, cost: '$20.50 now.' },
    ...{ irreversible: null, values: [], warnings: [] },
  };
  const input = { monthlyAiCredits: 2000, seats: { inAll: 2 }, dueNowMinor: 2050 };
  const { sent, user } = showScreen(<PlanAndBilling />, '/account-info?tab=plan', [
    ['/preview', () => Response.json({ input, preview })],
    ['/subscriptions/-/extras', () => Response.json({ ...overview(running), change: 'Done.' })],
    ['/stripe/subscription', () => Response.json({ ...overview(running), subscription: beginner })],
    ['/web/plans', () => Response.json(offered)],
  ]);
  const credits = await screen.findByLabelText('AI credits a month');
  expect(within(credits).getByText('2,000, $15.00 a month')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Review change' }).disabled).toBe(true);
  await user.selectOptions(credits, '2000');
  await user.selectOptions(screen.getByLabelText('Extra seats'), '2');
  expect(screen.getByText('$39.00 a month on top of the plan.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Review change' }));
  await user.click(await screen.findByRole('button', { name: 'Pay $20.50' }));
  expect(sent.find(({ method, url }) => method === 'PUT' && url.endsWith('/extras'))?.body).toEqual(input);
});

describe('managing the plan', () => {
  it('opens by its address, and leads to pausing and canceling', async () => {
    const { user } = show(<PlanAndBilling />, '/account-info?open=manage_plan');
    const dialog = await screen.findByRole('dialog', { name: 'Manage Scaling' });
    await user.click(within(dialog).getByRole('button', { name: /^Pause/ }));
    expect(await screen.findByRole('dialog', { name: 'Pause Scaling' })).toBeDefined();
    expect(window.location.search).toContain('step=verify_pause');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
    expect(await screen.findByText(/It’s paid until December 8, 2026/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continue to cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Why are you leaving?' })).toBeDefined();
  });

  it('keeps each answer of the survey, and goes on', async () => {
    const { sent, user } = show(<PlanAndBilling />, '/account-info?tab=plan&step=survey');
    await screen.findByText('Step 1 of 7');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    await user.click(screen.getByText('It costs too much'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Step 2 of 7')).toBeDefined();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      answer: { step: 'REASON', reason: 'TOO_EXPENSIVE' },
    });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Step 1 of 7')).toBeDefined();
  });

  it('says so when there is nothing to manage', async () => {
    show(<PlanAndBilling />, '/account-info?open=manage_plan', { subscription: null });
    expect(await screen.findByRole('dialog', { name: 'Nothing to manage' })).toBeDefined();
  });
});

describe('the pages of a change', () => {
  it('shows what yearly costs now and later, and charges just that', async () => {
    const { sent, user } = show(<CycleChangeScreen />, '/homebase/subscription-cycle-change');
    await user.click(await screen.findByRole('button', { name: 'Pay $930.00' }));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      tier: 'TIER_2_5',
      cycle: 'YEARLY',
      quotedAt: '2026-11-20T15:00:00Z',
      dueNowMinor: 93_000,
    });
    expect(window.location.pathname).toBe('/homebase/subscription-updated');
  });

  it('asks about the plans below, the nearest first', async () => {
    const { sent } = show(<DowngradeScreen />, '/homebase/subscription-downgrade');
    expect((await screen.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))).toEqual([
      'TIER_2',
      'TIER_1',
    ]);
    await screen.findByText('Due now');
    expect(sent.some(({ url }) => url.includes('tier=TIER_2'))).toBe(true);
  });

  it('shows a viewer the price and no button', async () => {
    show(<CycleChangeScreen />, '/homebase/subscription-cycle-change', { role: 'viewer' });
    expect(await screen.findByText('Due now')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it.each([
    ['cycle', <CycleChangeScreen key="cycle" />],
    ['downgrade', <DowngradeScreen key="downgrade" />],
    ['updated', <UpdatedScreen key="updated" />],
  ])('leads a store on Free to the plans: %s', async (_, page) => {
    show(page, '/homebase', { subscription: null });
    expect((await screen.findByRole('link', { name: 'Choose a plan' })).getAttribute('href')).toBe(
      '/account-info?tab=plan',
    );
  });

  it('says how the plan stands after it changed', async () => {
    show(<UpdatedScreen />, '/homebase/subscription-updated');
    expect(await screen.findByText(/Scaling, \$99.00 a month, renews on December 8, 2026/)).toBeDefined();
  });
});
