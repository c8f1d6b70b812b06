import { OperationError } from '@brandwright/contract';
import { partnerModelPath } from '@brandwright/contract/copilot/partner-model/entities.ts';
import { hostWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import { openSealed, sealText } from '@brandwright/providers/keyring/sealed-text.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { partnerModelKeys } from './tables.ts';

/** Where the key is entered, as a link in the chat. */
export const keyScreen = `[Partner model](${partnerModelPath})`;

const originOf = (address: string) => new URL(address).origin;
const aboutKey = (context: Context, origin: string) => `model-key ${context.storeId} ${origin}`;
const sealingKey = (context: Context) => context.providers.keyring.key('model-key');
const ofOrigin = (context: Context, address: string) =>
  and(eq(partnerModelKeys.storeId, context.storeId), eq(partnerModelKeys.origin, originOf(address)));

/** What may be shown of the key that is kept for an address; null when there is none. */
export async function keyShownFor(
  context: Context,
  address: string,
): Promise<{ lastFour: string; setAt: string } | null> {
  const [row] = await context.db.select().from(partnerModelKeys).where(ofOrigin(context, address));
  return row ? { lastFour: row.lastFour, setAt: row.setAt.toISOString() } : null;
}

/** The key for an address; null when none is kept. Throws conflict when it can no longer be read. */
export async function readKey(context: Context, address: string): Promise<string | null> {
  const [row] = await context.db.select().from(partnerModelKeys).where(ofOrigin(context, address));
  if (!row) return null;
  const key = openSealed(sealingKey(context), row.sealed, aboutKey(context, row.origin));
  if (key === undefined)
    throw new OperationError(
      'conflict',
      `The saved key for ${hostWords(address)} can no longer be read, because this server’s secret changed. Enter it again under Partner model in the account menu.`,
    );
  return key;
}

/** Keeps a key in place of the one before. */
export async function keepKey(context: Context, address: string, apiKey: string): Promise<void> {
  const origin = originOf(address);
  const values = {
    sealed: sealText(sealingKey(context), apiKey, aboutKey(context, origin)),
    lastFour: apiKey.slice(-4),
    setAt: context.clock.now(),
    setBy: context.actor.kind === 'user' ? context.actor.userId : null,
  };
  await context.db
    .insert(partnerModelKeys)
    .values({ storeId: context.storeId, id: randomUUID(), origin, ...values })
    .onConflictDoUpdate({ target: [partnerModelKeys.storeId, partnerModelKeys.origin], set: values });
}

/** Whether there was one. */
export async function dropKey(context: Context, address: string): Promise<boolean> {
  const dropped = await context.db
    .delete(partnerModelKeys)
    .where(ofOrigin(context, address))
    .returning({ id: partnerModelKeys.id });
  return dropped.length > 0;
}
