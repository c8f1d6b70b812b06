export * from './actions.ts';
export * from './assistants/operations.ts';
export * from './conversations.ts';
export * from './partner-model/operations.ts';
export * from './vault/operations.ts';
export * from './suggestions/operations.ts';
