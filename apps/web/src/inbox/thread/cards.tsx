import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of what is read in a thread, each in a chunk of its own. */
export const threadCards = {
  conversation_summary: lazyCard(
    async () => (await import('./conversation-summary-card.tsx')).ConversationSummaryCard,
    420,
  ),
  promises: lazyCard(async () => (await import('./promises-card.tsx')).PromisesCard, 380),
  conversation_warnings: lazyCard(
    async () => (await import('./conversation-warnings-card.tsx')).ConversationWarningsCard,
    260,
  ),
  message_draft: lazyCard(async () => (await import('./message-draft-card.tsx')).MessageDraftCard, 420),
} satisfies Partial<CardMap>;
