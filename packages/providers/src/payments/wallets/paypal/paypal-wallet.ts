import { z } from 'zod';
import { checkAmount, PaymentRefused, type ChargeStatus } from '../../payments.ts';
import type { Wallet, WalletOrder } from '../wallet.ts';
import { createPayPalClient, type PayPalSettings } from './client.ts';
import { readPayPalWebhook } from './webhook.ts';

const money = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({ id: z.string(), status: z.string(), amount: money });
const order = z.object({
  id: z.string().min(1),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: money,
        payments: z.object({ captures: z.array(capture).optional() }).optional(),
      }),
    )
    .length(1),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});
type PayPalOrder = z.infer<typeof order>;

/** Currencies that PayPal takes without decimals; our minor units are hundredths. */
const withoutDecimals = ['HUF', 'JPY', 'TWD'];

/** A person has to do something at PayPal before these go through; what they say is no fault. */
const notYet = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'];
const declined = [
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
];
const already = 'ORDER_ALREADY_CAPTURED';

/**
 * PayPal as a wallet (Orders v2, developer.paypal.com/docs/api/orders/v2). Our reference is each order's custom id, and makes the
 * request ids under which PayPal makes an order, and captures it, once.
 */
export function createPayPalWallet(settings: PayPalSettings): Wallet {
  const ask = createPayPalClient(settings);
  const pathOf = (orderId: string) => `/v2/checkout/orders/${encodeURIComponent(orderId)}`;

  async function getOrder(orderId: string): Promise<WalletOrder> {
    const answer = await ask({ method: 'GET', path: pathOf(orderId) });
    return shown(order.parse('body' in answer ? answer.body : undefined));
  }

  return {
    kind: 'PAYPAL',
    name: 'PayPal',
    getOrder,
    readWebhook: (webhook) => readPayPalWebhook(ask, settings.webhookId, webhook),
    async createOrder({ amountMinor, currency, description, reference, returnUrl, cancelUrl }) {
      checkAmount(amountMinor, 'payment');
      if (withoutDecimals.includes(currency))
        throw new PaymentRefused(`PayPal can’t be used for ${currency} here. Pay with a card.`);
      const answer = await ask({
        method: 'POST',
        path: '/v2/checkout/orders',
        requestId: reference,
        body: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              custom_id: reference,
              description: description.slice(0, 127),
              amount: { currency_code: currency, value: valueOf(amountMinor) },
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                brand_name: 'Brandwright',
                user_action: 'PAY_NOW',
                shipping_preference: 'NO_SHIPPING',
                return_url: returnUrl,
                cancel_url: cancelUrl,
              },
            },
          },
        },
      });
      const made = shown(order.parse('body' in answer ? answer.body : undefined));
      if (made.amountMinor !== amountMinor || made.currency !== currency)
        throw new PaymentRefused('This reference was already used for another payment.');
      return made;
    },
    async captureOrder({ orderId, reference }) {
      const answer = await ask(
        { method: 'POST', path: `${pathOf(orderId)}/capture`, requestId: `capture:${reference}`, body: {} },
        [...notYet, ...declined, already],
      );
      if (answer.issue === undefined) return shown(order.parse(answer.body));
      const now = await getOrder(orderId);
      if (!declined.includes(answer.issue) || now.status !== 'REQUIRES_ACTION') return now;
      return { ...now, status: 'INSTRUMENT_DECLINED', declineReason: 'CARD_DECLINED', actionUrl: null };
    },
  };
}

/** 204000 as "2040.00". */
const valueOf = (amountMinor: number): string =>
  `${Math.floor(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`;

function minorOf({ value }: { value: string }): number {
  const [, whole = '', part = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  if (whole === '') throw new Error(`Not an amount of PayPal’s: ${value}`);
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

const captureStatuses: Readonly<Record<string, ChargeStatus>> = {
  COMPLETED: 'COMPLETED',
  PARTIALLY_REFUNDED: 'COMPLETED',
  REFUNDED: 'COMPLETED',
  DECLINED: 'INSTRUMENT_DECLINED',
  FAILED: 'INSTRUMENT_DECLINED',
};

function shown(read: PayPalOrder): WalletOrder {
  const [unit] = read.purchase_units;
  if (!unit) throw new Error(`The order ${read.id} of PayPal’s is for nothing.`);
  const taken = unit.payments?.captures?.at(-1);
  const status: ChargeStatus = taken
    ? (captureStatuses[taken.status] ?? 'PENDING')
    : read.status === 'VOIDED'
      ? 'CANCELED'
      : 'REQUIRES_ACTION';
  const { currency_code: currency } = (taken ?? unit).amount;
  const page = read.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  return {
    id: read.id,
    reference: unit.custom_id ?? '',
    status,
    amountMinor: minorOf((taken ?? unit).amount),
    currency,
    refundedMinor: 0,
    declineReason: status === 'INSTRUMENT_DECLINED' ? 'CARD_DECLINED' : null,
    actionUrl: status === 'REQUIRES_ACTION' ? (page ?? null) : null,
    isApproved: read.status === 'APPROVED' || taken !== undefined,
  };
}
