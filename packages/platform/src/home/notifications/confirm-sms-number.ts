import { OperationError } from '@brandwright/contract';
import { confirmSmsNumber } from '@brandwright/contract/home/notifications/confirm-sms-number.ts';
import { maskedNumber, mostCodeTries } from '@brandwright/contract/home/notifications/phone-number.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import { sameText } from '../../kernel/data/signatures.ts';
import { notificationReaders } from '../../kernel/notifications/tables.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { personOf } from './own-notifications.ts';
import { noOpenCode, readReader, writeReader } from './own-reader.ts';
import { signatureOfCode } from './sms-code.ts';

/** Counts a try, in a transaction of its own, so that a refusal counts too. Answers whether one was left. */
const takeTry = (context: Context): Promise<boolean> =>
  context.apart(async (db) => {
    const taken = await db
      .update(notificationReaders)
      .set({ codeTries: sql`${notificationReaders.codeTries} + 1` })
      .where(
        and(
          eq(notificationReaders.storeId, context.storeId),
          eq(notificationReaders.userId, personOf(context).userId),
          lt(notificationReaders.codeTries, mostCodeTries),
        ),
      )
      .returning({ id: notificationReaders.id });
    return taken.length > 0;
  });

export default implement(confirmSmsNumber, {
  async run(context, { code }) {
    const { userId } = personOf(context);
    const reader = await readReader(context);
    const number = reader?.openNumber ?? null;
    if (!reader || number === null || reader.codeMac === null || reader.codeExpiresAt === null)
      throw new OperationError('conflict', 'No code was sent. Enter your phone number first.');
    if (reader.codeExpiresAt <= context.clock.now())
      throw new OperationError('conflict', 'That code has expired. Have a new one sent.');
    if (!(await takeTry(context)))
      throw new OperationError(
        'conflict',
        `That was ${mostCodeTries} wrong codes. Have a new one sent. Nothing was changed.`,
      );
    if (!sameText(reader.codeMac, signatureOfCode(context, number, code)))
      throw new OperationError('bad_input', 'That isn’t the code we sent. Nothing was changed.', [
        { path: 'code', message: 'That isn’t the code we sent.' },
      ]);
    await writeReader(context, { smsNumber: number, ...noOpenCode });
    return { output: { smsNumber: maskedNumber(number) }, subject: { kind: 'user', id: userId } };
  },
});
