import { Download, Ellipsis, FileUp, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { exportMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/export-my-suppliers.ts';
import { listMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/list-my-suppliers.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { InboxFrame } from '#inbox/parts/inbox-frame.tsx';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Menu } from '#ui/menu.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { useContactTools } from '../../../outreach/use-contact-tools.tsx';
import { useMaySave } from '../../../marketplace/use-may-save.ts';
import { fromSort, isNarrowed, listInputOf, nothingNarrowed, toSort } from '../my-suppliers-query.ts';
import { ImportDialog } from '../parts/import-dialog.tsx';
import { InviteDialog } from '../parts/invite-dialog.tsx';
import { SelectionBar } from '../parts/selection-bar.tsx';
import { SupplierDrawer } from '../parts/supplier-drawer.tsx';
import { SuppliersEmpty } from '../parts/suppliers-empty.tsx';
import { SuppliersTable } from '../parts/suppliers-table.tsx';
import { SuppliersToolbar } from '../parts/suppliers-toolbar.tsx';

type Opened = 'invite' | 'import' | null;

/** Everyone the store works with: found, tagged, noted about, invited, imported, exported. */
export default function MySuppliersScreen() {
  const [query, change] = useQueryState();
  const input = listInputOf(query);
  const suppliers = useOperation(listMySuppliers, input, { keepPrevious: true });
  const mayAct = useMaySave();
  const [opened, setOpened] = useState<Opened>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useScreenInView('My suppliers');
  const rows = suppliers.data?.rows ?? [];
  const chosenRows = rows.filter((row) => chosen.has(row.supplierId));
  const open = (supplierId: string | null) => change({ supplierId }, true);
  return (
    <InboxFrame
      tab="my-suppliers"
      note="Everyone you work with: from the marketplace, invited, or from your own list."
      actions={mayAct && <Actions onOpen={setOpened} hasAny={(suppliers.data?.totalOfStore ?? 0) > 0} />}
    >
      {(suppliers.data?.totalOfStore ?? 1) > 0 && (
        <SuppliersToolbar query={query} change={change} found={suppliers.data} />
      )}
      <Load
        query={suppliers}
        skeleton={<SkeletonCard height={480} />}
        isEmpty={(data) => data.total === 0}
        empty={
          <SuppliersEmpty
            isNarrowed={isNarrowed(input) && (suppliers.data?.totalOfStore ?? 0) > 0}
            onClear={() => change(nothingNarrowed)}
            mayAct={mayAct}
            onInvite={() => setOpened('invite')}
            onImport={() => setOpened('import')}
          />
        }
      >
        {(data) => (
          <>
            <SuppliersTable
              suppliers={data.rows}
              onOpen={open}
              sort={toSort(input.sort ?? 'name')}
              onSort={(sort) =>
                change({ sort: fromSort(sort) === 'name' ? null : fromSort(sort), page: null })
              }
              stale={suppliers.isPlaceholderData}
              {...(mayAct ? { selection: { chosen, onChange: setChosen } } : {})}
            />
            <Pagination
              page={data.page}
              size={data.size}
              total={data.total}
              noun="suppliers"
              onPage={(page) => change({ page: page || null }, true)}
            />
            {chosenRows.length > 0 && (
              <SelectionBar suppliers={chosenRows} tags={data.tags} onClear={() => setChosen(new Set())} />
            )}
          </>
        )}
      </Load>
      <SupplierDrawer supplierId={query.get('supplierId')} onClose={() => open(null)} mayAct={mayAct} />
      <InviteDialog open={opened === 'invite'} onClose={() => setOpened(null)} />
      <ImportDialog open={opened === 'import'} onClose={() => setOpened(null)} />
    </InboxFrame>
  );
}

function Actions({ onOpen, hasAny }: { onOpen: (opened: Opened) => void; hasAny: boolean }) {
  const navigate = useNavigate();
  const contact = useContactTools();
  const save = useAction(exportMySuppliers, {
    onDone: ({ url, name }) => {
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
    },
  });
  return (
    <>
      <Menu
        trigger={
          <IconButton label="More" look="outline" size="icon">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        entries={[
          { label: 'Browse the marketplace', onSelect: () => void navigate('/browse-suppliers') },
          {
            label: 'Browse the expanded network',
            onSelect: () => void navigate('/browse-suppliers?view=expanded-network'),
          },
          {
            label: 'Export as CSV',
            icon: <Download aria-hidden />,
            disabled: !hasAny || save.isRunning,
            onSelect: () => void save.run({}),
          },
          ...contact.entries,
        ]}
      />
      <Button onClick={() => onOpen('import')}>
        <FileUp aria-hidden />
        Import
      </Button>
      <Button look="accent" onClick={() => onOpen('invite')}>
        <UserPlus aria-hidden />
        Invite
      </Button>
      {contact.dialogs}
    </>
  );
}
