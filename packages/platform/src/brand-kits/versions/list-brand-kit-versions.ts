import { listBrandKitVersions } from '@brandwright/contract/brand-kits/list-brand-kit-versions.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findKit } from '../find-kit.ts';
import { brandKitVersions } from '../tables.ts';

const versionsOf = (context: Context, kitId: string) =>
  and(eq(brandKitVersions.storeId, context.storeId), eq(brandKitVersions.kitId, kitId));

export default implement(listBrandKitVersions, {
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
