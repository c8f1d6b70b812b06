export * from './add-feed-note.ts';
export * from './feed.ts';
export * from './sales-stats.ts';
