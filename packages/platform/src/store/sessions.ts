import { OperationError, catalogMessages, type OutputOf } from '@brandwright/contract';
import { role, planTier } from '@brandwright/contract/store/entities.ts';
import type { logIn } from '@brandwright/contract/store/log-in.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import { systemClock } from '../kernel/request/clock.ts';
import type { Context, UserActor } from '../kernel/request/context.ts';
import type { Database } from '../kernel/data/database.ts';
import type { Account } from './accounts.ts';
import { issueTokens, sessionLifeMs, type TokenClaims } from './tokens.ts';

const opened = z.object({ store_id: z.uuid(), store_name: z.string(), role, is_preview: z.boolean() });

const live = z.object({
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  store_id: z.uuid(),
  role,
  plan: planTier,
  flags: z.array(z.string()),
  is_preview: z.boolean(),
  expires_at: z.coerce.date(),
  kind: z.enum(['LOGIN', 'API']),
  seconds_since_seen: z.number().nullable(),
});

/** The person calling. */
export function personOf({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind !== 'user') throw new OperationError('unauthenticated', catalogMessages.sessionExpired);
  return actor;
}

/**
 * Opens a session in the store that is asked for, or else in the one that the person was in last, and answers what a login
 * answers. Errors: forbidden when they don't belong to it.
 */
export async function openSession(
  context: Context,
  account: Omit<Account, 'passwordHash'>,
  storeId?: string,
): Promise<OutputOf<typeof logIn>> {
  const sessionId = randomUUID();
  const sessionExpiresAt = new Date(systemClock.now().getTime() + sessionLifeMs);
  const { rows } = await context.db.execute(
    sql`select * from session_open(${sessionId}, ${account.userId}, ${sessionExpiresAt.toISOString()}, ${storeId ?? null})`,
  );
  const home = opened.optional().parse(rows[0]);
  if (!home)
    throw new OperationError(
      'forbidden',
      storeId === undefined
        ? 'This account doesn’t belong to a store. Ask whoever invited you.'
        : 'This account doesn’t belong to that store.',
    );
  const login = { userId: account.userId, sessionId, sessionExpiresAt };
  return {
    ...(await issueTokens(context.providers.keyring, login)),
    user: { id: account.userId, name: account.name, email: account.email, username: account.email },
    store: { id: home.store_id, name: home.store_name, isPreviewAccount: home.is_preview },
    role: home.role,
  };
}

export interface FoundActor {
  actor: UserActor;
  sessionExpiresAt: Date;
  /** Null before its first use. */
  secondsSinceSeen: number | null;
}

/** Who a token stands for at this moment, and until when its session lasts. Undefined when the session is over. */
export async function findActor(pool: Pool, claims: TokenClaims): Promise<FoundActor | undefined> {
  // One fixed call of one routine, on every request: no transaction, one round trip.
  const { rows } = await pool.query({
    name: 'session_actor',
    text: 'select * from session_actor($1)',
    values: [claims.sid],
  });
  const row = live.optional().parse(rows[0]);
  if (!row || row.user_id !== claims.sub) return undefined;
  const actor: UserActor = {
    kind: 'user',
    userId: row.user_id,
    storeId: row.store_id,
    name: row.name,
    email: row.email,
    role: row.role,
    plan: row.plan,
    isPreview: row.is_preview,
    tokenGeneration: claims.gen,
    sessionId: claims.sid,
    ...(row.kind === 'API' ? { isProgram: true } : {}),
    flags: row.flags,
  };
  return { actor, sessionExpiresAt: row.expires_at, secondsSinceSeen: row.seconds_since_seen };
}

/** Notes that a session is used and from what device. Outside any call, as it changes nothing that a call sees. */
export async function noteSeen(pool: Pool, sessionId: string, device: string | null): Promise<void> {
  await pool.query({
    name: 'session_seen',
    text: 'select session_seen($1, $2)',
    values: [sessionId, device],
  });
}

/** Until when a live session lasts. */
export async function sessionEnd(db: Database, sessionId: string): Promise<Date | undefined> {
  const { rows } = await readSession(db, sessionId);
  return live.optional().parse(rows[0])?.expires_at;
}

const readSession = (db: Database, sessionId: string) =>
  db.execute(sql`select * from session_actor(${sessionId})`);
