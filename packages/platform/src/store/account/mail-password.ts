import { resetMinutes } from '@brandwright/contract/store/account/entities.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { declareJob } from '../../kernel/jobs/jobs.ts';
import { letter } from '../../kernel/jobs/letter.ts';
import { isTaken, oneLine } from '../../kernel/jobs/send-mail.ts';
import { readReset, resetLink } from './reset-link.ts';

/** Keyed by the link, so that each is emailed once however often the job runs; one that stopped working isn’t sent. */
export const mailPasswordReset = declareJob({
  name: 'store.mail_password_reset',
  async run(context, payload) {
    const resetId = z.uuid().parse(payload['resetId']);
    const reset = await readReset(context, resetId);
    if (!reset) return { sent: false };
    const sent = await isTaken(context, 'a password link', resetId, () =>
      context.providers.mail.send({
        to: reset.email,
        subject: 'Set a new password for Brandwright',
        ...letter('Brandwright', [
          `Hello ${oneLine(reset.name)},`,
          'Someone asked for a new password for your Brandwright account. If it was you, set it here:',
          { label: 'Set a new password', url: resetLink(context, resetId) },
          `The link works once, for ${resetMinutes} minutes. Setting a new password ends all your logins and API tokens.`,
          'If it wasn’t you, ignore this email: your password stays as it is.',
        ]),
        idempotencyKey: `password-reset:${resetId}`,
      }),
    );
    return { sent };
  },
});

/** Tells the person that their password was changed: a notice about security, which nobody turns off. */
export const mailPasswordChanged = declareJob({
  name: 'store.mail_password_changed',
  async run(context, payload) {
    const { userId, changeId } = z.object({ userId: z.uuid(), changeId: z.string() }).parse(payload);
    const { rows } = await context.db.execute(sql`select name, email from users where id = ${userId}`);
    const person = z.object({ name: z.string(), email: z.string() }).optional().parse(rows[0]);
    if (!person) return { sent: false };
    const sent = await isTaken(context, 'a notice of a changed password', changeId, () =>
      context.providers.mail.send({
        to: person.email,
        subject: 'Your Brandwright password was changed',
        ...letter('Brandwright', [
          `Hello ${oneLine(person.name)},`,
          'The password for your Brandwright account was just changed, and you were logged out everywhere else.',
          `If it wasn’t you, set a new one right away: ${context.publicUrl}/login, “Forgot your password?”.`,
        ]),
        idempotencyKey: `password-changed:${changeId}`,
      }),
    );
    return { sent };
  },
});
