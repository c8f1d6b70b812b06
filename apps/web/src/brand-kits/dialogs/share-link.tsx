import { ExternalLink, Link2, Link2Off } from 'lucide-react';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { closeBrandKitLink } from '@brandwright/contract/brand-kits/close-brand-kit-link.ts';
import { shareBrandKit } from '@brandwright/contract/brand-kits/share-brand-kit.ts';
import { useAction } from '#api/use-action.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { publicAddress } from '../addresses.ts';
import { ShareAddress } from '../parts/share-address.tsx';

/** No public address shows the kit; sharing opens one. */
export function NotShared({ kit, mayAct }: { kit: BrandKit; mayAct: boolean }) {
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
export function OpenLink({ kit, shareUrl, mayAct }: { kit: BrandKit; shareUrl: string; mayAct: boolean }) {
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
