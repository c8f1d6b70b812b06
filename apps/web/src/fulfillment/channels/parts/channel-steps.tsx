import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { stepWords, type ChannelStep } from '@brandwright/contract/fulfillment/channels/steps.ts';

/** What can be done about a channel, each on the screen where it is done. */
export function ChannelSteps({ steps }: { steps: readonly ChannelStep[] }) {
  return (
    <ul aria-label="Next steps" className="flex flex-col gap-2">
      {steps.map((step) => {
        const { label, text, path } = stepWords[step];
        return (
          <li key={step}>
            <Link
              to={path}
              className="flex items-center gap-3 rounded-xl border border-line px-4 py-3 hover:border-ink/45"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-sm font-semibold">{label}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
