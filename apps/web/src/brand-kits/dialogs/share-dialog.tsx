import { Download, ExternalLink, Globe, Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { closeBrandKitLink } from '@brandwright/contract/brand-kits/close-brand-kit-link.ts';
import { exportWaitlist } from '@brandwright/contract/brand-kits/export-waitlist.ts';
import { listWaitlist } from '@brandwright/contract/brand-kits/list-waitlist.ts';
import { publishWaitlistSite } from '@brandwright/contract/brand-kits/publish-waitlist-site.ts';
import { shareBrandKit } from '@brandwright/contract/brand-kits/share-brand-kit.ts';
import { unpublishWaitlistSite } from '@brandwright/contract/brand-kits/unpublish-waitlist-site.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { count } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { publicAddress } from '../addresses.ts';
import { PeopleRows } from '../parts/people-rows.tsx';
import { ShareAddress } from '../parts/share-address.tsx';
import { saveFrom } from '#ui/save-from.ts';

/** The public address of a kit, its waitlist page, and who joined. */
export function ShareDialog({
  kit,
  mayAct,
  onClose,
}: {
  kit: BrandKit;
  mayAct: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Share ${kit.name}`}
      description="Anyone with the link can see the kit without logging in. It shows nothing about your store."
      className="max-w-xl"
    >
      <div className="flex flex-col gap-6 pt-1">
        {kit.shareUrl === null ? (
          <NotShared kit={kit} mayAct={mayAct} />
        ) : (
          <OpenLink kit={kit} shareUrl={kit.shareUrl} mayAct={mayAct} />
        )}
        {!kit.isSample && <Waitlist kit={kit} mayAct={mayAct} />}
      </div>
    </Dialog>
  );
}

/** No public address shows the kit; sharing opens one. */
function NotShared({ kit, mayAct }: { kit: BrandKit; mayAct: boolean }) {
  const share = useAction(shareBrandKit);
  return (
    <section aria-label="Public link" className="flex flex-col items-start gap-3">
      <Status tone="neutral">Not shared</Status>
      <p className="text-sm text-ink-soft">
        {mayAct
          ? `No one outside your store can see ${kit.name}. A link opens when you share it, and you can close it at any time.`
          : `No one outside your store can see ${kit.name}. Ask a member of your store to share it.`}
      </p>
      {mayAct && (
        <Button look="solid" busy={share.isRunning} onClick={() => void share.run({ brandKit: kit.id })}>
          <Link2 aria-hidden />
          Create link
        </Button>
      )}
    </section>
  );
}

/** The public address, to be passed on, looked at and closed. */
function OpenLink({ kit, shareUrl, mayAct }: { kit: BrandKit; shareUrl: string; mayAct: boolean }) {
  const close = useAction(closeBrandKitLink);
  return (
    <section aria-label="Public link" className="flex flex-col gap-3">
      <ShareAddress url={shareUrl} />
      <div className="flex flex-wrap items-center gap-3">
        <a
          href={publicAddress(shareUrl)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1.5 text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          View page
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
        {mayAct && !kit.isSample && (
          <Button
            size="small"
            className="ml-auto"
            busy={close.isRunning}
            onClick={() => void close.run({ brandKit: kit.id })}
          >
            <Link2Off aria-hidden />
            Close link
          </Button>
        )}
      </div>
      {mayAct && !kit.isSample && (
        <p className="text-sm text-ink-soft">
          {kit.isWaitlistSitePublished
            ? 'Closing the link also closes the waitlist page. Sharing again creates a new link.'
            : 'Anyone who opens a closed link sees that it is closed. Sharing again creates a new link.'}
        </p>
      )}
    </section>
  );
}

/** Whether the waitlist page is public, and who is on it. */
export function Waitlist({ kit, mayAct }: { kit: BrandKit; mayAct: boolean }) {
  const [isPublishing, setPublishing] = useState(false);
  const close = useAction(unpublishWaitlistSite);
  const save = useAction(exportWaitlist, { onDone: ({ url, name }) => saveFrom(url, name) });
  const people = useOperation(listWaitlist, { brandKit: kit.id, size: 10 });
  return (
    <section aria-label="Waitlist" className="flex flex-col gap-3 border-t border-line pt-5">
      <header className="flex flex-wrap items-center gap-3">
        <h3 className="text-base font-semibold">Waitlist</h3>
        <Status tone={kit.isWaitlistSitePublished ? 'good' : 'neutral'}>
          {kit.isWaitlistSitePublished ? 'Published' : 'Not published'}
        </Status>
        {mayAct && (
          <div className="ml-auto">
            {kit.isWaitlistSitePublished ? (
              <Button
                size="small"
                busy={close.isRunning}
                onClick={() => void close.run({ brandKit: kit.id })}
              >
                Close waitlist
              </Button>
            ) : (
              <Button size="small" onClick={() => setPublishing(true)}>
                <Globe aria-hidden />
                Publish waitlist
              </Button>
            )}
          </div>
        )}
      </header>
      <p className="text-sm text-ink-soft">
        {kit.isWaitlistSitePublished
          ? 'Visitors can leave their email to hear about the launch.'
          : 'Once published, the page also collects emails from people who want to hear about the launch.'}
      </p>
      <Load
        query={people}
        skeleton={<SkeletonText lines={3} />}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-sm text-ink-soft">No one has joined yet.</p>}
      >
        {({ people: shown, total }) => (
          <div>
            <div className="flex items-center justify-between gap-3">
              <p className="figures text-sm font-medium">
                {count(total, 'person has', 'people have')} joined
              </p>
              {mayAct && (
                <Button
                  size="small"
                  look="quiet"
                  busy={save.isRunning}
                  onClick={() => void save.run({ brandKit: kit.id })}
                >
                  <Download aria-hidden />
                  Export as CSV
                </Button>
              )}
            </div>
            <PeopleRows people={shown} />
            {total > shown.length && (
              <p className="figures text-xs text-ink-soft">
                Showing the newest {shown.length}. The export has all {total}.
              </p>
            )}
          </div>
        )}
      </Load>
      <OperationDialog
        declaration={publishWaitlistSite}
        input={isPublishing ? { brandKit: kit.id } : null}
        title="Publish waitlist"
        onClose={() => setPublishing(false)}
      />
    </section>
  );
}
