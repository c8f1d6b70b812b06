import { ThreadPanel } from '../thread/thread-panel.tsx';

/** What was agreed in a conversation: summary, promises with their sentences, warnings. */
export function ThreadSide({ conversationSid }: { conversationSid: string }) {
  return <ThreadPanel key={conversationSid} conversationSid={conversationSid} />;
}
