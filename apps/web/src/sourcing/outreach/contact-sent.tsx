import { count } from '#ui/format.ts';
import { OutreachRows } from './outreach-rows.tsx';
import type { Result } from './contact-words.ts';

/** What was sent to whom. */
export function ContactSent({ result, onLeave }: { result: Result; onLeave: () => void }) {
  return (
    <div
      role="presentation"
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onLeave()}
      className="flex flex-col gap-3"
    >
      <p role="status" className="text-sm text-ink-soft">
        {result.counts.failed > 0
          ? `${count(result.counts.failed, 'factory', 'factories')} couldn’t be reached. The reason is next to each.`
          : 'Replies arrive in your inbox.'}
      </p>
      <div className="overflow-hidden rounded-xl border border-line">
        <div className="-mt-px">
          <OutreachRows rows={result.rows} />
        </div>
      </div>
      {result.leftOut.map((one) => (
        <p key={one.supplierName} className="text-sm text-ink-soft">
          Left out {one.supplierName}: {one.reason}.
        </p>
      ))}
    </div>
  );
}
