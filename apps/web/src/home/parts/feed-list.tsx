import { useState } from 'react';
import { listFeed } from '@brandwright/contract/home/list-feed.ts';
import { restoreFeedItem } from '@brandwright/contract/home/restore-feed-item.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useMayAct } from '../use-may-act.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Day } from '#ui/text.tsx';
import type { OutputOfCard } from '../../card-props.ts';
import { FeedRow } from './feed-row.tsx';

type Feed = OutputOfCard<'feed'>;

/** At most five things that matter today, and what was put aside. The same on the home screen and in the thread. */
export function FeedList({ feed }: { feed: Feed }) {
  const [showsAside, setShowsAside] = useState(false);
  const mayAct = useMayAct();
  // In an older answer, too, what was put aside since is shown as such.
  const now = useOperation(listFeed, {}).data ?? feed;
  const aside = new Map(now.setAside.map((item) => [item.id, item]));
  const isEmpty = feed.items.length === 0;
  return (
    <Card
      label="What matters today"
      title="What matters today"
      flush={!isEmpty}
      aside={<Waiting feed={feed} />}
    >
      {isEmpty ? (
        <p className="text-sm text-ink-soft">
          You’re all caught up. Late orders, low stock and anything else that needs you will show up here.
        </p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {feed.items.map((item) => (
            <FeedRow key={item.id} item={item} aside={aside.get(item.id)} mayAct={mayAct} />
          ))}
        </ul>
      )}
      {feed.unread.length > 0 && (
        <p className="border-t border-line px-4 py-2.5 text-xs text-warn">
          {feed.unread.join(', ')} couldn’t be loaded just now. Some items may be missing.
        </p>
      )}
      {now.setAside.length > 0 && (
        <div className={isEmpty ? 'pt-3' : 'border-t border-line px-4 py-2.5'}>
          <Button
            look="link"
            size="small"
            aria-expanded={showsAside}
            onClick={() => setShowsAside(!showsAside)}
          >
            {count(now.setAside.length, 'item')} snoozed or dismissed
          </Button>
          {showsAside && <Aside items={now.setAside} mayAct={mayAct} />}
        </div>
      )}
    </Card>
  );
}

function Waiting({ feed }: { feed: Feed }) {
  if (feed.moreWaiting === 0) return null;
  return <span className="text-xs text-ink-soft">{feed.moreWaiting} more can wait</span>;
}

function Aside({ items, mayAct }: { items: Feed['setAside']; mayAct: boolean }) {
  const restore = useAction(restoreFeedItem);
  return (
    <ul className="mt-1 flex flex-col">
      {items.map((item) => (
        <li key={item.id} className="flex items-center gap-3 py-1 text-sm">
          <span className="min-w-0 flex-1 truncate">{item.title}</span>
          <span className="shrink-0 text-xs text-ink-soft">
            {item.until === null ? (
              'until something changes'
            ) : (
              <>
                until <Day at={item.until} />
              </>
            )}
          </span>
          {mayAct && (
            <Button
              size="small"
              look="quiet"
              disabled={restore.isRunning}
              onClick={() => void restore.run({ itemId: item.id })}
            >
              Bring back
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
