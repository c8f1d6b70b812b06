import type { PlatformArea } from '../kernel/area.ts';
import { getJobHere, getPendingActionHere, listPendingActionsHere } from './actions.ts';
import { assistantFinder, assistantImplementations, seedAssistants } from './assistants/index.ts';
import { listJournalHere } from './changes/list-journal.ts';
import { undoChangeHere } from './changes/undo-change.ts';
import { conversationFinder, conversationImplementations, seedConversations } from './conversations/index.ts';
import { copilotFeed } from './feed.ts';
import { partnerModelImplementations } from './partner-model/index.ts';
import { listQueryTemplatesHere } from './suggestions/list-query-templates.ts';
import { listTracesHere } from './traces.ts';
import { documentFinder, extractDocument, seedVault, vaultOperations } from './vault/index.ts';

/** Conversations with the partner, what waits for a yes, what was done, and how it is taken back. */
export const copilotArea: PlatformArea = {
  implementations: [
    ...conversationImplementations,
    listTracesHere,
    listPendingActionsHere,
    getPendingActionHere,
    undoChangeHere,
    listJournalHere,
    getJobHere,
    ...assistantImplementations,
    ...partnerModelImplementations,
    listQueryTemplatesHere,
    ...vaultOperations,
  ],
  records: [assistantFinder, conversationFinder, documentFinder],
  jobs: [extractDocument],
  demo: {
    async seedStore(...to) {
      await seedAssistants(...to);
      await seedVault(...to);
      await seedConversations(...to);
    },
  },
  feed: copilotFeed,
};
