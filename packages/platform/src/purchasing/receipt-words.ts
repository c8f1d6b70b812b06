import { inPlace } from '@brandwright/contract/catalog/words.ts';
import { money } from '@brandwright/contract/orders/words.ts';
import type { Arrived } from './receiving-rules.ts';
import type { CostLayer } from './landed-cost.ts';
import type { purchaseItems } from './tables.ts';

interface Receipt extends Arrived {
  /** Empty where the cost says nothing of the average. */
  layers: readonly CostLayer[];
  /** Of the SKU. */
  name: string | undefined;
  place: string | null | undefined;
  /** The product was added just now. */
  isNew: boolean;
}

const count = (units: number) => units.toLocaleString('en-US');

/** What went into stock, where and at which cost, what came broken, and what is still to come. */
export function receiptWords(
  { title, currency, quantity, receivedUnits }: typeof purchaseItems.$inferSelect,
  { good, damaged, layers, name, place, isNew }: Receipt,
): string {
  const open = quantity - receivedUnits;
  const [first] = layers;
  const about = layers.length > 1 ? 'about ' : '';
  const cost = first ? `, ${about}${money(first.unitCostMinor, currency)} each, landed` : '';
  const sentences = [
    good > 0 &&
      `${count(good)} × ${title} went into stock as ${name}${place ? ` ${inPlace(place)}` : ''}${cost}.`,
    good > 0 && !first && `Their cost is in ${currency}, so the average cost stays as it was.`,
    damaged > 0 && `${count(damaged)} came broken and ${damaged === 1 ? 'isn’t' : 'aren’t'} in stock.`,
    good > 0 &&
      isNew &&
      `${name ?? title} is a new product. It isn’t sold until you set its price and enable it.`,
    open > 0
      ? `${count(receivedUnits)} of ${count(quantity)} received, ${count(open)} still to come.`
      : `All ${count(quantity)} have been received.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
