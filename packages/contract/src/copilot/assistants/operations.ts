export * from './create-assistant.ts';
export * from './read-assistants.ts';
export * from './change-assistant.ts';
