import { count } from '../../sourcing/rfq/words.ts';
import { beginning } from '../projects/say.ts';
import type {
  ChangedThread,
  CollaborationDetail,
  ImageCollaboration,
  ThreadWithMessages,
} from './entities.ts';

/** "Travel mug, first sketch (3 threads, 2 open)". */
export const collaborationLine = ({ title, threadCount, openThreadCount }: ImageCollaboration): string =>
  `${title} (${threadCount === 0 ? 'no threads yet' : `${count(threadCount, 'thread')}, ${openThreadCount} open`})`;

/** "2 “lid sits too high” by Maya, 3 messages". */
export function threadLine(thread: ThreadWithMessages): string {
  const said = thread.preview === '' ? 'mark-up' : `"${beginning(thread.preview)}"`;
  const state = thread.isResolved ? ', resolved' : '';
  return `#${thread.number} ${said} by ${thread.createdByName}, ${count(thread.messageCount, 'message')}${state}`;
}

const messagesForModel = (thread: ThreadWithMessages) => ({
  threadId: thread.threadId,
  number: thread.number,
  kind: thread.kind,
  isResolved: thread.isResolved,
  messageCount: thread.messageCount,
  messages: thread.messages.slice(-6).map(({ authorName, text, createdAt }) => ({
    authorName,
    text: beginning(text, 400),
    createdAt,
  })),
});

export const collaborationForModel = ({ threads, imageUrl: _url, ...rest }: CollaborationDetail) => ({
  ...rest,
  threads: threads.slice(0, 25).map(messagesForModel),
  ...(threads.length > 25 ? { note: `Shown 25 of ${threads.length} threads.` } : {}),
});

export const threadForModel = (thread: ChangedThread) => ({
  ...messagesForModel(thread),
  collaborationId: thread.collaborationId,
  collaborationTitle: thread.collaborationTitle,
});
