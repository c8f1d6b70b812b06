import { OperationError, type InputOf } from '@brandwright/contract';
import { createProductTemplate } from '@brandwright/contract/print-on-demand/create-product-template.ts';
import { readProduct } from '@brandwright/language/products/product-words.ts';
import type { Blank } from '@brandwright/providers';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findBlank } from './catalog.ts';
import { remoteExternalId } from './remote-external-id.ts';
import { newLayer } from './layers.ts';
import { areaFor, chosenVariants } from './rules.ts';
import { productTemplates } from './tables.ts';
import { describeTemplate, ofStore, snapshotOf } from './templates.ts';

const longestMadeTitle = 60;

type CreateInput = InputOf<typeof createProductTemplate>;

/** What was designed in the carrier's own designer, if it was opened for this. */
async function readRemote(context: Context, externalProductId: string | undefined) {
  const { printOnDemand } = context.providers;
  if (externalProductId === undefined || printOnDemand.kind === 'embedded') return null;
  return printOnDemand.readTemplate(remoteExternalId(context.storeId, externalProductId));
}

/** "Sleep is a superpower tee" of words on a tee; else the blank's own name. */
function titleOf({ title, text }: CreateInput, blank: Blank): string {
  if (title !== undefined) return title;
  if (text === undefined) return blank.title;
  const kind = readProduct(blank.title)?.noun.join(' ') ?? 'print';
  return `${text.slice(0, longestMadeTitle)} ${kind}`;
}

export default implement(createProductTemplate, {
  async run(context, input) {
    const blank = await findBlank(context, input.productId);
    if (blank.isDiscontinued)
      throw new OperationError('conflict', `${blank.title} is no longer made. Choose another blank.`);
    const remote = await readRemote(context, input.externalProductId);
    const variants = remote
      ? blank.variants.filter(({ id }) => remote.variantIds.includes(id))
      : chosenVariants(blank.title, blank.variants, { families: input.colors, names: input.colorNames });
    const id = randomUUID();
    const area = areaFor(blank.title, blank.printAreas, input.place);
    const layer = await newLayer(context, input, area);
    const now = context.clock.now();
    const [row] = await context.db
      .insert(productTemplates)
      .values({
        storeId: context.storeId,
        id,
        title: titleOf(input, blank),
        state: 'DRAFT',
        productId: blank.remoteId,
        productTitle: blank.title,
        productImageUrl: remote?.pictureUrl ?? blank.imageUrl,
        externalProductId: input.externalProductId ?? id,
        remoteTemplateId: remote?.id ?? null,
        layers: layer ? [layer] : [],
        variantIds: variants.map((variant) => variant.id),
        retailPriceMinor: null,
        freeShipping: false,
        blank: await snapshotOf(context, blank),
        remotePlacements: [...(remote?.placements ?? [])],
        mockups: [],
        mockupTaskId: null,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row)
      throw new OperationError('conflict', 'This design already has a template. Open it from the list.');
    return {
      output: await describeTemplate(context, row),
      undo: { templateId: id },
      subject: { kind: 'product_template', id },
    };
  },
  async undo(context, saved) {
    const { templateId } = z.object({ templateId: z.uuid() }).parse(saved);
    await context.db
      .delete(productTemplates)
      .where(and(ofStore(context), eq(productTemplates.id, templateId)));
  },
});
