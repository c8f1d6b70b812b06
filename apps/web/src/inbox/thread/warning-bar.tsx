import { OctagonAlert } from 'lucide-react';
import { checkConversationSafety } from '@brandwright/contract/inbox/thread/check-conversation-safety.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';

/** Above a thread with grave warnings: what was seen, what to do, and the way to the rest. Nothing where all is well. */
export function WarningBar({ conversationSid, onShow }: { conversationSid: string; onShow: () => void }) {
  const { data } = useOperation(checkConversationSafety, { conversationSid });
  const warnings = data?.warnings ?? [];
  const first = warnings.find(({ severity }) => severity === 'HIGH');
  if (!first) return null;
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-bad/30 bg-bad/6 px-3 py-2 text-sm sm:px-6"
    >
      <OctagonAlert aria-hidden strokeWidth={1.5} className="size-5 shrink-0 text-bad" />
      <p className="min-w-0 flex-1">
        <span className="font-medium">
          <bdi>{first.title}.</bdi>
        </span>{' '}
        <span className="max-sm:sr-only">{first.advice}</span>
      </p>
      <Button size="small" onClick={onShow}>
        {warnings.length > 1 ? `See ${warnings.length} warnings` : 'See the warning'}
      </Button>
    </div>
  );
}
