import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import type { RecordInView } from '#frame/partner-store.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Breadcrumb, Page, type Crumb } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';

export interface RecordScreenProps<Data> {
  record: UseQueryResult<Data>;
  /** What the partner is told is in view: until it has loaded, and then. */
  inView: { waiting: string; title: (data: Data) => string; record: (data: Data) => RecordInView };
  /** What is said when there is no such record, and the way back to its list. */
  missing: { title: string; text: string; back: Crumb };
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** One record in full, with its states: loading, missing, failed, denied. The record's own heading is the content's. */
export function RecordScreen<Data>({ record, inView, missing, skeleton, children }: RecordScreenProps<Data>) {
  const { data } = record;
  useScreenInView(
    data === undefined ? inView.waiting : inView.title(data),
    data === undefined ? undefined : inView.record(data),
  );
  if (data === undefined && isMissing(record.error))
    return (
      <Page>
        <Breadcrumb crumbs={[missing.back]} />
        <EmptyState
          title={missing.title}
          text={missing.text}
          action={
            <Button asChild>
              <Link to={missing.back.to}>{missing.back.label}</Link>
            </Button>
          }
        />
      </Page>
    );
  return (
    <Page>
      <Load query={record} skeleton={skeleton}>
        {children}
      </Load>
    </Page>
  );
}

/** Whether a read failed because there is no such record in this store. */
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
