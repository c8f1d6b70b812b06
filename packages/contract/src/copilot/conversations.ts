export { type Conversation, conversation } from './conversations/conversation.ts';
export * from './conversations/list-conversations.ts';
export * from './conversations/change-conversation.ts';
export * from './conversations/feedback.ts';
export * from './conversations/export-conversation.ts';
export * from './conversations/sharing.ts';
export * from './conversations/list-traces.ts';
