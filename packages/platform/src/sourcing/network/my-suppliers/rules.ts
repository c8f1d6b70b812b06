import { editDistance } from '@brandwright/language/words/near-words.ts';
import { longestTag } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import type { InviteState } from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';

/** Where an invite may go from where. Who declined or was canceled may be invited anew; who joined stays. */
export const inviteTransitions: Record<InviteState, readonly InviteState[]> = {
  INVITED: ['JOINED', 'DECLINED', 'CANCELED'],
  JOINED: [],
  DECLINED: ['INVITED'],
  CANCELED: ['INVITED'],
};

export const inviteMayBecome = (from: InviteState, to: InviteState) => inviteTransitions[from].includes(to);

const dayMs = 86_400_000;

/** An invite is sent at most once in 24 hours. */
export const mayResendAt = (sentAt: Date) => new Date(sentAt.getTime() + dayMs);

/** A tag as it is kept: one line, no commas (files separate tags by them). Null when nothing is left or it is too long. */
export function readTag(written: string): string | null {
  const tag = written
    .replaceAll(/[\s,;|]+/g, ' ')
    .trim()
    .replace(/^#/, '');
  return tag === '' || tag.length > longestTag ? null : tag;
}

/** Tags are the same when they differ only by case. */
export const sameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Whether two normal names are nearly the same: equal, or a typing mistake apart from six letters on, two from twelve on.
 * Figures in them must be equal: "Plant 2" is not "Plant 3".
 */
export function nearlySameName(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 6 || figuresOf(one) !== figuresOf(other)) return false;
  const allowed = shorter >= 12 ? 2 : 1;
  return editDistance(one.replaceAll(' ', ''), other.replaceAll(' ', ''), allowed) <= allowed;
}

const figuresOf = (name: string) => (name.match(/\d+/g) ?? []).join(' ');
