import { Download } from 'lucide-react';
import type { ExportedList } from '@brandwright/contract/common/exports/exported-list.ts';
import { exportList, type ListFilter } from '@brandwright/contract/common/exports/export-list.ts';
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

const filtersOf = (filters: object): ListFilter[] =>
  Object.entries(filters).flatMap(([field, value]: [string, unknown]) =>
    field !== 'page' &&
    field !== 'size' &&
    (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      ? [{ field, value }]
      : [],
  );
