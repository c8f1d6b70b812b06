import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { mac, sameText } from '../../kernel/data/signatures.ts';
import type { Context } from '../../kernel/request/context.ts';

const opened = z.object({
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  expires_at: z.coerce.date(),
});

const signatureOf = ({ providers }: Pick<Context, 'providers'>, id: string): string =>
  mac(providers.keyring.key('password-reset'), [id]);

/** The secret comes after the #, so that it isn’t sent to servers or logged by them. */
export const resetLink = (context: Context, id: string): string =>
  `${context.publicUrl}/reset-password#${id}.${signatureOf(context, id)}`;

export const linkDoesNotWork = () =>
  new OperationError(
    'locked',
    'This link no longer works: it was used, it expired, or a newer one was sent. Ask for a new one on the login page.',
  );

/** The id that a token is for. Errors: locked. */
export function idOfToken(context: Context, token: string): string {
  const [id = '', signature = ''] = token.split('.');
  if (!isUuid(id) || !sameText(signatureOf(context, id), signature)) throw linkDoesNotWork();
  return id;
}

/** Whose link it is while it works; undefined otherwise. */
export async function readReset({ db }: Pick<Context, 'db'>, id: string) {
  const { rows } = await db.execute(sql`select * from password_reset_open(${id})`);
  return opened.optional().parse(rows[0]);
}
