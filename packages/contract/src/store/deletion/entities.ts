import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';
import type { Access } from '../../kernel/operation.ts';
import { count, dayWords, listWords } from '../../kernel/words.ts';

/** The store ends for everybody in it: its owner alone decides. */
export const mayEndStore = { kind: 'private', role: 'owner', preview: false } as const satisfies Access;

/** Days for which a store that is to be deleted can still be kept. */
export const deletionDays = 30;
/** Days before it on which the owners are reminded. */
export const reminderDays = 3;

/** Reads that are stale after a deletion was scheduled or called off. */
export const deletionReads = ['get_store_deletion', 'get_subscription', 'get_store', 'list_plans'] as const;

/** Whether the store is to be deleted, when, and what goes with it. */
export const storeDeletion = z.object({
  storeName: z.string(),
  isScheduled: z.boolean(),
  scheduledAt: instant().nullable(),
  scheduledBy: z.string().nullable(),
  /** From this instant on it is deleted for good. */
  deletesAt: instant().nullable(),
  /** Whole days until then; null where nothing is scheduled. */
  daysLeft: z.int().nullable(),
  /** What is lost: records of the store by kind, the kinds that it has alone. */
  lost: z.array(z.object({ kind: z.string(), count: z.int() })),
  /** People who can log in here; `onlyHere` of them have no other store, so their logins are deleted too. */
  people: z.int(),
  onlyHere: z.int(),
  /** The name of the paid plan that ends with it; null on Free. */
  planName: z.string().nullable(),
});
export type StoreDeletion = z.output<typeof storeDeletion>;

/** What goes with the store: "1,204 orders, 36 products and 12 files". */
export const lostWords = ({ lost }: Pick<StoreDeletion, 'lost'>): string =>
  lost.length === 0
    ? 'no records yet'
    : listWords(lost.map(({ kind, count: number }) => count(number, kind)));

export function deletionWords(deletion: StoreDeletion): string {
  const { storeName, deletesAt, daysLeft, scheduledBy } = deletion;
  if (deletesAt === null)
    return `${storeName} isn’t set to be deleted. Its owner can do that under Account, in Data, and has ${deletionDays} days to change their mind.`;
  const by = scheduledBy === null ? '' : ` ${scheduledBy} asked for it.`;
  return `${storeName} will be deleted on ${dayWords(deletesAt)}, in ${count(daysLeft ?? 0, 'day')}.${by} It takes ${lostWords(deletion)} with it. Until then the owner can keep it.`;
}
