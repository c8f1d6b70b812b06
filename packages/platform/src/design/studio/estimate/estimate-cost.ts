import { OperationError, type OutputOf } from '@brandwright/contract';
import { estimateDesignCost } from '@brandwright/contract/design/studio/use-design.ts';
import { compareTariffs } from '@brandwright/contract/tariffs/compare-tariffs.ts';
import type { Context } from '../../../kernel/context.ts';
import { implement } from '../../../kernel/implementation.ts';
import { findDesign } from '../find-design.ts';
import { templateOfRow } from '../show-design.ts';
import { basisOfEstimate, costOf, printMethods, type CostRow } from './cost-table.ts';
import { freightOf, ladderOf, paidColors, printLoad, spanOf, unitCost } from './rules.ts';

type Origin = OutputOf<typeof estimateDesignCost>['origins'][number];

export const estimateDesignCostHere = implement(estimateDesignCost, {
  async run(context, { designId, quantity: asked, countries }) {
    const row = await findDesign(context, designId);
    const template = templateOfRow(row);
    const cost = costOf(template.key);
    const print = printMethods[cost.print];
    const quantity = asked ?? Math.max(cost.moq, 500);
    const load = printLoad(row.document, template.printArea);
    const colors = paidColors(load, print);
    const unit = unitCost(cost, load, quantity);
    const span = spanOf(unit.unitMinor);
    const words = 'tariffWords' in template ? template.tariffWords : template.name;
    const landed = await origins(context, { cost, unitMinor: unit.unitMinor, quantity, words, countries });
    const inks =
      colors === 0
        ? 'no print yet'
        : load.isFullColor && colors >= print.fullColorAs
          ? 'full color'
          : `${colors} ${colors === 1 ? 'color' : 'colors'}`;
    return {
      output: {
        designId: row.id,
        name: row.name,
        product: template.name,
        material: cost.material,
        print: colors === 0 ? 'no print yet' : `${print.name}, ${inks}`,
        currency: 'USD' as const,
        quantity,
        quantityAssumed: asked === undefined,
        moq: cost.moq,
        isBelowMoq: quantity < cost.moq,
        lines: [
          {
            label: template.name,
            perUnitMinor: unit.blankMinor,
            totalMinor: unit.blankMinor * quantity,
            because: cost.material,
          },
          ...(colors === 0
            ? []
            : [
                {
                  label: 'Print',
                  perUnitMinor: unit.printMinor,
                  totalMinor: unit.printMinor * quantity,
                  because: `${print.name}, ${inks}, about ${Math.round(load.coverage * 100)}% of the print area`,
                },
                {
                  label: 'Set-up',
                  perUnitMinor: Math.round(unit.setUpMinor / quantity),
                  totalMinor: unit.setUpMinor,
                  because: 'once for the order, shared out',
                },
              ]),
        ],
        unitCostMinor: unit.unitMinor,
        unitCostLowMinor: span.low,
        unitCostHighMinor: span.high,
        setUpMinor: unit.setUpMinor,
        totalMinor: (unit.blankMinor + unit.printMinor) * quantity + unit.setUpMinor,
        ladder: ladderOf(template.key, load),
        origins: landed.rows,
        hts: landed.hts,
        basis: basisOfEstimate,
        assumptions: [
          `The product is ${cost.material}.`,
          `Freight is estimated at about ${(freightOf(cost) / 100).toFixed(2)} dollars a piece by sea.`,
          ...(landed.hts === null
            ? []
            : [`Duty is that of ${landed.hts}, which the product’s words fit best.`]),
        ],
      },
    };
  },
});

interface OriginQuestion {
  cost: CostRow;
  unitMinor: number;
  quantity: number;
  words: string;
  countries: string[] | undefined;
}

/** The landed cost per country: each with its own factory price, so each asks for its duty by itself. */
async function origins(context: Context, { cost, unitMinor, quantity, words, countries }: OriginQuestion) {
  const freight = freightOf(cost);
  const wanted =
    countries && countries.length > 0 ? [...new Set(countries)] : cost.origins.map(({ country }) => country);
  const rows: Origin[] = [];
  let hts: string | null = null;
  for (const country of wanted) {
    const own = cost.origins.find((one) => one.country === country);
    const price = Math.max(1, Math.round(unitMinor * (own?.factor ?? 1.15)));
    const answer = await duty(context, {
      product: words,
      countries: [country],
      unitPriceMinor: price,
      quantity,
      freightPerUnitMinor: freight,
    });
    hts ??= answer?.line.hts ?? null;
    const found = answer?.rows[0];
    rows.push({
      country,
      countryName: found?.countryName ?? country,
      unitCostMinor: price,
      freightPerUnitMinor: freight,
      dutyPerUnitMinor: found?.perUnit?.dutyMinor ?? null,
      feesPerUnitMinor: found?.perUnit?.feesMinor ?? null,
      landedPerUnitMinor: found?.perUnit?.landedMinor ?? null,
      dutyRatePercent: found?.totalRatePercent ?? null,
      note:
        found?.totalRatePercent == null
          ? (found?.questions[0] ?? 'The duty cannot be told.')
          : own
            ? null
            : 'Factory price assumed 15% above the table’s.',
    });
  }
  const last = Number.MAX_SAFE_INTEGER;
  rows.sort((a, b) => (a.landedPerUnitMinor ?? last) - (b.landedPerUnitMinor ?? last));
  return { rows, hts };
}

async function duty(context: Context, input: Parameters<typeof context.call<typeof compareTariffs>>[1]) {
  try {
    return await context.call(compareTariffs, input);
  } catch (error) {
    // Without a line of the schedule there is an estimate all the same, only without duty.
    if (error instanceof OperationError && error.code === 'not_found') return undefined;
    throw error;
  }
}
