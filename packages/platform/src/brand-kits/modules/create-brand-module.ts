import { OperationError } from '@brandwright/contract';
import { getBrandKit } from '@brandwright/contract/brand-kits/get-brand-kit.ts';
import { createBrandModule } from '@brandwright/contract/brand-kits/modules/create-brand-module.ts';
import { brandModuleTypeLabels } from '@brandwright/contract/brand-kits/modules/enums.ts';
import { chosenIdeaOf } from '@brandwright/contract/brand-kits/say.ts';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { briefIn } from './brief-in.ts';
import { emptyContent, shownWithRequest, type ModuleRow } from './show-module.ts';
import { brandModules, type ModuleSource } from './tables.ts';
import { ask } from './create.ts';

async function nextNumber(context: Context): Promise<number> {
  await context.db.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`brand_modules/${context.storeId}`}))`,
  );
  const [row] = await context.db
    .select({ last: sql<number>`coalesce(max(${brandModules.number}), 0)::int` })
    .from(brandModules)
    .where(eq(brandModules.storeId, context.storeId));
  return (row?.last ?? 0) + 1;
}

interface Origin {
  source: ModuleSource;
  brief: string;
  brandKitId: string | null;
}

const ofBrief = (brief: string): Origin => ({
  source: {
    category: '',
    productDescription: brief,
    brandName: null,
    mission: null,
    palette: [],
    audience: null,
  },
  brief,
  brandKitId: null,
});

/** What the module is made for: the kit that was named, what was said, or the kit worked on last. */
async function originOf(
  context: Context,
  brandKit: string | undefined,
  brief: string | undefined,
): Promise<Origin> {
  if (brandKit === undefined && brief !== undefined) return ofBrief(brief);
  try {
    const kit = await context.call(getBrandKit, brandKit === undefined ? {} : { brandKit });
    const idea = chosenIdeaOf(kit);
    const audience = kit.targetAudiences.generations.find(
      ({ uuid }) => uuid === kit.targetAudiences.selectedUuid,
    );
    return {
      source: {
        category: kit.category,
        productDescription: kit.productDescription,
        brandName: idea?.brandName ?? null,
        mission: idea?.mission ?? null,
        palette: idea?.colorPalette.map(({ hexCode }) => hexCode) ?? [],
        audience: audience?.name ?? null,
      },
      brief: kit.productDescription,
      brandKitId: kit.id,
    };
  } catch (error) {
    if (!(error instanceof OperationError) || error.code !== 'not_found' || brandKit !== undefined)
      throw error;
    throw new OperationError(
      'bad_input',
      'What is the module for? Say it in a sentence, or name a brand kit.',
    );
  }
}

const undoShape = z.object({ id: z.uuid() });

export default implement(createBrandModule, {
  async run(context, { type, title, brandKit, brief }) {
    const {
      source,
      brief: said,
      brandKitId,
    } = await originOf(context, brandKit, brief === undefined ? undefined : briefIn(brief));
    const now = context.clock.now();
    const number = await nextNumber(context);
    const label = brandModuleTypeLabels[type];
    const row: ModuleRow = {
      storeId: context.storeId,
      id: randomUUID(),
      number,
      type,
      title:
        title ??
        (source.brandName ? `${source.brandName} ${label.toLowerCase()}` : `${label} ${number}`).slice(0, 80),
      brief: said,
      brandKitId,
      source,
      content: emptyContent,
      isArchived: false,
      createdAt: now,
      updatedAt: now,
    };
    await context.db.insert(brandModules).values(row);
    await ask(context, row.id, 'GENERATE', undefined);
    return {
      output: await shownWithRequest(context, row),
      undo: { id: row.id },
      subject: { kind: 'brand_kit_module', id: row.id },
    };
  },
  async undo(context, undo) {
    const { id } = undoShape.parse(undo);
    await context.db
      .delete(brandModules)
      .where(and(eq(brandModules.storeId, context.storeId), eq(brandModules.id, id)));
  },
});
