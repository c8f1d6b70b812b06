import { useState } from 'react';
import { Link } from 'react-router';
import type { ReportShare } from '@brandwright/contract/insight/report-share.ts';
import { revokeReportShare } from '@brandwright/contract/insight/revoke-report-share.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Day } from '#ui/text.tsx';
import { periodWords } from '../report-period.ts';
import { CopyLinkButton } from './copy-link-button.tsx';

/** Public links to reports, each with its end. `isNamed` where they are of several reports. */
export function ShareRows({
  shares,
  isNamed = false,
}: {
  shares: readonly ReportShare[];
  isNamed?: boolean;
}) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {shares.map((share) => (
        <ShareRow key={share.id} share={share} isNamed={isNamed} />
      ))}
    </ul>
  );
}

function ShareRow({ share, isNamed }: { share: ReportShare; isNamed: boolean }) {
  const { id, report, title, url, withNames, createdBy, createdAt, expiresAt } = share;
  const [isClosed, setClosed] = useState(false);
  const revoke = useAction(revokeReportShare, { onDone: () => setClosed(true) });
  const profile = useStoreProfile().data;
  const isOpen = share.isOpen && !isClosed;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 text-sm">
      <div className="min-w-40 flex-1">
        {isNamed && (
          <Link to={`/${report}`} className="font-medium hover:underline hover:underline-offset-4">
            {title}
          </Link>
        )}
        <p className="text-ink-soft">{periodWords(share)}</p>
        <p className="text-xs text-ink-soft">
          {isOpen ? (
            <>
              Works until <Day at={expiresAt} />
            </>
          ) : (
            'Closed'
          )}
          , created <Day at={createdAt} /> by {createdBy}
          {withNames && ', with customer names'}.
        </p>
      </div>
      {isOpen && <CopyLinkButton url={url} label={`Copy the link to ${title}`} />}
      {isOpen && profile && mayCall(revokeReportShare, profile) && (
        <Button
          size="small"
          look="quiet"
          busy={revoke.isRunning}
          aria-label={`Close the link to ${title}`}
          onClick={() => void revoke.run({ id })}
        >
          Close link
        </Button>
      )}
    </li>
  );
}
