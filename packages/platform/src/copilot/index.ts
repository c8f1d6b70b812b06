import { joinRooms, type PlatformArea } from '../kernel/area.ts';
import { assistantRoom } from './assistants/index.ts';
import { conversationRoom } from './conversations/index.ts';
import { copilotFeed } from './feed.ts';
import { copilotOperations } from './operations.ts';
import { vaultRoom } from './vault/index.ts';

/** Conversations with the partner, what waits for a yes, what was done, and how it is taken back. */
export const copilotArea: PlatformArea = {
  implementations: copilotOperations,
  ...joinRooms([assistantRoom, vaultRoom, conversationRoom]),
  feed: copilotFeed,
};
