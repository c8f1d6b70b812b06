import { Day } from '#ui/text.tsx';
import type { Days } from '../report-address.ts';

/** "October 22, 2026 to November 20, 2026". */
export const PeriodNote = ({ period: { from, to } }: { period: Days }) =>
  from === to ? (
    <Day at={from} />
  ) : (
    <>
      <Day at={from} /> to <Day at={to} />
    </>
  );
