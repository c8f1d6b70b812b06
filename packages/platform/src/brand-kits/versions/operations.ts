import { OperationError } from '@brandwright/contract';
import { compareBrandKitVersions as compareDeclaration } from '@brandwright/contract/brand-kits/compare-brand-kit-versions.ts';
import { listBrandKitVersions as listDeclaration } from '@brandwright/contract/brand-kits/list-brand-kit-versions.ts';
import { restoreBrandKitVersion as restoreDeclaration } from '@brandwright/contract/brand-kits/restore-brand-kit-version.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changed } from '../answer-change.ts';
import { findKit, type KitRow } from '../find-kit.ts';
import { cancelWork } from '../generation/cancel.ts';
import { changeKit, contentOfVersion } from '../keep-kit.ts';
import { brandKitVersions } from '../tables.ts';
import { putBack, undoOf, withoutLoading } from '../undo-change.ts';
import { differences } from './differences.ts';

const versionsOf = (context: Context, kitId: string) =>
  and(eq(brandKitVersions.storeId, context.storeId), eq(brandKitVersions.kitId, kitId));

export const listBrandKitVersions = implement(listDeclaration, {
  async run(context, { brandKit, page, size }) {
    const row = await findKit(context, brandKit);
    const matches = versionsOf(context, row.id);
    const [counted] = await context.db.select({ total: count() }).from(brandKitVersions).where(matches);
    const { version, by, what, at } = brandKitVersions;
    const rows = await context.db
      .select({ version, by, what, at })
      .from(brandKitVersions)
      .where(matches)
      .orderBy(desc(brandKitVersions.version))
      .limit(size)
      .offset(page * size);
    const versions = rows.map((one) => ({
      ...one,
      at: one.at.toISOString(),
      isCurrent: one.version === row.version,
    }));
    return {
      output: { brandKitId: row.id, kitName: row.name, versions, page, size, total: counted?.total ?? 0 },
    };
  },
});

/** The content of a version that somebody names. Refuses what is not kept, with what is. */
async function versionNamed(context: Context, row: KitRow, version: number) {
  const content = version === row.version ? row.content : await contentOfVersion(context, row.id, version);
  if (content) return content;
  throw new OperationError(
    'not_found',
    `There is no version ${version} of ${row.name}. The newest is version ${row.version}.`,
  );
}

export const compareBrandKitVersions = implement(compareDeclaration, {
  async run(context, { brandKit, fromVersion, toVersion }) {
    const row = await findKit(context, brandKit);
    const [a, b] = [fromVersion ?? (toVersion ?? row.version) - 1, toVersion ?? row.version];
    if (a < 1)
      throw new OperationError(
        'conflict',
        `${row.name} has one version only, so there is nothing to compare it with.`,
      );
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    const [before, after] = [await versionNamed(context, row, from), await versionNamed(context, row, to)];
    return {
      output: {
        brandKitId: row.id,
        kitName: row.name,
        fromVersion: from,
        toVersion: to,
        changes: differences(before, after),
      },
    };
  },
});

export const restoreBrandKitVersion = implement(restoreDeclaration, {
  async run(context, { brandKit, version }) {
    const row = await findKit(context, brandKit);
    const wanted = version ?? row.version - 1;
    if (wanted < 1)
      throw new OperationError(
        'conflict',
        `${row.name} has one version only, so there is none to go back to.`,
      );
    if (wanted === row.version)
      throw new OperationError('conflict', `Version ${wanted} is how ${row.name} is now.`);
    const content = withoutLoading(await versionNamed(context, row, wanted));
    await cancelWork(context, row.id);
    // Whether the kit is archived or its page published is said elsewhere, and no part of what it holds.
    const change = await changeKit(context, row.id, `Went back to version ${wanted}`, (now) => ({
      ...content,
      isArchived: now.isArchived,
      isWaitlistSitePublished: now.isWaitlistSitePublished,
    }));
    const { output, subject } = await changed(context, change);
    return { output: { ...output, restoredVersion: wanted }, subject, undo: undoOf(change, 'whole') };
  },
  undo: putBack,
});
