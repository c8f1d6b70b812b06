export * from './compare-tariffs.ts';
export * from './find-tariff-codes.ts';
export * from './look-up-tariff.ts';
