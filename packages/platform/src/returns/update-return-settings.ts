import { OperationError, type InputOf } from '@brandwright/contract';
import { settingsWords } from '@brandwright/contract/returns/get-return-settings.ts';
import { updateReturnSettings } from '@brandwright/contract/returns/update-return-settings.ts';
import { eq } from 'drizzle-orm';
import { returnSettings } from '@brandwright/contract/returns/entities.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { readSettings, rulesOf, showSettings, storedRules, type Rules } from './settings.ts';
import { returnSettingRows } from './tables.ts';

type Given = InputOf<typeof updateReturnSettings>;

const rules = returnSettings.omit({ currency: true, isHostedPlatform: true, shopperPage: true });
/** Entries of before credit could expire name no days for it. */
const kept = rules.extend({ creditDays: rules.shape.creditDays.default(null) });
const keptRules = z.object({ before: kept.nullable(), after: kept });

export default implement(updateReturnSettings, {
  async run(context, given) {
    const now = await readSettings(context);
    if (!now.isHostedPlatform)
      throw new OperationError(
        'conflict',
        'Return settings are for the shop on the hosted platform. Your orders come from another platform: set the rules for returns there.',
      );
    const before = await storedRules(context);
    const after = changed(rulesOf(now), given);
    await write(context, after);
    return {
      output: { ...showSettings(context, after, true), change: settingsWords({ ...now, ...after }) },
      undo: { before: before ?? null, after },
      subject: { kind: 'return_settings', id: context.storeId },
    };
  },
  async undo(context, kept) {
    const { before, after } = keptRules.parse(kept);
    const now = await storedRules(context);
    refuseChangedSince('return settings', after, { ...now });
    if (before === null)
      await context.db.delete(returnSettingRows).where(eq(returnSettingRows.storeId, context.storeId));
    else await write(context, before);
  },
});

async function write(context: Context, rules: Rules): Promise<void> {
  const { storeId, db, clock } = context;
  const row = { ...rules, storeId, id: storeId, updatedAt: clock.now() };
  await db
    .insert(returnSettingRows)
    .values(row)
    .onConflictDoUpdate({ target: [returnSettingRows.storeId, returnSettingRows.id], set: row });
}

/** The rules after a change. A fee makes returns cost one, and store credit is a destination and a method at once. */
function changed(now: Rules, given: Given): Rules {
  if (Object.values(given).every((value) => value === undefined))
    throw new OperationError(
      'bad_input',
      'What should change: the days, the fee, where refunds go, how they’re paid, or the policy?',
    );
  if (given.windowDays !== undefined && given.hasNoLimit === true)
    throw new OperationError('bad_input', 'Give a number of days or no time limit, not both.', [
      { path: 'windowDays', message: 'Leave it out for no limit.' },
    ]);
  const windowDays = given.hasNoLimit === true ? null : (given.windowDays ?? now.windowDays);
  return {
    // Days or a fee for returns mean that there are some.
    acceptsReturns:
      given.accepts === undefined
        ? given.windowDays !== undefined || now.acceptsReturns
        : given.accepts === 'OPEN',
    policy: given.policy ?? now.policy,
    windowDays,
    ...feeAfter(now, given),
    ...wayAfter(now, given),
    creditDays: given.creditDays === undefined ? now.creditDays : given.creditDays || null,
  };
}

function feeAfter(now: Rules, { fee, feeMinor }: Given): Pick<Rules, 'fee' | 'feeMinor'> {
  if (fee === 'FREE' && (feeMinor ?? 0) > 0)
    throw new OperationError('bad_input', 'Returns are either free or have a fee. Choose one.', [
      { path: 'feeMinor', message: 'Leave it out for free returns.' },
    ]);
  const amount = fee === 'FREE' ? 0 : (feeMinor ?? now.feeMinor);
  if (fee === 'DEDUCT_FROM_REFUND' && amount === 0)
    throw new OperationError('bad_input', 'How much should be deducted from each refund?', [
      { path: 'feeMinor', message: 'Enter the amount.' },
    ]);
  return { fee: amount === 0 ? 'FREE' : 'DEDUCT_FROM_REFUND', feeMinor: amount };
}

function wayAfter(now: Rules, { destination, method }: Given): Pick<Rules, 'destination' | 'method'> {
  if (destination === 'ORIGINAL_PAYMENT' && method === 'STORE_CREDIT')
    throw new OperationError('bad_input', 'Store credit doesn’t go to the original payment. Choose one.', [
      { path: 'method', message: 'Automatic or manual.' },
    ]);
  if (destination === 'STORE_CREDIT' || (method === 'STORE_CREDIT' && destination === undefined))
    return { destination: 'STORE_CREDIT', method: 'STORE_CREDIT' };
  if (method !== undefined) return { destination: 'ORIGINAL_PAYMENT', method };
  if (destination === 'ORIGINAL_PAYMENT')
    return { destination, method: now.method === 'STORE_CREDIT' ? 'MANUAL' : now.method };
  return { destination: now.destination, method: now.method };
}
