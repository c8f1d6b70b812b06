import {
  notificationKinds,
  type EmailPace,
  type NotificationKind,
  type Ways,
} from '@brandwright/contract/home/notifications/kinds.ts';
import { hasRole } from '@brandwright/contract/kernel/access.ts';
import type { Role } from '@brandwright/contract';

/** What a person turned on or off for a kind. */
export interface Chosen {
  isInAppOn: boolean | null;
  isEmailOn: boolean | null;
  isSmsOn: boolean | null;
}

export const nothingChosen: Chosen = { isInAppOn: null, isEmailOn: null, isSmsOn: null };

/** How a person of a role hears of a kind: as they chose, else as is usual for them. All off for a role that isn't told. */
export function waysFor(kind: NotificationKind, role: Role, chosen: Chosen): Ways {
  const { role: least, byDefault, isAlwaysOn } = notificationKinds[kind];
  if (!hasRole(role, least)) return { IN_APP: false, EMAIL: false, SMS: false };
  if (isAlwaysOn) return { IN_APP: true, EMAIL: true, SMS: chosen.isSmsOn ?? byDefault.SMS };
  const isEmailUsual = byDefault.EMAIL && hasRole(role, 'admin');
  return {
    IN_APP: chosen.isInAppOn ?? byDefault.IN_APP,
    EMAIL: chosen.isEmailOn ?? isEmailUsual,
    SMS: chosen.isSmsOn ?? byDefault.SMS,
  };
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The hour, UTC, when digests go out: morning in the US. */
const digestHour = 12;
const monday = 1;

/** The next time after `now` that it is this hour, on any day or on Mondays. */
function nextDigest(now: Date, pace: 'DAILY' | 'WEEKLY'): Date {
  const due = new Date(now);
  due.setUTCHours(digestHour, 0, 0, 0);
  if (due <= now) due.setTime(due.getTime() + dayMs);
  if (pace === 'WEEKLY') due.setTime(due.getTime() + ((7 + monday - due.getUTCDay()) % 7) * dayMs);
  return due;
}

/**
 * When something is emailed: at once, with the next digest, or an hour after the last of its kind. `lastDueAt`: when that was or will be
 * emailed.
 */
export function mailDueAt(
  { isUrgent }: { isUrgent: boolean },
  pace: EmailPace,
  now: Date,
  lastDueAt: Date | null,
): Date {
  if (isUrgent) return now;
  if (pace !== 'AT_ONCE') return nextDigest(now, pace);
  if (lastDueAt === null) return now;
  if (lastDueAt > now) return lastDueAt;
  return new Date(Math.max(now.getTime(), lastDueAt.getTime() + hourMs));
}
