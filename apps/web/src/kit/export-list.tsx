import { Download } from 'lucide-react';
import type { ExportedList } from '@brandwright/contract/common/exports/exported-list.ts';
import { exportList } from '@brandwright/contract/common/exports/export-list.ts';
import { mayCall } from '#api/may-call.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { useDownload } from './use-download.ts';

/** What of a list goes into its file: all pages of what the filters leave. */
export interface Exported {
  list: ExportedList;
  /** Of the list’s own operation; `page`, `size` and what is undefined are left out. */
  filters: object;
}

/** Saves the list as a CSV file; not for people who may only look. */
export function ExportList({ list, filters }: Exported) {
  const store = useStoreProfile().data;
  const file = useDownload(exportList);
  if (!store || !mayCall(exportList, store)) return null;
  return (
    <Button
      busy={file.isRunning}
      onClick={() => file.start({ list, filters: filtersOf(filters) })}
      title="Export as CSV"
    >
      <Download aria-hidden />
      <span className="max-sm:sr-only">Export as CSV</span>
    </Button>
  );
}

type Filter = string | number | boolean;

const filtersOf = (filters: object): Record<string, Filter> =>
  Object.fromEntries(
    Object.entries(filters).filter(
      (entry): entry is [string, Filter] =>
        entry[0] !== 'page' &&
        entry[0] !== 'size' &&
        (typeof entry[1] === 'string' || typeof entry[1] === 'number' || typeof entry[1] === 'boolean'),
    ),
  );
