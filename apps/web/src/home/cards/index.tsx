import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of home: what matters today, notifications, reminders, and sales with their milestone. */
export const homeCards = {
  feed: lazyCard(async () => (await import('./feed-card.tsx')).FeedCard, 360),
  notifications: lazyCard(async () => (await import('./notifications-card.tsx')).NotificationsCard, 320),
  reminders: lazyCard(async () => (await import('./reminders-card.tsx')).RemindersCard, 200),
  sales_stats: lazyCard(async () => (await import('./sales-stats-card.tsx')).SalesStatsCard, 260),
} satisfies Partial<CardMap>;
