import type { DemoPart } from '../kernel/demo.ts';
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
  },
};
