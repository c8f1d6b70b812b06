import { kitProductAddress } from '@brandwright/artwork';
import type { DemoPart, DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { founderIdeas, rivalIdeas, type DemoIdea } from './demo.data.ts';
import { publicContent, type IdeaRow } from './show-idea.ts';
import { aiIdeas, publicAiIdeas } from './tables.ts';

const dayMs = 86_400_000;

const ideasOf = ({ key }: DemoStore): readonly DemoIdea[] =>
  key === 'rival' ? rivalIdeas : key === 'founder' ? founderIdeas : founderIdeas.slice(0, 1);

export const ideaDemo: DemoPart = {
  async seedStore(store, tools) {
    const rows = ideasOf(store).map((idea, at) => rowOf(idea, at + 1, store, tools));
    await tools.db.insert(aiIdeas).values(rows);
    const shown = rows.filter(({ isPublic }) => isPublic);
    if (shown.length > 0)
      await tools.db
        .insert(publicAiIdeas)
        .values(
          shown.map((row) => ({
            id: row.publicIdeaId,
            ownerStoreId: store.storeId,
            content: publicContent(row),
            publishedAt: row.updatedAt,
          })),
        )
        .onConflictDoNothing();
  },
};

function rowOf(idea: DemoIdea, number: number, store: DemoStore, tools: DemoTools): IdeaRow {
  const createdAt = new Date(tools.now.getTime() - idea.daysAgo * dayMs);
  const { brandName, palette } = idea;
  const products = idea.products.map(({ title, price, popularity, form, description }) => ({
    id: tools.id('ai product', store.key, idea.title, title),
    title,
    description,
    priceMinor: price,
    popularity,
    imagePrompt: `Product photograph of a ${form}: ${title}, with the name "${brandName}" on it, in ${palette.slice(0, 2).join(' and ')}`,
    image: kitProductAddress({ form, brandName, palette: [...palette], view: 'front' }),
  }));
  return {
    storeId: store.storeId,
    id: tools.id('ai idea', store.key, idea.title),
    number,
    brief: idea.brief,
    category: idea.category,
    title: idea.title,
    description: idea.description,
    audience: idea.audience,
    state: idea.state,
    result: 'SUCCESS',
    failure: null,
    isPublic: idea.isPublic ?? false,
    publicIdeaId: tools.id('public ai idea', store.key, idea.title),
    look: { brandName, palette: [...palette] },
    products,
    selectedProductIds: products.filter((_, at) => idea.products[at]?.isChosen).map(({ id }) => id),
    submittedAt: idea.state === 'SUBMITTED' ? createdAt : null,
    createdAt,
    updatedAt: createdAt,
  };
}
