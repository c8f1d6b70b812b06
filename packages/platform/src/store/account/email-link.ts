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
  new_email: z.string(),
  expires_at: z.coerce.date(),
});

const signatureOf = ({ providers }: Pick<Context, 'providers'>, id: string): string =>
  mac(providers.keyring.key('email-change'), [id]);

/** The secret comes after the #, so that it isn’t sent to servers or logged by them. */
export const emailLink = (context: Context, id: string): string =>
  `${context.publicUrl}/confirm-email#${id}.${signatureOf(context, id)}`;

export const emailLinkDoesNotWork = () =>
  new OperationError(
    'locked',
    'This link no longer works: it was used, it expired, or a newer one was sent. Ask for a new one under Account, Profile.',
  );

/** The id that a token is for. Errors: locked. */
export function idOfEmailToken(context: Context, token: string): string {
  const [id = '', signature = ''] = token.split('.');
  if (!isUuid(id) || !sameText(signatureOf(context, id), signature)) throw emailLinkDoesNotWork();
  return id;
}

/** Whose link it is, to which address, while it works; undefined otherwise. */
export async function readEmailChange({ db }: Pick<Context, 'db'>, id: string) {
  const { rows } = await db.execute(sql`select * from email_change_open(${id})`);
  return opened.optional().parse(rows[0]);
}
