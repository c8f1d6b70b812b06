import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../kernel/data/database.ts';

// Everything here goes through the routines of packages/platform/routines/accounts.sql: the application's role
// cannot read people, credentials or sessions by itself before a store is known.

const account = z.object({
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  password_hash: z.string().nullable(),
  google_subject: z.string().nullable(),
});

export interface Account {
  userId: string;
  name: string;
  email: string;
  passwordHash: string | null;
}

export interface NewAccount {
  userId: string;
  email: string;
  name: string;
  passwordHash: string | null;
  googleSubject: string | null;
  emailVerifiedAt: Date | null;
  storeId: string;
  membershipId: string;
  storeName: string;
  accountType: string;
  createdAt: Date;
}

/** Makes a person, their credentials, their store and their ownership of it. A taken address breaks a unique constraint. */
export async function openAccount(db: Database, made: NewAccount): Promise<void> {
  await db.execute(sql`select account_open(
    ${made.userId}, ${made.email}, ${made.name}, ${made.passwordHash}, ${made.googleSubject},
    ${made.emailVerifiedAt?.toISOString() ?? null}, ${made.storeId}, ${made.membershipId}, ${made.storeName},
    ${made.accountType}, ${made.createdAt.toISOString()})`);
}

export async function accountByEmail(db: Database, email: string): Promise<Account | undefined> {
  const { rows } = await db.execute(sql`select * from account_by_email(${email})`);
  const row = account.optional().parse(rows[0]);
  return row && { userId: row.user_id, name: row.name, email: row.email, passwordHash: row.password_hash };
}

/** Null for who logs in with Google alone. */
export async function passwordHashOf(db: Database, userId: string): Promise<string | null> {
  const { rows } = await db.execute(sql`select account_password_hash(${userId}) as hash`);
  return z.object({ hash: z.string().nullable() }).parse(rows[0]).hash;
}

export async function accountByGoogle(db: Database, subject: string): Promise<Account | undefined> {
  const { rows } = await db.execute(sql`select * from account_by_google(${subject})`);
  const row = account.pick({ user_id: true, name: true, email: true }).optional().parse(rows[0]);
  return row && { userId: row.user_id, name: row.name, email: row.email, passwordHash: null };
}

export async function linkGoogle(db: Database, userId: string, subject: string): Promise<void> {
  await db.execute(sql`select account_link_google(${userId}, ${subject})`);
}
