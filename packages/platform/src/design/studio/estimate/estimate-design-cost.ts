import { OperationError, type OutputOf } from '@brandwright/contract';
import { estimateDesignCost } from '@brandwright/contract/design/studio/estimate-design-cost.ts';
import { count } from '@brandwright/contract/kernel/words.ts';
import { cheapestMode, landedPartsOfMode } from '@brandwright/contract/tariffs/landed-cost.ts';
import { lookUpTariff } from '@brandwright/contract/tariffs/look-up-tariff.ts';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { findDesign } from '../find-design.ts';
import { templateOfRow } from '../show-design.ts';
import { basisOfEstimate, costOf, printMethods, type CostRow } from './cost-table.ts';
import { ladderOf, paidColors, printLoad, spanOf, unitCost } from './rules.ts';

type Origin = OutputOf<typeof estimateDesignCost>['origins'][number];

interface OriginQuestion {
  cost: CostRow;
  unitMinor: number;
  quantity: number;
  words: string;
  countries: string[] | undefined;
}

/** The landed cost per country: each with its own factory price, so each asks for its duty and freight by itself. */
async function origins(context: Context, { cost, unitMinor, quantity, words, countries }: OriginQuestion) {
  const wanted =
    countries && countries.length > 0 ? [...new Set(countries)] : cost.origins.map(({ country }) => country);
  const rows: Origin[] = [];
  let hts: string | null = null;
  let basis: readonly string[] = [];
  for (const country of wanted) {
    const own = cost.origins.find((one) => one.country === country);
    const price = Math.max(1, Math.round(unitMinor * (own?.factor ?? 1.15)));
    const answer = await look(context, {
      product: words,
      country,
      unitPriceMinor: price,
      quantity,
      ...(cost.grams === undefined ? {} : { weightKg: (cost.grams * quantity) / 1000 }),
    });
    hts ??= answer?.line.hts ?? null;
    const landed = answer?.landedCost ?? null;
    if (basis.length === 0 && landed) basis = landed.assumptions;
    const mode = landed && cheapestMode(landed);
    const parts = mode && landedPartsOfMode(mode);
    const each = (amountMinor: number | undefined) =>
      amountMinor === undefined ? null : Math.round(amountMinor / quantity);
    rows.push({
      country,
      countryName: answer?.countryName ?? country,
      unitCostMinor: price,
      freightPerUnitMinor: each(parts?.freightMinor),
      dutyPerUnitMinor: each(parts?.dutyMinor),
      feesPerUnitMinor: each(parts?.feesMinor),
      insurancePerUnitMinor: each(parts?.insuranceMinor),
      entryPerUnitMinor: each(parts?.entryMinor),
      landedPerUnitMinor: each(parts?.totalMinor),
      dutyRatePercent: answer?.totalRatePercent ?? null,
      note: noteOf(answer, parts !== null && parts !== undefined, own !== undefined),
    });
  }
  const last = Number.MAX_SAFE_INTEGER;
  rows.sort((a, b) => (a.landedPerUnitMinor ?? last) - (b.landedPerUnitMinor ?? last));
  return { rows, hts, basis };
}

function noteOf(answer: Answer | undefined, isLanded: boolean, isInTable: boolean): string | null {
  if (!answer || !isLanded) return answer?.questions[0] ?? 'The duty is unknown.';
  if (answer.totalRatePercent === null && answer.rateRange)
    return `${answer.rateRange.min}% to ${answer.rateRange.max}%; the higher rate is used.`;
  return isInTable ? null : 'Factory price assumed to be 15% above the table’s.';
}

type Answer = OutputOf<typeof lookUpTariff>;

async function look(
  context: Context,
  input: Parameters<typeof lookUpTariff.input.parse>[0],
): Promise<Answer | undefined> {
  try {
    return await context.call(lookUpTariff, lookUpTariff.input.parse(input));
  } catch (error) {
    // Without a line of the schedule there is an estimate all the same, only without duty.
    if (error instanceof OperationError && error.code === 'not_found') return undefined;
    throw error;
  }
}

export default implement(estimateDesignCost, {
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
          : count(colors, 'color');
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
                  because: 'once per order, spread over the units',
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
          ...landed.basis.filter((one) => cost.grams === undefined || !/^(?:One|A) /.test(one)),
          ...(cost.grams === undefined ? [] : [`One piece weighs ${cost.grams} g packed.`]),
          ...(landed.hts === null
            ? []
            : [`Duty is for ${landed.hts}, the closest match to the product’s words.`]),
        ],
      },
    };
  },
});
