import { count, listWords } from '../../kernel/words.ts';
import type { Receiving, ReceivingDetail, ReceivingLine } from './entities.ts';
import { receivingDestinationLabels, receivingStateLabels } from './enums.ts';

const units = (number: number) => number.toLocaleString('en-US');

/** "RCV-1001, 500 × Ceramic mug (on its way)". */
export const receivingLineWords = ({
  sn,
  itemsText,
  expectedUnits,
  status,
  receivingStatus,
}: Receiving): string =>
  `${sn}, ${count(expectedUnits, 'unit')} of ${itemsText} (${
    receivingStatus === 'PARTIAL' ? 'partially counted' : receivingStateLabels[status].toLowerCase()
  })`;

/** "20 × Ceramic mug missing, 3 broken". */
const differenceWords = ({ title, differenceUnits, damagedUnits }: ReceivingLine): string | undefined => {
  const parts = [
    differenceUnits < 0 ? `${units(-differenceUnits)} missing` : '',
    differenceUnits > 0 ? `${units(differenceUnits)} too many` : '',
    damagedUnits > 0 ? `${units(damagedUnits)} broken` : '',
  ].filter(Boolean);
  return parts.length === 0 ? undefined : `${title}: ${parts.join(', ')}`;
};

/** What differs from what was announced, in a sentence; '' when nothing does. */
export function discrepancyWords({ lines, receivingStatus }: ReceivingDetail): string {
  const told = lines.flatMap((line) => {
    const words = receivingStatus === 'RECEIVED' || line.damagedUnits > 0 ? differenceWords(line) : undefined;
    return words === undefined ? [] : [words];
  });
  return told.length === 0 ? '' : ` Differences: ${listWords(told, 4)}.`;
}

export function receivingWords(found: ReceivingDetail): string {
  const counted = found.receivedUnits + found.damagedUnits;
  const so =
    found.receivingStatus === 'NONE'
      ? ' Nothing has been counted yet.'
      : ` ${units(counted)} of ${count(found.expectedUnits, 'unit')} counted.`;
  return `${receivingLineWords(found)}. ${receivingDestinationLabels[found.destination]}.${so}${discrepancyWords(found)}`;
}

/** What a model sees of a receiving that was changed. */
export const shortReceiving = ({ id, sn, status, receivingStatus, destination, lines }: ReceivingDetail) => ({
  id,
  sn,
  status,
  receivingStatus,
  destination,
  lines,
});
