import { useEffect } from 'react';
import { hasBlank, homeOption } from '@brandwright/contract/home/options.ts';
import { setDraft } from '#copilot/drafts-store.ts';
import { askPartner } from '#frame/partner-store.ts';
import { ThreadSkeleton } from '#copilot/thread-skeleton.tsx';
import { selectBlank } from '../draft-for-partner.ts';
import { OptionButtons } from './option-buttons.tsx';

/**
 * A new conversation opened from a home option. What stands on its own is said at once; a sentence with a blank waits
 * in the text box. A key that is no option says so, with those that are.
 */
export function OptionStart({ optionKey }: { optionKey: string }) {
  const option = homeOption(optionKey);
  const say = option?.say;
  const waits = option !== undefined && hasBlank(option);

  useEffect(() => {
    if (say === undefined) return;
    if (!waits) return askPartner(say);
    setDraft('new', say);
    const frame = window.requestAnimationFrame(() => selectBlank(say));
    return () => window.cancelAnimationFrame(frame);
  }, [say, waits]);

  if (option && !waits) return <ThreadSkeleton />;
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="mx-auto my-auto flex w-full max-w-[760px] flex-col gap-8 px-4 py-10">
        <header>
          <h1 className="font-display text-xl sm:text-2xl">
            {option?.label ?? 'We can’t find that starting point'}
          </h1>
          <p className="mt-2 text-ink-soft sm:text-base">
            {option
              ? 'Fill in the parts in brackets, then send it.'
              : 'The link may be mistyped. You can start with one of these:'}
          </p>
        </header>
        {!option && <OptionButtons />}
      </div>
    </div>
  );
}
