export * from './actions.ts';
export * from './conversations.ts';
