import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

export const outreachCards = {
  outreach: lazyCard(async () => (await import('./outreach-card.tsx')).OutreachCard, 320),
  mail_batch: lazyCard(async () => (await import('./mail-batch-card.tsx')).MailBatchCard, 380),
  supplier_page: lazyCard(async () => (await import('./supplier-page-card.tsx')).SupplierPageCard, 420),
  conversation_goal: lazyCard(
    async () => (await import('./conversation-goal-card.tsx')).ConversationGoalCard,
    150,
  ),
  goal_check: lazyCard(async () => (await import('./goal-check-card.tsx')).GoalCheckCard, 150),
} satisfies Partial<CardMap>;
