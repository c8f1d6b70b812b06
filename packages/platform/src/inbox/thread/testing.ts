import { randomUUID } from 'node:crypto';
import { namedId } from '../../kernel/data/random.ts';
import type { TestStore } from '../../kernel/testing.ts';
import { storeIdentity, supplierIdentity } from '../rules.ts';
import { supplierConversations, supplierMessages } from '../tables.ts';

/** A line of a thread: who wrote, how many days ago, what. */
export type Line = readonly ['SUPPLIER' | 'BRAND', number, string];

const dayMs = 24 * 60 * 60 * 1000;

/** A conversation of a test store with these messages; answers its sid. */
export async function writeThread(
  store: TestStore,
  lines: readonly Line[],
  { supplierName = 'Olaria do Vale', subject = 'the stoneware mug' } = {},
): Promise<string> {
  const id = randomUUID();
  // The supplier of that name, where the demo marketplace is there.
  const supplierId = namedId('marketplace supplier', supplierName);
  const sid = `CH${id.replaceAll('-', '')}`;
  await store.context(async ({ db, clock, storeId }) => {
    const at = (days: number) => new Date(clock.now().getTime() - days * dayMs);
    await db.insert(supplierConversations).values({
      storeId,
      id,
      sid,
      supplierId,
      supplierName,
      name: supplierName,
      origin: 'PERSONAL',
      attributes: { subject },
      messageCount: lines.length,
      lastTime: at(lines.at(-1)?.[1] ?? 0),
      createdAt: at(60),
    });
    if (lines.length === 0) return;
    await db.insert(supplierMessages).values(
      lines.map(([side, days, text], index) => ({
        storeId,
        id: randomUUID(),
        conversationId: id,
        sid: `IM${randomUUID().replaceAll('-', '')}`,
        index,
        author: side === 'BRAND' ? storeIdentity(storeId) : supplierIdentity(supplierId),
        authorName: side === 'BRAND' ? 'Test Person' : supplierName,
        isOwn: side === 'BRAND',
        isRead: true,
        type: 'TEXT' as const,
        text,
        fileUrls: [],
        imageUrls: [],
        videoUrls: [],
        pdfUrls: [],
        attributes: {},
        status: 'SENT' as const,
        createdAt: at(days),
      })),
    );
  });
  return sid;
}
