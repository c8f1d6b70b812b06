import { Download, Globe } from 'lucide-react';
import { useState } from 'react';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { exportWaitlist } from '@brandwright/contract/brand-kits/export-waitlist.ts';
import { listWaitlist } from '@brandwright/contract/brand-kits/list-waitlist.ts';
import { publishWaitlistSite } from '@brandwright/contract/brand-kits/publish-waitlist-site.ts';
import { unpublishWaitlistSite } from '@brandwright/contract/brand-kits/unpublish-waitlist-site.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { PeopleRows } from '../parts/people-rows.tsx';
import { saveFrom } from '#ui/save-from.ts';

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
