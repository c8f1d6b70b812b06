import { joinModules, type PlatformArea } from '../kernel/area.ts';
import { assistantModule } from './assistants/index.ts';
import { conversationModule } from './conversations/index.ts';
import { copilotFeed } from './feed.ts';
import { copilotOperations } from './operations.ts';
import { vaultModule } from './vault/index.ts';

/** Conversations with the partner, what waits for a yes, what was done, and how it is taken back. */
export const copilotArea: PlatformArea = {
  implementations: copilotOperations,
  ...joinModules([assistantModule, vaultModule, conversationModule]),
  feed: copilotFeed,
};
