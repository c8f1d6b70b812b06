import { analyzeSupplierPage } from '@brandwright/contract/sourcing/outreach/analyze-supplier-page.ts';
import { and, desc, eq, gte, or } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { sourcingPageReadings as readings } from '../tables.ts';
import { findFacts } from './find-facts.ts';
import { addressesMachines } from './orders-to-machines.ts';
import { readContent } from './read-content.ts';

/** A page that was read within a day is not asked for again. */
const keptForMs = 24 * 60 * 60 * 1000;

type Reading = typeof readings.$inferSelect;

async function keptReading(context: Context, said: string): Promise<Reading | undefined> {
  const since = new Date(context.clock.now().getTime() - keptForMs);
  const [row] = await context.db
    .select()
    .from(readings)
    .where(
      and(
        eq(readings.storeId, context.storeId),
        or(eq(readings.url, keyOf(said)), eq(readings.finalUrl, keyOf(said))),
        gte(readings.readAt, since),
      ),
    )
    .orderBy(desc(readings.readAt))
    .limit(1);
  return row;
}

/** The address as it is kept; whether it may be fetched is the provider's to say. */
function keyOf(said: string): string {
  const whole = /^https?:/i.test(said) ? said : `https://${said}`;
  return URL.canParse(whole) ? new URL(whole).href.replace(/#.*$/, '') : said;
}

async function read(context: Context, said: string): Promise<Reading> {
  const { url, finalUrl, html } = await context.providers.webPages.read(said, context.signal);
  const { hiddenText, ...content } = readContent(html);
  const value = {
    storeId: context.storeId,
    id: randomUUID(),
    url,
    finalUrl,
    content: { ...content, speaksToMachines: addressesMachines(hiddenText) },
    readAt: context.clock.now(),
  };
  await context.db.insert(readings).values(value);
  return value;
}

const undoReading = z.object({ readingId: z.uuid().nullable() });

export default implement(analyzeSupplierPage, {
  async run(context, { supplierUrl }) {
    const kept = await keptReading(context, supplierUrl);
    const reading = kept ?? (await read(context, supplierUrl));
    const { content } = reading;
    const openly = [
      content.title ?? '',
      ...Object.values(content.meta),
      ...content.blocks.map((block) => block.text),
    ];
    return {
      output: {
        readingId: reading.id,
        url: reading.url,
        finalUrl: reading.finalUrl,
        title: content.title,
        readAt: reading.readAt.toISOString(),
        wasKept: kept !== undefined,
        ...findFacts(content),
        addressesMachines: content.speaksToMachines || openly.some(addressesMachines),
      },
      undo: { readingId: kept ? null : reading.id },
    };
  },
  async undo(context, saved) {
    const { readingId } = undoReading.parse(saved);
    if (readingId)
      await context.db
        .delete(readings)
        .where(and(eq(readings.storeId, context.storeId), eq(readings.id, readingId)));
  },
});
