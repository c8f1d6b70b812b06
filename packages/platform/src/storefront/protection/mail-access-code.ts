import { codeHours } from '@brandwright/contract/storefront/protection/entities.ts';
import { and, eq } from 'drizzle-orm';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { isTaken } from '../../kernel/jobs/send-mail.ts';
import { codeOf } from './codes.ts';
import { storefrontAccessCodes } from './tables.ts';

/** Emails a visitor the code they asked for, once. */
export const mailAccessCode = declareJob({
  name: 'mail_access_code',
  async run(context, payload) {
    const [requestId, storeName] = [String(payload['requestId']), String(payload['storeName'])];
    const [row] = await context.db
      .select()
      .from(storefrontAccessCodes)
      .where(
        and(eq(storefrontAccessCodes.storeId, context.storeId), eq(storefrontAccessCodes.id, requestId)),
      );
    if (!row || row.usedAt !== null) return { requestId, sent: false };
    const mail = {
      to: row.email,
      subject: `Your access code for ${storeName}`,
      text: [
        `Your access code for ${storeName} is ${codeOf(context, requestId)}.`,
        '',
        `It works once, for ${codeHours} hours. If you didn’t ask for it, you can ignore this email.`,
      ].join('\n'),
      idempotencyKey: `access-code:${requestId}`,
    };
    const sent = await isTaken(context, 'an access code', requestId, () => context.providers.mail.send(mail));
    return { requestId, sent };
  },
});
