import { OperationError, type OutputOf } from '@brandwright/contract';
import type { Brief } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { compareTariffs } from '@brandwright/contract/tariffs/compare-tariffs.ts';
import type { Context } from '../../../kernel/context.ts';
import type { OriginDuty } from './landed.ts';

/** Countries that one comparison takes. */
const atOnce = 10;
/** The United States' own goods cross no border. */
const home = 'US';

export interface Duties {
  byCountry: Map<string, OriginDuty>;
  tariff: { hts: string; name: string; isAssumed: boolean; entryDate: string } | null;
  assumptions: string[];
}

/** What the duties are asked for. */
export interface Wanted {
  brief: Brief;
  countries: readonly string[];
  quantity: number;
  /** A usual price of one piece, for rates that are no percentage and for fees. */
  referencePriceMinor: number;
  /** Tariff line of the nearest items, most common first. */
  candidates: readonly string[];
}

/** Today's duty of each origin, asked of the tariffs area once for all of them. Without a line there is no landed cost. */
export async function originDuties(context: Context, wanted: Wanted): Promise<Duties> {
  const abroad = wanted.countries.filter((country) => country !== home);
  const found: Duties = { byCountry: new Map(), tariff: null, assumptions: [] };
  if (wanted.countries.includes(home))
    found.byCountry.set(home, {
      country: home,
      countryName: 'United States',
      ratePercent: 0,
      dutyMinor: 0,
      feesMinor: 0,
      referencePriceMinor: wanted.referencePriceMinor,
      isAssumed: false,
      notes: ['Made in the United States: no duty.'],
    });
  for (let from = 0; from < abroad.length; from += atOnce) {
    const answer = await compare(context, wanted, abroad.slice(from, from + atOnce));
    if (!answer) continue;
    found.tariff ??= {
      hts: answer.line.hts,
      name: answer.line.name,
      // The line comes from the catalog or from words, never from the founder.
      isAssumed: true,
      entryDate: answer.entryDate,
    };
    if (answer.staleWarning && !found.assumptions.includes(answer.staleWarning))
      found.assumptions.push(answer.staleWarning);
    for (const row of answer.rows) {
      const ranged = row.rateRange;
      const rate = row.totalRatePercent ?? (ranged ? ranged.max : null);
      if (rate === null && !row.perUnit) continue;
      found.byCountry.set(row.country, {
        country: row.country,
        countryName: row.countryName,
        ratePercent: rate,
        dutyMinor: row.perUnit?.dutyMinor ?? 0,
        feesMinor: row.perUnit?.feesMinor ?? 0,
        referencePriceMinor: wanted.referencePriceMinor,
        isAssumed: row.certainty !== 'known' || row.totalRatePercent === null,
        notes: [
          ...(row.totalRatePercent === null && ranged
            ? [`Between ${ranged.min}% and ${ranged.max}%; the higher is reckoned with.`]
            : []),
          ...row.assumptions.slice(0, 2),
          ...row.warnings.slice(0, 1),
        ],
      });
    }
  }
  return found;
}

type Comparison = OutputOf<typeof compareTariffs>;

async function compare(
  context: Context,
  { brief, quantity, referencePriceMinor, candidates }: Wanted,
  countries: readonly string[],
): Promise<Comparison | null> {
  const ask = (product: { hts: string } | { product: string }) =>
    context.call(
      compareTariffs,
      compareTariffs.input.parse({ ...product, countries, quantity, unitPriceMinor: referencePriceMinor }),
    );
  const words = [
    ...(brief.materials[0] && !brief.product?.includes(brief.materials[0]) ? [brief.materials[0]] : []),
    brief.product ?? '',
  ]
    .join(' ')
    .trim();
  const ways = [
    ...candidates.slice(0, 1).map((hts) => ({ hts })),
    ...(words.length > 1 ? [{ product: words }] : []),
  ];
  for (const way of ways) {
    try {
      return await ask(way);
    } catch (error) {
      // A line that this schedule does not know: the next way may find one.
      if (!(error instanceof OperationError)) throw error;
    }
  }
  return null;
}
