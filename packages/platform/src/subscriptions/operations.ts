// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import exportAiCredits from './ai-credits/export-ai-credits.ts';
import getAiCredits from './ai-credits/get-ai-credits.ts';
import listAiCreditEntries from './ai-credits/list-ai-credit-entries.ts';
import listAiCreditPrices from './ai-credits/list-ai-credit-prices.ts';
import removeAiCreditCap from './ai-credits/remove-ai-credit-cap.ts';
import setAiCreditCap from './ai-credits/set-ai-credit-cap.ts';

export const subscriptionsOperations: readonly Implementation[] = [
  exportAiCredits,
  getAiCredits,
  listAiCreditEntries,
  listAiCreditPrices,
  removeAiCreditCap,
  setAiCreditCap,
];
