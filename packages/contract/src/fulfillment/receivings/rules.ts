import { count, listWords } from '../../kernel/words.ts';
import type { ReceivingState, ReceivingStep } from './enums.ts';

/** What may follow what. What comes without notice is counted from any state; more of it may be counted until all is there. */
export const receivingTransitions: Readonly<Record<ReceivingState, readonly ReceivingState[]>> = {
  NOT_YET_SHIPPED: ['NOT_YET_DELIVERED', 'IN_QUEUE', 'RECEIVED_BY_PIETRA', 'CANCELED'],
  NOT_YET_DELIVERED: ['IN_QUEUE', 'RECEIVED_BY_PIETRA', 'CANCELED'],
  IN_QUEUE: ['RECEIVED_BY_PIETRA', 'CANCELED'],
  RECEIVED_BY_PIETRA: ['RECEIVED_BY_PIETRA'],
  // If it comes after all, it is announced again.
  CANCELED: [],
};

export const stateAfter: Readonly<Record<ReceivingStep, ReceivingState>> = {
  SHIPPED: 'NOT_YET_DELIVERED',
  DELIVERED: 'IN_QUEUE',
};

export interface Counted {
  expectedUnits: number;
  receivedUnits: number;
  damagedUnits: number;
}

/** Units that differ from what was announced: below zero too few came, above it too many. */
export const differenceOf = ({ expectedUnits, receivedUnits, damagedUnits }: Counted): number =>
  receivedUnits + damagedUnits - expectedUnits;

/** NONE until something was counted, RECEIVED once everything was or nothing more is to come. */
export function countedStatus(lines: readonly Counted[], isFinal: boolean): 'NONE' | 'PARTIAL' | 'RECEIVED' {
  if (isFinal || lines.every((line) => differenceOf(line) >= 0)) return 'RECEIVED';
  return lines.some(({ receivedUnits, damagedUnits }) => receivedUnits + damagedUnits > 0)
    ? 'PARTIAL'
    : 'NONE';
}

/** What differs from what was announced: "3 units are missing and 2 came damaged." Null where nothing does. */
export function discrepancyWords(lines: readonly Counted[]): string | null {
  const sum = (of: (line: Counted) => number) =>
    lines.reduce((total, line) => total + Math.max(0, of(line)), 0);
  const missing = sum((line) => -differenceOf(line));
  const over = sum(differenceOf);
  const damaged = sum(({ damagedUnits }) => damagedUnits);
  const parts = [
    ...(missing > 0 ? [`${count(missing, 'unit is', 'units are')} missing`] : []),
    ...(over > 0 ? [`${count(over, 'unit', 'units')} more came than announced`] : []),
    ...(damaged > 0 ? [`${count(damaged, 'unit', 'units')} came damaged`] : []),
  ];
  return parts.length === 0 ? null : `${listWords(parts)}.`;
}
