import { z } from 'zod';
import { amountMinor, field, forForms } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../kernel/words.ts';
import { trackingMailWords } from '../orders/mail-words.ts';
import { orderReads } from '../orders/order-ref.ts';
import { mayPay } from '../payments/access.ts';
import { payingCardField } from '../payments/card-field.ts';
import { labelReads, labelRow } from './entities.ts';
import { shippingService } from './enums.ts';
import { labelContents, preferField, serviceField } from './fields.ts';
import { mostLabelsAtOnce, ordersOfBatch, paidAmong, unlabeled, unlabeledWords } from './label-batch.ts';

export const buyLabels = declareOperation({
  name: 'buy_labels',
  area: 'fulfillment',
  title: 'Ship several orders with labels',
  description:
    'Buys a label for each of several orders, or for all that are outstanding or in processing, and marks them as shipped. Asks once, with each order, its parcel, service and price and the total; orders that can’t be labeled are left out and named. For one order use ship_order.',
  examples: [
    'Buy labels for everything outstanding with usps ground',
    'buy the cheapest labels for 1042 and 1043',
    'label all outstanding orders',
    'ship orders 1042, 1043 and 1044 with ups ground',
    'get postage for all orders in processing and email the customers',
  ],
  input: z.object({
    ...ordersOfBatch,
    service: serviceField(),
    prefer: preferField(),
    fromAddress: labelContents.fromAddress,
    notifyShopper: field(z.boolean(), {
      label: 'Email the shoppers',
      words: [],
      valueWords: trackingMailWords,
    })
      .describe('Emails each shopper the tracking link.')
      .default(false),
    cardId: payingCardField(),
    /** What was shown: these orders with these services at these prices are bought, and no others. */
    lines: forForms(
      z
        .array(
          z.object({
            id: z.uuid(),
            orderNumber: z.int(),
            service: shippingService,
            amountMinor: amountMinor().min(0),
          }),
        )
        .min(1)
        .max(mostLabelsAtOnce)
        .optional(),
    ),
  }),
  output: z.object({
    /** Labels that were paid, made or not yet, and those that wait for the bank. */
    labels: z.array(labelRow.extend({ failure: z.string().nullable() })),
    unlabeled: z.array(unlabeled),
    /** Of those that were paid. */
    totalMinor: amountMinor(),
    currency: z.string(),
    paidWith: z.string(),
    /** How many shoppers were told. */
    notified: z.int(),
    /** The bank's page on which a payment is confirmed; only while one waits for it. */
    actionUrl: z.string().nullable(),
    /** All of them in one file to print; null while none is made. */
    pdf: z.object({ name: z.string(), url: z.string(), labels: z.int() }).nullable(),
  }),
  http: { method: 'POST', path: '/web/orders/-/labels', status: 201 },
  access: mayPay,
  effect: 'money',
  card: 'bought_labels',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_labels_pdf', 'list_labels', 'ship_order', 'get_packing_slips'],
  invalidates: [...labelReads, ...orderReads],
  toModel: ({ pdf: _pdf, ...rest }) => rest,
  summary: ({ labels, unlabeled: left, totalMinor, currency, paidWith, notified, actionUrl }) => {
    const paid = paidAmong(labels);
    const unpaid = labels.length - paid.length;
    const unmade = paid.filter(({ status }) => status === 'PAID').length;
    const bought =
      paid.length === 0
        ? 'No labels were bought.'
        : `Bought ${count(paid.length, 'label')} for ${formatMoney(totalMinor, currency)} with ${paidWith}.`;
    const waiting = (labelCount: number, on: string) =>
      labelCount > 0
        ? ` ${count(labelCount, 'label')} ${labelCount === 1 ? 'is' : 'are'} still waiting on the ${on}.`
        : '';
    const made = waiting(unmade, 'carrier') + waiting(unpaid, 'bank');
    const once = made === '' ? '' : ' You won’t be charged twice.';
    const failed = labels.flatMap(({ orderNumber, failure }) =>
      failure ? [` #${orderNumber}: ${failure}`] : [],
    );
    const told = notified > 0 ? ` ${count(notified, 'shopper')} got the tracking link.` : '';
    const confirm = actionUrl ? ' Your bank needs you to confirm a payment.' : '';
    const not = left.length > 0 ? ` Not labeled: ${unlabeledWords(left)}.` : '';
    return [bought, made, once, ...failed, told, confirm, not].join('');
  },
});
