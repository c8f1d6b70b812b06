import { OperationError } from '@brandwright/contract';
import { createShortLink } from '@brandwright/contract/common/short-links/create-short-link.ts';
import { PageRefused } from '@brandwright/providers/web-pages/web-pages.ts';
import { isPublicAddress } from '@brandwright/providers/web-pages/public-address.ts';
import { hostOf, publicUrl } from '@brandwright/providers/web-pages/public-url.ts';
import { and, eq } from 'drizzle-orm';
import { hash, randomInt, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { nameOfActor } from '../../kernel/request/name-of-actor.ts';
import { shortLinks } from './tables.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const codeLength = 9;
const webPorts = new Set(['80', '443']);

const newCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The page as it is linked, its fragment included. Errors: bad_input for what is no public web page. */
function pageOf(said: string): string {
  try {
    const url = publicUrl(said, webPorts);
    const host = hostOf(url);
    if (isIP(host) > 0 && !isPublicAddress(host)) throw notPublic();
    const fragment = /#\S*$/.exec(said.trim())?.[0] ?? '';
    return `${url.href}${fragment}`;
  } catch (error) {
    if (!(error instanceof PageRefused)) throw error;
    throw notPublic();
  }
}

const notPublic = () =>
  new OperationError(
    'bad_input',
    'A short link has to lead to a public web page. Use its full URL, such as https://www.example.com/sale.',
  );

const ofPage = (context: Context, urlKey: string) =>
  and(eq(shortLinks.storeId, context.storeId), eq(shortLinks.urlKey, urlKey));

const made = z.object({ id: z.uuid() });

export default implement(createShortLink, {
  async run(context, input) {
    const url = pageOf(input.url);
    const urlKey = hash('sha256', url);
    const [there] = await context.db.select().from(shortLinks).where(ofPage(context, urlKey));
    const isNew = !there || there.removedAt !== null;
    if (isNew)
      await context.db
        .insert(shortLinks)
        .values({
          storeId: context.storeId,
          id: randomUUID(),
          code: newCode(),
          url,
          urlKey,
          createdBy: nameOfActor(context),
          createdAt: context.clock.now(),
        })
        .onConflictDoUpdate({ target: [shortLinks.storeId, shortLinks.urlKey], set: { removedAt: null } });
    const [row] = await context.db.select().from(shortLinks).where(ofPage(context, urlKey));
    if (!row) throw new Error('The short link was not written.');
    return {
      output: {
        id: row.id,
        code: row.code,
        shortUrl: `${context.publicUrl}/s/${row.code}`,
        url: row.url,
        opens: row.opens,
        createdBy: row.createdBy,
        createdAt: row.createdAt.toISOString(),
      },
      ...(isNew ? { undo: { id: row.id } } : {}),
      subject: { kind: 'short_link', id: row.id },
    };
  },
  async undo(context, given) {
    const { id } = made.parse(given);
    await context.db
      .update(shortLinks)
      .set({ removedAt: context.clock.now() })
      .where(and(eq(shortLinks.storeId, context.storeId), eq(shortLinks.id, id)));
  },
});
