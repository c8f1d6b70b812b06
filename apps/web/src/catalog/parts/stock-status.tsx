import { stockLevelLabels, type StockLevel } from '@brandwright/contract/catalog/enums.ts';
import { Status } from '#ui/badge.tsx';
import { levelTones } from '../labels.ts';

/** How stock stands, as a dot and a word; a disabled product says only that. */
export function StockStatus({ level, enabled = true }: { level: StockLevel; enabled?: boolean }) {
  if (!enabled) return <Status>Disabled</Status>;
  return <Status tone={levelTones[level]}>{stockLevelLabels[level]}</Status>;
}
