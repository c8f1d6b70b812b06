import type { ReturnReason } from '@brandwright/contract/returns/enums.ts';

/** Units and reason of each line, as chosen. */
export type ReturnDraft = Readonly<Record<string, { units: number; reason: ReturnReason }>>;

export interface ReturnableLine {
  lineItemId: string;
  title: string;
  variant: string | null;
  returnable: number;
}

/** The chosen lines as the operations take them. */
export const chosenLines = (lines: readonly ReturnableLine[], draft: ReturnDraft) =>
  lines.flatMap(({ lineItemId, returnable }) => {
    const chosen = draft[lineItemId];
    const quantity = Math.min(chosen?.units ?? 0, returnable);
    return chosen && quantity > 0 ? [{ lineItemId, quantity, reason: chosen.reason }] : [];
  });
