import type { Providers } from './index.ts';

/** Embedded providers that keep nothing beyond the process; the configured ones take their place as they land. */
export function createProviders(_env: Record<string, string | undefined>, _dataDir: string): Providers {
  const files = new Map<string, { bytes: Uint8Array; contentType: string }>();
  const refunds = new Map<string, { id: string; amountMinor: number; currency: string; status: 'SUCCEEDED' }>();
  return {
    files: {
      put: async (key, bytes, contentType) => void files.set(key, { bytes, contentType }),
      get: async (key) => files.get(key),
      remove: async (key) => void files.delete(key),
    },
    mail: { send: async (message) => ({ id: message.idempotencyKey }) },
    payments: {
      refund: async (request) => {
        const first = refunds.get(request.idempotencyKey);
        if (first) return first;
        const refund = { id: `re_${refunds.size + 1}`, amountMinor: request.amountMinor, currency: request.currency, status: 'SUCCEEDED' as const };
        refunds.set(request.idempotencyKey, refund);
        return refund;
      },
    },
  };
}
