// The words and shapes of the marketplace, for who implements or shows them. Operations stand in operations.ts.
export * from './entities.ts';
export * from './enums.ts';
export * from './filter-words.ts';
export * from './filters.ts';
export * from '../say.ts';
