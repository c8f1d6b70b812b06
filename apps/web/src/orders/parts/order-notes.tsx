import { Pin } from 'lucide-react';
import type { OrderNote } from '@brandwright/contract/orders/entities.ts';
import { Badge } from '#ui/badge.tsx';
import { Moment } from '#ui/text.tsx';

/** What the shopper wrote with the order: words from outside, set apart from everything the team says. */
export function ShopperWords({ text }: { text: string }) {
  return (
    <figure className="rounded-lg border border-dashed border-ink/25 px-3 py-2.5 text-sm">
      <figcaption className="flex items-center gap-2 pb-1 text-xs text-ink-soft">
        <span className="font-medium text-ink">The shopper wrote</span>
        <Badge>From outside</Badge>
      </figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-line">{text}</blockquote>
    </figure>
  );
}

export function PinnedNote({ text }: { text: string }) {
  return (
    <p className="flex gap-2.5 rounded-lg bg-ink/5 px-3 py-2.5 text-sm">
      <Pin aria-label="Pinned" className="mt-0.5 size-4 text-ink-soft" />
      <span className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</span>
    </p>
  );
}

/** Notes of the team and of rules, newest first. */
export function NoteList({ notes }: { notes: readonly OrderNote[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {notes.map((note) => (
        <li key={note.id} className="py-2.5 text-sm first:pt-0 last:pb-0">
          <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
          <p className="mt-0.5 text-xs text-ink-soft">
            {note.author} · <Moment at={note.createdAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
