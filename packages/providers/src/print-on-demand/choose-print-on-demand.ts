import { createEmbeddedPrintOnDemand } from './embedded-print-on-demand.ts';
import { createPrintfulPrintOnDemand } from './printful/printful-print-on-demand.ts';
import type { PrintOnDemand } from './print-on-demand.ts';

/**
 * Printful when its key is set, else the embedded carrier. Throws one sentence when the store of Printful is named without
 * a key, or is no number.
 */
export function choosePrintOnDemand(settings: Readonly<Record<string, string | undefined>>): PrintOnDemand {
  const apiKey = settings['PRINTFUL_API_KEY'];
  const storeId = settings['PRINTFUL_STORE_ID'] || undefined;
  if (!apiKey) {
    if (storeId) throw new Error('PRINTFUL_STORE_ID is set, so PRINTFUL_API_KEY is needed too.');
    return createEmbeddedPrintOnDemand();
  }
  if (storeId && !/^\d+$/.test(storeId)) throw new Error('PRINTFUL_STORE_ID is a number.');
  return createPrintfulPrintOnDemand({
    apiKey,
    storeId,
    baseUrl: settings['PRINTFUL_BASE_URL'] || 'https://api.printful.com',
  });
}
