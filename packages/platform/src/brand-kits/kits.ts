import { OperationError, type InputOf } from '@brandwright/contract';
import { engineFor } from '@brandwright/providers/image-maker/connected.ts';
import { archiveBrandKit as archiveDeclaration } from '@brandwright/contract/brand-kits/archive-brand-kit.ts';
import { createBrandKit as createDeclaration } from '@brandwright/contract/brand-kits/create-brand-kit.ts';
import { deleteBrandKit as deleteDeclaration } from '@brandwright/contract/brand-kits/delete-brand-kit.ts';
import { editBrandBrief as briefDeclaration } from '@brandwright/contract/brand-kits/edit-brand-brief.ts';
import { getBrandKit as getDeclaration } from '@brandwright/contract/brand-kits/get-brand-kit.ts';
import { listBrandKits as listDeclaration } from '@brandwright/contract/brand-kits/list-brand-kits.ts';
import { listExampleBrandKits as examplesDeclaration } from '@brandwright/contract/brand-kits/list-example-brand-kits.ts';
import { resetBrandKit as resetDeclaration } from '@brandwright/contract/brand-kits/reset-brand-kit.ts';
import { updateBrandKit as updateDeclaration } from '@brandwright/contract/brand-kits/update-brand-kit.ts';
import { brandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { questionAbout } from '@brandwright/artwork/wording/physical.ts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { changed } from './answer-change.ts';
import { describeKit, summarize } from './describe-kit.ts';
import { exampleKit, exampleSummaries } from './examples/index.ts';
import { findKit, isUuid, kept, type KitRow } from './find-kit.ts';
import { cancelWork } from './generation/cancel.ts';
import { makeWholeKit } from './generation/make-whole-kit.ts';
import { guessCategory } from './guess-category.ts';
import { addKit, changeKit, contentOfVersion } from './keep-kit.ts';
import { mergeKits, mergeUnversioned } from './merge.ts';
import { readProduct } from './read-request.ts';
import { emptyKit, resetKit } from './rules.ts';
import { brandKits } from './tables.ts';
import { reviseBrief } from './revise-brief.ts';
import { putBack, undoOf } from './undo-change.ts';

export const listBrandKits = implement(listDeclaration, {
  async run(context, { named, isArchived, page, size, sort }) {
    const words = named?.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
    const matches = and(
      kept(context),
      eq(brandKits.isListed, true),
      eq(brandKits.isArchived, isArchived),
      words
        ? sql`lower(${brandKits.name} || ' ' || ${brandKits.category} || ' ' || (${brandKits.content}->>'productDescription')) like ${`%${words}%`}`
        : undefined,
    );
    const [counted] = await context.db.select({ total: count() }).from(brandKits).where(matches);
    const order = sort === 'createdAt' ? asc : desc;
    const rows = await context.db
      .select()
      .from(brandKits)
      .where(matches)
      .orderBy(order(brandKits.createdAt), order(brandKits.id))
      .limit(size)
      .offset(page * size);
    return { output: { kits: await summarize(context, rows), page, size, total: counted?.total ?? 0 } };
  },
});

export const listExampleBrandKits = implement(examplesDeclaration, {
  async run() {
    const kits = exampleSummaries();
    return { output: { kits, page: 0, size: kits.length, total: kits.length } };
  },
});

export const getBrandKit = implement(getDeclaration, {
  async run(context, { brandKit }) {
    const example = brandKit && isUuid(brandKit) ? exampleKit(brandKit, context.publicUrl) : undefined;
    return { output: example ?? (await describeKit(context, await findKit(context, brandKit))) };
  },
});

export const createBrandKit = implement(createDeclaration, {
  async run(context, input) {
    const productDescription = readProduct(input.productDescription);
    if (input.generate) needProduct(productDescription);
    // A client of the wire may repeat its usual engine; a person who names one expects that one.
    if (input.model && context.via === 'partner') engineFor(context.providers.imageMaker, input.model);
    const category = input.category?.trim() || guessCategory(productDescription);
    const row = await addKit(context, { ...emptyKit(), category, productDescription }, 'Made the kit');
    if (input.generate) await makeWholeKit(context, row, input.model);
    const made = await findKit(context, row.id);
    return {
      output: await describeKit(context, made),
      undo: { brandKit: row.id },
      subject: { kind: 'brand_kit', id: row.id },
    };
  },
  async undo(context, saved) {
    await removeKit(context, z.object({ brandKit: z.uuid() }).parse(saved).brandKit);
  },
});

/** A kit is made of a physical product. What is none, or names none, gets one question instead. */
export function needProduct(productDescription: string): void {
  const question =
    productDescription === ''
      ? 'What do you want to sell, and for whom? For example: "a calming tea for night-shift nurses".'
      : questionAbout(productDescription);
  if (question !== undefined)
    throw new OperationError('bad_input', question, [
      { path: 'productDescription', message: 'Name a physical product.' },
    ]);
}

export const updateBrandKit = implement(updateDeclaration, {
  async run(context, input) {
    const row = await findKit(context, input.brandKit);
    const base =
      input.version === undefined || input.version === row.version
        ? undefined
        : await contentOfVersion(context, row.id, input.version);
    const change = await changeKit(context, row.id, 'Saved the kit', (current) => {
      const sent = brandKitContent.parse({ ...(base ?? current), ...contentIn(input) });
      if (base) return mergeKits(base, sent, current);
      return input.version === undefined
        ? mergeUnversioned(sent, current)
        : mergeKits(current, sent, current);
    });
    return changed(context, change);
  },
  undo: putBack,
});

/** What of a save is content, as far as it was sent. */
function contentIn(input: InputOf<typeof updateDeclaration>): Record<string, unknown> {
  const names = Object.keys(brandKitContent.shape);
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => names.includes(name) && value !== undefined),
  );
}

