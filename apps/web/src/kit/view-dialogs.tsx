import { useId } from 'react';
import type { ListName, ListView } from '@brandwright/contract/store/list-views/entities.ts';
import { saveListView } from '@brandwright/contract/store/list-views/save-list-view.ts';
import { updateListView } from '@brandwright/contract/store/list-views/update-list-view.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input } from '#ui/input.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useOperationForm } from './use-operation-form.ts';

const longestName = 60;

interface DialogProps {
  /** Search, filters and sort of the list now. */
  current: string;
  onDone: (view: ListView) => void;
  onClose: () => void;
}

/** Names what the list shows now. */
export function SaveViewDialog({ list, current, onDone, onClose }: DialogProps & { list: ListName }) {
  const form = useOperationForm(saveListView, {
    initial: { name: '' },
    toInput: ({ name }) => ({ list, name, query: current }),
    onDone,
  });
  return (
    <FormDialog
      title="Save as view"
      description="Keeps the search, filters and sort you see now. Only you see your views."
      verb="Save view"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Name" error={form.errorOf('name')}>
        {(tie) => <Input {...tie} {...form.register('name')} autoComplete="off" maxLength={longestName} />}
      </Field>
    </FormDialog>
  );
}

/** Renames a view, and gives it the present filters where they are others. */
export function EditViewDialog({ view, current, onDone, onClose }: DialogProps & { view: ListView }) {
  const replacesId = useId();
  const canReplace = current !== '' && current !== view.query;
  const form = useOperationForm(updateListView, {
    initial: { name: view.name, replaces: false },
    toInput: ({ name, replaces }) => ({ viewId: view.id, name, ...(replaces ? { query: current } : {}) }),
    onDone,
  });
  return (
    <FormDialog
      title="Edit view"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Name" error={form.errorOf('name')}>
        {(tie) => <Input {...tie} {...form.register('name')} autoComplete="off" maxLength={longestName} />}
      </Field>
      {canReplace && (
        <label htmlFor={replacesId} className="flex items-center gap-2.5 text-sm">
          <Checkbox
            id={replacesId}
            checked={form.watch('replaces')}
            onCheckedChange={(checked) => form.setValue('replaces', checked === true)}
          />
          Replace its search, filters and sort with what you see now
        </label>
      )}
    </FormDialog>
  );
}
