import { ImageIcon, Images, MoreHorizontal, RefreshCw, Trash2, Upload } from 'lucide-react';
import { Button, IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { Picture } from '#ui/picture.tsx';
import { slotOf } from '../picture-slot.ts';

export interface TileActions {
  onRegenerate?: (() => void) | undefined;
  onUpload?: (() => void) | undefined;
  onTray?: (() => void) | undefined;
  onClear?: (() => void) | undefined;
}

export interface GalleryTileProps {
  image: string;
  /** What it shows: "Duskleaf, picture 2 of 4". */
  label: string;
  actions?: TileActions;
  /** Why there is no picture, where its making failed. */
  why?: string | null;
  /** 0 to 1 while an own picture travels. */
  uploading?: number | null;
  /** Without corners of its own, at the edge of a card. */
  isFlush?: boolean;
}

/** A picture of a kit: being made, empty with its first step, or there with what can be done to it. */
export function GalleryTile({
  image,
  label,
  actions = {},
  why = null,
  uploading = null,
  isFlush = false,
}: GalleryTileProps) {
  const slot = slotOf(image);
  const corners = isFlush ? 'rounded-none' : 'rounded-lg';
  if (uploading !== null)
    return (
      <Waiting label={`${label}: uploading`} corners={corners} words={`${Math.round(uploading * 100)}%`} />
    );
  if (slot.state === 'loading')
    return <Waiting label={`${label}: in progress`} corners={corners} words="In progress" />;
  return (
    <div className="group relative">
      {slot.state === 'there' ? (
        <Picture
          src={slot.url}
          alt={label}
          sizes="(max-width: 640px) 50vw, 340px"
          className={cn('animate-fade', corners)}
        />
      ) : (
        <EmptyTile label={label} corners={corners} why={why} actions={actions} />
      )}
      <TileMenu label={label} isThere={slot.state === 'there'} actions={actions} />
    </div>
  );
}

function Waiting({ label, words, corners }: { label: string; words: string; corners: string }) {
  return (
    <div
      role="img"
      aria-label={label}
      className={cn(
        'relative grid aspect-square place-items-center overflow-hidden bg-ink/6 text-xs text-ink-soft',
        corners,
      )}
    >
      <span aria-hidden className="absolute inset-0 animate-breathe bg-ink/5" />
      <span className="figures relative">{words}</span>
    </div>
  );
}

function EmptyTile({
  label,
  corners,
  why,
  actions: { onRegenerate, onUpload },
}: {
  label: string;
  corners: string;
  why: string | null;
  actions: TileActions;
}) {
  if (why !== null)
    return (
      <div
        className={cn(
          'flex min-h-full w-full flex-col justify-center gap-3 border sm:min-h-0 sm:aspect-square border-dashed border-ink/25 p-3 text-xs text-ink-soft',
          corners,
        )}
      >
        <p>{why}</p>
        <div className="flex flex-wrap gap-2">
          {onUpload && (
            <Button size="small" aria-label={`${label}: upload your own`} onClick={onUpload}>
              <Upload aria-hidden />
              Upload
            </Button>
          )}
          {onRegenerate && (
            <Button size="small" look="quiet" aria-label={`${label}: try again`} onClick={onRegenerate}>
              Try again
            </Button>
          )}
        </div>
      </div>
    );
  const face = cn(
    'grid aspect-square w-full place-items-center content-center gap-1.5 border border-dashed border-ink/25 text-xs text-ink-soft',
    corners,
  );
  if (!onRegenerate)
    return (
      <div className={face} role="img" aria-label={`${label}: empty`}>
        <ImageIcon aria-hidden className="size-5" />
      </div>
    );
  return (
    <button
      type="button"
      onClick={onRegenerate}
      aria-label={`${label}: make a picture`}
      className={cn(face, 'hover:border-ink/50 hover:text-ink')}
    >
      <ImageIcon aria-hidden className="size-5" />
      Make a picture
    </button>
  );
}

function TileMenu({ label, isThere, actions }: { label: string; isThere: boolean; actions: TileActions }) {
  const entries: (MenuEntry | false)[] = [
    isThere &&
      actions.onRegenerate !== undefined && {
        label: 'Make another',
        icon: <RefreshCw aria-hidden />,
        onSelect: actions.onRegenerate,
      },
    actions.onTray !== undefined && {
      label: 'Choose from earlier pictures',
      icon: <Images aria-hidden />,
      onSelect: actions.onTray,
    },
    actions.onUpload !== undefined && {
      label: 'Upload your own',
      icon: <Upload aria-hidden />,
      onSelect: actions.onUpload,
    },
    isThere &&
      actions.onClear !== undefined && {
        label: 'Remove',
        icon: <Trash2 aria-hidden />,
        onSelect: actions.onClear,
        apart: true,
      },
  ];
  const shown = entries.filter((entry) => entry !== false);
  if (shown.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton
          label={`Change ${label}`}
          look="outline"
          className="absolute top-2 right-2 rounded-full opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
        >
          <MoreHorizontal aria-hidden />
        </IconButton>
      }
      entries={shown}
    />
  );
}
