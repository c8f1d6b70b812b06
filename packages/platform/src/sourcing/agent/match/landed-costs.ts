import { OperationError, type OutputOf } from '@brandwright/contract';
import type { LandedCost } from '@brandwright/contract/sourcing/agent/factory-match.ts';
import type { Brief } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { lookUpTariff } from '@brandwright/contract/tariffs/look-up-tariff.ts';
import type { Context } from '../../../kernel/request/context.ts';
import { landedOfPiece } from './landed.ts';

/** One piece of a factory: where it is made, and what it costs there. */
export interface Offered {
  country: string;
  unitPriceMinor: number;
}

/** What one offer comes to at the door, with what its duty rests on. */
export interface Landed {
  landed: LandedCost;
  notes: string[];
}

export interface LandedCosts {
  /** Null where the duty cannot be told. */
  of: (offered: Offered) => Landed | null;
  tariff: { hts: string; name: string; isAssumed: boolean; entryDate: string } | null;
  assumptions: string[];
}

/** What landed costs are asked for. */
export interface Wanted {
  brief: Brief;
  offers: readonly Offered[];
  quantity: number;
  /** Tariff line of the nearest items, most common first. */
  candidates: readonly string[];
  /** Weights of the nearest items that say one, in grams. */
  itemWeights: readonly number[];
}

type Answer = OutputOf<typeof lookUpTariff>;
const keyOf = ({ country, unitPriceMinor }: Offered) => `${country} ${unitPriceMinor}`;
const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;

/** The landed cost of every offer, asked of the tariffs area, which knows duty and freight. Without a line there is none. */
export async function landedCosts(context: Context, wanted: Wanted): Promise<LandedCosts> {
  const { brief, offers, quantity, itemWeights } = wanted;
  const found = new Map<string, Landed | null>();
  const none: LandedCosts = { of: () => null, tariff: null, assumptions: [] };
  const [first] = offers;
  if (!first) return none;
  const opened = await openLine(context, wanted, first);
  if (!opened) return none;
  const { hts, product, answer } = opened;
  // A size that the tariffs area knows by name holds; else the catalog knows the piece better than its chapter does.
  const isNamed = answer.landedCost?.piece.name !== 'a piece';
  const ofItems = isNamed ? null : middle(itemWeights);
  const grams = brief.weightGrams ?? ofItems;
  for (const offer of offers) {
    if (found.has(keyOf(offer))) continue;
    found.set(
      keyOf(offer),
      landedFrom(
        await look(context, {
          hts,
          ...(product === undefined ? {} : { product }),
          ...offer,
          quantity,
          ...(grams === null ? {} : { weightKg: (grams * quantity) / 1000 }),
        }),
      ),
    );
  }
  return {
    of: (offer) => found.get(keyOf(offer)) ?? null,
    tariff: {
      hts: answer.line.hts,
      name: answer.line.name,
      // The line comes from the catalog or from words, never from the founder.
      isAssumed: true,
      entryDate: answer.entryDate,
    },
    assumptions: [
      ...(answer.landedCost?.assumptions ?? []).filter((one) => grams === null || !/^(?:One|A) /.test(one)),
      ...(ofItems === null || brief.weightGrams !== null
        ? []
        : [`One piece weighs ${ofItems} g, like the closest catalog items.`]),
      ...(answer.staleWarning ? [answer.staleWarning] : []),
    ],
  };
}

function landedFrom(answer: Answer | null): Landed | null {
  if (!answer?.landedCost) return null;
  const { totalRatePercent, rateRange, certainty } = answer;
  const landed = landedOfPiece(answer.landedCost, {
    dutyPercent: totalRatePercent ?? rateRange?.max ?? null,
    isDutyAssumed: answer.country !== 'US' && (certainty !== 'known' || totalRatePercent === null),
  });
  if (!landed) return null;
  const notes =
    answer.country === 'US'
      ? ['Made in the United States: no duty.']
      : [
          ...(totalRatePercent === null && rateRange
            ? [`Between ${rateRange.min}% and ${rateRange.max}%; the higher rate is used.`]
            : []),
          ...answer.assumptions.slice(0, 2),
          ...answer.warnings.slice(0, 1),
        ];
  return { landed, notes };
}

/** The tariff line: of the nearest items, else of the brief's words. */
async function openLine(context: Context, { brief, candidates, quantity }: Wanted, offer: Offered) {
  const words = [
    ...(brief.materials[0] && !brief.product?.includes(brief.materials[0]) ? [brief.materials[0]] : []),
    brief.product ?? '',
  ]
    .join(' ')
    .trim();
  const product = words.length > 1 ? words : undefined;
  const named = product === undefined ? {} : { product };
  for (const way of [
    ...candidates.slice(0, 1).map((hts) => ({ hts, ...named })),
    ...(product === undefined ? [] : [{ product }]),
  ]) {
    const answer = await look(context, { ...way, ...offer, quantity });
    if (answer) return { hts: answer.line.hts, product, answer };
  }
  return null;
}

interface Asked extends Offered {
  hts?: string;
  product?: string;
  quantity: number;
  weightKg?: number;
}

/** Null for a line that this schedule does not know: other words may find one. */
async function look(context: Context, asked: Asked): Promise<Answer | null> {
  try {
    return await context.call(lookUpTariff, lookUpTariff.input.parse(asked));
  } catch (error) {
    if (error instanceof OperationError) return null;
    throw error;
  }
}
