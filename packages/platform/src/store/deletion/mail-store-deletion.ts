import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { dataPath } from '@brandwright/contract/store/account/data-export.ts';
import { lostWords, type StoreDeletion } from '@brandwright/contract/store/deletion/entities.ts';
import { z } from 'zod';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { letter } from '../../kernel/jobs/letter.ts';
import { isTaken, oneLine } from '../../kernel/jobs/send-mail.ts';
import type { Context } from '../../kernel/request/context.ts';
import { peopleWithRole } from '../people-with-role.ts';
import { readDeletion } from './read-deletion.ts';

const asked = z.object({ kind: z.enum(['SCHEDULED', 'REMINDER', 'KEPT']), changeId: z.string() });

/** Tells the owners that the store will be deleted, or stays. A notice about security, which nobody turns off. */
export const mailStoreDeletion = declareJob({
  name: 'store.mail_store_deletion',
  async run(context, payload) {
    const { kind, changeId } = asked.parse(payload);
    const deletion = await readDeletion(context);
    // It was decided otherwise before the mail went out.
    if (deletion.isScheduled === (kind === 'KEPT')) return { sent: 0 };
    let sent = 0;
    for (const { userId, name, email } of await peopleWithRole(context, ['owner'])) {
      const told = kind === 'KEPT' ? allStays(deletion) : farewell(context, deletion, kind);
      const mail = {
        to: email,
        subject: told.subject,
        ...letter(oneLine(deletion.storeName), [`Hello ${oneLine(name)},`, ...told.parts]),
        idempotencyKey: `store-deletion:${changeId}:${userId}`,
      };
      if (await isTaken(context, 'a notice of a deletion', changeId, () => context.providers.mail.send(mail)))
        sent += 1;
    }
    return { sent };
  },
});

function farewell({ publicUrl }: Context, deletion: StoreDeletion, kind: 'SCHEDULED' | 'REMINDER') {
  const name = oneLine(deletion.storeName);
  const day = dayWords(deletion.deletesAt ?? '');
  return {
    subject:
      kind === 'SCHEDULED' ? `${name} will be deleted on ${day}` : `Reminder: ${name} is deleted on ${day}`,
    parts: [
      `${oneLine(deletion.scheduledBy ?? 'An owner')} asked to delete ${name}. On ${day} everything in it is deleted for good: ${lostWords(deletion)}.`,
      ...(deletion.planName === null
        ? []
        : [`The ${deletion.planName} plan isn’t renewed, so you won’t be charged again.`]),
      'To keep the store, or to export everything first, go here before that day:',
      { label: 'Keep or export the store', url: `${publicUrl}${dataPath}` },
      'If you didn’t expect this, keep the store and change your password.',
    ],
  };
}

const allStays = ({ storeName }: StoreDeletion) => ({
  subject: `${oneLine(storeName)} stays`,
  parts: [`The deletion of ${oneLine(storeName)} was called off. Nothing was deleted.`],
});
