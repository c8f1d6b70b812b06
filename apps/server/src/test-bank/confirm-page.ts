import { formatMoney } from '@brandwright/contract';
import type { ChargeOnPage } from '@brandwright/providers';
import { hash } from 'node:crypto';
import { escapeHtml } from '../web/escape-html.ts';

/** The colors of apps/web/src/styles/tokens.css. */
const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.975 0.008 85), oklch(0.185 0.008 60));
  --raised: light-dark(oklch(0.995 0.003 85), oklch(0.23 0.009 60));
  --line: light-dark(oklch(0.895 0.012 80), oklch(0.335 0.012 60));
  --ink: light-dark(oklch(0.245 0.015 60), oklch(0.935 0.01 80));
  --ink-soft: light-dark(oklch(0.475 0.016 65), oklch(0.745 0.013 75));
  --accent: light-dark(oklch(0.515 0.128 42), oklch(0.725 0.12 48));
  --accent-ink: light-dark(oklch(0.99 0.006 80), oklch(0.195 0.03 50));
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--paper); color: var(--ink); min-height: 100dvh; padding: 24px 16px;
  display: grid; place-content: center; grid-template-columns: minmax(0, 420px);
  font: 14px/1.5 ui-sans-serif, system-ui, sans-serif;
}
main { background: var(--raised); border: 1px solid var(--line); border-radius: 12px; padding: 24px; }
h1 { font: 500 28px/1.2 ui-serif, Georgia, serif; margin-bottom: 8px; }
p { color: var(--ink-soft); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 20px 0; }
dt { color: var(--ink-soft); }
dd { text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.amount { font-size: 20px; font-weight: 600; }
form { display: grid; gap: 8px; }
button, a.button {
  font: inherit; font-weight: 500; min-height: 44px; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--line); background: transparent; color: inherit;
  display: grid; place-items: center; text-decoration: none;
}
button.first, a.button { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.note { margin-top: 16px; font-size: 12px; }
`;

/** Lets the page send its form here, and from here to where the person came from. Nothing else may be loaded or run. */
export function pagePolicy(returnUrl?: string): string {
  const back = returnUrl === undefined ? undefined : webAddress(returnUrl)?.origin;
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    `form-action 'self'${back === undefined ? '' : ` ${back}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Where the person goes back to, if it is an address of the web. */
export function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** The bank's page, where a person approves or declines. `action` is its own address, with the secret. */
export function confirmPage(
  { charge, description, cardLast4, returnUrl }: ChargeOnPage,
  action: string,
): string {
  const amount = formatMoney(charge.amountMinor, charge.currency);
  const facts = `<dl>
      <dt>Paid to</dt><dd>Brandwright</dd>
      <dt>For</dt><dd>${escapeHtml(description)}</dd>
      <dt>Card</dt><dd>•••• ${escapeHtml(cardLast4)}</dd>
      <dt>Amount</dt><dd class="amount">${escapeHtml(amount)}</dd>
    </dl>`;
  if (charge.status === 'REQUIRES_ACTION') {
    return bankPage(
      'Is this you?',
      `<p>Your bank asks before it pays this.</p>
    ${facts}
    <form method="post" action="${escapeHtml(action)}">
      <button class="first" name="decision" value="APPROVED">Approve ${escapeHtml(amount)}</button>
      <button name="decision" value="DECLINED">Decline</button>
    </form>`,
    );
  }
  const back = webAddress(returnUrl);
  return bankPage(
    charge.status === 'COMPLETED' ? 'Approved' : 'Not paid',
    `<p>${endings[charge.status] ?? 'The bank is still working on this payment.'}</p>
    ${facts}${back ? `\n    <a class="button" href="${escapeHtml(back.href)}">Go back to Brandwright</a>` : ''}`,
  );
}

const endings: Readonly<Record<string, string>> = {
  COMPLETED: 'This payment was approved.',
  INSTRUMENT_DECLINED: 'This payment was declined. You can pay again, with another card too.',
  CANCELED: 'This payment was given up and no longer waits for you.',
};

export const unknownPage = (): string =>
  bankPage(
    'Nothing to confirm',
    '<p>This address belongs to no payment. Go back to Brandwright and open the payment from there.</p>',
  );

const bankPage = (title: string, body: string): string => page('Test bank', title, body);

/** A page of the built-in bank or wallet. `body` is HTML. */
export const page = (
  whose: 'Test bank' | 'Test wallet',
  title: string,
  body: string,
): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · ${whose}</title>
  <style>${style}</style>
</head>
<body>
  <main>
    <h1>${title}</h1>
    ${body}
    <p class="note">This is the built-in ${whose.toLowerCase()}: no money moves.</p>
  </main>
</body>
</html>
`;
