import { OperationError } from '@brandwright/contract';
import { randomBytes, timingSafeEqual, hash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import {
  checkAmount,
  PaymentRefused,
  type Charge,
  type ChargeRequest,
  type DeclineReason,
  type Payments,
} from '../payments.ts';
import type { Customers } from './customers.ts';
import { keptRecords, nameOf, type KeptRecords } from './kept-records.ts';

const declineReason = z.enum([
  'CARD_DECLINED',
  'INSUFFICIENT_FUNDS',
  'EXPIRED_CARD',
  'INCORRECT_CVC',
  'AUTHENTICATION_FAILED',
  'PROCESSING_ERROR',
]) satisfies z.ZodType<DeclineReason>;

const charge = z.object({
  id: z.string(),
  request: z.object({
    customerId: z.string(),
    cardId: z.string(),
    amountMinor: z.int(),
    currency: z.string(),
    description: z.string(),
    reference: z.string(),
    returnUrl: z.string(),
  }) satisfies z.ZodType<ChargeRequest>,
  cardLast4: z.string(),
  status: z.enum(['REQUIRES_ACTION', 'COMPLETED', 'INSTRUMENT_DECLINED', 'CANCELED']),
  declineReason: declineReason.nullable(),
  /** What the bank says once the person has confirmed. */
  declinesAfterwards: declineReason.nullable(),
  /** Whoever has it may confirm. */
  secret: z.string(),
  createdAt: z.iso.datetime(),
  refunds: z.array(z.object({ id: z.string(), amountMinor: z.int() })),
});
export type KeptCharge = z.infer<typeof charge>;

/** What the bank's page shows of a charge that waits for its person, or no longer does. */
export interface ChargeOnPage {
  charge: Charge;
  description: string;
  cardLast4: string;
  returnUrl: string;
}

export interface Charges extends Pick<Payments, 'charge' | 'getCharge' | 'findCharge' | 'cancelCharge'> {
  records: KeptRecords<KeptCharge>;
  chargeOnPage(chargeId: string, secret: string): Promise<ChargeOnPage>;
  confirmCharge(chargeId: string, secret: string, decision: 'APPROVED' | 'DECLINED'): Promise<ChargeOnPage>;
}

const unknown = () => new OperationError('not_found', 'The test bank doesn’t know this payment.');

/** Charges. The reference makes the id, so making the record is what charges, and the same one never charges twice. */
export function createCharges(
  folder: string,
  { customers, publicUrl, now }: { customers: Customers; publicUrl: string; now: () => Date },
): Charges {
  const records = keptRecords(join(folder, 'charges'), charge);
  const idOf = (reference: string) => `demo_pi_${nameOf(reference)}`;

  const shown = (kept: KeptCharge): Charge => ({
    id: kept.id,
    reference: kept.request.reference,
    status: kept.status,
    amountMinor: kept.request.amountMinor,
    currency: kept.request.currency,
    refundedMinor: refundedOf(kept),
    declineReason: kept.declineReason,
    actionUrl:
      kept.status === 'REQUIRES_ACTION'
        ? `${publicUrl}/test-bank/confirm/${kept.id}?secret=${kept.secret}`
        : null,
  });
  const onPage = (kept: KeptCharge): ChargeOnPage => ({
    charge: shown(kept),
    description: kept.request.description,
    cardLast4: kept.cardLast4,
    returnUrl: kept.request.returnUrl,
  });

  return {
    records,
    async charge(request) {
      checkAmount(request.amountMinor, 'payment');
      const id = idOf(request.reference);
      const kept = (await records.read(id)) ?? (await records.create(id, await made(id, request)));
      expectSame(kept.request, request);
      return shown(kept);
    },
    async getCharge(chargeId) {
      const kept = await records.read(chargeId);
      if (!kept) throw unknown();
      return shown(kept);
    },
    async findCharge({ customerId, reference }) {
      const kept = await records.read(idOf(reference));
      return kept?.request.customerId === customerId ? shown(kept) : undefined;
    },
    async cancelCharge(chargeId) {
      const kept = await records.change(chargeId, (before) =>
        before.status === 'REQUIRES_ACTION' ? { ...before, status: 'CANCELED' } : before,
      );
      if (!kept) throw unknown();
      return shown(kept);
    },
    async chargeOnPage(chargeId, secret) {
      const kept = await records.read(chargeId);
      if (!kept) throw unknown();
      expectSecret(kept, secret);
      return onPage(kept);
    },
    async confirmCharge(chargeId, secret, decision) {
      const kept = await records.change(chargeId, (before) => {
        expectSecret(before, secret);
        if (before.status !== 'REQUIRES_ACTION') return before;
        const reason = decision === 'DECLINED' ? 'AUTHENTICATION_FAILED' : before.declinesAfterwards;
        return { ...before, status: reason ? 'INSTRUMENT_DECLINED' : 'COMPLETED', declineReason: reason };
      });
      if (!kept) throw unknown();
      return onPage(kept);
    },
  };

  async function made(id: string, request: ChargeRequest): Promise<KeptCharge> {
    const method = await customers.methodOf(request.customerId, request.cardId);
    const reason = method.needsConfirmation ? null : method.declineReason;
    const decided = reason ? 'INSTRUMENT_DECLINED' : 'COMPLETED';
    return {
      id,
      request,
      cardLast4: method.last4,
      status: method.needsConfirmation ? 'REQUIRES_ACTION' : decided,
      declineReason: reason,
      declinesAfterwards: method.declineReason,
      secret: randomBytes(24).toString('hex'),
      createdAt: now().toISOString(),
      refunds: [],
    };
  }
}

export const refundedOf = ({ refunds }: KeptCharge): number =>
  refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);

function expectSecret(kept: KeptCharge, secret: string): void {
  const digest = (text: string) => Buffer.from(hash('sha256', text), 'hex');
  if (!timingSafeEqual(digest(kept.secret), digest(secret))) throw unknown();
}

function expectSame(first: ChargeRequest, again: ChargeRequest): void {
  const same =
    first.customerId === again.customerId &&
    first.cardId === again.cardId &&
    first.amountMinor === again.amountMinor &&
    first.currency === again.currency &&
    first.description === again.description &&
    first.returnUrl === again.returnUrl;
  if (!same) throw new PaymentRefused('This reference was already used for another payment.');
}
