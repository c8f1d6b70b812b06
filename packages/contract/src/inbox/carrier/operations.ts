export * from './get-chat-token.ts';
export * from './create-meeting.ts';
