import type { InputOf } from '@brandwright/contract';
import type { buyLabel } from '@brandwright/contract/fulfillment/buy-label.ts';
import type { CustomsLack, CustomsLine } from '@brandwright/contract/fulfillment/customs.ts';
import { poundsOf } from '@brandwright/contract/fulfillment/entities.ts';
import type { shipOrder } from '@brandwright/contract/fulfillment/ship-order.ts';
import type { Plan } from '../labels/parcel-wanted.ts';

type Known = Omit<CustomsLine, 'lacks'>;
type GivenLines = InputOf<typeof shipOrder>['customsLines'];
type GivenItems = InputOf<typeof buyLabel>['customsItems'];

const lackOf = {
  tariffNumber: ({ tariffNumber }) => tariffNumber === null,
  originCountry: ({ originCountry }) => originCountry === null,
  netWeightPounds: ({ netWeightPounds }) => netWeightPounds === null,
  // Nothing is worth zero to customs, a gift neither.
  valueMinor: ({ valueMinor }) => !valueMinor,
} satisfies Record<CustomsLack, (line: Known) => boolean>;

const lacks = Object.keys(lackOf) as CustomsLack[];

const withLacks = (line: Known): CustomsLine => ({
  ...line,
  lacks: lacks.filter((name) => lackOf[name](line)),
});

/** The lines of a parcel of an order, from the catalog's SKUs and the order's prices; what is given counts before them. */
export const linesOfPlan = ({ items, currency }: Plan, given: GivenLines = []): CustomsLine[] =>
  items.map((item) => {
    const own = given.find(({ lineItemId }) => lineItemId === item.lineItemId);
    const variant = item.variant && item.variant !== '-' ? `, ${item.variant}` : '';
    return withLacks({
      lineItemId: item.lineItemId,
      sku: item.sku,
      description: own?.description ?? `${item.title}${variant}`.slice(0, 200),
      quantity: item.quantity,
      netWeightPounds:
        own?.netWeightPounds ??
        (item.weightGrams ? Math.max(0.01, poundsOf(item.weightGrams * item.quantity)) : null),
      // Declarations are in US dollars, and no rate is guessed for another currency.
      valueMinor: own?.valueMinor ?? (currency === 'USD' ? item.unitPriceMinor * item.quantity : null),
      tariffNumber: own?.tariffNumber ?? item.tariffNumber,
      originCountry: own?.originCountry ?? item.originCountry,
    });
  });

/** What is given for a parcel without an order; of a single item, the declared value of the contents is its own. */
export const linesGiven = (items: GivenItems = [], declaredValueMinor?: number): CustomsLine[] =>
  items.map((item) =>
    withLacks({
      lineItemId: null,
      sku: null,
      description: item.description,
      quantity: item.quantity,
      netWeightPounds: item.netWeightPounds ?? null,
      valueMinor: item.valueMinor ?? (items.length === 1 ? (declaredValueMinor ?? null) : null),
      tariffNumber: item.tariffNumber ?? null,
      originCountry: item.originCountry ?? null,
    }),
  );
