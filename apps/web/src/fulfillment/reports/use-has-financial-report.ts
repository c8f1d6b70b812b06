import { useStoreProfile } from '#session/use-session.ts';

/** Whether the financial report is turned on for the store; undefined until that is known. */
export function useHasFinancialReport(): boolean | undefined {
  return useStoreProfile().data?.flags.includes('financial_report');
}
