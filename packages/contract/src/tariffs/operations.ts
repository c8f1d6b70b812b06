// Made from the files of the area by `npm run operations:index`.
export { compareTariffChange } from './compare-tariff-change.ts';
export { compareTariffs } from './compare-tariffs.ts';
export { findTariffCodes } from './find-tariff-codes.ts';
export { getTariffSchedule } from './get-tariff-schedule.ts';
export { listDutyWatches } from './list-duty-watches.ts';
export { lookUpTariff } from './look-up-tariff.ts';
export { stopDutyWatch } from './stop-duty-watch.ts';
export { watchDuty } from './watch-duty.ts';
