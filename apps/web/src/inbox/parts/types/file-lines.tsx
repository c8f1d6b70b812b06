import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight, File, FileText } from 'lucide-react';
import { fileSize } from '#orders/file-size.ts';
import { fileNameOf, isOurs } from '../../messages/media.ts';
import { ElsewhereLink } from './picture-grid.tsx';

/** PDFs and other files of a message: name, size, a way to open each in a tab of its own. */
export function FileLines({
  urls,
  kind,
  name,
}: {
  urls: readonly string[];
  kind: 'PDF' | 'File';
  /** The name that came with the message; for a file that is alone. */
  name?: string | undefined;
}) {
  return urls.map((url) =>
    isOurs(url) ? (
      <FileLine
        key={url}
        url={url}
        kind={kind}
        name={fileNameOf(url, urls.length === 1 ? name : undefined)}
      />
    ) : (
      <ElsewhereLink key={url} url={url} what={kind} />
    ),
  );
}

function FileLine({ url, kind, name }: { url: string; kind: 'PDF' | 'File'; name: string }) {
  const size = useFileSize(url);
  const Icon = kind === 'PDF' ? FileText : File;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="flex w-80 max-w-full items-center gap-3 rounded-xl border border-line bg-raised p-3 hover:border-ink/30"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-ink/6">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="line-clamp-2 text-sm font-medium wrap-anywhere">{name}</bdi>
        <span className="figures text-xs text-ink-soft">
          {[kind, size === undefined ? null : fileSize(size)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="text-xs text-ink-soft">Open</span>
      <ArrowUpRight aria-hidden className="size-4 text-ink-soft" />
    </a>
  );
}

/** Bytes of a file of ours, from the head of its answer; undefined while that is not known. */
function useFileSize(url: string): number | undefined {
  const { data } = useQuery({
    queryKey: ['file-size', url],
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      const answer = await fetch(url, { method: 'HEAD', signal });
      const length = Number(answer.headers.get('content-length'));
      return answer.ok && length > 0 ? length : null;
    },
  });
  return data ?? undefined;
}
