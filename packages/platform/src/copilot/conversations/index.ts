import type { AreaModule } from '../../kernel/area.ts';
import { conversationFinder } from './conversation-finder.ts';
import { seedConversations } from './demo.ts';

/** What one does with conversations themselves: find, name, put away, delete, judge, export, share. */
export const conversationModule: AreaModule = {
  records: [conversationFinder],
  demo: { seedStore: seedConversations },
};
