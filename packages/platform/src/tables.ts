export * from './kernel/tables.ts';
export * from './copilot/tables.ts';
