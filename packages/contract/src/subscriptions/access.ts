import type { Access } from '../kernel/operation.ts';

/** Who may change what the store pays for its plan. */
export const mayPay = { kind: 'private', role: 'admin', preview: false } as const satisfies Access;

/** Reads that are stale after the plan changed. */
export const planReads = [
  'get_subscription',
  'list_plans',
  'preview_plan_change',
  'list_plan_invoices',
  'list_account_credits',
  'get_provider_invoice',
  'get_cancellation_survey',
  'list_ledger_entries',
  'get_store',
  'list_team',
] as const;
