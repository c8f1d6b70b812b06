export * from './compare-tariffs.ts';
export * from './find-tariff-codes.ts';
export * from './look-up-tariff.ts';
export * from './compare-tariff-change.ts';
export * from './tariff-schedule.ts';
export * from './duty-watch.ts';
