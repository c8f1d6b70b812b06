import { OperationError } from '@brandwright/contract';
import type { FactoryMatch, MatchesOutput } from '@brandwright/contract/sourcing/agent/factory-match.ts';
import { matchFactories, type MatchSort } from '@brandwright/contract/sourcing/agent/match-factories.ts';
import { briefFieldNames } from '@brandwright/contract/sourcing/agent/enums.ts';
import { and, asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findTechPack, type NamedBrief, type TechPackRow } from './find-tech-pack.ts';
import { writeRow } from './keep-brief.ts';
import { landedCosts } from './match/landed-costs.ts';
import { runMatch } from './match/run-match.ts';
import { advance, completenessOf } from './rules.ts';
import { setState } from './state.ts';
import { techPackMatches, type MatchFacts } from './tables.ts';

const noFacts: MatchFacts = { origins: [], tariff: null, assumptions: [], expandedTotal: 0 };

const ofPack = (context: Context, row: TechPackRow) =>
  and(eq(techPackMatches.storeId, context.storeId), eq(techPackMatches.techPackId, row.id));

async function keepMatches(context: Context, row: TechPackRow): Promise<TechPackRow> {
  const { rows, expanded, facts } = await runMatch(context, row, (wanted) => landedCosts(context, wanted));
  await context.db.delete(techPackMatches).where(ofPack(context, row));
  const base = { storeId: context.storeId, techPackId: row.id };
  const values = [
    ...rows.map((match) => ({
      ...base,
      id: randomUUID(),
      isExpanded: false,
      companyId: match.supplierId,
      country: match.country,
      rank: match.rank,
      match,
      expanded: null,
    })),
    ...expanded.map((one) => ({
      ...base,
      id: randomUUID(),
      isExpanded: true,
      companyId: one.companyId,
      country: one.country,
      rank: one.rank,
      match: null,
      expanded: one,
    })),
  ];
  if (values.length > 0) await context.db.insert(techPackMatches).values(values);
  const after = {
    ...row,
    status: advance(row.status, 'MATCHED'),
    matchedAt: context.clock.now(),
    matchedCheckpointId: row.checkpointId,
    matchFacts: facts,
  };
  await writeRow(context, after);
  return after;
}

export async function keptMatches(context: Context, row: TechPackRow): Promise<FactoryMatch[]> {
  const rows = await context.db
    .select({ match: techPackMatches.match })
    .from(techPackMatches)
    .where(and(ofPack(context, row), eq(techPackMatches.isExpanded, false)))
    .orderBy(asc(techPackMatches.rank));
  return rows.flatMap(({ match }) => match ?? []);
}

/** Figure by which matches are ordered; what is not known stands last. */
const figureOf: Record<MatchSort, (match: FactoryMatch) => number> = {
  score: ({ rank }) => rank,
  landed: ({ landed }) => landed?.landedMinor ?? Infinity,
  price: ({ unitPriceMinor }) => unitPriceMinor ?? Infinity,
  leadTime: ({ inHandOn }) => Date.parse(inHandOn),
  rating: ({ averageReview }) => -(averageReview ?? 0),
  moq: ({ moq }) => moq ?? Infinity,
};

/** Matches in an order; ties by rank. Pure. */
export const sorted = (matches: readonly FactoryMatch[], sort: MatchSort): FactoryMatch[] => {
  const figure = figureOf[sort];
  const compare = (a: FactoryMatch, b: FactoryMatch) =>
    figure(a) === figure(b) ? a.rank - b.rank : figure(a) - figure(b);
  return [...matches].sort(compare);
};

interface Page {
  page: number;
  size: number;
  sort: MatchSort;
  countries?: readonly string[] | undefined;
  network: 'IN_NETWORK' | 'EXPANDED';
}

export async function showMatches(
  context: Context,
  row: TechPackRow,
  { page, size, sort, countries, network }: Page,
): Promise<MatchesOutput> {
  const isWanted = ({ country }: { country: string }) =>
    !countries || countries.length === 0 || countries.includes(country);
  const all = sorted((await keptMatches(context, row)).filter(isWanted), sort);
  const outside = await context.db
    .select({ expanded: techPackMatches.expanded })
    .from(techPackMatches)
    .where(and(ofPack(context, row), eq(techPackMatches.isExpanded, true)))
    .orderBy(asc(techPackMatches.rank));
  const expanded = outside.flatMap((one) => one.expanded ?? []).filter(isWanted);
  const facts = row.matchFacts ?? noFacts;
  const isExpanded = network === 'EXPANDED';
  const place = page * size;
  return {
    techPackId: row.id,
    techPackNumber: row.number,
    title: row.brief.title,
    quantity: row.brief.quantity,
    targetPriceMinor: row.brief.targetPriceMinor,
    currency: row.brief.currency,
    matchedAt: (row.matchedAt ?? context.clock.now()).toISOString(),
    isStale: row.matchedCheckpointId !== row.checkpointId,
    rows: isExpanded ? [] : all.slice(place, place + size),
    expanded: isExpanded ? expanded.slice(place, place + size) : [],
    expandedTotal: countries && countries.length > 0 ? expanded.length : facts.expandedTotal,
    origins: facts.origins.filter(isWanted),
    tariff: facts.tariff,
    assumptions: facts.assumptions,
    nothingFits: facts.nothingFits ?? null,
    nearest: facts.nearest ?? [],
    page,
    size,
    total: isExpanded ? expanded.length : all.length,
  };
}

export async function matchedPack(context: Context, named: NamedBrief): Promise<TechPackRow> {
  const row = await findTechPack(context, named);
  if (row.matchedAt === null)
    throw new OperationError(
      'bad_transition',
      `No factories have been matched to brief ${row.number}, ${row.brief.title}, yet. Say "match factories" first.`,
    );
  return row;
}

export default implement(matchFactories, {
  async run(context, { size, ...named }) {
    const row = await findTechPack(context, named);
    const { needed, nextQuestion } = completenessOf(row.brief, row.agentType, null);
    if (row.status === 'ARCHIVED')
      throw new OperationError(
        'bad_transition',
        `Brief ${row.number} is archived. Duplicate it to match it.`,
      );
    if (needed.length > 0)
      throw new OperationError(
        'bad_transition',
        `Brief ${row.number}, ${row.brief.title}, is missing ${needed.map((field) => briefFieldNames[field].toLowerCase()).join(' and ')}, so no factory can be matched. ${nextQuestion ?? ''}`.trim(),
      );
    const after = await keepMatches(context, row);
    await setState(context, { techPackId: row.id, agentType: row.agentType });
    return {
      output: await showMatches(context, after, { page: 0, size, sort: 'score', network: 'IN_NETWORK' }),
      subject: { kind: 'tech_pack', id: row.id },
    };
  },
});
