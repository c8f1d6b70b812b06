import type { Goods } from '../facts.ts';
import { listOf } from '../goods.ts';
import { moneyOf, mostNamed, nameOf, units, type Asked, type Topic } from './topic.ts';

const onRequest = 'depends on the piece; send us a drawing or a picture and we will quote it';

/** The price of one piece at a quantity; null where it is below the smallest order or quoted on request. */
export function priceAt({ priceTiers, unitPriceMinor, moq }: Goods, quantity: number): number | null {
  if (moq !== null && quantity < moq) return null;
  const tier = priceTiers.findLast(({ fromQuantity }) => fromQuantity <= quantity);
  return tier?.unitPriceMinor ?? unitPriceMinor;
}

const smallest = ({ facts, goods }: Asked): number | null => {
  const moqs = goods.flatMap(({ moq }) => moq ?? []);
  return moqs.length > 0 ? Math.min(...moqs) : facts.moq;
};

function minimum(asked: Asked): string {
  const { facts, goods, question } = asked;
  const least = smallest(asked);
  if (least === null) return `Our minimum ${onRequest}.`;
  const of = goods.length > 0 && goods.length <= mostNamed ? ` of ${nameOf(goods[0] as Goods)}` : '';
  const money =
    facts.minimumOrderMinor === null || goods.length > 0
      ? ''
      : `, or about ${moneyOf(facts.minimumOrderMinor, facts)} for a first order`;
  const rule = `our MOQ is ${units(least)} pieces${of || ' for one design'}${money}`;
  const [quantity = null, another] = question.ownQuantities;
  if (quantity === null || another !== undefined) return `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`;
  return quantity >= least
    ? `Yes, ${units(quantity)} pieces are fine: ${rule}.`
    : `No, ${units(quantity)} pieces are too few for us: ${rule}.`;
}

/** Prices of the goods that are spoken of, or of all, at a quantity or at the smallest order. */
function prices(asked: Asked): string {
  const { facts, question } = asked;
  const { quantity, offeredMinor } = question;
  const ladder = pricesAtEach(asked);
  if (ladder !== null) return ladder;
  const goods = (asked.goods.length > 0 ? asked.goods : facts.goods).filter(
    ({ unitPriceMinor }) => unitPriceMinor !== null,
  );
  const least = smallest(asked);
  if (quantity !== null && least !== null && quantity < least)
    return `${units(quantity)} pieces are below our MOQ of ${units(least)}. ${priceList(asked, goods, null)}`;
  const found = goods.flatMap((one) => {
    const price = quantity === null ? one.unitPriceMinor : priceAt(one, quantity);
    return price === null ? [] : [price];
  });
  if (offeredMinor !== null && quantity !== null && found.length > 0 && asks(question.text)) {
    const list = priceList(asked, goods, quantity);
    const fitting = found.filter((price) => price <= offeredMinor).length;
    if (fitting === found.length) return `Yes: ${lowerFirst(list)}`;
    return fitting > 0
      ? `That depends on the design. ${list} Which one do you mean?`
      : `No, we cannot go down to ${moneyOf(offeredMinor, facts)}: ${lowerFirst(list)}`;
  }
  return priceList(asked, goods, quantity);
}

/** "For 300, 500 and 1,000 pieces" of one thing. */
function pricesAtEach({ facts, goods, question }: Asked): string | null {
  const [one, other] = goods;
  if (question.ownQuantities.length < 2 || !one || other) return null;
  const steps = question.ownQuantities.map((quantity) => {
    const price = priceAt(one, quantity);
    return price === null
      ? `below our MOQ at ${units(quantity)}`
      : `${moneyOf(price, facts)} at ${units(quantity)}`;
  });
  return `The price of ${nameOf(one)} is ${listOf(steps)} pieces.`;
}

const asks = (text: string) =>
  /\b(?:can|could|would|will|accept|match|possible|do|need|reach|target)\b/i.test(text);
