import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';
import { threadCards } from '../thread/cards.tsx';

/** The cards of the inbox, each in a chunk of its own, with the height that is kept free for it. */
export const inboxCards = {
  supplier_conversations: lazyCard(
    async () => (await import('./supplier-conversations-card.tsx')).SupplierConversationsCard,
    380,
  ),
  supplier_conversation: lazyCard(
    async () => (await import('./supplier-conversation-card.tsx')).SupplierConversationCard,
    420,
  ),
  supplier_message: lazyCard(
    async () => (await import('./supplier-message-card.tsx')).SupplierMessageCard,
    150,
  ),
  message_attachments: lazyCard(
    async () => (await import('./message-attachments-card.tsx')).MessageAttachmentsCard,
    240,
  ),
  meeting: lazyCard(async () => (await import('./meeting-card.tsx')).MeetingCard, 170),
  ...threadCards,
} satisfies Partial<CardMap>;
