import type { ReportShare } from '@brandwright/contract/insight/report-share.ts';
import { ShareAddress } from '#brand-kits/parts/share-address.tsx';
import { Day } from '#ui/text.tsx';

/** The link of a shared report, to copy, what it shows and until when it works. */
export function ReportLink({ share: { url, withNames, expiresAt } }: { share: ReportShare }) {
  return (
    <div className="flex flex-col gap-2">
      <ShareAddress url={url} />
      <p className="text-xs text-ink-soft">
        Customer names are {withNames ? 'visible' : 'hidden'}. Works until <Day at={expiresAt} />.
      </p>
    </div>
  );
}
