import { useState } from 'react';
import type { ThreadPromise } from '@brandwright/contract/inbox/thread/promise.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Day } from '#ui/text.tsx';
import { Sentence } from './sentence.tsx';

/** What was promised, current first; what was replaced is folded away until it is asked for. */
export function PromiseList({
  promises,
  hasSentences = true,
}: {
  promises: readonly ThreadPromise[];
  hasSentences?: boolean;
}) {
  const [showsOld, setShowsOld] = useState(false);
  const current = promises.filter(({ isCurrent }) => isCurrent);
  const old = promises.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col divide-y divide-line">
        {current.map((promise) => (
          <Line key={keyOf(promise)} promise={promise} hasSentence={hasSentences} />
        ))}
      </ul>
      {old.length > 0 && (
        <>
          <Button
            look="link"
            aria-expanded={showsOld}
            onClick={() => setShowsOld(!showsOld)}
            className="self-start"
          >
            {showsOld ? 'Hide replaced' : `${old.length} replaced since`}
          </Button>
          {showsOld && (
            <ul className="flex flex-col divide-y divide-line">
              {old.map((promise) => (
                <Line key={keyOf(promise)} promise={promise} hasSentence={hasSentences} />
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

const keyOf = ({ messageSid, kind, value }: ThreadPromise) => `${messageSid} ${kind} ${value}`;

function Line({ promise, hasSentence }: { promise: ThreadPromise; hasSentence: boolean }) {
  const { label, value, saidBy, author, at, sentence, isCurrent } = promise;
  return (
    <li className="flex flex-col gap-1 py-2.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
        <span className="text-sm text-ink-soft">{label}</span>
        <span
          className={cn(
            'figures text-sm font-medium',
            !isCurrent && 'font-normal text-ink-soft line-through',
          )}
        >
          <bdi>{value}</bdi>
        </span>
      </div>
      {hasSentence && (
        <div>
          <Sentence text={sentence} />
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
            <bdi>{author}</bdi>
            <Day at={at} />
            {saidBy === 'BRAND' && <Badge className="h-5 px-2">You</Badge>}
            {!isCurrent && <span>replaced</span>}
          </p>
        </div>
      )}
    </li>
  );
}
