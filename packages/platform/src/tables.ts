export * from './kernel/tables.ts';
