import type { InputOf } from '@brandwright/contract';
import { getDesign } from '@brandwright/contract/design/studio/get-design.ts';
import { listDesigns } from '@brandwright/contract/design/studio/list-designs.ts';
import { listDesignTemplates } from '@brandwright/contract/design/studio/list-design-templates.ts';
import { blankAddress, productTemplates } from '@brandwright/contract/design/studio/templates.ts';
import { and, count, desc, eq, like, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { costOf } from './estimate/cost-table.ts';
import { findVersion } from './design-version.ts';
import { findDesign, ofStore } from './find-design.ts';
import { preview } from './save-design.ts';
import { communitySummary, showDesign, summaryOf } from './show-design.ts';
import { communityDesigns, productDesigns } from './tables.ts';

type Column = typeof productDesigns.searchable | typeof communityDesigns.searchable;

/** Every word must occur. */
const hasWords = (column: Column, words: string | undefined): SQL | undefined =>
  words === undefined
    ? undefined
    : and(
        ...words
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u)
          .filter((word) => word !== '' && !/^(?:the|designs?|my|our)$/.test(word))
          .slice(0, 12)
          .map((word) => like(column, `%${word.replace(/s$/, '').replaceAll(/[\\%_]/g, '\\$&')}%`)),
      );

async function community(context: Context, { named, mode, page, size }: InputOf<typeof listDesigns>) {
  const where = and(
    hasWords(communityDesigns.searchable, named),
    mode ? eq(communityDesigns.mode, mode) : undefined,
  );
  const [all] = await context.db.select({ total: count() }).from(communityDesigns).where(where);
  const rows = await context.db
    .select()
    .from(communityDesigns)
    .where(where)
    .orderBy(desc(communityDesigns.publishedAt), communityDesigns.id)
    .limit(size)
    .offset(page * size);
  return { output: { rows: rows.map(communitySummary), page, size, total: all?.total ?? 0 } };
}

export const listDesignsHere = implement(listDesigns, {
  async run(context, input) {
    const { from, named, mode, isArchived, page, size } = input;
    if (from === 'COMMUNITY') return community(context, input);
    const where = ofStore(
      context,
      eq(productDesigns.isArchived, isArchived),
      mode ? eq(productDesigns.mode, mode) : undefined,
      hasWords(productDesigns.searchable, named),
    );
    const [all] = await context.db.select({ total: count() }).from(productDesigns).where(where);
    const rows = await context.db
      .select()
      .from(productDesigns)
      .where(where)
      .orderBy(desc(productDesigns.updatedAt), productDesigns.id)
      .limit(size)
      .offset(page * size);
    return { output: { rows: rows.map(summaryOf), page, size, total: all?.total ?? 0 } };
  },
});

export const readOperations = [
  listDesignsHere,
  implement(getDesign, {
    async run(context, { designId, version }) {
      const row = await findDesign(context, designId);
      if (version === undefined || version === row.version) return { output: await showDesign(context, row) };
      const { document, name } = await findVersion(context, row, version);
      const previewUrl = await preview(context, row.id, document);
      return {
        output: {
          ...(await showDesign(context, { ...row, document, name, previewUrl })),
          shownVersion: version,
        },
      };
    },
  }),
  implement(listDesignTemplates, {
    async run(_context, { group }) {
      const rows = productTemplates
        .filter((template) => group === undefined || template.group === group)
        .map(({ key, name, group: own, printArea, color, form }) => ({
          templateKey: key,
          name,
          group: own,
          printArea,
          productColor: color,
          pictureUrl: blankAddress(form, color),
          moq: costOf(key).moq,
        }));
      return { output: { rows, total: rows.length } };
    },
  }),
];
