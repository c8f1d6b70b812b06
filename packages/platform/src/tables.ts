export * from './kernel/tables.ts';
export * from './copilot/tables.ts';
export * from './store/tables.ts';
export * from './common/tables.ts';
export * from './orders/tables.ts';
export * from './sourcing/tables.ts';
export * from './tariffs/tables.ts';
export * from './home/tables.ts';
