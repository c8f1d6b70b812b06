import { createEmbeddedPrintOnDemand } from './embedded-print-on-demand.ts';
import type { PrintOnDemand } from './print-on-demand.ts';

/** The embedded carrier. */
export function choosePrintOnDemand(_settings: Readonly<Record<string, string | undefined>>): PrintOnDemand {
  return createEmbeddedPrintOnDemand();
}
