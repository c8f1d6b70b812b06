import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of support, each in a chunk of its own, with the height that is kept free for it. */
export const supportCards = {
  support_ticket: lazyCard(async () => (await import('./support-ticket-card.tsx')).SupportTicketCard, 260),
  support_tickets: lazyCard(async () => (await import('./support-tickets-card.tsx')).SupportTicketsCard, 320),
} satisfies Partial<CardMap>;
