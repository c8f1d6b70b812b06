export * from './summarize-conversation.ts';
export * from './list-promises.ts';
export * from './check-conversation-safety.ts';
export * from './draft-reply.ts';
export * from './translate-message.ts';
