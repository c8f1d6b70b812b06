import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import type { WorkType } from '@brandwright/contract/brand-kits/enums.ts';
import type { DemoStore, DemoTools } from '../kernel/demo/demo.ts';
import { demoKits, type DemoKit } from './demo.data.ts';
import { derived } from './keep-kit.ts';
import { kitFromDraft } from './kit-from-draft.ts';
import { changeIdea, chosenIdea, emptyKit } from './rules.ts';
import { brandGenerations, brandKits, brandKitShares, brandKitVersions, brandWaitlist } from './tables.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The kits of a demo store, with their history. */
export async function seedKits(store: DemoStore, tools: DemoTools): Promise<void> {
  for (const [place, kit] of demoKits.filter((one) => one.store === store.key).entries())
    await seedKit(store, tools, kit, place);
}

interface Step {
  content: BrandKitContent;
  by: string;
  what: string;
}

async function seedKit(store: DemoStore, tools: DemoTools, kit: DemoKit, place: number): Promise<void> {
  const { storeId } = store;
  const id = tools.id('brand kit', store.key, place);
  const createdAt = new Date(tools.now.getTime() - kit.daysAgo * dayMs);
  const named = (...words: (string | number)[]) => tools.id('brand kit', store.key, place, ...words);
  const steps = historyOf(kit, kitFromDraft(kit.draft, named, createdAt), store.key);
  const last = steps.at(-1);
  if (!last) return;
  const timeOf = (version: number) => new Date(createdAt.getTime() + (version - 1) * 3 * hourMs);
  await tools.db.insert(brandKits).values({
    storeId,
    id,
    content: last.content,
    version: steps.length,
    ...derived(last.content),
    createdAt,
    updatedAt: timeOf(steps.length),
  });
  await tools.db.insert(brandKitVersions).values(
    steps.map((step, at) => ({
      storeId,
      id: named('version', at + 1),
      kitId: id,
      version: at + 1,
      ...step,
      at: timeOf(at + 1),
    })),
  );
  if (kit.isPublished)
    await tools.db.insert(brandKitShares).values({
      storeId,
      id: named('share'),
      kitId: id,
      openedAt: timeOf(steps.length),
      closedAt: null,
    });
  await seedWork(store, tools, kit, id, named, createdAt);
  if (kit.waitlist)
    await tools.db.insert(brandWaitlist).values(
      kit.waitlist.map(([email, name, daysAgo]) => ({
        storeId,
        id: named('waitlist', email),
        kitId: id,
        email,
        name,
        joinedAt: new Date(tools.now.getTime() - daysAgo * dayMs - hourMs),
      })),
    );
}

/** How a kit came to be what it is. */
function historyOf(kit: DemoKit, whole: BrandKitContent, store: DemoStore['key']): Step[] {
  const owner = { founder: 'Nora Whitfield', rival: 'Elias Brandt', preview: 'Nora Whitfield' }[store];
  const { category, productDescription } = whole;
  const former = withFormer(kit, whole);
  const ideas = {
    ...emptyKit(),
    category,
    productDescription,
    targetAudiences: former.targetAudiences,
    brandIdeas: former.brandIdeas,
    slideColors: former.slideColors,
  };
  const idea = chosenIdea(whole);
  const steps: Step[] = [
    { content: { ...emptyKit(), category, productDescription }, by: owner, what: 'Created the kit' },
    { content: ideas, by: 'Brandwright', what: 'Made the brand ideas' },
    { content: former, by: 'Brandwright', what: 'Made the product ideas' },
  ];
  if (kit.formerSlogan && idea) {
    const edited = changeIdea(former, idea.uuid, (one) => ({ ...one, slogan: idea.slogan }));
    steps.push({ content: edited, by: 'Daniel Osei', what: `Edited the idea ${idea.brandName}` });
  }
  if (kit.formerColor && idea)
    steps.push({ content: whole, by: owner, what: `Changed the colors of ${idea.brandName}` });
  if (kit.isPublished)
    steps.push({
      content: { ...whole, isWaitlistSitePublished: true },
      by: owner,
      what: 'Published the waitlist site',
    });
  if (kit.isArchived)
    steps.push({ content: { ...whole, isArchived: true }, by: owner, what: 'Archived the kit' });
  return steps;
}

/** The kit before its slogan was edited and its main color was changed. */
function withFormer({ formerSlogan, formerColor }: DemoKit, whole: BrandKitContent): BrandKitContent {
  const idea = chosenIdea(whole);
  if (!idea) return whole;
  const [main, ...others] = idea.colorPalette;
  const color = main && formerColor ? { ...main, hexCode: formerColor, name: 'Meadow' } : main;
  const changed = changeIdea(whole, idea.uuid, (one) => ({
    ...one,
    slogan: formerSlogan ?? one.slogan,
    colorPalette: color ? [color, ...others] : one.colorPalette,
  }));
  const slideColors = whole.slideColors.map(({ key, value }) => ({
    key,
    value: formerColor && value === main?.hexCode ? formerColor : value,
  }));
  return { ...changed, slideColors };
}

async function seedWork(
  { storeId }: DemoStore,
  tools: DemoTools,
  kit: DemoKit,
  kitId: string,
  named: (...words: (string | number)[]) => string,
  createdAt: Date,
): Promise<void> {
  const failed = new Map((kit.failures ?? []).map(({ type, failure }) => [type as WorkType, failure]));
  const { draft } = kit;
  const done: WorkType[] = [
    ...(draft.audiences.length > 0 ? ['TARGET_AUDIENCE' as const] : []),
    'BRAND_IDEA',
    ...(draft.ideaImages > 0 || failed.has('IDEA_IMAGES') ? ['IDEA_IMAGES' as const] : []),
    ...(draft.moodboardImages > 0 || failed.has('MOODBOARD_IMAGES') ? ['MOODBOARD_IMAGES' as const] : []),
    ...(draft.products.length > 0 ? ['PRODUCT_SKU' as const, 'PRODUCT_IMAGES' as const] : []),
    ...(draft.research !== '' || failed.has('MARKET_RESEARCH') ? ['MARKET_RESEARCH' as const] : []),
  ];
  await tools.db.insert(brandGenerations).values(
    done.map((type, position) => ({
      storeId,
      id: named('work', type),
      kitId,
      type,
      result: failed.has(type) ? ('FAILURE' as const) : ('SUCCESS' as const),
      order: {},
      chainId: named('chain'),
      position,
      failure: failed.get(type) ?? null,
      createdAt,
      finishedAt: new Date(createdAt.getTime() + (position + 1) * 20_000),
    })),
  );
}
