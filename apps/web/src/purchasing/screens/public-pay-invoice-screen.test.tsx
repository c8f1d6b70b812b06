import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveForBank, wasAtBank } from '../public/at-bank.ts';
import type { PublicInvoice } from '../public/public-facts.tsx';
import { showScreen } from '../testing.tsx';
import PublicPayInvoiceScreen from './public-pay-invoice-screen.tsx';

const sn = 'vVkmFEoPi_2mYw9ueBLRJw';
const invoice: PublicInvoice = {
  invoiceNumber: 'INV-2061',
  supplierName: 'Lume & Cera',
  status: 'DUE',
  lines: [{ title: 'Soy candles: deposit of 30%', amountMinor: 89_280 }],
  totalMinor: 89_280,
  owedMinor: 89_280,
  currency: 'USD',
  dueOn: '2026-11-24',
  publishableKey: 'pk_test_bank',
  bank: 'TEST_BANK',
};

beforeEach(() => sessionStorage.clear());

const answer = (change: object) =>
  Response.json({ invoice, status: 'COMPLETED', declineReason: null, actionUrl: null, ...change });

const show = (read: () => Response, paid: Response = answer({})) =>
  showScreen(
    <Routes>
      <Route path="/public-pay-invoice/:sn" element={<PublicPayInvoiceScreen />} />
    </Routes>,
    `/public-pay-invoice/${sn}`,
    [
      ['/payments', () => paid],
      ['/public/invoices/', read],
    ],
  );

async function payWith(shown: ReturnType<typeof show>, number: RegExp): Promise<void> {
  await shown.user.click(await screen.findByText(/See the test cards/));
  await shown.user.click(screen.getByRole('button', { name: number }));
  await shown.user.click(screen.getByRole('button', { name: 'Pay $892.80' }));
}

describe('an invoice of a link', () => {
  it('is paid with a token and what was shown as owed', async () => {
    const shown = show(() => Response.json(invoice));
    await payWith(shown, /4242 4242/);
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeTruthy();
    expect(shown.sent.find(({ method }) => method === 'POST')?.body).toEqual({
      token: 'pm_card_visa',
      expectedOwedMinor: 89_280,
    });
  });

  it('says why a card was declined, and can be tried again', async () => {
    const shown = show(
      () => Response.json(invoice),
      answer({ status: 'INSTRUMENT_DECLINED', declineReason: 'INSUFFICIENT_FUNDS' }),
    );
    await payWith(shown, /4000 0000 0000 9995/);
    expect(await screen.findByText(/declined because there isn’t enough money on it/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay $892.80' })).toHaveProperty('disabled', false);
  });

  it('sends to the bank’s page, and remembers that in this tab', async () => {
    const shown = show(
      () => Response.json(invoice),
      answer({ status: 'REQUIRES_ACTION', actionUrl: 'https://bank.example/confirm' }),
    );
    await payWith(shown, /4000 0027 6000 3184/);
    const link = await screen.findByRole('link', { name: 'Confirm with your bank' });
    expect(link.getAttribute('href')).toBe('https://bank.example/confirm');
    expect(wasAtBank(sn)).toBe(true);
  });

  it('is read again, back from the bank, until it is paid', async () => {
    leaveForBank(sn);
    let reads = 0;
    show(() => Response.json({ ...invoice, ...((reads += 1) > 1 ? { status: 'PAID', owedMinor: 0 } : {}) }));
    expect(await screen.findByText('The bank is processing your payment')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Paid' }, { timeout: 4_000 })).toBeTruthy();
    await waitFor(() => expect(wasAtBank(sn)).toBe(false));
  });

  it.each([
    ['VOID', 'There’s nothing to pay'],
    ['PAID', 'Paid'],
  ] as const)('that is %s asks for no card', async (status, heading) => {
    show(() => Response.json({ ...invoice, status, owedMinor: 0 }));
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.queryByLabelText('Card number')).toBeNull();
  });

  it('that isn’t there says what to do', async () => {
    show(() => Response.json({ code: 'not_found', message: 'Gone.' }, { status: 404 }));
    expect(await screen.findByText('There’s no invoice at this link')).toBeTruthy();
  });
});
