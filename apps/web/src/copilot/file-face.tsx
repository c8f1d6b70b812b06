import { FileText } from 'lucide-react';
import { Picture } from '#ui/picture.tsx';
import type { AttachedFile } from './partner-message.ts';

/** What browsers draw; other pictures (HEIC, TIFF) stay a file with a name. */
const drawn = /^image\/(?:png|jpeg|webp|gif|avif|svg\+xml)$/;
const isPicture = ({ contentType }: Pick<AttachedFile, 'contentType'>) => drawn.test(contentType);

/** The small face of a file beside its name: the picture that it is, else a sign. */
export function FileFace({ file }: { file: Pick<AttachedFile, 'url' | 'contentType'> | null }) {
  if (file && isPicture(file))
    return <Picture src={file.url} alt="" sizes="28px" className="-ml-1.5 size-7 shrink-0 rounded-md" />;
  return <FileText aria-hidden className="size-4 shrink-0 text-ink-soft" />;
}

/** A file of a message: a picture as itself, anything else by its name. Opens in a new tab. */
export function FileLink({ file }: { file: AttachedFile }) {
  if (isPicture(file))
    return (
      <a
        href={file.url}
        target="_blank"
        rel="noreferrer"
        title={file.name}
        className="block overflow-hidden rounded-xl border border-line hover:border-ink/30"
      >
        <Picture src={file.url} alt={file.name} sizes="128px" className="size-32 rounded-none" />
      </a>
    );
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noreferrer"
      className="flex h-9 max-w-64 items-center gap-2 rounded-lg border border-line bg-raised px-2.5 text-xs hover:border-ink/30"
    >
      <FileText aria-hidden className="size-4 text-ink-soft" />
      <span className="truncate">{file.name}</span>
    </a>
  );
}
