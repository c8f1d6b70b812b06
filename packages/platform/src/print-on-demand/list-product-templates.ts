import { listProductTemplates } from '@brandwright/contract/print-on-demand/list-product-templates.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { mockupTasks, productTemplates } from './tables.ts';
import { marginOf, matching, newestFirst, ofStore, shownTemplate, type TemplateRow } from './templates.ts';

async function resultsOf(context: Context, rows: readonly TemplateRow[]) {
  const ids = rows.flatMap(({ mockupTaskId }) => (mockupTaskId === null ? [] : [mockupTaskId]));
  if (ids.length === 0) return new Map<string, 'PENDING' | 'SUCCESS' | 'FAILURE'>();
  const tasks = await context.db
    .select({ id: mockupTasks.id, result: mockupTasks.result })
    .from(mockupTasks)
    .where(and(eq(mockupTasks.storeId, context.storeId), inArray(mockupTasks.id, ids)));
  return new Map(tasks.map(({ id, result }) => [id, result]));
}

export default implement(listProductTemplates, {
  async run(context, { state, atLoss, search, page, size }) {
    const rows = await context.db
      .select()
      .from(productTemplates)
      .where(
        and(
          ofStore(context),
          state === undefined ? ne(productTemplates.state, 'ARCHIVED') : eq(productTemplates.state, state),
          search === undefined ? undefined : matching(search),
        ),
      )
      .orderBy(...newestFirst);
    const fitting = atLoss ? rows.filter((row) => marginOf(row)?.isLoss) : rows;
    const shown = fitting.slice(page * size, (page + 1) * size);
    const results = await resultsOf(context, shown);
    return {
      output: {
        rows: shown.map((row) => shownTemplate(row, results.get(row.mockupTaskId ?? '') ?? null)),
        page,
        size,
        total: fitting.length,
      },
    };
  },
});
