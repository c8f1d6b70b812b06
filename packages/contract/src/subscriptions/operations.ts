// Made from the files of the area by `npm run operations:index`.
export { exportAiCredits } from './ai-credits/export-ai-credits.ts';
export { getAiCredits } from './ai-credits/get-ai-credits.ts';
export { listAiCreditEntries } from './ai-credits/list-ai-credit-entries.ts';
export { listAiCreditPrices } from './ai-credits/list-ai-credit-prices.ts';
export { removeAiCreditCap } from './ai-credits/remove-ai-credit-cap.ts';
export { setAiCreditCap } from './ai-credits/set-ai-credit-cap.ts';
