import type { BrandIdeaDraft, AudienceDraft, ProductIdeaDraft } from './brand-engine.ts';
import type { Dice } from './dice.ts';
import { variantsOf, type Variant } from './facts/kinds.ts';
import type { ProductFacts } from './facts/product-facts.ts';
import { capitalized, paragraph, titled } from './grammar.ts';
import { withAudience } from './ideas.ts';
import { promiseLines } from './promises.ts';
import { productPrompt } from './prompts.ts';
import type { ProductPhrase } from './product-phrase.ts';
import { stemsOf, type Reading } from './read-brief.ts';
import { formsOf, outerMaterials, unitOf } from './words-of.ts';

type Look = Pick<BrandIdeaDraft, 'brandName' | 'colorPalette'> | undefined;

/** A product of the range, before its words are written. */
interface Planned {
  title: string;
  /** Singular and lower case, for a picture. */
  noun: string;
  share: number;
  detail: string;
  appeal: number;
  /** Whose price it is, where it is not the first product's. */
  facts?: Pick<ProductFacts, 'price' | 'priceFrom'>;
}

const appeals: Readonly<Record<Variant['role'], number>> = {
  set: 68,
  entry: 64,
  gift: 60,
  refill: 56,
  extra: 50,
};

/** Products to begin with: the first is the product itself, then what a range of its kind has beside it. */
export function productsFor(
  reading: Reading,
  look: Look,
  audience: AudienceDraft | undefined,
  count: number,
  avoid: readonly string[],
  dice: Dice,
): ProductIdeaDraft[] {
  const known = withAudience(reading, audience);
  const taken = new Set(avoid.map((title) => title.toLowerCase()));
  const planned = rangeOf(known, look, dice).filter(({ title }) => !taken.has(title.toLowerCase()));
  const promises = promiseLines(known, dice.fork('promises'));
  return planned.slice(0, count).map((product, at) => {
    const own = dice.fork(product.title);
    return {
      title: product.title,
      suggestedRetailPriceMinor: priceOf(product, known, dice),
      popularity: Math.max(1, Math.min(98, product.appeal + own.between(-6, 8))),
      description: describe(product, known, promises[at % promises.length] ?? ''),
      imagePrompt: productPrompt(
        product.noun,
        product.title,
        known,
        look
          ? { brandName: look.brandName, palette: look.colorPalette.map(({ hexCode }) => hexCode) }
          : undefined,
        own,
      ),
    };
  });
}

function rangeOf(reading: Reading, look: Look, dice: Dice): Planned[] {
  const { product, second, secondFacts, facts, refused, who, wished } = reading;
  const [material] = outerMaterials(reading);
  const forWhom = forWhomOf(product, who);
  const main = material
    ? `${product.one} from ${material}`
    : `${product.one}${product.claims.length > 0 ? '' : forWhom}`;
  const isMass = !product.thing.isPlural;
  const isPair = product.noun === product.nouns && !isMass;
  const fill = (text: string) =>
    (isPair
      ? text.replace(
          /\b(set of two|two)\b (?=\{noun\})/,
          `two ${unitOf(product).replace(' ', 's ').replace('boxs', 'boxes')}`,
        )
      : text
    )
      .replaceAll('{one}', product.one)
      .replaceAll('{noun}', product.thing.many)
      .replaceAll('{bare}', product.noun);
  const behind = behindNoun(reading);
  const isRefillable = product.claims.some((claim) => /refill|reusable/.test(claim));
  const variants = variantsOf[facts.kind]
    .filter(({ title }) => !(isMass && /^(?:set of two|compact|large)\b/.test(title)))
    .filter(({ title }) => !(isPair && /^(?:trial|compact)\b| refill$/.test(title)))
    .filter(({ title }) => !refused.some(({ word }) => stemsOf(title).includes(word)));
  const wishedFor = ({ title, role }: Variant) =>
    [...new Set([...stemsOf(title), role])].filter((stem) => wished.has(stem)).length;
  const order = variants.toSorted(
    (one, other) =>
      wishedFor(other) - wishedFor(one) ||
      Number(isRefillable && other.role === 'refill') - Number(isRefillable && one.role === 'refill'),
  );
  const planned: Planned[] = order.map((variant) => ({
    title: titled(fill(variant.title)),
    noun: fill(variant.title),
    share: variant.share,
    detail: fill(variant.detail.replace(/\{one\}|\{noun\}/, (noun) => noun + behind)),
    appeal: appeals[variant.role],
  }));
  const first: Planned = {
    title: titled(main),
    noun: main,
    share: 1,
    detail: `${formsOf({ ...reading, second: undefined }).whole}, without ${formsOf(reading).talk.faults[0]}`,
    appeal: 82,
  };
  const beside = second && secondFacts ? besideOf(reading, second, secondFacts) : [];
  const colors = (look?.colorPalette ?? []).slice(0, 2).map(({ name }): Planned => ({
    title: titled(`${product.one} in ${name}`),
    noun: product.one,
    share: 1,
    detail: `the ${product.one} in ${name}, one of the brand’s four colors`,
    appeal: 57,
  }));
  const people: Planned[] =
    who === undefined
      ? []
      : [
          {
            title: titled(`${product.one} for ${who.many}, first edition`).slice(0, 150),
            noun: product.one,
            share: 1.15,
            detail: `the ${product.one} with a card that ${who.many} helped to write`,
            appeal: 55,
          },
        ];
  const numbered = Array.from({ length: 24 }, (_, at): Planned => ({
    title: titled(`${product.one}, edition ${at + 2}`),
    noun: product.one,
    share: 1.05,
    detail: `a later run of the ${product.one}, with one thing changed by what buyers said`,
    appeal: 45,
  }));
  // What the wish names is sorted first, and comes before the product itself.
  const wishes = planned.slice(0, order.filter((variant) => wishedFor(variant) > 0).length);
  const rest = [
    ...planned.slice(wishes.length, 5),
    ...dice.sample([...planned.slice(Math.max(5, wishes.length)), ...colors, ...people], 9),
  ];
  return [...wishes, first, ...beside, ...rest, ...numbered];
}

