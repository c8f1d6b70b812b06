import type { PlatformArea } from '../kernel/area.ts';
import { compareTariffChangeImplementation } from './compare-tariff-change.ts';
import { compareTariffsImplementation } from './compare-tariffs.ts';
import { tariffsDemo } from './demo.ts';
import { dutyWatchFinder, dutyWatchOperations } from './duty-watches.ts';
import { dutyChanges } from './feed.ts';
import { findTariffCodesImplementation } from './find-tariff-codes.ts';
import { lookUpTariffImplementation } from './look-up-tariff.ts';
import { getTariffScheduleImplementation } from './tariff-schedule.ts';

export const tariffsArea: PlatformArea = {
  implementations: [
    lookUpTariffImplementation,
    compareTariffsImplementation,
    compareTariffChangeImplementation,
    findTariffCodesImplementation,
    getTariffScheduleImplementation,
    ...dutyWatchOperations,
  ],
  records: [dutyWatchFinder],
  feed: [dutyChanges],
  demo: tariffsDemo,
};
