import { ArrowUpRight, Clapperboard, File, FileText, Image } from 'lucide-react';
import type { ConversationAttachment } from '@brandwright/contract/inbox/entities.ts';
import { Picture } from '#ui/picture.tsx';
import { Moment } from '#ui/text.tsx';
import { fileNameOf, isOurs } from '../messages/media.ts';
import { ElsewhereLink } from './types/picture-grid.tsx';

const faces = {
  IMAGE: { icon: Image, words: 'Picture' },
  VIDEO: { icon: Clapperboard, words: 'Video' },
  PDF: { icon: FileText, words: 'PDF' },
  FILE: { icon: File, words: 'File' },
} as const;

/** Files of a conversation, each opening in a tab of its own. */
export function AttachmentRows({ rows }: { rows: readonly ConversationAttachment[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={`${row.messageSid}${row.url}`} className="py-2.5 first:pt-0 last:pb-0">
          {isOurs(row.url) ? <Row row={row} /> : <ElsewhereLink url={row.url} what={faces[row.kind].words} />}
        </li>
      ))}
    </ul>
  );
}

function Row({ row }: { row: ConversationAttachment }) {
  const { icon: Icon, words } = faces[row.kind];
  return (
    <a
      href={row.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="group flex items-center gap-3 rounded-lg"
    >
      {row.kind === 'IMAGE' ? (
        <Picture src={row.url} alt="" sizes="44px" className="size-11 shrink-0" />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-ink/6">
          <Icon aria-hidden className="size-5" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-sm font-medium group-hover:underline group-hover:underline-offset-4">
          {fileNameOf(row.url, row.fileName)}
        </bdi>
        <span className="block truncate text-xs text-ink-soft">
          {words} · {row.isOwn ? 'from you' : `from ${row.authorName}`} · <Moment at={row.createdAt} />
        </span>
      </span>
      <ArrowUpRight aria-label="opens in a new tab" className="size-4 text-ink-soft" />
    </a>
  );
}
