import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';
import { assistantCards } from '../assistants/cards.tsx';
import { partnerModelCards } from '../partner-model/cards.tsx';
import { suggestionCards } from '../suggestions/cards.tsx';
import { vaultCards } from '../vault/cards/index.tsx';

export const copilotCards = {
  ...assistantCards,
  ...suggestionCards,
  ...partnerModelCards,
  pending_actions: lazyCard(async () => (await import('./pending-actions-card.tsx')).PendingActionsCard, 160),
  journal: lazyCard(async () => (await import('./journal-card.tsx')).JournalCard, 200),
  job: lazyCard(async () => (await import('./job-card.tsx')).JobCard, 96),
  ...vaultCards,
  conversations: lazyCard(async () => (await import('./conversations-card.tsx')).ConversationsCard, 180),
  conversation_export: lazyCard(
    async () => (await import('./conversation-export-card.tsx')).ConversationExportCard,
    112,
  ),
  share_link: lazyCard(async () => (await import('./share-link-card.tsx')).ShareLinkCard, 128),
  share_links: lazyCard(async () => (await import('./share-links-card.tsx')).ShareLinksCard, 160),
  feedback: lazyCard(async () => (await import('./feedback-card.tsx')).FeedbackCard, 220),
} satisfies Partial<CardMap>;
