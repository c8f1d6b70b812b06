export * from './search-by-image.ts';
export * from './match-products-to-design.ts';
