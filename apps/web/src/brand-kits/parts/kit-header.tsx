import {
  Archive,
  ArchiveRestore,
  Download,
  History,
  MoreHorizontal,
  Pencil,
  RotateCcw,
  Share2,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { archiveBrandKit } from '@brandwright/contract/brand-kits/archive-brand-kit.ts';
import { deleteBrandKit } from '@brandwright/contract/brand-kits/delete-brand-kit.ts';
import { resetBrandKit } from '@brandwright/contract/brand-kits/reset-brand-kit.ts';
import { useAction } from '#api/use-action.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { kitsAddress } from '../addresses.ts';
import { BriefDialog } from '../dialogs/brief-dialog.tsx';
import { ResetDialog } from '../dialogs/reset-dialog.tsx';
import { pdfReason, useKitPdf } from '../use-kit-pdf.ts';
import { CompletenessDots } from './completeness-dots.tsx';

/** The head of a kit: its name, what it is for, how far it is, and what is done with it as a whole. */
export function KitHeader({
  kit,
  mayAct,
  onHistory,
  onShare,
}: {
  kit: BrandKit;
  mayAct: boolean;
  onHistory: () => void;
  onShare: () => void;
}) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'brief' | 'reset' | null>(null);
  const archive = useAction(archiveBrandKit);
  const remove = useAction(deleteBrandKit, { onDone: () => void navigate(kitsAddress) });
  const reset = useAction(resetBrandKit, { onDone: () => setAsking(null) });
  const pdf = useKitPdf(kit);
  const reason = pdfReason(kit);
  return (
    <>
      <PageHeader
        title={kit.name || 'Untitled brand kit'}
        crumbs={[{ label: 'Brand kits', to: kitsAddress }]}
        beside={
          kit.isSample ? (
            <Badge>Example</Badge>
          ) : kit.isArchived ? (
            <Badge>Archived</Badge>
          ) : (
            <CompletenessDots completeness={kit.completeness} />
          )
        }
        note={<Brief kit={kit} />}
        actions={
          <>
            <Button onClick={onShare}>
              <Share2 aria-hidden />
              Share
            </Button>
            <Button
              busy={pdf.isRunning}
              disabled={reason !== null}
              title={reason ?? undefined}
              onClick={pdf.save}
            >
              <Download aria-hidden />
              PDF
            </Button>
            <IconButton label="History" look="outline" size="icon" onClick={onHistory}>
              <History aria-hidden />
            </IconButton>
            {mayAct && (
              <Menu
                trigger={
                  <IconButton label="More about this kit" look="outline" size="icon">
                    <MoreHorizontal aria-hidden />
                  </IconButton>
                }
                entries={[
                  {
                    label: 'Edit what it’s for',
                    icon: <Pencil aria-hidden />,
                    onSelect: () => setAsking('brief'),
                  },
                  {
                    label: kit.isArchived ? 'Unarchive' : 'Archive',
                    icon: kit.isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
                    onSelect: () => void archive.run({ brandKit: kit.id, isArchived: !kit.isArchived }),
                  },
                  {
                    label: 'Start over',
                    icon: <RotateCcw aria-hidden />,
                    onSelect: () => setAsking('reset'),
                    apart: true,
                  },
                  {
                    label: 'Delete',
                    icon: <Trash2 aria-hidden />,
                    onSelect: () => void remove.run({ brandKit: kit.id }),
                    bad: true,
                  },
                ]}
              />
            )}
          </>
        }
      />
      {asking === 'brief' && <BriefDialog kit={kit} onClose={() => setAsking(null)} />}
      {asking === 'reset' && (
        <ResetDialog
          name={kit.name}
          isRunning={reset.isRunning}
          onClose={() => setAsking(null)}
          onReset={() => void reset.run({ brandKit: kit.id })}
        />
      )}
    </>
  );
}

function Brief({ kit }: { kit: BrandKit }) {
  const words = [kit.category, kit.productDescription].filter(Boolean).join(': ');
  return <p className="line-clamp-2 max-w-prose">{words || 'No description yet.'}</p>;
}
