import type { DesignDocument } from '@brandwright/contract/design/studio/document.ts';
import { templateNamed } from '@brandwright/contract/design/studio/templates.ts';
import type { DemoPart, DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import type { BrandLook } from './brand-look.ts';
import { communityGallery, founderDesigns, smallDesigns, type DemoDesign } from './demo.data.ts';
import { readChange } from './reading/read-change.ts';
import { loadDrawings } from './render/load-pictures.ts';
import { renderPreview } from './render/render-design.ts';
import { searchableOf, stampsAfter, type Standing } from './rules.ts';
import { communityDesigns, productDesigns, productDesignVersions } from './tables.ts';

const dayMs = 24 * 60 * 60 * 1000;
const look: BrandLook = {
  brandKitId: null,
  brandName: 'Juniper & Clay',
  slogan: null,
  palette: [],
  mark: 'leaf',
  font: 'fraunces',
};

interface Made {
  states: { document: DesignDocument; what: string }[];
  standing: Standing;
}

/** The design as its requests made it, one state each. */
function make(design: Pick<DemoDesign, 'name' | 'templateKey' | 'productColor' | 'said' | 'sketch'>): Made {
  const { name, templateKey, productColor, said, sketch } = design;
  let document: DesignDocument = { templateKey, productColor, layers: sketch ? [sketch] : [] };
  const states = [{ document, what: 'Begun' }];
  let standing: Standing = {
    document,
    revision: 1,
    layerRevisions: Object.fromEntries(document.layers.map(({ id }) => [id, 1])),
    productRevision: 1,
  };
  for (const words of said) {
    const { scene, changes } = readChange(words, { name, document, look, last: [] });
    standing = { ...stampsAfter(standing, scene.document), document: scene.document };
    document = scene.document;
    states.push({ document, what: changes.join('; ') });
  }
  return { states, standing };
}

async function picture(tools: DemoTools, key: string, document: DesignDocument): Promise<string> {
  const bytes = await renderPreview(document, await loadDrawings(document));
  return tools.keepFile(`design-${key}.webp`, 'image/webp', bytes);
}

const productName = (templateKey: string) => templateNamed(templateKey)?.name ?? 'Product';

async function seedDesign(store: DemoStore, tools: DemoTools, design: DemoDesign): Promise<void> {
  const { states, standing } = make(design);
  const { name, mode, step, key, templateKey } = design;
  const designId = tools.id('design', store.key, key);
  const at = new Date(tools.now.getTime() - design.daysAgo * dayMs);
  const begun = new Date(at.getTime() - states.length * 6 * 60_000);
  const prompt = design.prompt ?? '';
  const version = states.length;
  await tools.db.insert(productDesigns).values({
    storeId: store.storeId,
    id: designId,
    name,
    mode,
    step,
    model: design.model ?? 'OPENAI',
    ...standing,
    generations: {
      prompt,
      attributes: design.attributes ?? null,
      firstPictures: (design.pictures ?? []).map((url, index) => ({
        pictureId: tools.id('design picture', store.key, key, index),
        url,
        prompt,
      })),
      generationIds: [],
      chosenPictureId: null,
    },
    sketchKeys: [],
    previewUrl: await picture(tools, `${store.key}-${key}`, standing.document),
    searchable: searchableOf(name, productName(templateKey), prompt),
    version,
    isArchived: design.isArchived ?? false,
    changedBy: store.ownerId,
    createdAt: begun,
    updatedAt: at,
  });
  await tools.db.insert(productDesignVersions).values(
    states.map(({ document, what }, index) => {
      const savedAt = new Date(begun.getTime() + index * 6 * 60_000);
      return {
        storeId: store.storeId,
        id: tools.id('design version', store.key, key, index),
        designId,
        version: index + 1,
        name,
        document,
        what,
        by: 'hand' as const,
        who: store.key === 'rival' ? 'Elias Brandt' : 'Nora Whitfield',
        userId: store.ownerId,
        createdAt: savedAt,
        updatedAt: savedAt,
      };
    }),
  );
}

export const studioDemo: DemoPart = {
  async seedShared(tools) {
    const rows = await Promise.all(
      communityGallery.map(async (design) => {
        const { document } = make(design).standing;
        return {
          id: tools.id('community design', design.key),
          name: design.name,
          madeBy: design.madeBy,
          mode: design.mode,
          document,
          previewUrl: await picture(tools, `community-${design.key}`, document),
          searchable: searchableOf(design.name, productName(design.templateKey), design.madeBy),
          publishedAt: new Date(tools.now.getTime() - design.daysAgo * dayMs),
        };
      }),
    );
    await tools.db.insert(communityDesigns).values(rows);
  },
  async seedStore(store, tools) {
    for (const design of store.size === 'full' ? founderDesigns : smallDesigns)
      await seedDesign(store, tools, design);
  },
};
