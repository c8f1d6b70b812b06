import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { getReport } from '@brandwright/contract/insight/get-report.ts';
import { count } from '#ui/format.ts';

const stepMs = 1000;

/** Why a report takes longer than a moment, and for how long it has been. */
export function ReportWait() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), stepMs);
    return () => clearInterval(timer);
  }, []);
  if (seconds === 0) return null;
  return (
    <p role="status" className="flex animate-enter items-start gap-2 pb-4 text-sm text-ink-soft">
      <LoaderCircle aria-hidden className="mt-0.5 size-4 shrink-0 motion-safe:animate-spin" />
      <span>
        {getReport.whileSlow} <span aria-hidden>{count(seconds, 'second')} so far.</span>
      </span>
    </p>
  );
}
