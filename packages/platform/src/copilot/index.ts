import type { PlatformArea } from '../kernel/area.ts';
import {
  getJobHere,
  getPendingActionHere,
  listJournalHere,
  listPendingActionsHere,
  undoChangeHere,
} from './actions.ts';
import { assistantFinder, assistantImplementations, seedAssistants } from './assistants/index.ts';
import {
  archiveConversationHere,
  deleteConversationHere,
  getConversationHere,
  listConversationsHere,
  renameConversationHere,
} from './conversations.ts';
import { giveFeedbackHere } from './feedback.ts';
import { getConversationScriptHere } from './script.ts';
import { listTracesHere } from './traces.ts';

/** Conversations with the partner, what waits for a yes, what was done, and how it is taken back. */
export const copilotArea: PlatformArea = {
  implementations: [
    listConversationsHere,
    getConversationHere,
    renameConversationHere,
    archiveConversationHere,
    deleteConversationHere,
    giveFeedbackHere,
    getConversationScriptHere,
    listTracesHere,
    listPendingActionsHere,
    getPendingActionHere,
    undoChangeHere,
    listJournalHere,
    getJobHere,
    ...assistantImplementations,
  ],
  records: [assistantFinder],
  demo: { seedStore: seedAssistants },
};
