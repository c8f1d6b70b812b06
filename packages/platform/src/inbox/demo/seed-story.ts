import type { MessageAttributes } from '@brandwright/contract/inbox/entities.ts';
import { sql } from 'drizzle-orm';
import { hash } from 'node:crypto';
import { z } from 'zod';
import { textPdf } from '../../kernel/data/pdf-file.ts';
import type { DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { conversationNameOf, storeIdentity, supplierIdentity, typeOf, uniqueNameOf } from '../rules.ts';
import type { supplierConversations, supplierMessages } from '../tables.ts';
import type { Extra, Line, Story } from './story.ts';
import { demoVideo } from './video.data.ts';

type ConversationInsert = typeof supplierConversations.$inferInsert;
type MessageInsert = Omit<typeof supplierMessages.$inferInsert, 'search'>;

const dayMs = 86_400_000;
const brandPerson: Readonly<Record<DemoStore['key'], string>> = {
  founder: 'Nora Whitfield',
  rival: 'Elias Brandt',
  preview: 'Preview Guest',
};

const supplierFacts = z.object({
  name: z.string(),
  kind: z.string(),
  logo_url: z.string().nullable(),
  city: z.string(),
  country_name: z.string(),
});
const itemFacts = z.object({
  id: z.string(),
  title: z.string(),
  moq: z.number().nullable(),
  unit_price_minor: z.number().nullable(),
  currency: z.string(),
  picture: z.string().nullable(),
});

/** The rows of one demo conversation, and the files that traveled in it. */
export async function rowsOfStory(
  story: Story,
  store: DemoStore,
  tools: DemoTools,
): Promise<{ conversation: ConversationInsert; messages: MessageInsert[] }> {
  const supplierId = tools.id('marketplace supplier', story.supplier);
  const facts = await factsOf(tools, supplierId, story.supplier);
  const id = tools.id('supplier conversation', store.key, story.supplier);
  const firstUnread = firstUnreadOf(story);
  const messages: MessageInsert[] = [];
  for (const [index, line] of story.lines.entries()) {
    const [daysAgo, who, text, extra = {}] = line;
    const isOwn = who !== 's';
    const files = await filesOf(extra, tools);
    const fileName = extra.pdf?.name ?? extra.sheet?.name ?? extra.video?.name;
    const attributes = await attributesOf(line, { supplierId, facts, tools });
    const messageId = tools.id('supplier message', store.key, story.supplier, index);
    messages.push({
      storeId: store.storeId,
      id: messageId,
      conversationId: id,
      sid: `IM${messageId.replaceAll('-', '')}`,
      index,
      author: isOwn ? storeIdentity(store.storeId) : supplierIdentity(supplierId),
      authorName: who === 's' ? story.supplier : who === 'a' ? 'Sourcing agent' : brandPerson[store.key],
      isOwn,
      isRead: isOwn || index < firstUnread,
      type: extra.type ?? typeOf(files),
      text,
      ...files,
      attributes: { ...(fileName ? { fileName } : {}), ...attributes, ...(isOwn ? {} : { isDemo: true }) },
      status: 'SENT',
      createdAt: new Date(tools.now.getTime() - daysAgo * dayMs),
    });
  }
  const first = messages[0]?.createdAt ?? tools.now;
  const conversation: ConversationInsert = {
    storeId: store.storeId,
    id,
    sid: `CH${hash('md5', uniqueNameOf(store.storeId, supplierId))}`,
    supplierId,
    supplierName: story.supplier,
    avatarUrl: facts.logo_url,
    name: conversationNameOf(story.supplier, facts.kind !== 'SERVICES'),
    origin: story.origin,
    isArchived: story.isArchived ?? false,
    isConciergeRecommended: story.isConciergeRecommended ?? false,
    attributes: { isDemo: true, ...(story.subject ? { subject: story.subject } : {}) },
    messageCount: messages.length,
    lastTime: messages.at(-1)?.createdAt ?? first,
    createdAt: first,
  };
  return { conversation, messages };
}

/** Index of the first message that nobody has read. */
function firstUnreadOf({ lines, unread }: Story): number {
  if (unread === 0) return lines.length;
  const theirs = lines.flatMap(([, who], index) => (who === 's' ? [index] : []));
  return theirs.at(-unread) ?? 0;
}

async function factsOf(tools: DemoTools, supplierId: string, name: string) {
  const { rows } = await tools.db.execute(
    sql`select name, kind, logo_url, city, country_name from marketplace_suppliers where id = ${supplierId}`,
  );
  if (!rows[0]) throw new Error(`The demo marketplace has no supplier ${name}.`);
  return supplierFacts.parse(rows[0]);
}

interface Sent {
  supplierId: string;
  facts: z.output<typeof supplierFacts>;
  tools: DemoTools;
}

async function attributesOf(
  [, , , extra = {}]: Line,
  { supplierId, facts, tools }: Sent,
): Promise<MessageAttributes> {
  const attributes: MessageAttributes = { ...extra.attributes };
  if (extra.callIn) {
    const [days, hour] = extra.callIn;
    const at = new Date(tools.now.getTime() + days * dayMs);
    at.setUTCHours(hour, 0, 0, 0);
    attributes.callTime = at.toISOString();
  }
  if (extra.dueIn !== undefined)
    attributes.dueDate = new Date(tools.now.getTime() + extra.dueIn * dayMs).toISOString().slice(0, 10);
  if (extra.type === 'SUPPLIER_PROFILE') {
    Object.assign(attributes, {
      supplierId,
      title: facts.name,
      subtitle: `${facts.city}, ${facts.country_name}`,
      ...(facts.logo_url ? { imageUrl: facts.logo_url } : {}),
    });
  }
  if (extra.withItem) {
    const { rows } = await tools.db.execute(
      sql`select id, title, moq, unit_price_minor, currency, picture_urls[1] as picture from marketplace_items
          where supplier_id = ${supplierId} and not is_sample_kit order by rank desc, id limit 1`,
    );
    const item = itemFacts.parse(rows[0]);
    Object.assign(attributes, {
      catalogItemId: item.id,
      title: item.title,
      currency: item.currency,
      ...(item.moq === null ? {} : { quantity: item.moq }),
      ...(item.unit_price_minor === null ? {} : { amountMinor: item.unit_price_minor }),
      ...(item.picture === null ? {} : { imageUrl: item.picture }),
    });
  }
  return attributes;
}

async function filesOf({ imageUrls = [], pdf, sheet, video }: Extra, tools: DemoTools) {
  const files = { imageUrls, pdfUrls: [] as string[], fileUrls: [] as string[], videoUrls: [] as string[] };
  if (pdf) {
    const page = pdf.lines.map((text, line) => ({ text, isHeading: line === 0 }));
    files.pdfUrls.push(await tools.keepFile(pdf.name, 'application/pdf', await textPdf([page])));
  }
  if (sheet) {
    const csv = sheet.rows
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\r\n');
    files.fileUrls.push(await tools.keepFile(sheet.name, 'text/csv', Buffer.from(csv)));
  }
  if (video) files.videoUrls.push(await tools.keepFile(video.name, 'video/webm', demoVideo()));
  return files;
}
