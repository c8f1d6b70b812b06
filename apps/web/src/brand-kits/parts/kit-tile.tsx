import { Archive, ArchiveRestore, MoreHorizontal, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { archiveBrandKit } from '@brandwright/contract/brand-kits/archive-brand-kit.ts';
import { deleteBrandKit } from '@brandwright/contract/brand-kits/delete-brand-kit.ts';
import type { BrandKitSummary } from '@brandwright/contract/brand-kits/entities.ts';
import { useAction } from '#api/use-action.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Moment } from '#ui/text.tsx';
import { kitAddress } from '../addresses.ts';
import { brandType } from '../look/typeface.ts';
import { CompletenessDots } from './completeness-dots.tsx';
import { KitCover } from './kit-cover.tsx';
import { PaletteStrip } from './palette-strip.tsx';

/** A kit in a grid: its cover, its name in its own type, its colors, how far it is. */
export function KitTile({ kit, mayAct }: { kit: BrandKitSummary; mayAct: boolean }) {
  return (
    <article
      aria-label={kit.name}
      className="group relative flex flex-col overflow-hidden rounded-xl border border-line bg-raised transition-colors focus-within:border-ink/35 hover:border-ink/35"
    >
      <KitCover name={kit.name} images={kit.images} palette={kit.palette} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h3 style={brandType(kit.name, '1.375rem')} className="truncate leading-snug">
              <Link to={kitAddress(kit.id)} className="after:absolute after:inset-0">
                {kit.name}
              </Link>
            </h3>
            <p className="line-clamp-2 text-sm text-ink-soft">{kit.slogan || kit.productDescription}</p>
          </div>
          {!kit.isSample && mayAct && <TileMenu kit={kit} />}
        </div>
        <PaletteStrip palette={kit.palette} />
        <footer className="mt-auto flex items-center gap-3 text-xs text-ink-soft">
          {kit.isSample ? <Badge>Example</Badge> : <KitProgress kit={kit} />}
          <span className="ml-auto truncate">
            {kit.isSample ? kit.category : <Moment at={kit.createdAt} />}
          </span>
        </footer>
      </div>
    </article>
  );
}

function KitProgress({ kit }: { kit: BrandKitSummary }) {
  if (kit.progressPercent < 100)
    return (
      <span className="figures inline-flex items-center gap-2">
        <span aria-hidden className="size-2 animate-breathe rounded-full bg-accent" />
        In progress, {kit.progressPercent}%
      </span>
    );
  return <CompletenessDots completeness={kit.completeness} />;
}

function TileMenu({ kit }: { kit: BrandKitSummary }) {
  const archive = useAction(archiveBrandKit);
  const remove = useAction(deleteBrandKit);
  return (
    <div className="relative z-1 -mr-2">
      <Menu
        trigger={
          <IconButton label={`More about ${kit.name}`}>
            <MoreHorizontal aria-hidden />
          </IconButton>
        }
        entries={[
          {
            label: kit.isArchived ? 'Unarchive' : 'Archive',
            icon: kit.isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
            onSelect: () => void archive.run({ brandKit: kit.id, isArchived: !kit.isArchived }),
          },
          {
            label: 'Delete',
            icon: <Trash2 aria-hidden />,
            bad: true,
            apart: true,
            onSelect: () => void remove.run({ brandKit: kit.id }),
          },
        ]}
      />
    </div>
  );
}
