import { OperationError } from '@brandwright/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import type { DesignRow } from './find-design.ts';
import { productDesignVersions as versions } from './tables.ts';

export type VersionRow = typeof versions.$inferSelect;

/** A state that a design had. Throws not_found with the versions that there are. */
export async function findVersion(context: Context, row: DesignRow, version: number): Promise<VersionRow> {
  const [found] = await context.db
    .select()
    .from(versions)
    .where(
      and(
        eq(versions.storeId, context.storeId),
        eq(versions.designId, row.id),
        eq(versions.version, version),
      ),
    );
  if (found) return found;
  throw new OperationError(
    'not_found',
    row.version === 1
      ? `${row.name} has only one version, so there’s nothing to go back to.`
      : `${row.name} has versions 1 to ${row.version}. Which one?`,
  );
}
