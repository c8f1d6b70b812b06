import { Ellipsis, Moon, Sparkles, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { dismissFeedItem } from '@brandwright/contract/home/dismiss-feed-item.ts';
import { snoozeFeedItem } from '@brandwright/contract/home/snooze-feed-item.ts';
import type { SnoozeFor } from '@brandwright/contract/home/feed.ts';
import type { FeedItem } from '@brandwright/contract/home/feed-item.ts';
import { useAction } from '#api/use-action.ts';
import { askPartner } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { formatNumber } from '#ui/format.ts';
import { Menu } from '#ui/menu.tsx';
import { Day } from '#ui/text.tsx';
import { draftForPartner } from '../draft-for-partner.ts';
import { kindFaces } from '../kind-faces.ts';
import { SnoozeUntilDialog } from './snooze-until-dialog.tsx';

const snoozes: readonly { label: string; lasting: SnoozeFor }[] = [
  { label: 'Snooze for a day', lasting: 'ONE_DAY' },
  { label: 'Snooze for 3 days', lasting: 'THREE_DAYS' },
  { label: 'Snooze for a week', lasting: 'ONE_WEEK' },
];
const shownRecords = 2;

/** One thing that matters: what, on what it rests, and the button that begins to solve it. */
export function FeedRow({
  item,
  aside,
  mayAct,
}: {
  item: FeedItem;
  /** Set when it was put aside since; until null: dismissed. */
  aside: { until: string | null } | undefined;
  mayAct: boolean;
}) {
  const { Icon, word } = kindFaces[item.kind];
  const dismiss = useAction(dismissFeedItem);
  const snooze = useAction(snoozeFeedItem);
  const [isChoosing, setChoosing] = useState(false);
  const isBusy = dismiss.isRunning || snooze.isRunning;

  if (aside) {
    return (
      <li className="flex items-center gap-3 px-4 py-3 text-sm text-ink-soft">
        <span className="min-w-0 flex-1 truncate">{item.title}</span>
        <span className="shrink-0 text-xs">
          {aside.until === null ? (
            'Dismissed'
          ) : (
            <>
              Back on <Day at={aside.until} />
            </>
          )}
        </span>
      </li>
    );
  }
  return (
    <li aria-label={item.title} className="flex gap-3 px-4 py-3.5">
      <span
        title={word}
        className={cn(
          'mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full [&_svg]:size-4',
          item.urgency === 'NOW' ? 'bg-bad/10 text-bad' : 'bg-ink/6 text-ink-soft',
        )}
      >
        <Icon aria-hidden />
        <span className="sr-only">{word}</span>
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2.5 sm:flex-row sm:gap-4">
        <div className="min-w-0 flex-1">
          <h4 className="text-sm font-medium">{item.title}</h4>
          {item.author && <p className="text-xs text-ink-soft">Noted by {item.author}</p>}
          {item.detail && <p className="mt-0.5 text-sm text-ink-soft">{item.detail}</p>}
          <Evidence item={item} />
        </div>
        <Button
          size="small"
          title={item.say}
          className="self-start"
          onClick={() => (item.isDraft ? draftForPartner(item.say) : askPartner(item.say))}
        >
          <Sparkles aria-hidden className="text-accent" />
          {item.sayLabel}
        </Button>
      </div>
      {mayAct && (
        <Menu
          trigger={
            <Button
              look="quiet"
              size="icon-small"
              busy={isBusy}
              aria-label={`Snooze or dismiss: ${item.title}`}
              className="-mr-1.5"
            >
              {!isBusy && <Ellipsis aria-hidden />}
            </Button>
          }
          entries={[
            ...snoozes.map(({ label, lasting }) => ({
              label,
              icon: <Moon aria-hidden />,
              onSelect: () => void snooze.run({ itemId: item.id, lasting }),
            })),
            { label: 'Snooze until…', icon: <Moon aria-hidden />, onSelect: () => setChoosing(true) },
            {
              label: 'Dismiss',
              icon: <X aria-hidden />,
              apart: true,
              onSelect: () => void dismiss.run({ itemId: item.id }),
            },
          ]}
        />
      )}
      {isChoosing && (
        <SnoozeUntilDialog
          title={item.title}
          onClose={() => setChoosing(false)}
          onChoose={(backOn) => snooze.run({ itemId: item.id, backOn })}
        />
      )}
    </li>
  );
}

/** The first records, each a link where it has a screen, and the figures. */
function Evidence({ item }: { item: FeedItem }) {
  const shown = item.records.slice(0, shownRecords);
  const more = item.recordCount - shown.length;
  if (shown.length === 0 && item.figures.length === 0) return null;
  return (
    <div className="mt-1.5 text-sm text-ink-soft">
      {shown.length > 0 && (
        <ul>
          {shown.map((record) => (
            <li key={`${record.kind} ${record.id ?? record.label}`}>
              {record.path === null ? (
                <span className="text-ink">{record.label}</span>
              ) : (
                <Link
                  to={record.path}
                  className="rounded-sm text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
                >
                  {record.label}
                </Link>
              )}
              {record.detail && ` ${record.detail}`}
            </li>
          ))}
        </ul>
      )}
      <p className="figures mt-0.5 text-xs empty:hidden">
        {[
          ...(more > 0 ? [`${formatNumber(more)} more`] : []),
          ...item.figures.map(({ label, value }) => `${label} ${value}`),
        ].join(' · ')}
      </p>
    </div>
  );
}
