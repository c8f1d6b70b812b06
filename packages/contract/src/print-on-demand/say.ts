import { count as countOf, listWords } from '../kernel/words.ts';
import { formatMoney } from '../kernel/money.ts';
import { templateStateLabels } from './enums.ts';
import type { BlankProduct, MarginRange, ProductTemplate, ProductTemplateDetail } from './entities.ts';

export { countOf };

/** "Black, Navy and 3 more". */
export const listed = (names: readonly string[], most = 4): string => listWords(names, most);

export const percentText = (percent: number): string => `${percent.toFixed(1).replace(/\.0$/, '')}%`;

/** "margin $8.20 (29.3%)", or a range. */
export function marginText(margin: MarginRange): string {
  const low = `${formatMoney(margin.lowestMinor)} (${percentText(margin.lowestPercent)})`;
  if (margin.lowestMinor === margin.highestMinor) return `margin ${low}`;
  return `margin ${low} to ${formatMoney(margin.highestMinor)} (${percentText(margin.highestPercent)})`;
}

/** "Heavyweight tee (7 colors, S to 2XL, blank from $10.50)". */
export function blankLine(row: Pick<BlankProduct, 'title' | 'costFromMinor' | 'colors'>): string {
  const facts = [
    row.costFromMinor === null ? '' : `blank from ${formatMoney(row.costFromMinor)}`,
    row.colors.length > 1 ? countOf(row.colors.length, 'color') : '',
  ].filter(Boolean);
  return facts.length === 0 ? row.title : `${row.title} (${facts.join(', ')})`;
}

/** "Night shift tee (ready to sell, $28.00, margin $9.10 (32.5%))". */
export function templateLine(row: ProductTemplate): string {
  const facts = [
    templateStateLabels[row.state].toLowerCase(),
    row.retailPriceMinor === null ? 'no price' : formatMoney(row.retailPriceMinor),
    row.margin === null
      ? ''
      : row.margin.isLoss
        ? `at a loss, ${marginText(row.margin)}`
        : marginText(row.margin),
  ].filter(Boolean);
  return `${row.title} (${facts.join(', ')})`;
}

export const shortBlank = ({ id, title, categoryTitle, colors, sizes, costFromMinor }: BlankProduct) => ({
  id,
  title,
  categoryTitle,
  colors: colors.map(({ name }) => name),
  sizes,
  costFromMinor,
});

export const shortTemplate = (row: ProductTemplate) => ({
  templateId: row.templateId,
  title: row.title,
  state: row.state,
  productId: row.productId,
  productTitle: row.productTitle,
  colors: row.colors.map(({ name }) => name),
  printedOn: row.printedOn,
  retailPriceMinor: row.retailPriceMinor,
  freeShipping: row.freeShipping,
  margin: row.margin,
  mockupResult: row.mockupResult,
});

export const shortDetail = (row: ProductTemplateDetail) => ({
  ...shortTemplate(row),
  sizes: row.sizes,
  texts: row.layers.flatMap(({ text }) => (text === null ? [] : [text])),
  mockups: row.mockups.length,
  missing: row.missing,
});

/** What a template is and stands at, in a sentence or two. */
export function templateWords(row: ProductTemplateDetail): string {
  const price =
    row.retailPriceMinor === null ? 'has no price yet' : `sells at ${formatMoney(row.retailPriceMinor)}`;
  const margin = row.margin === null ? '' : `, ${marginText(row.margin)}`;
  const printed = row.printedOn.length === 0 ? 'nothing printed yet' : `printed: ${listed(row.printedOn)}`;
  const warning = row.margin?.warning ? ` ${row.margin.warning}` : '';
  return `${row.title} is ${templateStateLabels[row.state].toLowerCase()}: ${row.productTitle} in ${listed(row.colors.map(({ name }) => name))}, ${printed.toLowerCase()}. It ${price}${margin}.${warning}`;
}
