// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import compareTariffChange from './compare-tariff-change.ts';
import compareTariffs from './compare-tariffs.ts';
import findTariffCodes from './find-tariff-codes.ts';
import getTariffSchedule from './get-tariff-schedule.ts';
import listDutyWatches from './list-duty-watches.ts';
import lookUpTariff from './look-up-tariff.ts';
import stopDutyWatch from './stop-duty-watch.ts';
import watchDuty from './watch-duty.ts';

export const tariffsOperations: readonly Implementation[] = [
  compareTariffChange,
  compareTariffs,
  findTariffCodes,
  getTariffSchedule,
  listDutyWatches,
  lookUpTariff,
  stopDutyWatch,
  watchDuty,
];
