import type { BrandIdeaDraft, AudienceDraft, ProductIdeaDraft } from '../brand-engine.ts';
import type { Dice } from './dice.ts';
import { variantsOf, type Variant } from './facts/kinds.ts';
import { capitalized, paragraph, titled } from './grammar.ts';
import { withAudience } from './ideas.ts';
import { promiseLines } from './promises.ts';
import { productPrompt } from './prompts.ts';
import { stemsOf, type Reading } from './read-brief.ts';
import { formsOf, outerMaterials } from './words-of.ts';

type Look = Pick<BrandIdeaDraft, 'brandName' | 'colorPalette'> | undefined;

/** A product of the range, before its words are written. */
interface Planned {
  title: string;
  /** Singular and lower case, for a picture. */
  noun: string;
  share: number;
  detail: string;
  appeal: number;
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
      suggestedRetailPriceMinor: priceOf(product.share, known, dice),
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
  const { product, second, facts, refused, who, wished } = reading;
  const [material] = outerMaterials(reading);
  const forWhom = who?.isNamed && `${product.one} for ${who.many}`.length < 52 ? ` for ${who.many}` : '';
  const main = material
    ? `${product.one} from ${material}`
    : `${product.one}${product.claims.length > 0 ? '' : forWhom}`;
  const isMass = !product.thing.isPlural;
  const isPair = product.noun === product.nouns && !isMass;
  const fill = (text: string) =>
    (isPair ? text.replace(/\b(set of two|two)\b (?=\{noun\})/, 'two pairs of ') : text)
      .replaceAll('{one}', product.one)
      .replaceAll('{noun}', product.thing.many)
      .replaceAll('{bare}', product.noun);
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
    detail: fill(variant.detail),
    appeal: appeals[variant.role],
  }));
  const first: Planned = {
    title: titled(main),
    noun: main,
    share: 1,
    detail: `${formsOf(reading).whole}, in one version that is right`,
    appeal: 82,
  };
  const beside: Planned[] = second
    ? [
        {
          title: titled(`${second.one}${forWhom}`),
          noun: second.one,
          share: 0.9,
          detail: `${second.thing.many}, the other half of the range, made to go with the ${product.noun}`,
          appeal: 78,
        },
      ]
    : [];
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

function describe({ title, detail, share }: Planned, reading: Reading, promise: string): string {
  const { facts } = reading;
  const price =
    share === 1 && !title.includes(',')
      ? `the price is estimated from ${facts.priceFrom}`
      : `its price follows from that of one ${formsOf(reading).noun}`;
  return paragraph(capitalized(detail), promise, price);
}

/** In the usual band of the product, high for luxury and low for affordable, times its share; ends as prices of its size do. */
function priceOf(
  share: number,
  {
    tones,
    priceWish,
    facts: {
      price: [low, high],
    },
  }: Reading,
  dice: Dice,
): number {
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
