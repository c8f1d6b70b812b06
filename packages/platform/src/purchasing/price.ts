import { OperationError } from '@brandwright/contract';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import type { PurchaseCost } from '@brandwright/contract/purchasing/entities.ts';
import type { CostKind, PurchaseType } from '@brandwright/contract/purchasing/enums.ts';
import type { CatalogItemDetail } from '@brandwright/contract/sourcing/marketplace/entities.ts';

/** So many samples of one thing are an order, no samples. */
const mostSamples = 20;

export interface CatalogPrice {
  quantity: number;
  unitPriceMinor: number;
  costs: PurchaseCost[];
}

const costKinds: Readonly<Record<CatalogItemDetail['kind'], CostKind>> = {
  PRODUCT: 'PRODUCT',
  PACKAGING: 'PACKAGING',
  SERVICES: 'SERVICES',
};

/** What a catalog item costs in a quantity. Errors: bad_input below the MOQ, conflict where only a quote has a price. */
export function priceOf(
  item: CatalogItemDetail,
  orderType: PurchaseType,
  asked: number | undefined,
): CatalogPrice {
  return orderType === 'SAMPLES' ? samplePrice(item, asked ?? 1) : unitPrice(item, asked ?? item.moq ?? 1);
}

function samplePrice(item: CatalogItemDetail, quantity: number): CatalogPrice {
  if (item.samplePriceMinor === null)
    throw new OperationError(
      'conflict',
      `${item.supplierName} has no price for a sample of ${item.title}. Ask for a quote instead.`,
    );
  if (quantity > mostSamples)
    throw new OperationError(
      'bad_input',
      `At most ${mostSamples} samples can be ordered at once. For ${quantity.toLocaleString('en-US')} pieces, put a production order in the cart.`,
      [{ path: 'quantity', message: `At most ${mostSamples} for samples.` }],
    );
  return priced(item, quantity, item.samplePriceMinor, quantity === 1 ? '1 sample' : `${quantity} samples`);
}

function unitPrice(item: CatalogItemDetail, quantity: number): CatalogPrice {
  if (item.moq !== null && quantity < item.moq)
    throw new OperationError(
      'bad_input',
      `The MOQ of ${item.title} is ${item.moq.toLocaleString('en-US')}, so ${quantity.toLocaleString('en-US')} can’t be ordered.${
        item.samplePriceMinor === null
          ? ''
          : ` A sample is ${formatMoney(item.samplePriceMinor, item.currency)}.`
      }`,
      [{ path: 'quantity', message: `At least ${item.moq}.` }],
    );
  const tier = item.priceTiers.filter(({ fromQuantity }) => fromQuantity <= quantity).at(-1);
  const price = tier?.unitPriceMinor ?? item.unitPriceMinor;
  if (price === null)
    throw new OperationError(
      'conflict',
      `${item.supplierName} prices ${item.title} on request. Ask for a quote, then order from it.`,
    );
  return priced(
    item,
    quantity,
    price,
    quantity === 1 ? '1 unit' : `${quantity.toLocaleString('en-US')} units`,
  );
}

const priced = (
  item: CatalogItemDetail,
  quantity: number,
  unitPriceMinor: number,
  label: string,
): CatalogPrice => ({
  quantity,
  unitPriceMinor,
  costs: [{ kind: costKinds[item.kind], label, amountMinor: quantity * unitPriceMinor }],
});

/** Costs of which the goods are repriced; what else was agreed, such as a mold, stays. */
export function reprice(
  costs: readonly PurchaseCost[],
  quantity: number,
  unitPriceMinor: number,
): PurchaseCost[] {
  const goods = costs.findIndex(
    ({ kind }) => kind === 'PRODUCT' || kind === 'PACKAGING' || kind === 'SERVICES',
  );
  const line: PurchaseCost = {
    kind: costs[goods]?.kind ?? 'PRODUCT',
    label: quantity === 1 ? '1 unit' : `${quantity.toLocaleString('en-US')} units`,
    amountMinor: quantity * unitPriceMinor,
  };
  return goods === -1 ? [line, ...costs] : costs.map((cost, index) => (index === goods ? line : cost));
}

export const sumOf = (costs: readonly PurchaseCost[]): number =>
  costs.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
