import { OperationError } from '@brandwright/contract';
import type { CustomsDeclaration } from '@brandwright/contract/fulfillment/customs.ts';
import type { ShippingRate } from '@brandwright/contract/fulfillment/entities.ts';
import {
  serviceLabels,
  type RateChoice,
  type ShippingService,
} from '@brandwright/contract/fulfillment/enums.ts';
import type { ShippingMethod } from '@brandwright/contract/orders/enums.ts';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import type { Rate } from '@brandwright/providers';
import type { Context } from '../../kernel/request/context.ts';
import { placeOf } from '../addresses.ts';
import { sizeOf, type Wanted } from './parcel-wanted.ts';

/** What carriers take for it, cheapest first; a rate that is bought was asked with its declaration. Errors: bad_input, upstream. */
export const ratesOf = (
  context: Context,
  { from, to, parcel }: Wanted,
  customs?: CustomsDeclaration,
): Promise<Rate[]> => context.providers.shipping.rates({ from, to, parcel: sizeOf(parcel), customs });

const fastestOf = (rates: readonly Rate[]): Rate | undefined =>
  rates
    .filter(({ deliveryDays }) => deliveryDays !== null)
    .toSorted(
      (one, other) =>
        (one.deliveryDays ?? 0) - (other.deliveryDays ?? 0) || one.amountMinor - other.amountMinor,
    )[0];

/** Rates as they are shown. */
export function shownRates(rates: readonly Rate[]): ShippingRate[] {
  const fastest = fastestOf(rates);
  return rates.map(({ rateId: _theirs, ...rate }, at) => ({
    ...rate,
    serviceLabel: serviceLabels[rate.service],
    isCheapest: at === 0,
    isFastest: rate.service === fastest?.service,
  }));
}

/** How many days a shopper's way of shipping may take. */
const mostDays: Readonly<Partial<Record<ShippingMethod, number>>> = { OVERNIGHT: 1, EXPEDITED: 2 };

/** The rate to buy: the named service, the choice, or the cheapest that is as fast as the shopper paid for. Errors: bad_input. */
export function chooseRate(
  rates: readonly Rate[],
  wish: {
    service?: ShippingService | undefined;
    prefer?: RateChoice | undefined;
    method?: ShippingMethod | undefined;
  },
  { to }: Wanted,
): Rate {
  const [cheapest] = rates;
  if (!cheapest)
    throw new OperationError(
      'bad_input',
      `No service accepts this parcel to ${placeOf(to)}. Check its weight and size.`,
    );
  if (wish.service !== undefined) {
    const named = rates.find(({ service }) => service === wish.service);
    if (named) return named;
    throw new OperationError(
      'bad_input',
      `${serviceLabels[wish.service]} doesn’t accept this parcel to ${placeOf(to)}. ${listWords(
        rates.map(({ service }) => serviceLabels[service]),
        4,
        'or',
      )} would.`,
    );
  }
  if (wish.prefer === 'FASTEST') return fastestOf(rates) ?? cheapest;
  if (wish.prefer === 'CHEAPEST') return cheapest;
  const days = wish.method && mostDays[wish.method];
  return (
    rates.find(({ deliveryDays }) => days !== undefined && deliveryDays !== null && deliveryDays <= days) ??
    cheapest
  );
}

/** What was said after a price was shown: "the fastest" then counts before the service that was shown, which nobody named. */
export const saidSinceShown = <
  T extends {
    service?: ShippingService | undefined;
    prefer?: RateChoice | undefined;
    expectedAmountMinor?: number | undefined;
  },
>(
  input: T,
): T =>
  input.expectedAmountMinor !== undefined && input.prefer !== undefined
    ? { ...input, service: undefined }
    : input;

/** Refuses to charge another price than was shown; what shows a price shows it as it is now. */
export function refuseOtherPrice({ amountMinor, currency }: Rate, shown: number | undefined): void {
  if (shown === undefined || shown === amountMinor) return;
  throw new OperationError(
    'conflict',
    `The label now costs ${formatMoney(amountMinor, currency)}, not ${formatMoney(shown, currency)}. Nothing was charged. Compare the rates again.`,
  );
}
