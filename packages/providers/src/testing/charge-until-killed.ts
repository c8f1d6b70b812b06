import { newRequest } from './charge-requests.ts';
import { createTestBank } from '../payments/test-bank/test-bank.ts';

// Charges 30 times, some at the same time, pays each back in part, and says each that is done. To be killed meanwhile.
const [folder = '', customerId = '', cardId = ''] = process.argv.slice(2);
const payments = createTestBank(folder);

async function chargeEvery(start: number): Promise<void> {
  for (let at = start; at < 30; at += 3) {
    const charge = await payments.charge(
      await newRequest({ payments }, cardId, { customerId, reference: `reference ${at}` }),
    );
    process.stdout.write(`charged ${at}\n`);
    await payments.refund({
      chargeId: charge.id,
      amountMinor: 200,
      currency: 'USD',
      idempotencyKey: `refund ${at}`,
    });
    process.stdout.write(`refunded ${at}\n`);
  }
}

await Promise.all([0, 1, 2].map(chargeEvery));
