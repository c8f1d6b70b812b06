import { createPortal } from 'react-dom';
import { Table, type TableProps } from '#ui/table.tsx';
import { arrange, choiceOf } from './column-choice.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { useListSettings } from './list-settings.tsx';

/** A table that shows the columns its reader chose, and puts that choice into the toolbar of the list it stands in. */
export function ListTable<Row, SortKey extends string = string>(props: TableProps<Row, SortKey>) {
  const settings = useListSettings();
  if (!settings) return <Table {...props} />;
  const { read, columns, setColumns, columnsSlot } = settings;
  const arranged = arrange(props.columns, columns);
  const shown = arranged.filter(({ isShown }) => isShown).map(({ column }) => column);
  return (
    <>
      {/* The rows keep their room until the columns are known, so that none jumps. */}
      <div className={read.isPending ? 'invisible' : undefined}>
        <Table {...props} columns={shown} />
      </div>
      {columnsSlot &&
        createPortal(
          <ColumnsMenu
            columns={arranged.map(({ column, isShown }) => ({
              key: column.key,
              header: column.header,
              isShown,
            }))}
            isDefault={columns === null}
            disabled={!read.isSuccess}
            onChange={(next) =>
              setColumns(
                choiceOf(
                  next.map(({ key, isShown }) => ({ column: { key }, isShown })),
                  props.columns,
                ),
              )
            }
            onReset={() => setColumns(null)}
          />,
          columnsSlot,
        )}
    </>
  );
}
