import { useState } from 'react';
import type { ListView } from '@brandwright/contract/store/list-views/entities.ts';
import { deleteListView } from '@brandwright/contract/store/list-views/delete-list-view.ts';
import { saveListView } from '@brandwright/contract/store/list-views/save-list-view.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { toast } from '#ui/toast.ts';
import { useListAddress } from './list-address.ts';
import type { ListSettings } from './list-settings.tsx';
import { EditViewDialog, SaveViewDialog } from './view-dialogs.tsx';
import { changeToView, viewQueryOf } from './view-query.ts';
import { ViewsMenu } from './views-menu.tsx';

type Opened = { kind: 'save' } | { kind: 'edit'; view: ListView } | null;

/** The saved views of the list that the address shows. */
export function SavedViews({ settings }: { settings: ListSettings }) {
  const { list, apart, read, setViews } = settings;
  const { query, narrow } = useListAddress();
  const [opened, setOpened] = useState<Opened>(null);
  const current = viewQueryOf(query, apart);
  const put = (view: ListView) => {
    setViews((views) => withView(views, view));
    setOpened(null);
  };
  return (
    <>
      <ViewsMenu
        read={read}
        current={current}
        onPick={(view) => narrow(changeToView(query, view, apart), true)}
        onSave={() => setOpened({ kind: 'save' })}
        onEdit={(view) => setOpened({ kind: 'edit', view })}
        onDelete={(view) => void deleteWithUndo(view, setViews)}
      />
      {opened?.kind === 'save' && (
        <SaveViewDialog list={list} current={current} onDone={put} onClose={() => setOpened(null)} />
      )}
      {opened?.kind === 'edit' && (
        <EditViewDialog
          view={opened.view}
          current={current}
          onDone={(view) => {
            put(view);
            // Who edits the view that is shown goes on seeing it.
            if (opened.view.query === current) narrow(changeToView(query, view.query, apart));
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** Takes the view away at once; where the server could not, it comes back. Undo saves it again. */
async function deleteWithUndo(view: ListView, setViews: ListSettings['setViews']): Promise<void> {
  setViews((views) => views.filter(({ id }) => id !== view.id));
  try {
    await callOperation(deleteListView, { viewId: view.id });
  } catch (error) {
    setViews((views) => withView(views, view));
    toast.failed(messageOf(error));
    return;
  }
  invalidateOperations(deleteListView.invalidates ?? []);
  toast.done(`Deleted the view “${view.name}”.`, {
    label: 'Undo',
    run: async () => {
      const { list, name, query } = view;
      const saved = await callOperation(saveListView, { list, name, query });
      setViews((views) => withView(views, saved));
      invalidateOperations(saveListView.invalidates ?? []);
    },
  });
}

/** The views with this one, new or changed, in the order that the server has. */
function withView(views: readonly ListView[], view: ListView): ListView[] {
  return [...views.filter(({ id }) => id !== view.id), view].toSorted((a, b) =>
    a.name.toLowerCase().localeCompare(b.name.toLowerCase()),
  );
}
