import { OperationError } from '@brandwright/contract';
import { notificationKind } from '@brandwright/contract/home/notifications/kinds.ts';
import { z } from 'zod';
import { mac, sameText } from '../../kernel/data/signatures.ts';
import type { Context } from '../../kernel/request/context.ts';

const stopped = z.object({
  storeId: z.uuid(),
  userId: z.uuid(),
  kind: z.union([notificationKind, z.literal('ALL')]),
});
type Stopped = z.output<typeof stopped>;

const signatureOf = ({ providers }: Pick<Context, 'providers'>, { storeId, userId, kind }: Stopped): string =>
  mac(providers.keyring.key('stop-notifications'), [storeId, userId, kind]);

/** The page that turns a person's emails off without a login. The secret comes after the #: servers don't log it. */
export function stopLink(context: Context, { userId, kind }: Omit<Stopped, 'storeId'>): string {
  const what = { storeId: context.storeId, userId, kind };
  return `${context.publicUrl}/stop-emails#${what.storeId}.${userId}.${kind}.${signatureOf(context, what)}`;
}

/** What a link stops. Errors: locked for one that we didn't make. */
export function readStopToken(context: Pick<Context, 'providers'>, token: string): Stopped {
  const [storeId, userId, kind, signature = ''] = token.split('.');
  const read = stopped.safeParse({ storeId, userId, kind });
  if (!read.success || !sameText(signatureOf(context, read.data), signature))
    throw new OperationError(
      'locked',
      'This link doesn’t work. Open the newest email, or log in and choose under Notifications what you hear of.',
    );
  return read.data;
}
