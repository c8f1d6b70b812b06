import { OperationError } from '@brandwright/contract';
import type { ModuleContent } from '@brandwright/contract/brand-kits/modules/entities.ts';
import { archiveBrandModule } from '@brandwright/contract/brand-kits/modules/archive-brand-module.ts';
import { archiveModuleRequests } from '@brandwright/contract/brand-kits/modules/archive-module-requests.ts';
import { updateBrandModule } from '@brandwright/contract/brand-kits/modules/update-brand-module.ts';
import { moduleContent } from '@brandwright/contract/brand-kits/modules/entities.ts';
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findModule } from './find-module.ts';
import { shownWithRequest, type ModuleRow } from './show-module.ts';
import { brandModuleRequests, brandModules } from './tables.ts';

const undoShape = z.object({
  id: z.uuid(),
  title: z.string(),
  content: moduleContent,
  isArchived: z.boolean(),
});

const undoOf = ({ id, title, content, isArchived }: ModuleRow) => ({ id, title, content, isArchived });

type Change = Partial<Pick<ModuleRow, 'title' | 'content' | 'isArchived'>>;

async function keep(context: Context, row: ModuleRow, change: Change): Promise<ModuleRow> {
  const updatedAt = context.clock.now();
  await context.db
    .update(brandModules)
    .set({ ...change, updatedAt })
    .where(and(eq(brandModules.storeId, context.storeId), eq(brandModules.id, row.id)));
  return { ...row, ...change, updatedAt };
}

async function putBack(context: Context, undo: unknown): Promise<void> {
  const { id, ...before } = undoShape.parse(undo);
  await keep(context, await findModule(context, id, { forChange: true }), before);
}

function withoutItem(content: ModuleContent, said: string, title: string): ModuleContent {
  const low = said.toLowerCase();
  const found =
    content.items.find((item) => item.toLowerCase() === low) ??
    content.items.find((item) => item.toLowerCase().includes(low));
  if (found === undefined)
    throw new OperationError(
      'not_found',
      `The module ${title} has no line “${said}”. It holds ${content.items.slice(0, 5).join('; ') || 'no lines'}.`,
    );
  return { ...content, items: content.items.filter((item) => item !== found) };
}

export const updateModule = implement(updateBrandModule, {
  async run(context, { module, title, text, addItem, removeItem }) {
    const row = await findModule(context, module, { forChange: true });
    if (row.isArchived)
      throw new OperationError('bad_transition', `The module ${row.title} is archived. Restore it first.`);
    if (title === undefined && text === undefined && addItem === undefined && removeItem === undefined)
      throw new OperationError(
        'bad_input',
        'Say what should change: the title, the text, or a line to add or remove.',
      );
    let content: ModuleContent = text === undefined ? row.content : { ...row.content, text };
    if (removeItem !== undefined) content = withoutItem(content, removeItem, row.title);
    if (addItem !== undefined) {
      if (content.items.length >= 40)
        throw new OperationError(
          'conflict',
          `The module ${row.title} holds 40 lines, which is as many as it can. Remove one first.`,
        );
      content = { ...content, items: [...content.items, addItem] };
    }
    const after = await keep(context, row, { content, ...(title === undefined ? {} : { title }) });
    return {
      output: await shownWithRequest(context, after),
      undo: undoOf(row),
      subject: { kind: 'brand_kit_module', id: row.id },
    };
  },
  undo: putBack,
});

export const archiveModule = implement(archiveBrandModule, {
  async run(context, { module, what }) {
    const isArchived = what === 'ARCHIVE';
    const row = await findModule(context, module, { archived: !isArchived, forChange: true });
    if (row.isArchived === isArchived)
      throw new OperationError(
        'bad_transition',
        `The module ${row.title} is ${isArchived ? 'archived' : 'in use'} already.`,
      );
    const after = await keep(context, row, { isArchived });
    return {
      output: await shownWithRequest(context, after),
      undo: undoOf(row),
      subject: { kind: 'brand_kit_module', id: row.id },
    };
  },
  undo: putBack,
});

export const archiveRequests = implement(archiveModuleRequests, {
  async run(context, { module }) {
    const row = await findModule(context, module, { forChange: true });
    const archived = await context.db
      .update(brandModuleRequests)
      .set({ isArchived: true })
      .where(
        and(
          eq(brandModuleRequests.storeId, context.storeId),
          eq(brandModuleRequests.moduleId, row.id),
          eq(brandModuleRequests.isArchived, false),
          ne(brandModuleRequests.result, 'PENDING'),
        ),
      )
      .returning({ id: brandModuleRequests.id });
    return { output: { archived: archived.length }, subject: { kind: 'brand_kit_module', id: row.id } };
  },
});
