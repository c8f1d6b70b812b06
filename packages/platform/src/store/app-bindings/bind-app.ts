import { OperationError, type InputOf } from '@brandwright/contract';
import { bindApp } from '@brandwright/contract/store/app-bindings/bind-app.ts';
import { appLabel, mostBindings } from '@brandwright/contract/store/app-bindings/entities.ts';
import { count, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { takeAttempt } from '../../kernel/request/take-attempt.ts';
import { needPerson } from '../account/own-sessions.ts';
import { readStoreRow } from '../profile.ts';
import { toBinding } from './bindings.ts';
import { mailAppBound } from './mail-app-bound.ts';
import { appBindings } from './tables.ts';

/** Errors: conflict, too_many_requests. */
async function check(context: Context, { bindCode }: InputOf<typeof bindApp>): Promise<void> {
  const { rows } = await context.db.execute(sql`select store_of_bind_code(${bindCode}) as owner`);
  const { owner } = z.object({ owner: z.uuid().nullable() }).parse(rows[0]);
  if (owner === context.storeId)
    throw new OperationError(
      'conflict',
      'This code is already bound to this store. There’s nothing left to do.',
    );
  if (owner !== null)
    throw new OperationError(
      'conflict',
      'This code was already used. Ask the app that gave it for another one.',
    );
  const [bound] = await context.db
    .select({ all: count() })
    .from(appBindings)
    .where(eq(appBindings.storeId, context.storeId));
  if ((bound?.all ?? 0) >= mostBindings)
    throw new OperationError('conflict', `The store is bound to ${mostBindings} apps. Remove one first.`);
}

export default implement(bindApp, {
  async run(context, input) {
    const person = needPerson(context);
    // Whoever tries codes is stopped, and one code goes to one store.
    await takeAttempt(context, {
      key: `bind code ${context.storeId}`,
      limit: 20,
      windowSeconds: 60 * 60,
      refusal: 'That’s too many codes in an hour.',
    });
    await context.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`bind_code/${input.bindCode}`}))`);
    await check(context, input);
    const [row] = await context.db
      .insert(appBindings)
      .values({
        ...{ storeId: context.storeId, id: randomUUID(), ...input },
        ...{ boundBy: person.name, boundByEmail: person.email, boundAt: context.clock.now() },
      })
      .returning();
    if (!row) throw new Error('The binding was not written.');
    await context.jobs.enqueue(mailAppBound.name, { bindingId: row.id });
    return { output: toBinding(row), subject: { kind: 'store', id: context.storeId } };
  },
  async prepare(context, input) {
    await check(context, input);
    const { name } = await readStoreRow(context);
    const label = appLabel(input.appName);
    return {
      input,
      preview: {
        verb: 'Bind the app',
        what: `Binds ${name} to ${label}.`,
        toWhom: 'The Brandwright team, by email',
        cost: null,
        irreversible: null,
        values: [
          { label: 'App', value: label },
          { label: 'Store', value: name },
          { label: 'Code', value: `Ends in ${input.bindCode.slice(-4)}` },
        ],
        warnings: [],
      },
    };
  },
});
