import type { PriceTier } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import type { DemoTools } from '../../../kernel/demo/demo.ts';
import type { marketplaceItems } from '../tables.ts';
import { demoCategories } from './categories.ts';
import { demoItemTemplates, type DemoItemTemplate } from './items.ts';
import { marks, productPicture } from './pictures.ts';
import { demoPlaces } from './places.ts';
import type { DemoSupplier } from './suppliers.ts';

export type ItemInsert = Omit<typeof marketplaceItems.$inferInsert, 'search'>;

const itemsPerSupplier = 5;
const dayMs = 86_400_000;

/** What only a supplier that speaks of it may sell. */
// prettier-ignore
const claims = ['alpaca', 'merino', 'peshtemal', 'pima', 'jute', 'kantha', 'tadelakt', 'zellige', 'majolica', 'celadon', 'leather', 'tanned', 'suede', 'british', 'nylon', 'porcelain', 'wool', 'botanic', 'cobalt', 'coconut', 'argan'];

// prettier-ignore
const paletteHex: Record<string, string> = {
  amber: '#b5702f', cream: '#efe6d3', charcoal: '#3a3a3c', sage: '#93a58a', blush: '#e2b8ad', white: '#f4f3ef', terracotta: '#c06a4a', clay: '#b27c5e', sand: '#d8c3a0',
  ochre: '#d19a3c', rose: '#c98087', forest: '#3f5d4a', plum: '#6d4461', sky: '#8fb4cd', navy: '#2c3c5c', kraft: '#b8956a', mint: '#a9cdb9', lilac: '#b7a6cf', lemon: '#ead26c',
};

/** How often each template was taken, so that suppliers take its variants in turns. */
export type TemplateUses = Map<DemoItemTemplate, number>;

/** Items of one supplier, cheapest first; `turn` makes suppliers of a category differ. */
export function itemsOf(
  supplier: DemoSupplier,
  supplierId: string,
  turn: number,
  enabledAt: Date,
  uses: TemplateUses,
  tools: DemoTools,
): ItemInsert[] {
  const chosen = chooseTemplates(supplier, turn, uses);
  const { cost } = demoPlaces[supplier.country] ?? { cost: 1 };
  const priced = chosen
    .map((one) => ({
      ...one,
      price: roundPrice(one.template.priceMinor * cost * (0.94 + tools.random.next() * 0.14)),
    }))
    .sort((a, b) => a.price - b.price);
  return priced.map(({ template, variant, price }, index) => {
    const category = demoCategories.find((one) => one.id === template.category);
    if (!category) throw new Error(`No demo category ${template.category}.`);
    const [words, palette] = variant;
    const title = template.title.replace('{v}', words);
    const moq = supplier.moq === null ? null : carton(supplier.moq * ([1, 1, 1.5, 1, 2][index] ?? 1));
    const sample = sampleOf(supplier, price, index);
    const tiers = moq === null ? [] : tiersOf(price, moq);
    const mark = marks[(turn * 5 + index * 3) % marks.length] ?? 'dot';
    const [length, width, height] = template.size ?? [null, null, null];
    return {
      id: tools.id('marketplace item', supplier.name, template.title, words),
      supplierId,
      categoryId: category.id,
      subcategoryId: subcategoryId(template),
      subgroup: template.subgroup,
      title,
      description: template.description,
      kind: category.kind,
      moq,
      unitPriceMinor: price,
      lowestUnitPriceMinor: tiers.at(-1)?.unitPriceMinor ?? price,
      samplePriceMinor: sample,
      currency: 'USD',
      priceTiers: tiers,
      leadTimeDays:
        supplier.days[0] + Math.round(((supplier.days[1] - supplier.days[0]) * index) / itemsPerSupplier),
      materials: template.materials,
      lengthMillimetres: length,
      widthMillimetres: width,
      heightMillimetres: height,
      weightGrams: template.weightGrams,
      customizations: customizationsOf(template.customize),
      colorOptions: colorsOf(template, words),
      htsCandidate: category.duty?.htsCode ?? null,
      isSampleKit: false,
      rank: 0,
      rankedAt: new Date(enabledAt.getTime() + (index + 1) * 5 * dayMs),
      createdAt: new Date(enabledAt.getTime() + index * 2 * dayMs),
      pictureUrls: [
        productPicture(template.form, palette, mark, 'front'),
        productPicture(template.form, palette, mark, 'group'),
        productPicture(template.form, palette, mark, 'close'),
      ],
      searchNames: title,
      searchTopics: [category.name, ...category.words, template.subgroup, ...template.materials].join(' '),
      searchText: `${template.description} ${template.customize}`,
    };
  });
}

