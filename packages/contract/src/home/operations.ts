export * from './add-feed-note.ts';
