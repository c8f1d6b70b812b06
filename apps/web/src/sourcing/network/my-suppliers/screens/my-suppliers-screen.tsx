import { Download, Ellipsis, FileUp, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { exportMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/export-my-suppliers.ts';
import { listMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/list-my-suppliers.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { InboxFrame } from '#inbox/parts/inbox-frame.tsx';
import { useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { useSelection } from '#kit/selection.ts';
import { useDownload } from '#kit/use-download.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { useContactTools } from '../../../outreach/use-contact-tools.tsx';
import { useMaySave } from '../../../marketplace/use-may-save.ts';
import { fromSort, isNarrowed, listInputOf, nothingNarrowed, toSort } from '../my-suppliers-query.ts';
import { ImportDialog } from '../parts/import-dialog.tsx';
import { InviteDialog } from '../parts/invite-dialog.tsx';
import { SupplierSelectionBar } from '../parts/supplier-selection-bar.tsx';
import { SupplierDrawer } from '../parts/supplier-drawer.tsx';
import { SuppliersEmpty } from '../parts/suppliers-empty.tsx';
import { SuppliersTable } from '../parts/suppliers-table.tsx';
import { SuppliersToolbar, TagFilter } from '../parts/suppliers-toolbar.tsx';

type Opened = 'invite' | 'import' | null;

/** Everyone the store works with: found, tagged, noted about, invited, imported, exported. */
export default function MySuppliersScreen() {
  const { query, change, narrow, turnTo } = useListAddress();
  const input = listInputOf(query);
  const suppliers = useOperation(listMySuppliers, input, { keepPrevious: true });
  const mayAct = useMaySave();
  const [opened, setOpened] = useState<Opened>(null);
  const selection = useSelection(suppliers.data?.rows ?? [], (row) => row.supplierId);
  useScreenInView('My suppliers');
  const found = suppliers.data;
  const hasAny = (found?.totalOfStore ?? 1) > 0;
  const open = (supplierId: string | null) => change({ supplierId }, true);
  return (
    <InboxFrame
      tab="my-suppliers"
      note="Everyone you work with: from the marketplace, invited, or from your own list."
      actions={mayAct && <Actions onOpen={setOpened} hasAny={(found?.totalOfStore ?? 0) > 0} />}
    >
      <ListView
        list={suppliers}
        noun="suppliers"
        saved={{ list: 'my-suppliers', apart: ['supplierId'] }}
        turnTo={turnTo}
        pages="always"
        toolbar={
          hasAny && <SuppliersToolbar query={query} narrow={narrow} countries={found?.countries ?? []} />
        }
        beside={hasAny && found && <TagFilter query={query} narrow={narrow} tags={found.tags} />}
        onClear={() => narrow(nothingNarrowed)}
        isNarrowed={hasAny && isNarrowed(input)}
        noMatch={{
          title: 'No matching suppliers',
          text: 'Remove a filter, or browse the marketplace.',
          clearLabel: 'Show all suppliers',
        }}
        empty={
          <SuppliersEmpty
            mayAct={mayAct}
            onInvite={() => setOpened('invite')}
            onImport={() => setOpened('import')}
          />
        }
        skeleton={<RowsSkeleton label="suppliers" hasSelection={mayAct} />}
        foot={({ tags }) => (
          <SupplierSelectionBar suppliers={selection.rows} tags={tags} onClear={selection.clear} />
        )}
      >
        {({ rows }, isStale) => (
          <SuppliersTable
            suppliers={rows}
            onOpen={open}
            sort={toSort(input.sort ?? 'name')}
            onSort={(sort) => narrow({ sort: fromSort(sort) === 'name' ? null : fromSort(sort) })}
            stale={isStale}
            selection={mayAct ? selection : undefined}
          />
        )}
      </ListView>
      <SupplierDrawer supplierId={query.get('supplierId')} onClose={() => open(null)} mayAct={mayAct} />
      <InviteDialog open={opened === 'invite'} onClose={() => setOpened(null)} />
      <ImportDialog open={opened === 'import'} onClose={() => setOpened(null)} />
    </InboxFrame>
  );
}

function Actions({ onOpen, hasAny }: { onOpen: (opened: Opened) => void; hasAny: boolean }) {
  const navigate = useNavigate();
  const contact = useContactTools();
  const list = useDownload(exportMySuppliers);
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
            disabled: !hasAny || list.isRunning,
            onSelect: () => list.start({}),
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
