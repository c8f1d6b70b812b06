import { join } from 'node:path';
import { createPayPalWallet } from './paypal/paypal-wallet.ts';
import { createTestWallet } from './test-wallet.ts';
import { isTestWalletOrder, type Wallet } from './wallet.ts';

const needed = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'] as const;

/** PayPal when either of its keys is there, else the test wallet. Throws one sentence that names every key missing. */
export function chooseWallet(
  settings: Readonly<Record<string, string | undefined>>,
  dataDir: string,
  publicUrl: string | undefined,
): Wallet {
  const testWallet = createTestWallet(join(dataDir, 'payments'), publicUrl);
  const given = needed.filter((name) => settings[name]);
  if (given.length === 0) return testWallet;
  const missing = needed.filter((name) => !settings[name]);
  if (missing.length > 0)
    throw new Error(`${given.join(', ')} is set, so ${missing.join(', ')} is needed too.`);
  const baseUrl = settings['PAYPAL_BASE_URL'] || 'https://api-m.paypal.com';
  if (!URL.canParse(baseUrl))
    throw new Error('PAYPAL_BASE_URL must be a whole address, such as https://api-m.sandbox.paypal.com.');
  const payPal = createPayPalWallet({
    clientId: settings['PAYPAL_CLIENT_ID'] ?? '',
    clientSecret: settings['PAYPAL_CLIENT_SECRET'] ?? '',
    baseUrl,
    webhookId: settings['PAYPAL_WEBHOOK_ID'] || undefined,
  });
  // What was begun at the test wallet before PayPal was set up.
  const of = (orderId: string) => (isTestWalletOrder(orderId) ? testWallet : payPal);
  return {
    ...payPal,
    getOrder: (orderId) => of(orderId).getOrder(orderId),
    captureOrder: (request) => of(request.orderId).captureOrder(request),
  };
}