export const editBrandBrief = implement(briefDeclaration, {
  async run(context, { brandKit, category, productDescription }) {
    if (category === undefined && productDescription === undefined)
      throw new OperationError('bad_input', 'Say the new category or the new product description.');
    const row = await findKit(context, brandKit);
    const change = await changeKit(context, row.id, 'Changed what the kit is for', (content) => ({
      ...content,
      category: category ?? content.category,
      productDescription:
        productDescription === undefined
          ? content.productDescription
          : reviseBrief(productDescription, content.productDescription),
    }));
    return changed(context, change);
  },
  undo: putBack,
});

export const archiveBrandKit = implement(archiveDeclaration, {
  async run(context, { brandKit, isArchived }) {
    const row = await findKit(context, brandKit);
    const what = isArchived ? 'Archived the kit' : 'Brought the kit back from the archive';
    const change = await changeKit(context, row.id, what, (content) => ({ ...content, isArchived }));
    return changed(context, change);
  },
  undo: putBack,
});

async function removeKit(context: Context, id: string): Promise<void> {
  await cancelWork(context, id);
  await setDeleted(context, id, context.clock.now());
}

async function setDeleted(context: Context, id: string, deletedAt: Date | null): Promise<void> {
  await context.db
    .update(brandKits)
    .set({ deletedAt, updatedAt: context.clock.now() })
    .where(and(eq(brandKits.storeId, context.storeId), eq(brandKits.id, id)));
}

export const deleteBrandKit = implement(deleteDeclaration, {
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    await removeKit(context, row.id);
    return {
      output: { id: row.id, name: row.name },
      undo: { brandKit: row.id },
      subject: { kind: 'brand_kit', id: row.id },
    };
  },
  async undo(context, saved) {
    await setDeleted(context, z.object({ brandKit: z.uuid() }).parse(saved).brandKit, null);
  },
});

export const resetBrandKit = implement(resetDeclaration, {
  async run(context, { brandKit }) {
    const row: KitRow = await findKit(context, brandKit);
    await cancelWork(context, row.id);
    const change = await changeKit(context, row.id, 'Emptied the kit', resetKit);
    return { ...(await changed(context, change)), undo: undoOf(change, 'whole') };
  },
  undo: putBack,
});
