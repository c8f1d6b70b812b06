import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showScreen } from '#purchasing/testing.tsx';
import { AiCreditsSection } from './ai-credits-section.tsx';

const credits = {
  balance: 240,
  granted: 5000,
  spentThisMonth: 4760,
  level: 'ALMOST_OUT',
  planType: 'TIER_3',
  planName: 'Professional',
  renewsOn: '2026-12-01',
  from: '2026-11-01',
  to: '2026-11-22',
  spent: 4760,
  byUse: [{ name: 'Pictures', spent: 4760, times: 9 }],
  byPerson: [{ name: 'Nora Whitfield', spent: 4760, times: 9 }],
  byAssistant: [],
  caps: [{ assistantId: null, assistantName: null, atMost: 4800, spent: 4760 }],
  next: null,
};
const entry = {
  entryId: '0b9d6c56-6f0e-4c1e-9f0b-2f4a4f4a4f41',
  kind: 'SPEND',
  credits: -20,
  balanceAfter: 240,
  use: 'PICTURE',
  units: 4,
  note: '4 pictures of a mug',
  personName: 'Nora Whitfield',
  assistantName: null,
  conversationId: null,
  refundOf: null,
  createdAt: '2026-11-20T12:00:00Z',
};
const prices = {
  prices: [{ use: 'LOGO', name: 'logo', credits: 20, includes: 'Four marks to choose from.' }],
  plans: [{ planType: 'TIER_1', planName: 'Free', steps: [300] }],
};

const show = (
  role: 'owner' | 'member' = 'owner',
  { rows = [entry], balance = Response.json(credits) }: { rows?: object[]; balance?: Response } = {},
) =>
  showScreen(
    <AiCreditsSection />,
    '/account-info?tab=ai-credits',
    [
      ['/ai-credits/entries', () => Response.json({ rows, page: 0, size: 20, total: rows.length })],
      ['/ai-credits/prices', () => Response.json(prices)],
      ['/ai-credits/caps', () => Response.json({ ...credits, capOf: 'the store', credits: 900 })],
      ['/web/ai-credits', () => balance],
    ],
    role,
  );

describe('AI credits', () => {
  it('show the balance with its warning, what it went to, every entry and the prices', async () => {
    show();
    expect(await screen.findByText('You’ve used 95% of this month’s AI credits.')).toBeDefined();
    expect(screen.getByRole('meter', { name: 'AI credits left' }).getAttribute('aria-valuenow')).toBe('240');
    expect(within(screen.getByRole('region', { name: 'By kind' })).getByText('Pictures')).toBeDefined();
    expect((await screen.findAllByText('4 pictures of a mug')).length).toBeGreaterThan(0);
    expect(await screen.findByText('Four marks to choose from.')).toBeDefined();
  });

  it('let the owner set a cap, and say what is wrong with a figure', async () => {
    const { sent, user } = show();
    await user.click(await screen.findByRole('button', { name: 'Set a cap' }));
    await user.type(screen.getByLabelText('AI credits a month'), 'many');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Set cap' }));
    expect(await screen.findByText('Enter a whole number, such as 500.')).toBeDefined();
    await user.clear(screen.getByLabelText('AI credits a month'));
    await user.type(screen.getByLabelText('AI credits a month'), '1,200');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Set cap' }));
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ credits: 1200 });
  });

  it('offer a member no buttons for caps', async () => {
    show('member');
    expect(await screen.findByText('Only the store’s owner can set caps.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Set a cap' })).toBeNull();
  });

  it('say what will appear where nothing was spent, and offer another try after a failure', async () => {
    show('owner', { rows: [], balance: Response.json({ code: 'internal', message: 'x' }, { status: 500 }) });
    expect(await screen.findByText('No entries yet')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
