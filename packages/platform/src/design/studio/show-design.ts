import { OperationError } from '@brandwright/contract';
import { countAiProducts } from '@brandwright/contract/design/ideas/count-ai-products.ts';
import { getImageGeneration } from '@brandwright/contract/design/images/get-image-generation.ts';
import { getImageCredits } from '@brandwright/contract/design/images/get-image-credits.ts';
import type {
  Design,
  DesignPicture,
  DesignSummary,
  GenerateData,
} from '@brandwright/contract/design/studio/entities.ts';
import { blankAddress, templateNamed } from '@brandwright/contract/design/studio/templates.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { namedId } from '../../kernel/data/random.ts';
import { lookOfDesign } from './brand-look.ts';
import { colorName } from './spoken-color.ts';
import type { DesignRow } from './find-design.ts';
import { productDesignVersions as versions, type communityDesigns } from './tables.ts';

const shownVersions = 20;

const unknownProduct = {
  name: 'Product',
  printArea: { x: 250, y: 250, width: 500, height: 500, surface: 'flat' as const },
  form: 'tote',
};
export const templateOfRow = (row: Pick<DesignRow, 'document'>) =>
  templateNamed(row.document.templateKey) ?? {
    ...unknownProduct,
    label: undefined,
    key: row.document.templateKey,
  };

/** A row as it stands in a list. */
export function summaryOf(row: DesignRow): DesignSummary {
  return {
    designId: row.id,
    name: row.name,
    mode: row.mode,
    step: row.step,
    ...productFacts(row),
    previewUrl: row.previewUrl,
    isArchived: row.isArchived,
    isCommunity: false,
    madeBy: null,
    brandKitId: row.brandKitId,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function communitySummary(row: typeof communityDesigns.$inferSelect): DesignSummary {
  return {
    designId: row.id,
    name: row.name,
    mode: row.mode,
    step: 'REFINE',
    ...productFacts(row),
    previewUrl: row.previewUrl,
    isArchived: false,
    isCommunity: true,
    madeBy: row.madeBy,
    brandKitId: null,
    updatedAt: row.publishedAt.toISOString(),
  };
}

const productFacts = ({ document }: Pick<DesignRow, 'document'>) => ({
  templateKey: document.templateKey,
  product: templateOfRow({ document }).name,
  productColor: document.productColor,
  productColorName: colorName(document.productColor),
  layerCount: document.layers.length,
});

/** A design in full, with how far its pictures are. */
export async function showDesign(context: Context, row: DesignRow): Promise<Design> {
  const template = templateOfRow(row);
  const history = await context.db
    .select()
    .from(versions)
    .where(and(eq(versions.storeId, context.storeId), eq(versions.designId, row.id)))
    .orderBy(desc(versions.version))
    .limit(shownVersions);
  const { trialRemainingQuantity, isSubscribe } = await context.call(getImageCredits, {});
  return {
    ...summaryOf(row),
    model: row.model,
    document: row.document,
    printArea: template.printArea,
    mark: (await lookOfDesign(context, row.brandKitId)).mark,
    blankUrl: blankAddress(template.form, row.document.productColor),
    generateData: await generateDataOf(context, row),
    sketchKeys: row.sketchKeys,
    itemId: row.itemId,
    revision: row.revision,
    version: row.version,
    shownVersion: null,
    versions: history.map(({ version, what, by, who, createdAt }) => ({
      version,
      what,
      by,
      who,
      createdAt: createdAt.toISOString(),
    })),
    createdAt: row.createdAt.toISOString(),
    trialRemainingQuantity,
    isSubscribe,
    totalCount: (await context.call(countAiProducts, {})).count,
  };
}

/** The pictures of a design: those it began with, then those of its generations, as far as they are. */
export async function generateDataOf(context: Context, row: DesignRow): Promise<GenerateData> {
  const { prompt, attributes, firstPictures, generationIds, chosenPictureId } = row.generations;
  const pictures: Omit<DesignPicture, 'number'>[] = firstPictures.map((picture) => ({
    ...picture,
    result: 'SUCCESS',
  }));
  let failure: string | null = null;
  let jobId: string | null = null;
  let notDrawn: string[] = [];
  for (const id of generationIds) {
    const generation = await generationOf(context, id);
    if (!generation) continue;
    failure =
      generation.status === 'FAILURE' ? (generation.failure ?? 'The pictures couldn’t be made.') : null;
    if (generation.status === 'PENDING') jobId = id;
    notDrawn = generation.notDrawn;
    pictures.push(
      ...generation.images.map((url, index) => ({
        pictureId: namedId('design picture', id, index),
        url: url === 'LOADING' ? '' : url,
        result:
          url === 'LOADING' ? ('PENDING' as const) : url === '' ? ('FAILURE' as const) : ('SUCCESS' as const),
        prompt: generation.prompt,
      })),
    );
  }
  return {
    prompt,
    attributes,
    pictures: pictures.map((picture, index) => ({ ...picture, number: index + 1 })),
    chosenPictureId,
    jobId,
    failure,
    notDrawn,
  };
}

async function generationOf(context: Context, id: string) {
  try {
    return await context.call(getImageGeneration, { id });
  } catch (error) {
    if (error instanceof OperationError && error.code === 'not_found') return undefined;
    throw error;
  }
}
