import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkRefund,
  isEmbeddedCharge,
  PaymentRefused,
  type Payments,
  type Refund,
  type RefundRequest,
} from './payments.ts';

/**
 * Moves no money: keeps each refund as a JSON file named by its key, and making the file is what claims the
 * key. A key that comes back with another request is refused.
 */
export function createLedgerPayments(folder: string): Payments {
  return {
    async refund(request) {
      checkRefund(request);
      if (!isEmbeddedCharge(request.chargeId)) {
        throw new PaymentRefused(`No connected payment provider knows the charge ${request.chargeId}.`);
      }
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = hash('sha256', request.idempotencyKey).slice(0, 24);
      const path = join(folder, `${id}.json`);
      try {
        await writeFile(path, JSON.stringify(request, null, 2), { flag: 'wx', mode: 0o600 });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
        expectSame(JSON.parse(await readFile(path, 'utf8')) as RefundRequest, request);
      }
      return {
        id: `demo_re_${id}`,
        amountMinor: request.amountMinor,
        currency: request.currency,
        status: 'SUCCEEDED',
      } satisfies Refund;
    },
  };
}

function expectSame(first: RefundRequest, again: RefundRequest): void {
  const same =
    first.chargeId === again.chargeId &&
    first.amountMinor === again.amountMinor &&
    first.currency === again.currency;
  if (!same) throw new PaymentRefused('This key was already used for another refund.');
}