/** The nearest thing that the brief says of the product, behind its noun: " for tiny kitchens", else what it does without. */
function behindNoun(reading: Reading): string {
  const { product, who, uses, extras } = reading;
  const [material] = outerMaterials(reading);
  if (product.claims.length > 0 || product.materials.length > 0) return '';
  if (material !== undefined) return ` from ${material}`;
  if (who?.isNamed) return ` for ${who.many}`;
  if (uses[0] !== undefined) return ` for ${uses[0]}`;
  if (extras[0] !== undefined) return ` with ${extras[0]}`;
  return ` without ${formsOf(reading).talk.faults[0]}`;
}

const forWhomOf = ({ one }: ProductPhrase, who: Reading['who']): string =>
  who?.isNamed && `${one} for ${who.many}`.length < 52 ? ` for ${who.many}` : '';

/** The second of two products at the price of its own kind, and both in one box. */
function besideOf(reading: Reading, second: ProductPhrase, secondFacts: ProductFacts): Planned[] {
  const { product, facts, who } = reading;
  const { noun, other } = formsOf(reading);
  const [low, high] = facts.price;
  const [otherLow, otherHigh] = secondFacts.price;
  return [
    {
      title: titled(`${second.one}${forWhomOf(second, who)}`),
      noun: second.one,
      share: 1,
      detail: `${second.thing.many}, the other half of the range, made to go with the ${noun}`,
      appeal: 78,
      facts: secondFacts,
    },
    {
      title: titled(`${product.noun} and ${second.noun} set`),
      noun: `${product.noun} and ${second.noun} set`,
      share: 0.95,
      detail: `the ${noun} and the ${other.noun} in one box, a little cheaper than one by one`,
      appeal: 74,
      facts: {
        price: [low + otherLow, high + otherHigh],
        priceFrom: `the two prices together: ${facts.priceFrom}, and ${secondFacts.priceFrom}`,
      },
    },
  ];
}

function describe({ title, detail, share, facts: own }: Planned, reading: Reading, promise: string): string {
  const facts = own ?? reading.facts;
  const price =
    own !== undefined || (share === 1 && !title.includes(','))
      ? `the price is estimated from ${facts.priceFrom}`
      : `it costs about ${Math.round(share * 100)}% of one ${formsOf(reading).noun}, whose price is estimated from ${facts.priceFrom.replace(/, because .*$/, '')}`;
  return paragraph(capitalized(detail), promise, price);
}

/** In the usual band of the product, high for luxury and low for affordable, times its share; ends as prices of its size do. */
function priceOf(
  { share, facts }: Pick<Planned, 'share' | 'facts'>,
  { tones, priceWish, facts: usual }: Reading,
  dice: Dice,
): number {
  const [low, high] = (facts ?? usual).price;
  const keys = new Set(tones.map(({ key }) => key));
  const [from, to] =
    priceWish > 0 || keys.has('luxury')
      ? [0.7, 1]
      : priceWish < 0 || keys.has('affordable')
        ? [0, 0.3]
        : [0.25, 0.6];
  const at = dice.fork('price').next();
  const raw = (low + (high - low) * (from + (to - from) * at)) * share;
  const step = raw < 2000 ? 50 : raw < 6000 ? 100 : 500;
  return Math.max(100, Math.round(raw / step) * step);
}
