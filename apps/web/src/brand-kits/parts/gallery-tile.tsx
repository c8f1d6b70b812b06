import { ImageIcon, Images, MoreHorizontal, RefreshCw, Trash2, Upload } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
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
  /** 0 to 1 while an own picture travels. */
  uploading?: number | null;
  className?: string;
}

/** A picture of a kit: being made, empty with its first step, or there with what can be done to it. */
export function GalleryTile({ image, label, actions = {}, uploading = null, className }: GalleryTileProps) {
  const slot = slotOf(image);
  if (uploading !== null)
    return <Waiting label={`${label}: uploading`} className={className} words={`${Math.round(uploading * 100)}%`} />;
  if (slot.state === 'loading')
    return <Waiting label={`${label}: being made`} className={className} words="Being made" />;
  return (
    <div className={cn('group relative', className)}>
      {slot.state === 'there' ? (
        <Picture src={slot.url} alt={label} sizes="(max-width: 640px) 50vw, 280px" className="animate-fade" />
      ) : (
        <EmptyTile label={label} onMake={actions.onRegenerate} />
      )}
      <TileMenu label={label} isThere={slot.state === 'there'} actions={actions} />
    </div>
  );
}

function Waiting({ label, words, className }: { label: string; words: string; className: string | undefined }) {
  return (
    <div
      role="img"
      aria-label={label}
      className={cn(
        'relative grid aspect-square animate-breathe place-items-center rounded-lg bg-ink/8 text-xs text-ink-soft',
        className,
      )}
    >
      <span className="figures">{words}</span>
    </div>
  );
}

function EmptyTile({ label, onMake }: { label: string; onMake: (() => void) | undefined }) {
  const face =
    'grid aspect-square w-full place-items-center content-center gap-1.5 rounded-lg border border-dashed border-ink/25 text-xs text-ink-soft';
  if (!onMake)
    return (
      <div className={face} role="img" aria-label={`${label}: empty`}>
        <ImageIcon aria-hidden className="size-5" />
      </div>
    );
  return (
    <button type="button" onClick={onMake} aria-label={`${label}: make a picture`} className={cn(face, 'hover:border-ink/50 hover:text-ink')}>
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
        label: 'Take away',
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
