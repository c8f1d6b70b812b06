import { useMutation, useMutationState, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { ListColumn, ListName, ListView } from '@brandwright/contract/store/list-views/entities.ts';
import { getListSettings } from '@brandwright/contract/store/list-views/get-list-settings.ts';
import { setListColumns } from '@brandwright/contract/store/list-views/set-list-columns.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { useOperation } from '#api/use-operation.ts';
import { toast } from '#ui/toast.ts';

type Settings = OutputOf<typeof getListSettings>;

/** Under which name a list keeps its views and columns. */
export interface SavedList {
  list: ListName;
  /** Parameters of the address that are no part of a view: an opened record, the tab of the screen. */
  apart?: readonly string[];
}

export interface ListSettings extends SavedList {
  read: UseQueryResult<Settings>;
  /** The chosen columns, those still on their way to the server too; null for the table's own. */
  columns: ListColumn[] | null;
  setColumns: (columns: ListColumn[] | null) => void;
  /** Puts the views as they are now known, until the server is read again. */
  setViews: (change: (views: readonly ListView[]) => ListView[]) => void;
  /** Where the table puts its choice of columns. */
  columnsSlot: HTMLElement | null;
  setColumnsSlot: (slot: HTMLElement | null) => void;
}

const Context = createContext<ListSettings | null>(null);

/** What the person keeps for the list that this stands in; null outside a list that keeps anything. */
export const useListSettings = (): ListSettings | null => useContext(Context);

/** Reads and keeps the views and columns of a list for what stands in it. */
export function ListSettingsProvider({ saved, children }: { saved: SavedList; children: ReactNode }) {
  const { list, apart } = saved;
  const client = useQueryClient();
  const read = useOperation(getListSettings, { list });
  const [columnsSlot, setColumnsSlot] = useState<HTMLElement | null>(null);
  const key = useMemo(() => [getListSettings.name, { list }], [list]);
  const put = (change: (settings: Settings) => Settings) =>
    client.setQueryData<Settings>(key, (settings) => settings && change(settings));

  const mutationKey = [setListColumns.name, list];
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: the last choice is the one that stays.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (columns: ListColumn[] | null) => callOperation(setListColumns, { list, columns }),
    onSuccess: async ({ columns }) => {
      // A read that began before the change would put the old columns back.
      await client.cancelQueries({ queryKey: key });
      put((settings) => ({ ...settings, columns }));
    },
    onError: (error) => toast.failed(messageOf(error)),
  });
  const onTheWay = useMutationState({
    filters: { mutationKey, exact: true, status: 'pending' },
    select: ({ state }) => state.variables as ListColumn[] | null,
  });
  const columns = onTheWay.length > 0 ? (onTheWay.at(-1) ?? null) : (read.data?.columns ?? null);

  const settings: ListSettings = {
    list,
    ...(apart ? { apart } : {}),
    read,
    columns,
    setColumns: mutate,
    setViews: (change) => put(({ views, ...rest }) => ({ ...rest, views: change(views) })),
    columnsSlot,
    setColumnsSlot,
  };
  return <Context value={settings}>{children}</Context>;
}
