import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const copilotKinds = {
  conversation: { noun: 'chat', plural: 'chats' },
  document: { noun: 'document', plural: 'documents' },
  fact: { noun: 'fact', plural: 'facts' },
  share_link: { noun: 'share link', plural: 'share links' },
  pending_action: { noun: 'pending action', plural: 'pending actions' },
  assistant: { noun: 'assistant', plural: 'assistants' },
  journal_entry: { noun: 'change', plural: 'changes' },
  job: { noun: 'job', plural: 'jobs' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof copilotKinds, RecordNoun> {}
}
