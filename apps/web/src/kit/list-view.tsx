import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs, type TabsProps } from '#ui/tabs.tsx';
import { FilterChips, type FilterChip } from './filter-chips.tsx';

/** What the answer of every paged list holds. */
export interface Listed {
  total: number;
  page: number;
  size: number;
}

/** What a list says when filters or words hide everything, and how to take them away. */
export interface NoMatch {
  title: string;
  text?: string;
  clearLabel: string;
}

export interface ListViewProps<Data extends Listed, Tab extends string, Name extends string> {
  list: UseQueryResult<Data>;
  /** What is counted: "orders". */
  noun: string;
  turnTo: (page: number) => void;
  /** Lists that people count in show their count on one page too. */
  pages?: 'as-needed' | 'always';
  /** The list by state. */
  tabs?: Omit<TabsProps<Tab>, 'children'>;
  /** Search, filters, sort, density, in one line where there is room. */
  toolbar?: ReactNode;
  /** Between the toolbar and the rows: tags to press, a count. */
  beside?: ReactNode;
  /** The filters in force as words. */
  chips?: { filters: readonly FilterChip<Name>[]; onRemove: (name: Name) => void };
  /** Takes every filter and the search away. */
  onClear: () => void;
  /** Whether filters or words narrow the list: then `noMatch` is said in place of `empty`. */
  isNarrowed: boolean;
  noMatch: NoMatch;
  /** Before the first record: what will appear here, and the first step. */
  empty: ReactNode;
  skeleton: ReactNode;
  /** Under the rows: a sum, the bar of the selection. */
  foot?: (data: Data) => ReactNode;
  /** The rows; `isStale` while the next page or filter loads. */
  children: (data: Data, isStale: boolean) => ReactNode;
}

/**
 * A list under the heading of its screen: tabs, toolbar, filters in force, rows with their states (loading, empty,
 * nothing that matches, failed, denied), paging. It only shows: where it is kept is `useListAddress`.
 */
export function ListView<Data extends Listed, Tab extends string = string, Name extends string = string>({
  tabs,
  ...list
}: ListViewProps<Data, Tab, Name>) {
  const content = <ListContent {...list} />;
  return tabs ? <Tabs {...tabs}>{content}</Tabs> : content;
}

function ListContent<Data extends Listed, Name extends string>({
  list,
  noun,
  turnTo,
  pages = 'as-needed',
  toolbar,
  beside,
  chips,
  onClear,
  isNarrowed,
  noMatch,
  empty,
  skeleton,
  foot,
  children,
}: Omit<ListViewProps<Data, string, Name>, 'tabs'>) {
  const { clearLabel, ...words } = noMatch;
  const hasHead = Boolean(toolbar || beside || (chips && chips.filters.length > 0));
  return (
    <>
      {hasHead && (
        <div className="flex flex-col gap-3 pb-4">
          {toolbar && <div className="flex flex-wrap items-center gap-2">{toolbar}</div>}
          {beside}
          {chips && <FilterChips chips={chips.filters} onRemove={chips.onRemove} onClear={onClear} />}
        </div>
      )}
      <Load
        query={list}
        skeleton={skeleton}
        isEmpty={({ total }) => total === 0}
        empty={
          isNarrowed ? (
            <EmptyState {...words} action={<Button onClick={onClear}>{clearLabel}</Button>} />
          ) : (
            empty
          )
        }
      >
        {(data) => (
          <>
            {children(data, list.isPlaceholderData)}
            {(pages === 'always' || data.total > data.size || data.page > 0) && (
              <Pagination page={data.page} size={data.size} total={data.total} noun={noun} onPage={turnTo} />
            )}
            {foot?.(data)}
          </>
        )}
      </Load>
    </>
  );
}
