// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import createAssistant from './assistants/create-assistant.ts';
import deleteAssistant from './assistants/delete-assistant.ts';
import getAssistant from './assistants/get-assistant.ts';
import listAssistantRuns from './assistants/list-assistant-runs.ts';
import listAssistants from './assistants/list-assistants.ts';
import runAssistantNow from './assistants/run-assistant-now.ts';
import setAssistantActive from './assistants/set-assistant-active.ts';
import updateAssistant from './assistants/update-assistant.ts';
import exportJournal from './changes/export-journal.ts';
import listJournal from './changes/list-journal.ts';
import undoChange from './changes/undo-change.ts';
import archiveConversation from './conversations/archive-conversation.ts';
import createShareLink from './conversations/create-share-link.ts';
import deleteConversation from './conversations/delete-conversation.ts';
import exportConversation from './conversations/export-conversation.ts';
import exportFeedback from './conversations/export-feedback.ts';
import getConversationMarkdown from './conversations/get-conversation-markdown.ts';
import getConversationScript from './conversations/get-conversation-script.ts';
import getConversation from './conversations/get-conversation.ts';
import getShareAddress from './conversations/get-share-address.ts';
import giveFeedback from './conversations/give-feedback.ts';
import listConversations from './conversations/list-conversations.ts';
import listShareLinks from './conversations/list-share-links.ts';
import renameConversation from './conversations/rename-conversation.ts';
import revokeShareLink from './conversations/revoke-share-link.ts';
import summarizeFeedback from './conversations/summarize-feedback.ts';
import unarchiveConversation from './conversations/unarchive-conversation.ts';
import viewSharedConversation from './conversations/view-shared-conversation.ts';
import getJob from './get-job.ts';
import getPendingAction from './get-pending-action.ts';
import listPendingActions from './list-pending-actions.ts';
import listTraces from './list-traces.ts';
import findLocalModels from './partner-model/find-local-models.ts';
import getPartnerModel from './partner-model/get-partner-model.ts';
import listServerModels from './partner-model/list-server-models.ts';
import removeModelKey from './partner-model/remove-model-key.ts';
import saveModelKey from './partner-model/save-model-key.ts';
import setPartnerModel from './partner-model/set-partner-model.ts';
import testPartnerModel from './partner-model/test-partner-model.ts';
import listQueryTemplates from './suggestions/list-query-templates.ts';
import addDocument from './vault/add-document.ts';
import forgetFact from './vault/forget-fact.ts';
import getDocument from './vault/get-document.ts';
import listDocuments from './vault/list-documents.ts';
import listFacts from './vault/list-facts.ts';
import readFileText from './vault/read-file-text.ts';
import rememberFact from './vault/remember-fact.ts';
import removeDocument from './vault/remove-document.ts';
import replaceDocument from './vault/replace-document.ts';
import retryDocument from './vault/retry-document.ts';
import searchDocuments from './vault/search-documents.ts';

export const copilotOperations: readonly Implementation[] = [
  createAssistant,
  deleteAssistant,
  getAssistant,
  listAssistantRuns,
  listAssistants,
  runAssistantNow,
  setAssistantActive,
  updateAssistant,
  exportJournal,
  listJournal,
  undoChange,
  archiveConversation,
  createShareLink,
  deleteConversation,
  exportConversation,
  exportFeedback,
  getConversationMarkdown,
  getConversationScript,
  getConversation,
  getShareAddress,
  giveFeedback,
  listConversations,
  listShareLinks,
  renameConversation,
  revokeShareLink,
  summarizeFeedback,
  unarchiveConversation,
  viewSharedConversation,
  getJob,
  getPendingAction,
  listPendingActions,
  listTraces,
  findLocalModels,
  getPartnerModel,
  listServerModels,
  removeModelKey,
  saveModelKey,
  setPartnerModel,
  testPartnerModel,
  listQueryTemplates,
  addDocument,
  forgetFact,
  getDocument,
  listDocuments,
  listFacts,
  readFileText,
  rememberFact,
  removeDocument,
  replaceDocument,
  retryDocument,
  searchDocuments,
];
