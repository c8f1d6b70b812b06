import { formatMoney } from '../../kernel/money.ts';
import type { Brief, BriefDimensions, TechPack } from './tech-pack.ts';
import { briefFieldNames, type BriefField } from './enums.ts';

const rounded = (value: number, digits: number) => Number(value.toFixed(digits)).toLocaleString('en-US');

/** "9.5 × 8 × 12 cm, holds 355 ml (12 oz)". Null when nothing is known. */
export function dimensionWords(size: BriefDimensions | null): string | null {
  if (size === null) return null;
  const sides = [size.lengthMillimetres, size.widthMillimetres, size.heightMillimetres].flatMap((side) =>
    side === null ? [] : [rounded(side / 10, 1)],
  );
  const parts = [
    ...(size.diameterMillimetres === null ? [] : [`${rounded(size.diameterMillimetres / 10, 1)} cm across`]),
    ...(sides.length === 0
      ? []
      : [
          sides.length === 1 && size.heightMillimetres !== null
            ? `${sides[0]} cm high`
            : `${sides.join(' × ')} cm`,
        ]),
    ...(size.capacityMillilitres === null
      ? []
      : [
          `holds ${rounded(size.capacityMillilitres, 0)} ml (${rounded(size.capacityMillilitres / 29.5735, 1)} oz)`,
        ]),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

const monthOf = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const countries = (codes: readonly string[]) =>
  codes.length === 0 ? null : codes.map((code) => countryNames.of(code) ?? code).join(', ');
const listed = (words: readonly string[]) => (words.length === 0 ? null : words.join(', '));

/** "March 2027", "Mar 14, 2027". */
export function launchWords({
  launchDate,
  launchIsWholeMonth,
}: Pick<Brief, 'launchDate' | 'launchIsWholeMonth'>) {
  if (launchDate === null) return null;
  return (launchIsWholeMonth ? monthOf : dayOf).format(new Date(`${launchDate}T00:00:00Z`));
}

/** The value of a field as people read it; null when it is missing. */
export function briefValueWords(
  brief: Brief & { categoryName?: string | null },
  field: BriefField,
): string | null {
  const words: Record<BriefField, () => string | null> = {
    title: () => brief.title,
    product: () => brief.product,
    category: () => brief.categoryName ?? brief.categoryId,
    description: () => brief.description,
    materials: () => listed(brief.materials),
    colors: () => listed(brief.colors),
    finish: () => brief.finish,
    dimensions: () => dimensionWords(brief.dimensions),
    weight: () => (brief.weightGrams === null ? null : `${rounded(brief.weightGrams, 0)} g`),
    quantity: () => (brief.quantity === null ? null : `${brief.quantity.toLocaleString('en-US')} units`),
    targetPrice: () =>
      brief.targetPriceMinor === null
        ? null
        : `${formatMoney(brief.targetPriceMinor, brief.currency)} a unit`,
    customizations: () => listed(brief.customizations),
    packaging: () => brief.packaging,
    certifications: () => listed(brief.certifications),
    countriesWanted: () => countries(brief.countriesWanted),
    countriesExcluded: () => countries(brief.countriesExcluded),
    launchDate: () => launchWords(brief),
    notes: () => brief.notes,
  };
  return words[field]();
}

/** "Ceramic mug (brief 3): 500 units, $4.00 a unit, launch March 2027". */
export function briefLine(pack: TechPack): string {
  const order = [
    'quantity',
    'materials',
    'colors',
    'finish',
    'dimensions',
    'targetPrice',
    'packaging',
    'certifications',
    'launchDate',
  ] as const;
  const facts = order.flatMap((field) => {
    const words = briefValueWords(pack, field);
    if (words === null) return [];
    const name =
      { targetPrice: 'up to ', launchDate: 'launch ', certifications: 'with ' }[field as string] ?? '';
    return [`${name}${words}`];
  });
  return `${pack.title} (brief ${pack.techPackNumber})${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`;
}

/** What is still open, in a sentence: the assumptions to confirm and the next question. */
export function openPoints(pack: TechPack): string {
  const assumed = pack.sources.filter(({ origin }) => origin === 'ASSUMED');
  const said = assumed
    .slice(0, 2)
    .map(
      ({ field, because }) =>
        `${briefFieldNames[field].toLowerCase()} ${briefValueWords(pack, field) ?? ''} (${because})`,
    );
  return [said.length > 0 ? `Assumed: ${said.join('; ')}.` : '', pack.completeness.nextQuestion ?? '']
    .filter(Boolean)
    .join(' ');
}

/** What a model sees of a brief: its values, what is assumed, what is missing. Words of documents are left out. */
export function briefForModel(pack: TechPack) {
  const { outsideNotes: _notes, sources, attachments, completeness, ...rest } = pack;
  return {
    ...rest,
    assumed: sources
      .filter(({ origin }) => origin === 'ASSUMED')
      .map(({ field, because }) => ({ field, because })),
    completePercent: completeness.percent,
    needed: completeness.needed,
    wanted: completeness.wanted,
    nextQuestion: completeness.nextQuestion,
    attachmentCount: attachments.length,
  };
}
