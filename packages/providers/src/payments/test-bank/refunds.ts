import { OperationError } from '@brandwright/contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  checkAmount,
  isEmbeddedCharge,
  PaymentRefused,
  type Payments,
  type RefundRequest,
} from '../payments.ts';
import { refundedOf, type KeptCharge } from './charges.ts';
import { makeWhole, nameOf, type KeptRecords } from './kept-records.ts';

const refundRequest = z.object({
  chargeId: z.string(),
  amountMinor: z.number(),
  currency: z.string(),
  idempotencyKey: z.string(),
}) satisfies z.ZodType<RefundRequest>;

/**
 * Refunds. Making the file `{hash of the key}.json` claims the key for a request; a key that comes back with another one
 * is refused. Charges of the demo data and orders entered by hand have no record here: theirs is all there is.
 */
export function createRefunds(folder: string, charges: KeptRecords<KeptCharge>): Pick<Payments, 'refund'> {
  async function claim(name: string, request: RefundRequest): Promise<void> {
    const path = join(folder, `${name}.json`);
    if (await makeWhole(path, JSON.stringify(request, null, 2))) return;
    const first = refundRequest.parse(JSON.parse(await readFile(path, 'utf8')));
    const same =
      first.chargeId === request.chargeId &&
      first.amountMinor === request.amountMinor &&
      first.currency === request.currency;
    if (!same) throw new PaymentRefused('This key was already used for another refund.');
  }

  return {
    async refund(request) {
      checkAmount(request.amountMinor, 'refund');
      if (!isEmbeddedCharge(request.chargeId)) {
        throw unknownCharge();
      }
      const name = nameOf(request.idempotencyKey);
      const id = `demo_re_${name}`;
      const { amountMinor, currency } = request;
      await claim(name, request);
      if (request.chargeId.startsWith('demo_pi_')) {
        const kept = await charges.change(request.chargeId, (before) => withRefund(before, id, request));
        if (!kept) throw unknownCharge();
      }
      return { id, amountMinor, currency, status: 'SUCCEEDED' };
    },
  };
}

const unknownCharge = () => new OperationError('not_found', 'The test bank doesn’t know this payment.');

function withRefund(before: KeptCharge, id: string, { amountMinor, currency }: RefundRequest): KeptCharge {
  if (before.refunds.some((refund) => refund.id === id)) return before;
  if (before.status !== 'COMPLETED')
    throw new PaymentRefused('This payment wasn’t completed, so there is nothing to refund.');
  if (before.request.currency !== currency)
    throw new PaymentRefused(`This payment was made in ${before.request.currency}, not ${currency}.`);
  if (refundedOf(before) + amountMinor > before.request.amountMinor)
    throw new PaymentRefused('The refund is more than what is left of this payment.');
  return { ...before, refunds: [...before.refunds, { id, amountMinor }] };
}
