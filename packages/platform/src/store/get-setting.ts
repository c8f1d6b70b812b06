import { OperationError, type OutputOf } from '@brandwright/contract';
import { getDisplaySetting as displayDeclaration } from '@brandwright/contract/store/get-display-setting.ts';
import { getSetting as declaration } from '@brandwright/contract/store/get-setting.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { standardSettings } from './standard-settings.ts';
import { businessSettings } from './tables.ts';

export const getDisplaySetting = implement(displayDeclaration, {
  run: async (context, { key }) => ({ output: await readSetting(context, 'DISPLAY', key) }),
});

export const getSetting = implement(declaration, {
  run: async (context, { key }) => ({ output: await readSetting(context, 'NONE', key) }),
});

async function readSetting(
  context: Context,
  visibility: 'DISPLAY' | 'NONE',
  key: string,
): Promise<OutputOf<typeof declaration>> {
  const [kept] = await context.db
    .select({ value: businessSettings.value })
    .from(businessSettings)
    .where(and(eq(businessSettings.key, key), eq(businessSettings.visibility, visibility)));
  if (kept) return { key, value: z.json().parse(kept.value) };
  const standard = standardSettings.find(
    (setting) => setting.key === key && setting.visibility === visibility,
  );
  if (!standard) throw new OperationError('not_found', `There is no setting "${key}".`);
  return { key, value: standard.value };
}
