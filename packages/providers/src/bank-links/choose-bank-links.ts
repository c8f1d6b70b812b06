import type { BankLinks } from './bank-links.ts';
import { createPlaidLinks } from './plaid-links.ts';
import { createTestBanks } from './test-banks.ts';

const needed = ['PLAID_CLIENT_ID', 'PLAID_SECRET'] as const;

/** Plaid when either of its keys is there, else test banks. Throws one sentence that names every key missing. */
export function chooseBankLinks(
  settings: Readonly<Record<string, string | undefined>>,
  now: (() => Date) | undefined,
): BankLinks {
  const given = needed.filter((name) => settings[name]);
  if (given.length === 0) return createTestBanks(now);
  const missing = needed.filter((name) => !settings[name]);
  if (missing.length > 0)
    throw new Error(`${given.join(', ')} is set, so ${missing.join(', ')} is needed too.`);
  const baseUrl = settings['PLAID_BASE_URL'] || 'https://production.plaid.com';
  if (!URL.canParse(baseUrl))
    throw new Error('PLAID_BASE_URL must be a whole address, such as https://sandbox.plaid.com.');
  return createPlaidLinks({
    clientId: settings['PLAID_CLIENT_ID'] ?? '',
    secret: settings['PLAID_SECRET'] ?? '',
    baseUrl,
  });
}
