import { hash } from 'node:crypto';
import type { Conversations } from './conversations.ts';

const sidOf = (prefix: 'CH' | 'IM', words: string) => `${prefix}${hash('md5', words)}`;

/** Conversations that live in the platform's records alone; clients hear of them through its live events. */
export function createEmbeddedConversations(): Conversations {
  return {
    kind: 'embedded',
    open: ({ uniqueName }) => Promise.resolve({ sid: sidOf('CH', uniqueName) }),
    send: ({ conversationSid, key }) =>
      Promise.resolve({ sid: sidOf('IM', `${conversationSid} ${key}`), index: null }),
    setAttributes: () => Promise.resolve(),
    markRead: () => Promise.resolve(),
    createToken: () => Promise.resolve(null),
    readWebhook: () => {
      throw new Error('Embedded conversations take no webhooks.');
    },
  };
}
