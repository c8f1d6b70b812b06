import type { UseQueryResult } from '@tanstack/react-query';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs, type TabsProps } from '#ui/tabs.tsx';
import { ExportList, type Exported } from './export-list.tsx';
import { FilterChips, type FilterChip } from './filter-chips.tsx';
import {
  ListSettingsProvider,
  useListSettings,
  type ListSettings,
  type SavedList,
} from './list-settings.tsx';
import { SavedViews } from './saved-views.tsx';

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
  /** Under which name the person's views and columns of this list are kept; without it there are none. */
  saved?: SavedList;
  /** Offers all pages of it as a CSV file. */
  exported?: Exported;
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
  /** Filters beside the rows. */
  aside?: ReactNode;
  /** Takes every filter and the search away. */
  onClear?: () => void;
  /** Whether filters or words narrow the list: then `noMatch` is said in place of `empty`. */
  isNarrowed?: boolean;
  /** In words, or drawn where the list knows which filter stands in the way. */
  noMatch?: NoMatch | ReactElement;
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
  saved,
  ...list
}: ListViewProps<Data, Tab, Name>) {
  const content = saved ? (
    <ListSettingsProvider saved={saved}>
      <ListContent {...list} />
    </ListSettingsProvider>
  ) : (
    <ListContent {...list} />
  );
  return tabs ? <Tabs {...tabs}>{content}</Tabs> : content;
}

function ListContent<Data extends Listed, Name extends string>({
  list,
  noun,
  exported,
  turnTo,
  pages = 'as-needed',
  toolbar,
  beside,
  chips,
  aside,
  onClear = () => undefined,
  isNarrowed = false,
  noMatch,
  empty,
  skeleton,
  foot,
  children,
}: Omit<ListViewProps<Data, string, Name>, 'tabs' | 'saved'>) {
  const settings = useListSettings();
  // Before the first record there is nothing to narrow, and so no view of it.
  const hasViews = settings !== null && (isNarrowed || list.data?.total !== 0 || hasViewsOf(settings));
  const hasExport = exported !== undefined && (list.data?.total ?? 0) > 0;
  const hasHead = Boolean(toolbar || beside || hasViews || hasExport || (chips && chips.filters.length > 0));
  const rows = (
    <Load
      query={list}
      skeleton={skeleton}
      isEmpty={({ total }) => total === 0}
      empty={isNarrowed && noMatch ? <NothingMatches says={noMatch} onClear={onClear} /> : empty}
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
  );
  return (
    <>
      {hasHead && (
        <div className="flex flex-col gap-3 pb-4">
          {(toolbar || hasViews || hasExport) && (
            <div className="flex flex-wrap items-center gap-2">
              {toolbar}
              {(hasViews || hasExport) && (
                <div className="ml-auto flex items-center gap-2">
                  {hasExport && <ExportList {...exported} />}
                  {hasViews && (
                    <>
                      <SavedViews settings={settings} />
                      <ColumnsSlot onSlot={settings.setColumnsSlot} />
                    </>
                  )}
                </div>
              )}
            </div>
          )}
          {beside}
          {chips && <FilterChips chips={chips.filters} onRemove={chips.onRemove} onClear={onClear} />}
        </div>
      )}
      {aside ? (
        <div className="flex items-start gap-8">
          {aside}
          <section aria-label="Results" className="min-w-0 flex-1">
            {rows}
          </section>
        </div>
      ) : (
        rows
      )}
    </>
  );
}

/** Where the table puts its choice of columns; a phone shows rows without columns. */
function ColumnsSlot({ onSlot }: { onSlot: (slot: HTMLElement | null) => void }) {
  return <div ref={onSlot} className="hidden sm:contents" />;
}

function NothingMatches({ says, onClear }: { says: NoMatch | ReactElement; onClear: () => void }) {
  if (isValidElement(says)) return says;
  const { clearLabel, ...words } = says;
  return <EmptyState {...words} action={<Button onClick={onClear}>{clearLabel}</Button>} />;
}

const hasViewsOf = ({ read }: ListSettings) => (read.data?.views.length ?? 0) > 0;
