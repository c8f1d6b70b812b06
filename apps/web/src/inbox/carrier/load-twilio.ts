import type { ChatClient, ChatLoader } from './chat-client.ts';

/** Twilio's client, in a chunk of its own: where the platform carries conversations itself it is never fetched. */
export const loadTwilio: ChatLoader = async () => {
  const { Client } = await import('@twilio/conversations');
  return (token): ChatClient => new Client(token);
};
