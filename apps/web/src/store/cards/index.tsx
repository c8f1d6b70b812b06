import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of the store and of accounts, each in a chunk of its own, with the height that is kept free for it. */
export const storeCards = {
  business_plan: lazyCard(async () => (await import('./business-plan-card.tsx')).BusinessPlanCard, 320),
  login_sessions: lazyCard(async () => (await import('./login-sessions-card.tsx')).LoginSessionsCard, 200),
  data_export: lazyCard(async () => (await import('./data-export-card.tsx')).DataExportCard, 140),
  api_tokens: lazyCard(async () => (await import('./api-tokens-card.tsx')).ApiTokensCard, 160),
} satisfies Partial<CardMap>;
