import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { letter } from '../../kernel/jobs/letter.ts';
import { isTaken, oneLine } from '../../kernel/jobs/send-mail.ts';
import { peopleWithRole } from '../people-with-role.ts';
import { readStoreRow } from '../profile.ts';
import { readBankRow } from './show-bank-info.ts';

/** Tells the owners and admins that the bank details changed: whoever did it may have had someone else's password. Can't be turned off. */
export const mailBankInfoChanged = declareJob({
  name: 'mail_bank_info_changed',
  async run(context, payload) {
    const row = await readBankRow(context);
    const changedAt = String(payload['updatedAt']);
    if (!row || row.updatedAt.toISOString() !== changedAt) return { sent: 0 };
    const store = await readStoreRow(context);
    const people = await peopleWithRole(context, ['owner', 'admin']);
    let sent = 0;
    for (const { userId, email } of people) {
      const key = `bank-info:${context.storeId}:${changedAt}:${userId}`;
      const mail = {
        to: email,
        subject: `Bank details for ${oneLine(store.name)} were changed`,
        ...letter(oneLine(store.name), [
          `${oneLine(row.updatedBy)} changed the bank details for ${oneLine(store.name)} on ${dayWords(changedAt)}.`,
          `Transfers now go to ${oneLine(row.bankName)}, account ending in ${row.accountEnding}.`,
          `If you didn’t expect this, check them at ${context.publicUrl}/account-info?tab=store and change your password.`,
        ]),
        idempotencyKey: key,
      };
      if (await isTaken(context, 'a notice of bank details', key, () => context.providers.mail.send(mail)))
        sent += 1;
    }
    return { sent };
  },
});
