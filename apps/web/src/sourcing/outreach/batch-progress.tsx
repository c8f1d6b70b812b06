import { useQuery } from '@tanstack/react-query';
import { listOutreach } from '@brandwright/contract/sourcing/outreach/list-outreach.ts';
import { callOperation } from '#api/call-operation.ts';
import { count } from '#ui/format.ts';

/** How many mails of a mailing have left, read again until all have. */
export function BatchProgress({ batchId, total }: { batchId: string; total: number }) {
  const input = { batchId, size: 1 };
  const { data } = useQuery({
    queryKey: [listOutreach.name, input],
    queryFn: ({ signal }) => callOperation(listOutreach, input, { signal }),
    refetchInterval: (query) => ((query.state.data?.counts.queued ?? 1) > 0 ? 1500 : false),
  });
  const counts = data?.counts;
  const sent = counts ? counts.sent + counts.answered : 0;
  const passedOn = counts?.passedOn ?? 0;
  const done = sent + passedOn;
  const failed = counts?.failed ?? 0;
  const words =
    done + failed >= total
      ? `${count(sent, 'email')} sent${passedOn > 0 ? `, ${passedOn} with our team` : ''}${failed > 0 ? `, ${failed} failed` : ''}`
      : `${done} of ${count(total, 'email')} sent`;
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="progressbar"
        aria-label="Emails sent"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="h-2 overflow-hidden rounded-full bg-ink/8"
      >
        <div
          className="h-full rounded-full bg-good transition-[width] motion-reduce:transition-none"
          style={{ width: `${total === 0 ? 100 : (100 * done) / total}%` }}
        />
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {words}
      </p>
    </div>
  );
}
