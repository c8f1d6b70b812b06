import type { PlatformArea } from '../kernel/area.ts';
import { compareTariffsImplementation } from './compare-tariffs.ts';
import { dutyChanges } from './feed.ts';
import { findTariffCodesImplementation } from './find-tariff-codes.ts';
import { lookUpTariffImplementation } from './look-up-tariff.ts';

export const tariffsArea: PlatformArea = {
  implementations: [lookUpTariffImplementation, compareTariffsImplementation, findTariffCodesImplementation],
  feed: [dutyChanges],
};
