import type { Context } from '../../kernel/request/context.ts';
import { namedId } from '../../kernel/data/random.ts';
import type { KitRow } from '../find-kit.ts';
import { changeKit } from '../keep-kit.ts';
import { changeRequests, orderWork, type Work } from './requests.ts';
import { writeWords } from './write-words.ts';
import { brandGenerations, type WorkOrder } from '../tables.ts';
import { randomUUID } from 'node:crypto';

/**
 * Everything of a new kit: audiences and brand ideas first, then pictures, mood board, product ideas with their pictures,
 * research and slides. Where the engine needs no waiting, audiences and ideas are there at once, so that a founder can go
 * on talking about them while the rest is made.
 */
export async function makeWholeKit(context: Context, kit: KitRow, model: WorkOrder['model']): Promise<void> {
  const drawing: WorkOrder = model ? { model } : {};
  const words: Work[] = [
    { type: 'TARGET_AUDIENCE', order: {} },
    { type: 'BRAND_IDEA', order: {} },
  ];
  const rest: Work[] = [{ type: 'IDEA_IMAGES', order: drawing }, ...afterIdea(drawing)];
  if (context.providers.brandEngine.name !== 'local') {
    await orderWork(context, kit.id, [...words, ...rest]);
    return;
  }
  for (const work of words) await writeNow(context, kit.id, work);
  await orderWork(context, kit.id, rest);
}

/** What hangs on a chosen idea. */
export const afterIdea = (drawing: WorkOrder): Work[] => [
  { type: 'MOODBOARD_IMAGES', order: drawing },
  { type: 'PRODUCT_SKU', order: {} },
  { type: 'PRODUCT_IMAGES', order: drawing },
  { type: 'MARKET_RESEARCH', order: {} },
  { type: 'SLIDES', order: {} },
];

/** Words of an engine that answers at once, written in the same transaction as what asked for them. */
async function writeNow(context: Context, kitId: string, { type, order }: Work): Promise<void> {
  if (type !== 'TARGET_AUDIENCE' && type !== 'BRAND_IDEA') return;
  const uuid = randomUUID();
  const now = context.clock.now();
  const { before } = await changeKit(context, kitId, '', (content) => content);
  const written = await writeWords(context.providers.brandEngine, before.content, {
    uuid,
    type,
    order,
    createdAt: now.toISOString(),
    today: now.toISOString().slice(0, 10),
    signal: context.signal,
  });
  await changeKit(
    context,
    kitId,
    type === 'BRAND_IDEA' ? 'Made the brand ideas' : 'Made the target audiences',
    written,
  );
  await context.db.insert(brandGenerations).values({
    storeId: context.storeId,
    id: uuid,
    kitId,
    type,
    result: 'PENDING',
    order,
    chainId: namedId('written at once', uuid),
    position: 0,
    createdAt: now,
  });
  await changeRequests(context, [uuid], { result: 'SUCCESS', finishedAt: now });
}
