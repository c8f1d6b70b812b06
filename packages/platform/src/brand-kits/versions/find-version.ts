import { OperationError } from '@brandwright/contract';
import type { Context } from '../../kernel/request/context.ts';
import type { KitRow } from '../find-kit.ts';
import { contentOfVersion } from '../keep-kit.ts';

/** The content of a version that somebody names. Refuses what is not kept, with what is. */
export async function versionNamed(context: Context, row: KitRow, version: number) {
  const content = version === row.version ? row.content : await contentOfVersion(context, row.id, version);
  if (content) return content;
  throw new OperationError(
    'not_found',
    `There’s no version ${version} of ${row.name}. The newest is version ${row.version}.`,
  );
}
