import type { Brief, ValueSource } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import type { AgentType } from '@brandwright/contract/sourcing/agent/enums.ts';
import type { DemoPart, DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { asc, inArray } from 'drizzle-orm';
import { marketplaceCategories, marketplaceSuppliers } from '../marketplace/tables.ts';
import { entryChargeOf, insuranceOf } from '../../kernel/freight/charges.ts';
import { freightsFrom } from '../../kernel/freight/freight.ts';
import type { LandedCosts, Offered, Wanted } from './match/landed-costs.ts';
import { runMatch } from './match/run-match.ts';
import { readChange } from './reading/change-brief.ts';
import type { CategoryWords } from './reading/product.ts';
import { assume, emptyBrief, readBrief } from './reading/read-brief.ts';
import { changesBetween, statusOf } from './rules.ts';
import {
  sourcingAgentMembers,
  sourcingAgentStates,
  techPackCheckpoints,
  techPackMatches,
  techPackMessages,
  techPacks,
} from './tables.ts';

/** A brief of the demo, as its founder said it, sentence by sentence. */
interface DemoBrief {
  agentType: AgentType;
  said: readonly [string, ...string[]];
  daysAgo: number;
  isMatched: boolean;
}

const founderBriefs: readonly DemoBrief[] = [
  {
    agentType: 'packaging',
    said: ['2,000 kraft mailer boxes 22x16x8 cm with our logo, FSC, under $1.10 each, by February 15'],
    daysAgo: 12,
    isMatched: false,
  },
  {
    agentType: 'default',
    said: ['Natural canvas tote bags with a screen printed drawing, GOTS if possible, for spring'],
    daysAgo: 6,
    isMatched: false,
  },
  {
    agentType: 'default',
    said: [
      'I need 400 speckled stoneware mugs 350 ml with our logo, in a kraft gift box, under $6 each, food safe, launching in April',
      'make it 600 units',
      'not from Australia',
    ],
    daysAgo: 2,
    isMatched: true,
  },
];
const rivalBriefs: readonly DemoBrief[] = [
  {
    agentType: 'default',
    said: ['300 soy candles 220 g in amber glass jars, own scent, under $5'],
    daysAgo: 9,
    isMatched: false,
  },
];

const dayMs = 86_400_000;
/** People of the founder's store who joined beside the owner. */
const alsoMembers = ['admin@demo.brandwright.test', 'member@demo.brandwright.test'];

/** Briefs in different states, read by the same rules as any other, and who joined. */
export const agentDemo: DemoPart = {
  async seedStore(store, tools) {
    if (store.key === 'preview') return;
    const categories = await tools.db
      .select({
        id: marketplaceCategories.id,
        name: marketplaceCategories.name,
        kind: marketplaceCategories.kind,
        words: marketplaceCategories.words,
      })
      .from(marketplaceCategories)
      .orderBy(asc(marketplaceCategories.position));
    const briefs = store.key === 'founder' ? founderBriefs : rivalBriefs;
    let last: string | null = null;
    for (const [index, one] of briefs.entries())
      last = await seedBrief(store, tools, { one, number: index + 1, categories });
    const state = {
      storeId: store.storeId,
      id: store.ownerId,
      agentType: 'default' as const,
      techPackId: last,
      tariffUnitPriceMinor: null,
      tariffCountry: null,
      productMoq: null,
      updatedAt: tools.now,
    };
    await tools.db.insert(sourcingAgentStates).values(state).onConflictDoNothing();
    if (store.key === 'founder')
      await tools.db
        .insert(sourcingAgentMembers)
        .values(
          [store.ownerId, ...alsoMembers.map((email) => tools.id('user', email))].map((id, place) => ({
            storeId: store.storeId,
            id,
            joinedAt: new Date(tools.now.getTime() - (40 - place * 9) * dayMs),
          })),
        )
        .onConflictDoNothing();
  },
};

interface Said {
  brief: Brief;
  sources: ValueSource[];
}

async function seedBrief(
  store: DemoStore,
  tools: DemoTools,
  { one, number, categories }: { one: DemoBrief; number: number; categories: readonly CategoryWords[] },
): Promise<string> {
  const { storeId } = store;
  const id = tools.id('tech pack', store.key, number);
  const at = (step: number) => new Date(tools.now.getTime() - one.daysAgo * dayMs + step * 7 * 60_000);
  const options = { now: at(0), categories };
  const states: (Said & { said: string })[] = one.said.map((said) => ({
    said,
    brief: emptyBrief,
    sources: [],
  }));
  let before: Said = first(one.said[0], options);
  for (const [step, state] of states.entries()) {
    if (step > 0) {
      const edit = readChange(state.said, before.brief, options);
      const changed = edit.sources.map(({ field }) => field);
      before = {
        brief: { ...before.brief, ...edit.values },
        sources: [...before.sources.filter(({ field }) => !changed.includes(field)), ...edit.sources],
      };
    }
    Object.assign(state, before);
  }
  const newest = states.at(-1) ?? { ...before, said: '' };
  const checkpointOf = (step: number) => tools.id('tech pack checkpoint', store.key, number, step);
  const version = states.length;
  const matched = one.isMatched ? await matches(tools, newest) : null;
  const base = { storeId, techPackId: id };
  await tools.db
    .insert(techPacks)
    .values({
      storeId,
      id,
      number,
      agentType: one.agentType,
      status: matched ? 'MATCHED' : statusOf(newest.brief, 'DRAFT'),
      brief: newest.brief,
      sources: newest.sources,
      question: null,
      attachments: [],
      searchable: [newest.brief.title, newest.brief.product ?? '', ...newest.brief.materials]
        .join(' ')
        .toLowerCase(),
      threadId: tools.id('tech pack thread', store.key, number),
      checkpointId: checkpointOf(version),
      version,
      matchedAt: matched ? at(version) : null,
      matchedCheckpointId: matched ? checkpointOf(version) : null,
      matchFacts: matched?.facts ?? null,
      createdAt: at(0),
      updatedAt: at(version - 1),
    })
    .onConflictDoNothing();
  for (const [index, { said, brief, sources }] of states.entries()) {
    const was = states[index - 1];
    const checkpointId = checkpointOf(index + 1);
    const changes = was
      ? changesBetween({ ...was.brief, categoryName: null }, { ...brief, categoryName: null })
      : [];
    await tools.db
      .insert(techPackCheckpoints)
      .values({
        ...base,
        id: checkpointId,
        parentId: was ? checkpointOf(index) : null,
        version: index + 1,
        agentType: one.agentType,
        brief,
        sources,
        attachments: [],
        changes,
        why: was ? said : 'The brief was started',
        who: store.key === 'founder' ? 'Nora Whitfield' : 'Elias Brandt',
        via: 'partner',
        createdAt: at(index),
      })
      .onConflictDoNothing();
    const message = (role: 'FOUNDER' | 'AGENT', text: string, place: number) => ({
      ...base,
      id: tools.id('tech pack message', store.key, number, index, place),
      checkpointId,
      position: index * 2 + place,
      role,
      text,
      createdAt: at(index),
    });
    const answer =
      changes.length > 0
        ? changes.map(({ label, after }) => `${label}: ${after ?? 'removed'}`).join('. ')
        : `Brief ${number}: ${brief.title}`;
    await tools.db
      .insert(techPackMessages)
      .values([message('FOUNDER', said, 1), message('AGENT', answer, 2)])
      .onConflictDoNothing();
  }
  const kept = (matched?.rows ?? []).map((match) => ({
    ...base,
    id: tools.id('tech pack match', store.key, number, match.rank),
    isExpanded: false,
    companyId: match.supplierId,
    country: match.country,
    rank: match.rank,
    match,
    expanded: null,
  }));
  const outside = (matched?.expanded ?? []).map((found) => ({
    ...base,
    id: tools.id('tech pack outside match', store.key, number, found.rank),
    isExpanded: true,
    companyId: found.companyId,
    country: found.country,
    rank: found.rank,
    match: null,
    expanded: found,
  }));
  if (kept.length + outside.length > 0)
    await tools.db
      .insert(techPackMatches)
      .values([...kept, ...outside])
      .onConflictDoNothing();
  return id;
}

function first(said: string, options: { now: Date; categories: readonly CategoryWords[] }): Said {
  const { values, sources } = readBrief(said, options);
  const brief = { ...emptyBrief, ...values };
  const assumed = assume(brief, new Set(sources.map(({ field }) => field)));
  return { brief: { ...brief, ...assumed.values }, sources: [...sources, ...assumed.sources] };
}

function matches(tools: DemoTools, { brief, sources }: Said) {
  return runMatch({ db: tools.db, clock: { now: () => tools.now } }, { brief, sources }, (wanted) =>
    indicativeCosts(tools, wanted),
  );
}

/** Weight and volume of a packed piece that says none. */
const usualPiece = { grams: 400, cubicCentimeters: 1300 };

/** The marketplace's own first figures of duty: matching again asks for today's. */
async function indicativeCosts(
  tools: DemoTools,
  { offers, quantity, candidates, itemWeights }: Wanted,
): Promise<LandedCosts> {
  const [hts] = candidates;
  const rows = await tools.db
    .select({
      country: marketplaceSuppliers.country,
      percent: marketplaceSuppliers.dutyPercent,
      code: marketplaceSuppliers.dutyHtsCode,
    })
    .from(marketplaceSuppliers)
    .where(inArray(marketplaceSuppliers.country, [...new Set(offers.map(({ country }) => country))]));
  const percents = new Map<string, number>([['US', 0]]);
  for (const { country, percent, code } of rows)
    if (code === hts && !percents.has(country)) percents.set(country, percent ?? 0);
  const grams = itemWeights[0] ?? usualPiece.grams;
  const load = {
    grossKg: (grams * quantity) / 1000,
    cubicMeters: (usualPiece.cubicCentimeters * quantity) / 1_000_000,
  };
  return {
    of: (offer) => {
      const dutyPercent = percents.get(offer.country);
      return dutyPercent === undefined ? null : indicative(offer, { dutyPercent, quantity, load });
    },
    tariff:
      hts === undefined
        ? null
        : {
            hts,
            name: 'similar catalog items',
            isAssumed: true,
            entryDate: tools.now.toISOString().slice(0, 10),
          },
    assumptions: [
      'Duty is the marketplace\u2019s estimate, without customs fees. Match again for today\u2019s figures.',
    ],
  };
}

function indicative(
  { country, unitPriceMinor }: Offered,
  {
    dutyPercent,
    quantity,
    load,
  }: { dutyPercent: number; quantity: number; load: Parameters<typeof freightsFrom>[1] },
) {
  const [freight] = freightsFrom(country, load);
  const valueMinor = unitPriceMinor * quantity;
  const dutyMinor = Math.round((unitPriceMinor * dutyPercent) / 100);
  const each = (amountMinor: number) => Math.round(amountMinor / quantity);
  const entry =
    country === 'US'
      ? 0
      : entryChargeOf(freight, { valueMinor, isFormal: true, owedMinor: dutyMinor * quantity });
  const parts = {
    unitPriceMinor,
    dutyMinor,
    feesMinor: 0,
    freightMinor: each(freight.amountMinor),
    insuranceMinor: each(insuranceOf(valueMinor, freight.amountMinor)),
    entryMinor: each(entry),
  };
  return {
    landed: {
      ...parts,
      landedMinor: Object.values(parts).reduce((sum, amount) => sum + amount, 0),
      dutyPercent,
      isDutyAssumed: true,
      transport: freight.transport,
    },
    notes: [],
  };
}
