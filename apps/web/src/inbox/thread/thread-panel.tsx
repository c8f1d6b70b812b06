import type { ReactNode } from 'react';
import { checkConversationSafety } from '@brandwright/contract/inbox/thread/check-conversation-safety.ts';
import { listPromises } from '@brandwright/contract/inbox/thread/list-promises.ts';
import { summarizeConversation } from '@brandwright/contract/inbox/thread/summarize-conversation.ts';
import { useOperation } from '#api/use-operation.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { ErrorState } from '#ui/states.tsx';
import { DraftMenu } from './draft-menu.tsx';
import { PromiseList } from './promise-list.tsx';
import { SummaryView } from './summary-view.tsx';
import { WarningList } from './warning-list.tsx';

/** What the partner reads in a thread, beside it: warnings first, the gist, promises with their sentences, drafts. */
export function ThreadPanel({ conversationSid }: { conversationSid: string }) {
  const input = { conversationSid };
  const summary = useOperation(summarizeConversation, input);
  const promises = useOperation(listPromises, input);
  const safety = useOperation(checkConversationSafety, input);
  const mayAct = useMayAct();
  const failed = [summary, promises, safety].find(({ isError }) => isError);
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} className="py-6" />;
  if (!summary.data || !promises.data || !safety.data)
    return (
      <div role="status" aria-label="Reading the thread" className="flex flex-col gap-6">
        <SkeletonText lines={3} />
        <SkeletonText lines={5} />
      </div>
    );
  return (
    <div data-tour="thread-panel" className="flex flex-col gap-6">
      {safety.data.warnings.length > 0 && (
        <Section title="Warnings">
          <WarningList warnings={safety.data.warnings} />
        </Section>
      )}
      {mayAct && <DraftMenu conversationSid={conversationSid} />}
      {summary.data.messageCount > 0 && (
        <Section title="In short">
          <SummaryView summary={summary.data} hasFigures={false} />
        </Section>
      )}
      <Section title="Promised">
        {promises.data.promises.length > 0 ? (
          <PromiseList promises={promises.data.promises} />
        ) : (
          <p className="text-sm text-ink-soft">
            Prices, MOQ, times and terms will appear here once a message states them.
          </p>
        )}
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}
