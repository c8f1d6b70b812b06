import { landedLabel, landedPartsOfQuote } from '@brandwright/contract/tariffs/landed.ts';
import { OperationError } from '@brandwright/contract';
import type { CostKind, PurchaseType } from '@brandwright/contract/purchasing/enums.ts';
import { createPurchaseItem } from '@brandwright/contract/purchasing/create-purchase-item.ts';
import { incotermWords, type RequestKind } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { acceptQuote } from '@brandwright/contract/sourcing/rfq/accept-quote.ts';
import { dayWords, listWords, money } from '@brandwright/contract/sourcing/rfq/words.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findQuote, lockQuote } from './find-quote.ts';
import { reckon } from './landed.ts';
import { letterAbout, tellSupplier } from './letters.ts';
import { changeRequest, placesOf, quotesOf, type QuoteRow, type RequestRow } from './request-rows.ts';
import { dayOf, quoteStatusOn, requireQuoteStep, requireRequestStep, unitPriceAt } from './rules.ts';
import { decide, output, subject } from './answer.ts';

const purchaseTypeOf: Readonly<Record<RequestKind, PurchaseType>> = {
  RFP_PRODUCT: 'INVENTORY',
  RFP_PACKAGING: 'PACKAGING',
  RFP_SERVICES: 'SMART_SETUP_SERVICES',
};

const costKindOf: Readonly<Record<RequestKind, CostKind>> = {
  RFP_PRODUCT: 'PRODUCT',
  RFP_PACKAGING: 'PACKAGING',
  RFP_SERVICES: 'SERVICES',
};

interface Terms {
  quantity: number;
  unitPriceMinor: number;
  goodsMinor: number;
  /** Goods and tooling, as the supplier asks. */
  totalMinor: number;
}

/** What accepting comes to; refuses what cannot be accepted now. */
function termsOf(context: Context, request: RequestRow, quote: QuoteRow, wanted: number | undefined): Terms {
  requireQuoteStep(quote.supplierName, quoteStatusOn(quote, dayOf(context.clock.now())), 'ACCEPTED');
  requireRequestStep(request.title, request.status, 'ACCEPTED');
  const quantity = wanted ?? request.quantity ?? 1;
  if (quantity < quote.moq)
    throw new OperationError(
      'bad_input',
      `${quote.supplierName}’s minimum is ${quote.moq.toLocaleString('en-US')} units, and ${quantity.toLocaleString('en-US')} is below it. Give a quantity of at least that.`,
      [{ path: 'quantity', message: `At least ${quote.moq}.` }],
    );
  const unitPriceMinor = unitPriceAt(quote.priceTiers, quantity);
  const goodsMinor = unitPriceMinor * quantity;
  return { quantity, unitPriceMinor, goodsMinor, totalMinor: goodsMinor + quote.toolingMinor };
}

async function othersOf(context: Context, quote: QuoteRow): Promise<QuoteRow[]> {
  const today = dayOf(context.clock.now());
  const all = await quotesOf(context, [quote.requestId]);
  return all.filter((one) => one.id !== quote.id && quoteStatusOn(one, today) === 'OPEN');
}

const units = (quantity: number) => quantity.toLocaleString('en-US');

const acceptText = (request: RequestRow, quote: QuoteRow, { quantity, unitPriceMinor }: Terms) =>
  `We accept your quote on ${request.title}: ${units(quantity)} units at ${money(unitPriceMinor, quote.currency)}. Please confirm and send us your invoice.`;

const otherText = (request: RequestRow) =>
  `Thank you for your quote on ${request.title}. We have gone with another supplier this time and hope to ask you again.`;

