import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { ShareRows } from '../parts/share-rows.tsx';

const shownInThread = 6;

/** Public links to reports. */
export function ReportSharesCard({ output, density }: CardProps<OutputOfCard<'report_shares'>>) {
  const { shares } = output;
  const shown = density === 'thread' ? shares.slice(0, shownInThread) : shares;
  return (
    <Card
      label="Shared reports"
      title="Shared reports"
      aside={<span className="text-sm text-ink-soft">{count(shares.length, 'link')}</span>}
    >
      {shares.length === 0 ? (
        <p className="text-sm text-ink-soft">No shared reports yet. Open a report and choose Share.</p>
      ) : (
        <ShareRows shares={shown} isNamed />
      )}
      {shown.length < shares.length && (
        <p className="pt-2 text-xs text-ink-soft">
          {shown.length} of {shares.length}. Open in side panel to see all.
        </p>
      )}
    </Card>
  );
}
