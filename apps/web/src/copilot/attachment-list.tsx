import { TriangleAlert, X } from 'lucide-react';
import { cn } from '#ui/cn.ts';
import type { Attachment } from './attachments.ts';
import { FileFace } from './file-face.tsx';

/** Files that will go with the next message: progress, failure, removal. */
export function AttachmentList({
  attachments,
  onRemove,
}: {
  attachments: readonly Attachment[];
  onRemove: (key: string) => void;
}) {
  if (attachments.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="flex flex-wrap gap-2 px-3 pt-3">
      {attachments.map((attachment) => (
        <li
          key={attachment.key}
          className={cn(
            'relative flex h-9 max-w-64 items-center gap-2 overflow-hidden rounded-lg border border-line pr-1 pl-2.5 text-xs',
            attachment.error && 'border-bad/50',
          )}
        >
          {attachment.error ? (
            <TriangleAlert aria-hidden className="size-4 text-bad" />
          ) : (
            <FileFace file={attachment.uploaded} />
          )}
          <span className="min-w-0 truncate" title={attachment.name}>
            {attachment.name}
          </span>
          {attachment.error && <span className="min-w-0 truncate text-bad">{attachment.error}</span>}
          <button
            type="button"
            aria-label={`Remove ${attachment.name}`}
            onClick={() => onRemove(attachment.key)}
            className="grid size-6 place-items-center rounded-md text-ink-soft hover:bg-ink/6 hover:text-ink"
          >
            <X aria-hidden className="size-3.5" />
          </button>
          {!attachment.uploaded && !attachment.error && (
            <progress
              aria-label={`Uploading ${attachment.name}`}
              value={attachment.share}
              max={1}
              className="sr-only"
            />
          )}
          {!attachment.uploaded && !attachment.error && (
            <span
              aria-hidden
              className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-accent transition-transform"
              style={{ transform: `scaleX(${attachment.share})` }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
