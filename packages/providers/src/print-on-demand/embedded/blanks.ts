import { areaBox } from '../mockups/draw-mockup.ts';
import type { Blank, BlankSummary, BlankVariant, PrintArea } from '../print-on-demand.ts';
import { areaSets } from './areas.data.ts';
import { blankRows, type BlankRow } from './blanks.data.ts';
import { ranges } from './colors.data.ts';

const oneSize = [['One size', 0]] as const;
const usualDays = [2, 5] as const;

const rows = new Map(blankRows.map((row) => [row.id, row]));

/** The row of a blank; undefined for an id that is not there. */
export const blankRow = (id: number): BlankRow | undefined => rows.get(id);

/** Its picture without a print, in its first color. */
const pictureOf = (row: BlankRow) =>
  `/files/drawn/pod.${row.id}.${(ranges[row.colors][0]?.hex ?? '#ffffff').slice(1)}`;

/** Ids of variants are the blank's id with four digits: color and size by their places. */
function variantsOf(row: BlankRow): BlankVariant[] {
  const sizes = row.sizes ?? oneSize;
  return ranges[row.colors].flatMap((color, colorAt) =>
    sizes.map(([size, moreMinor], sizeAt) => ({
      id: row.id * 10_000 + colorAt * 100 + sizeAt,
      size: row.sizes ? size : null,
      color: color.name,
      hex: color.hex,
      costMinor: row.costMinor + moreMinor,
      available: !row.isDiscontinued && !row.soldOut?.includes(color.name),
    })),
  );
}

function summaryOf(row: BlankRow): BlankSummary {
  const sizes = row.sizes ?? oneSize;
  return {
    remoteId: row.id,
    mainCategoryId: row.category,
    title: row.title,
    brand: 'Loomwell',
    model: row.model.replace(/^LW /, ''),
    imageUrl: pictureOf(row),
    variantCount: ranges[row.colors].length * sizes.length,
    colors: ranges[row.colors],
    sizes: row.sizes ? sizes.map(([size]) => size) : [],
    costFromMinor: row.costMinor,
    isDiscontinued: row.isDiscontinued ?? false,
  };
}

const share = (units: number) => Math.round(units * 10) / 10_000;

function withPreview(row: BlankRow, area: PrintArea): PrintArea {
  const box = areaBox(row.form, area);
  if (!box) return area;
  return {
    ...area,
    preview: {
      url: `/files/drawn/pod.${row.id}.{hex}.${area.placement}`,
      x: share(box.x),
      y: share(box.y),
      width: share(box.width),
      height: share(box.height),
    },
  };
}

export const blankSummaries: readonly BlankSummary[] = blankRows.map(summaryOf);

/** A blank with its variants and print areas; null for an id that is not there. */
export function blankById(id: number): Blank | null {
  const row = blankRow(id);
  if (!row) return null;
  return {
    ...summaryOf(row),
    description: row.description,
    material: row.material,
    productionDays: row.days ?? usualDays,
    includedPrints: 0,
    variants: variantsOf(row),
    printAreas: areaSets[row.areas].map((area) => withPreview(row, area)),
  };
}
