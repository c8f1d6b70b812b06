import { describe, expect, it } from 'vitest';
import type { Payments } from '../../payments/payments.ts';
import type { Bank } from './bank.ts';

export function describeWebhooks(make: () => Promise<Bank>): void {
  const event = (type: string, object: Record<string, unknown> = { id: 'pi_1' }) => ({
    id: 'evt_1',
    object: 'event',
    type,
    data: { object },
  });

  describe('webhooks', () => {
    it.each([
      ['payment_intent.succeeded', { id: 'pi_1' }, { about: 'CHARGE', objectId: 'pi_1' }],
      ['payment_intent.payment_failed', { id: 'pi_1' }, { about: 'CHARGE', objectId: 'pi_1' }],
      ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, { about: 'CHARGE', objectId: 'pi_1' }],
      ['customer.subscription.updated', { id: 'sub_1' }, { about: 'SUBSCRIPTION', objectId: 'sub_1' }],
      [
        'invoice.payment_failed',
        { id: 'in_1', payment_intent: null },
        { about: 'INVOICE', objectId: 'in_1' },
      ],
    ])('reads %s, the same however often it comes', async (type, object, read) => {
      const { payments, signedEvent, time } = await make();
      const signed = signedEvent(event(type, object), time.now);
      expect(payments.readWebhook({ ...signed, now: time.now })).toEqual({ id: 'evt_1', ...read });
      expect(payments.readWebhook({ ...signed, now: time.now })).toEqual({ id: 'evt_1', ...read });
    });

    it.each(['customer.updated', 'payout.paid', 'charge.failed'])('has no interest in %s', async (type) => {
      const { payments, signedEvent, time } = await make();
      expect(payments.readWebhook({ ...signedEvent(event(type), time.now), now: time.now })).toBeUndefined();
    });

    it('believes nothing that is not signed, changed or old', async () => {
      const { payments, signedEvent, time } = await make();
      const { body, signature } = signedEvent(event('payment_intent.succeeded'), time.now);
      const forbidden = expect.objectContaining({ code: 'forbidden' });
      const read = (more: Partial<Parameters<Payments['readWebhook']>[0]>) => () =>
        payments.readWebhook({ body, signature, now: time.now, ...more });
      expect(read({ signature: '' })).toThrow(forbidden);
      expect(read({ signature: 'v1=00' })).toThrow(forbidden);
      expect(read({ signature: signature.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')) })).toThrow(
        forbidden,
      );
      expect(read({ body: body.replace('pi_1', 'pi_2') })).toThrow(forbidden);
      expect(read({ body: '' })).toThrow(forbidden);
      expect(read({ now: new Date(time.now.getTime() + 301_000) })).toThrow(forbidden);
      expect(read({ now: new Date(time.now.getTime() + 299_000) })).not.toThrow();
    });
  });
}
