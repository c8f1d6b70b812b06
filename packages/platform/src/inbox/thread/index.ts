import type { PlatformArea } from '../../kernel/area.ts';
import { checkConversationSafety } from './check-conversation-safety.ts';
import { draftReply } from './draft-reply.ts';
import { warningFeed } from './feed.ts';
import { listPromises } from './list-promises.ts';
import { summarizeConversation } from './summarize-conversation.ts';
import { translateMessage } from './translate-message.ts';

/** What the partner reads in a thread. */
export const threadRoom: PlatformArea = {
  implementations: [
    summarizeConversation,
    listPromises,
    checkConversationSafety,
    draftReply,
    translateMessage,
  ],
  feed: [warningFeed],
};
