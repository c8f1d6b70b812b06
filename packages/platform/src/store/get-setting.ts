import { OperationError, type OutputOf } from '@brandwright/contract';
import { getSetting } from '@brandwright/contract/store/get-setting.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { standardSettings } from './standard-settings.ts';
import { businessSettings } from './tables.ts';

export async function readSetting(
  context: Context,
  visibility: 'DISPLAY' | 'NONE',
  key: string,
): Promise<OutputOf<typeof getSetting>> {
  const [kept] = await context.db
    .select({ value: businessSettings.value })
    .from(businessSettings)
    .where(and(eq(businessSettings.key, key), eq(businessSettings.visibility, visibility)));
  if (kept) return { key, value: z.json().parse(kept.value) };
  const standard = standardSettings.find(
    (setting) => setting.key === key && setting.visibility === visibility,
  );
  if (!standard) throw new OperationError('not_found', `There’s no setting "${key}".`);
  return { key, value: standard.value };
}

export default implement(getSetting, {
  run: async (context, { key }) => ({ output: await readSetting(context, 'NONE', key) }),
});
