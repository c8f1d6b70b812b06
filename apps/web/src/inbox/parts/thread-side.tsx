/** What was agreed in a conversation: summary, promises with their sentences, warnings. */
export function ThreadSide({ conversationSid }: { conversationSid: string }) {
  return <div data-conversation={conversationSid} />;
}