/** A box with one of each, for a supplier that sells samples together. */
export function sampleKitOf(
  supplier: DemoSupplier,
  items: readonly ItemInsert[],
  tools: DemoTools,
): ItemInsert | undefined {
  const [first] = items;
  if (!first || first.moq === null || supplier.samplePriceMinor === null || supplier.reviews < 25)
    return undefined;
  const title = `Sample kit: ${items.length} pieces by ${supplier.name}`;
  const price = roundPrice(items.reduce((sum, item) => sum + (item.samplePriceMinor ?? 0), 0) * 0.7);
  return {
    ...first,
    id: tools.id('marketplace item', supplier.name, 'sample kit'),
    title,
    description: `One of each of what ${supplier.name} is known for, in one box, at 30% less than the samples one by one.`,
    moq: 1,
    unitPriceMinor: price,
    lowestUnitPriceMinor: price,
    samplePriceMinor: price,
    priceTiers: [{ fromQuantity: 1, unitPriceMinor: price }],
    leadTimeDays: 7,
    weightGrams: null,
    colorOptions: '',
    customizations: [],
    isSampleKit: true,
    pictureUrls: [productPicture('gift-box', supplier.palette, 'ring', 'front')],
    searchNames: title,
    searchText: 'sample kit samples box',
  };
}

export const subcategoryId = (template: Pick<DemoItemTemplate, 'category' | 'subgroup'>) =>
  `${template.category}-${template.subgroup.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

function chooseTemplates(
  supplier: DemoSupplier,
  turn: number,
  uses: TemplateUses,
): { template: DemoItemTemplate; variant: [string, string] }[] {
  const speech = `${supplier.headline} ${supplier.story} ${supplier.name}`.toLowerCase();
  const mayClaim = (text: string) =>
    claims.every((claim) => !text.toLowerCase().includes(claim) || speech.includes(claim));
  const fits = (template: DemoItemTemplate) =>
    [template.title, template.subgroup, template.description].every(mayClaim);
  const shares = supplier.categories.map((_, index) =>
    Math.floor((itemsPerSupplier + supplier.categories.length - 1 - index) / supplier.categories.length),
  );
  return supplier.categories.flatMap((category, place) => {
    const all = demoItemTemplates.filter((template) => template.category === category && fits(template));
    const known = all.filter((template) => mentions(speech, template));
    const ordered = [
      ...known,
      ...rotate(
        all.filter((template) => !known.includes(template)),
        turn,
      ),
    ];
    return ordered.slice(0, shares[place]).flatMap((template) => {
      const used = uses.get(template) ?? 0;
      uses.set(template, used + 1);
      const variants = template.variants.filter(([words]) => mayClaim(words));
      const spoken = variants.find(([words]) => claims.some((claim) => words.toLowerCase().includes(claim)));
      const variant = spoken ?? variants[used % Math.max(variants.length, 1)];
      return variant ? [{ template, variant }] : [];
    });
  });
}

/** Whether the supplier speaks of just this: a hoodie maker offers hoodies before anything else. */
function mentions(speech: string, template: DemoItemTemplate): boolean {
  const words = `${template.title.replace('{v}', '')} ${template.subgroup}`
    .toLowerCase()
    .split(/[^a-z-]+/)
    .filter((word) => word.length > 3);
  return words.some((word) => new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`).test(speech));
}

const rotate = <T>(items: T[], by: number) =>
  items.map((_, index) => items[(index + by) % items.length]).filter((item) => item !== undefined);

/** Cents below a dollar, five cents above, whole dollars above a hundred. */
function roundPrice(minor: number): number {
  const step = minor < 100 ? 1 : minor < 10_000 ? 5 : 100;
  return Math.max(step, Math.round(minor / step) * step);
}

/** Whole cartons of twelve. */
const carton = (units: number) => (units < 12 ? Math.round(units) : Math.round(units / 12) * 12);

function sampleOf(supplier: DemoSupplier, price: number, index: number): number | null {
  if (supplier.samplePriceMinor === null) return null;
  if (index === 0) return supplier.samplePriceMinor;
  return Math.max(
    Math.round((supplier.samplePriceMinor * (1 + index * 0.14)) / 50) * 50,
    Math.round((price * 1.8) / 50) * 50,
  );
}

function tiersOf(price: number, moq: number): PriceTier[] {
  const steps = [
    [1, 1],
    [2.5, 0.93],
    [5, 0.86],
    [10, 0.79],
  ] as const;
  const keep = price < 100 ? 1 : 5;
  return steps.map(([times, share]) => ({
    fromQuantity: carton(moq * times),
    unitPriceMinor: Math.max(1, Math.round((price * share) / keep) * keep),
  }));
}

function customizationsOf(text: string): { name: string; options: string[] }[] {
  return text.split(' / ').map((part) => {
    const [name = '', options = ''] = part.split(': ');
    return { name, options: options.split(', ') };
  });
}

/** `name|hex|variant` entries; the item's own colour first. */
function colorsOf(template: DemoItemTemplate, own: string): string {
  const ordered = [...template.variants].sort(([a], [b]) => Number(b === own) - Number(a === own));
  const seen = new Map(ordered.map(([words, palette]) => [palette, words]));
  return [...seen.keys()]
    .map(
      (palette) =>
        `${palette[0]?.toUpperCase()}${palette.slice(1)}|${paletteHex[palette] ?? '#cccccc'}|${palette}`,
    )
    .join(';');
}