const lowerFirst = (text: string) =>
  /^(?:The|Prices|At) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function priceList(asked: Asked, goods: readonly Goods[], quantity: number | null): string {
  const { facts } = asked;
  const said = goods.flatMap((one) => {
    const price = quantity === null ? one.unitPriceMinor : priceAt(one, quantity);
    return price === null ? [] : [{ one, price }];
  });
  if (asked.goods.length > 0 && said.length > 0 && said.length <= mostNamed)
    return said.length === 1
      ? single(said[0] as (typeof said)[number], asked)
      : `${quantity === null ? 'At the smallest order' : `At ${units(quantity)} pieces`} ${listOf(
          said.map(({ one, price }) => `${nameOf(one)} is ${moneyOf(price, facts)}`),
        )} a piece.`;
  const [low, high] =
    said.length > 0
      ? [Math.min(...said.map(({ price }) => price)), Math.max(...said.map(({ price }) => price))]
      : [facts.priceLowMinor, facts.priceHighMinor];
  if (low === null || high === null || low === undefined || high === undefined)
    return `The price ${onRequest}.`;
  const where =
    facts.moq === null
      ? ''
      : quantity === null
        ? ' a piece at the MOQ'
        : ` a piece at ${units(quantity)} pieces`;
  return low === high
    ? `The price is ${moneyOf(low, facts)}${where}.`
    : `Prices run from ${moneyOf(low, facts)} to ${moneyOf(high, facts)}${where}, by the design.`;
}

/** "$4.05 a piece at 500 pieces, $2,025.00 in all". */
function single({ one, price }: { one: Goods; price: number }, { facts, question }: Asked): string {
  const pieces = question.quantity ?? one.moq;
  const all = question.quantity === null ? '' : `, ${moneyOf(price * question.quantity, facts)} in all`;
  return `The price of ${nameOf(one)} is ${moneyOf(price, facts)}${pieces === null ? '' : ` a piece at ${units(pieces)} pieces${all}`}.`;
}

/** How the price falls with the quantity. */
function discounts(asked: Asked): string {
  const { facts, question } = asked;
  if (question.quantity !== null) return prices(asked);
  const goods = asked.goods.length > 0 ? asked.goods : facts.goods;
  const [one] = goods.filter(({ priceTiers }) => priceTiers.length > 1);
  if (!one) return prices(asked);
  const steps = one.priceTiers.map(
    ({ fromQuantity, unitPriceMinor }) =>
      `${moneyOf(unitPriceMinor, facts)} from ${units(fromQuantity)} pieces`,
  );
  return `The price falls with the quantity. For ${nameOf(one)} it is ${listOf(steps)}.`;
}

function sample({ facts, goods, question }: Asked): string {
  const prices = goods.flatMap(({ samplePriceMinor }) => samplePriceMinor ?? []);
  const price = prices[0] ?? facts.samplePriceMinor;
  const asksTime = /\b(?:how (?:long|soon|fast|quick)|when|days|weeks|lead time)\b/i.test(question.text);
  const later = asksTime ? ' How long it takes I will ask our sample room.' : '';
  if (price === null) return `The price of a sample ${onRequest}.${later}`;
  const isFree = /\bfree\b/i.test(question.text);
  const [one] = goods;
  const what =
    one && prices.length > 0 && goods.length <= mostNamed ? `A sample of ${nameOf(one)}` : 'A sample';
  return `${isFree && price > 0 ? `No, samples are not free. ${what}` : what} is ${moneyOf(price, facts)}.${later}`;
}

export const priceTopics: readonly Topic[] = [
  { key: 'sample', asked: /\b(?:samples?|prototypes?|swatch(?:es)?)\b/i, answer: sample },
  {
    key: 'moq',
    asked:
      /\b(?:moq|minimum|smallest (?:order|run|quantity)|small(?:er)? (?:order|batch|run)s?|how few|trial order|test order|runs? of \d|(?:start|begin) with|(?:can|could|would) (?:we|you|i) (?:also )?(?:order|do|make|accept|take)(?: (?:only|just|about))? \d)/i,
    answer: minimum,
  },
  {
    key: 'discount',
    asked:
      /\b(?:change of (?:materials?|packaging|quantity)|discounts?|price breaks?|volume (?:price|pricing)|cheaper|better price|lower price|tiers?)\b/i,
    answer: discounts,
  },
  {
    key: 'price',
    asked:
      /\b(?:prices?|pricing|costs?|quote|quotation|how much|per (?:piece|unit)|a piece|discounts?|cheaper|better price|lower price|budget|target|total|in all)\b|[$€£]\s?\d/i,
    answer: prices,
  },
];
