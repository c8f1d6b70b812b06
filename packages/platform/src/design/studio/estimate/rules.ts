import type { DesignDocument } from '@brandwright/contract/design/studio/document.ts';
import type { PrintArea } from '@brandwright/contract/design/studio/templates.ts';
import { costOf, printMethods, quoteSpan, type CostRow, type PrintRow } from './cost-table.ts';

/** What is printed: how many colors (a picture counts as full color), and how much of the print area. */
export interface PrintLoad {
  colors: number;
  isFullColor: boolean;
  /** 0 to 1. */
  coverage: number;
}

export function printLoad({ layers }: DesignDocument, area: PrintArea): PrintLoad {
  const shown = layers.filter(({ isVisible }) => isVisible);
  const colors = new Set<string>();
  let isFullColor = false;
  let inked = 0;
  for (const layer of shown) {
    if (layer.kind === 'TEXT') colors.add(layer.color);
    if (layer.kind === 'SHAPE') for (const color of [layer.fill, layer.stroke]) if (color) colors.add(color);
    if (layer.kind === 'DRAWING') for (const { color } of layer.strokes) colors.add(color);
    if (layer.kind === 'IMAGE') {
      const mark = /\/files\/drawn\/mark\.[a-z]+\.([0-9a-f]{6})/.exec(layer.url)?.[1];
      if (mark) colors.add(`#${mark}`);
      else isFullColor = true;
    }
    const [wide, tall] = [Math.min(layer.width, area.width), Math.min(layer.height, area.height)];
    inked += wide * tall * (layer.kind === 'TEXT' ? 0.7 : 1);
  }
  return { colors: colors.size, isFullColor, coverage: Math.min(1, inked / (area.width * area.height)) };
}

/** How many colors are paid for. */
export function paidColors({ colors, isFullColor }: PrintLoad, print: PrintRow): number {
  const counted = Math.max(colors, isFullColor ? print.fullColorAs : 0);
  return Math.min(counted, print.mostColors);
}

export interface UnitCost {
  blankMinor: number;
  printMinor: number;
  /** Once for the order. */
  setUpMinor: number;
  /** One piece with its share of the set-up, rounded to the cent. */
  unitMinor: number;
}

/** The cost of one piece at a quantity. A full print area costs half as much again as the usual one of about a third. */
export function unitCost(cost: CostRow, load: PrintLoad, quantity: number): UnitCost {
  const print = printMethods[cost.print];
  const colors = paidColors(load, print);
  const size = 0.8 + 0.7 * load.coverage;
  const blankMinor = cost.unitMinor * (quantity / cost.at) ** -cost.fall;
  const printMinor = colors === 0 ? 0 : colors * print.perColorMinor * size * (quantity / 500) ** -print.fall;
  const setUpMinor = colors === 0 ? 0 : print.setUpMinor + colors * print.setUpPerColorMinor;
  const blank = Math.max(1, Math.round(blankMinor));
  const printed = Math.round(printMinor);
  return {
    blankMinor: blank,
    printMinor: printed,
    setUpMinor,
    unitMinor: blank + printed + Math.round(setUpMinor / quantity),
  };
}

export const spanOf = (unitMinor: number) => ({
  low: Math.round(unitMinor * quoteSpan.low),
  high: Math.round(unitMinor * quoteSpan.high),
});

/** Quantities at which the cost is shown: around the lowest order and above. */
export function ladderOf(
  templateKey: string,
  load: PrintLoad,
): { quantity: number; unitCostMinor: number }[] {
  const cost = costOf(templateKey);
  const steps = [1, 2.5, 5, 10, 25].map((factor) => roundish(cost.moq * factor));
  return [...new Set(steps)].map((quantity) => ({
    quantity,
    unitCostMinor: unitCost(cost, load, quantity).unitMinor,
  }));
}

/** To one or two telling digits: 360 → 350, 1,440 → 1,400. */
function roundish(value: number): number {
  const unit = value < 1000 ? 50 : value < 10_000 ? 100 : 1000;
  return Math.max(unit, Math.round(value / unit) * unit);
}
