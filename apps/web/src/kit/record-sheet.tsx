import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Load } from '#ui/load.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

export interface RecordSheetProps<Data> {
  /** The record that the address opens; null closes the sheet. */
  id: string | null;
  onClose: () => void;
  record: UseQueryResult<Data>;
  /** Title until it has loaded: "Invoice". */
  waiting: string;
  title: (data: Data) => string;
  footer?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** One record beside its list; the list keeps its place. */
export function RecordSheet<Data>({
  id,
  onClose,
  record,
  waiting,
  title,
  footer,
  children,
}: RecordSheetProps<Data>) {
  const { data } = record;
  return (
    <Sheet
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      title={data === undefined ? waiting : title(data)}
      footer={data !== undefined && footer?.(data)}
    >
      {id !== null && (
        <Load query={record} skeleton={<SkeletonText lines={8} />}>
          {children}
        </Load>
      )}
    </Sheet>
  );
}
