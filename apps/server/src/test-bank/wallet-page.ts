import { formatMoney } from '@brandwright/contract';
import type { OrderOnPage } from '@brandwright/providers';
import { escapeHtml } from '../web/escape-html.ts';
import { page, webAddress } from './confirm-page.ts';

/** The wallet's page, where a person approves a payment or goes back. `action` is its own address, with the secret. */
export function walletPage({ order, description, returnUrl }: OrderOnPage, action: string): string {
  const amount = escapeHtml(formatMoney(order.amountMinor, order.currency));
  const facts = `<dl>
      <dt>Paid to</dt><dd>Brandwright</dd>
      <dt>For</dt><dd>${escapeHtml(description)}</dd>
      <dt>Amount</dt><dd class="amount">${amount}</dd>
    </dl>`;
  if (!order.isApproved)
    return page(
      'Test wallet',
      'Approve this payment?',
      `<p>Nothing is paid until you do.</p>
    ${facts}
    <form method="post" action="${escapeHtml(action)}">
      <button class="first" name="decision" value="APPROVED">Pay ${amount}</button>
      <button name="decision" value="EMPTY">Pay from an account without money</button>
      <button name="decision" value="CANCELED">Go back without paying</button>
    </form>`,
    );
  const back = webAddress(backAddress(returnUrl, order.id));
  return page(
    'Test wallet',
    order.status === 'COMPLETED' ? 'Paid' : order.status === 'REQUIRES_ACTION' ? 'Approved' : 'Not paid',
    `<p>${endings[order.status] ?? 'This payment was given up.'}</p>
    ${facts}${back ? `\n    <a class="button" href="${escapeHtml(back.href)}">Go back to Brandwright</a>` : ''}`,
  );
}

const endings: Readonly<Record<string, string>> = {
  COMPLETED: 'This payment is through.',
  REQUIRES_ACTION: 'You approved this payment. It’s taken when you’re back at Brandwright.',
  INSTRUMENT_DECLINED: 'This payment was declined. You can pay another way.',
};

/** As a wallet sends a person back: with the order that they approved. Empty for what is no address. */
export function backAddress(returnUrl: string, orderId: string): string {
  const url = webAddress(returnUrl);
  url?.searchParams.set('token', orderId);
  return url?.href ?? '';
}

export const unknownOrderPage = (): string =>
  page(
    'Test wallet',
    'Nothing to approve',
    '<p>This address belongs to no payment. Go back to Brandwright and open the payment from there.</p>',
  );
