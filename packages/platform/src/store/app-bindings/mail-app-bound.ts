import { appLabel } from '@brandwright/contract/store/app-bindings/entities.ts';
import { z } from 'zod';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { isTaken, oneLine } from '../../kernel/jobs/send-mail.ts';
import { readStoreRow } from '../profile.ts';
import { withId } from './bindings.ts';
import { appBindings } from './tables.ts';

/** Tells the people who run this installation which code a store was bound by, so that they can give what it stands for. Once. */
export const mailAppBound = declareJob({
  name: 'store.mail_app_bound',
  async run(context, payload) {
    const { bindingId } = z.object({ bindingId: z.uuid() }).parse(payload);
    const [row] = await context.db.select().from(appBindings).where(withId(context, bindingId));
    if (!row) return { sent: false };
    const { name } = await readStoreRow(context);
    const label = oneLine(appLabel(row.appName));
    const note = {
      subject: `${label} was bound to ${oneLine(name)}`,
      text: [
        `${oneLine(row.boundBy)} bound ${oneLine(name)} to ${label} with the code ${row.bindCode}.`,
        '',
        `Store ${context.storeId}, binding ${row.id}.`,
      ].join('\n'),
      replyTo: row.boundByEmail,
      idempotencyKey: `app-binding:${row.id}`,
    };
    const sent = await isTaken(context, 'a bound app', bindingId, () =>
      context.providers.operator.notify(note),
    );
    return { sent };
  },
});
