import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { listJournal } from '@brandwright/contract/copilot/list-journal.ts';

type Entry = OutputOf<typeof listJournal>['entries'][number];

/** Who did something and through what: "Maya Chen", "Maya Chen, through the partner", "Brandwright". */
export function activityBy(entry: Pick<Entry, 'via' | 'by'>): string {
  const who = entry.by ?? 'Brandwright';
  if (entry.via === 'partner') return `${who}, through the partner`;
  if (entry.via === 'token') return `${who}, through a connected app`;
  return who;
}
