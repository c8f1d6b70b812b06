import {
  AlarmClock,
  BadgeAlert,
  BellRing,
  Boxes,
  Clock,
  Gauge,
  Hourglass,
  Mail,
  Pause,
  ReceiptText,
  StickyNote,
  TriangleAlert,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { FeedKind } from '@brandwright/contract/home/feed-item.ts';

/** How each sense of the feed looks, with the word that a screen reader says. */
export const kindFaces: Readonly<Record<FeedKind, { Icon: LucideIcon; word: string }>> = {
  LATE: { Icon: Clock, word: 'Late' },
  ON_HOLD: { Icon: Pause, word: 'On hold' },
  WAITING: { Icon: BellRing, word: 'Waiting for you' },
  EXPIRING: { Icon: Hourglass, word: 'Expiring' },
  FAILED: { Icon: TriangleAlert, word: 'Failed' },
  RUNNING_OUT: { Icon: Boxes, word: 'Running low' },
  CHANGED: { Icon: BadgeAlert, word: 'Changed' },
  LIMIT: { Icon: Gauge, word: 'Plan' },
  UNPAID: { Icon: ReceiptText, word: 'Unpaid' },
  UNREAD: { Icon: Mail, word: 'Unread' },
  NOTE: { Icon: StickyNote, word: 'Note' },
  REMINDER: { Icon: AlarmClock, word: 'Reminder' },
};
