export * from './kernel/approval.ts';
export * from './kernel/errors.ts';
export * from './kernel/fields.ts';
export * from './kernel/money.ts';
export * from './kernel/operation.ts';
export * from './kernel/paging.ts';
export * from './kernel/request.ts';
export * from './registry.ts';
