export * from './documents.ts';
export * from './facts.ts';
export * from './search-documents.ts';
export * from './read-file-text.ts';
