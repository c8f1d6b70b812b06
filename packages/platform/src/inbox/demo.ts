import { sql } from 'drizzle-orm';
import type { DemoPart } from '../kernel/demo/demo.ts';
import { founderStories, rivalStories } from './demo/founder.data.ts';
import { rowsOfStory } from './demo/seed-story.ts';
import type { Story } from './demo/story.ts';
import { supplierConversations, supplierMessages } from './tables.ts';

const storiesOf: Readonly<Record<string, readonly Story[]>> = {
  founder: founderStories,
  rival: rivalStories,
};

/** What the demo stores wrote with suppliers of the demo marketplace. */
export const inboxDemo: DemoPart = {
  async seedStore(store, tools) {
    for (const story of storiesOf[store.key] ?? []) {
      const { conversation, messages } = await rowsOfStory(story, store, tools);
      await tools.db.insert(supplierConversations).values(conversation);
      await tools.db.insert(supplierMessages).values(messages);
    }
    // The suppliers of the store are seeded before, and know their conversations from here on.
    await tools.db.execute(sql`
      update my_suppliers mine set conversation_sid = talk.sid, last_contact_at = talk.last_time
      from supplier_conversations talk
      where talk.store_id = ${store.storeId} and mine.store_id = talk.store_id
        and mine.marketplace_supplier_id = talk.supplier_id`);
  },
};
