export * from './partners.ts';