export default implement(acceptQuote, {
  async prepare(context, { quantity, declineOthers, ...named }) {
    const { quote, request } = await findQuote(context, named);
    const terms = termsOf(context, request, quote, quantity);
    const places = await placesOf(context, [quote.supplierId]);
    const landed = await reckon(context, request, quote, places.get(quote.supplierId), terms.quantity);
    const others = declineOthers ? await othersOf(context, quote) : [];
    const [other] = others;
    return {
      input: {
        quoteId: quote.id,
        requestId: request.id,
        quantity: terms.quantity,
        declineOthers,
        expectedTotalMinor: terms.totalMinor,
      },
      preview: {
        verb: `Accept ${money(terms.totalMinor, quote.currency)} quote`,
        what: `${quote.supplierName}'s quote on "${request.title}" is accepted: ${units(terms.quantity)} units at ${money(terms.unitPriceMinor, quote.currency)}. This creates a purchase order, not paid yet.${others.length > 0 ? ` Declined with it: ${listWords(others.map(({ supplierName }) => supplierName))}.` : ''}`,
        toWhom: [quote.supplierName, ...others.map(({ supplierName }) => supplierName)].join(', '),
        cost: `${money(terms.totalMinor, quote.currency)} to the supplier, paid later by invoice; nothing is charged now`,
        irreversible: 'The suppliers are told, and an acceptance can’t be taken back here.',
        values: [
          { label: 'Quantity', value: units(terms.quantity) },
          { label: 'Unit price', value: money(terms.unitPriceMinor, quote.currency) },
          { label: 'Goods', value: money(terms.goodsMinor, quote.currency) },
          ...(quote.toolingMinor > 0
            ? [{ label: 'Tooling', value: money(quote.toolingMinor, quote.currency) }]
            : []),
          {
            label: landedLabel(landedPartsOfQuote(landed)),
            value:
              landed.landedMinor === null || landed.landedPerUnitMinor === null
                ? 'unknown without the HTS code'
                : `${money(landed.landedMinor, quote.currency)} in total, ${money(landed.landedPerUnitMinor, quote.currency)} a unit`,
          },
          { label: 'Lead time', value: `${quote.leadTimeDays} days` },
          { label: 'Terms', value: `${quote.incoterm}: ${incotermWords[quote.incoterm]}` },
          { label: 'Valid until', value: dayWords(quote.validUntil) },
          {
            label: `${quote.supplierName} will read`,
            value: await letterAbout(context, quote, acceptText(request, quote, terms)),
          },
          ...(other
            ? [
                {
                  label: `${other.supplierName}${others.length > 1 ? ' and the others' : ''} will read`,
                  value: await letterAbout(context, other, otherText(request)),
                },
              ]
            : []),
        ],
        warnings: landed.warnings,
      },
    };
  },

  async run(context, { quantity, declineOthers, expectedTotalMinor, ...named }) {
    const { quote, request } = await lockQuote(context, named);
    const terms = termsOf(context, request, quote, quantity);
    if (expectedTotalMinor !== undefined && expectedTotalMinor !== terms.totalMinor)
      throw new OperationError(
        'conflict',
        `The quote comes to ${money(terms.totalMinor, quote.currency)} now, not ${money(expectedTotalMinor, quote.currency)}. Nothing was accepted; look at it again.`,
      );
    const item = await context.call(createPurchaseItem, {
      title: request.title,
      supplierId: quote.supplierId,
      supplierName: quote.supplierName,
      orderType: purchaseTypeOf[request.kind],
      source: 'SOURCING_MARKETPLACE',
      shippingMode:
        request.kind === 'RFP_SERVICES'
          ? 'NO_SHIPPING_NEEDED'
          : quote.incoterm === 'DDP'
            ? 'SUPPLIER_SHIPPING'
            : 'CHARGE_SHIPPING_LATER',
      quantity: terms.quantity,
      unitPriceMinor: terms.unitPriceMinor,
      costs: [
        {
          kind: costKindOf[request.kind],
          label: `${units(terms.quantity)} units`,
          amountMinor: terms.goodsMinor,
        },
        ...(quote.toolingMinor > 0
          ? [{ kind: 'SUPPLIER_OTHER' as const, label: 'Tooling', amountMinor: quote.toolingMinor }]
          : []),
      ],
      currency: quote.currency,
      leadTimeDays: quote.leadTimeDays,
      requestId: request.id,
      quoteId: quote.id,
      catalogItemId: null,
    });
    const accepted = await decide(context, quote, {
      status: 'ACCEPTED',
      purchaseItemId: item.purchaseItemId,
    });
    await changeRequest(context, request.id, { status: 'ACCEPTED', hasUnsentChanges: false });
    const conversationSid = await tellSupplier(context, quote, {
      type: 'CREATOR_CUSTOM_PROJECT',
      text: acceptText(request, quote, terms),
      attributes: {
        creatorOrderItemId: item.purchaseItemId,
        title: request.title,
        quantity: terms.quantity,
        amountMinor: terms.totalMinor,
        currency: quote.currency,
        ...(request.neededBy ? { dueDate: request.neededBy } : {}),
      },
    });
    const others = declineOthers ? await othersOf(context, quote) : [];
    for (const other of others) {
      await decide(context, other, { status: 'DECLINED' });
      await tellSupplier(context, other, { text: otherText(request) });
    }
    return {
      output: {
        ...(await output(context, accepted)),
        title: request.title,
        quantity: terms.quantity,
        unitPriceMinor: terms.unitPriceMinor,
        totalMinor: terms.totalMinor,
        purchaseItemId: item.purchaseItemId,
        conversationSid,
        declinedSuppliers: others.map(({ supplierName }) => supplierName),
      },
      subject: subject(quote),
    };
  },
});
