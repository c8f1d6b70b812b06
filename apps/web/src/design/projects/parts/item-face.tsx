import { ExternalLink } from 'lucide-react';
import type { BoardItem } from '@brandwright/contract/design/projects/entities.ts';
import { boardItemKindLabels } from '@brandwright/contract/design/projects/enums.ts';
import { cn } from '#ui/cn.ts';
import { sized } from '#ui/picture-source.ts';
import { headAndRest, kindIcons } from '../board/item-look.ts';

/** What something on a board shows: its picture or its words. Fills what it stands in. */
export function ItemFace({ item, clamp = true }: { item: BoardItem; clamp?: boolean }) {
  const [head, rest] = headAndRest(item.text);
  if (item.imageUrl)
    return (
      <div className="flex size-full flex-col">
        <div className="relative min-h-0 flex-1">
          <img
            src={sized(item.imageUrl, 600)}
            alt={item.text}
            draggable={false}
            loading="lazy"
            className="size-full object-cover"
          />
        </div>
        <p className="shrink-0 truncate px-3 py-2 text-xs text-ink">{head}</p>
      </div>
    );
  const Icon = kindIcons[item.kind];
  return (
    <div className={cn('flex size-full flex-col gap-1 p-3', clamp && 'overflow-hidden')}>
      {item.kind !== 'NOTE' && (
        <p className="flex items-center gap-1.5 text-xs text-ink">
          <Icon aria-hidden className="size-3.5" />
          {boardItemKindLabels[item.kind]}
        </p>
      )}
      <p className={cn('text-sm wrap-anywhere', (rest || item.kind !== 'NOTE') && 'font-medium')}>{head}</p>
      {rest && <p className="text-sm wrap-anywhere whitespace-pre-line">{rest}</p>}
      {item.linkUrl && (
        <a
          href={item.linkUrl}
          target="_blank"
          rel="noreferrer noopener"
          draggable={false}
          className="mt-auto inline-flex max-w-full items-center gap-1 text-xs underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          <span className="truncate">{hostOf(item.linkUrl)}</span>
          <ExternalLink aria-hidden className="size-3" />
        </a>
      )}
    </div>
  );
}

const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
