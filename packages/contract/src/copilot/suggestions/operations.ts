export * from './list-query-templates.ts';
