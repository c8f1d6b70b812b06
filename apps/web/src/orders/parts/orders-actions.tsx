import { Download, FileUp, Ellipsis, ListChecks, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Button, IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

/** The dialog that is open. */
export type Opened = 'retail' | 'wholesale' | 'import' | 'export' | null;

/** What begins at the list of orders: new, imported, exported, rules. */
export function OrdersActions({
  mayAct,
  mayManage,
  onOpen,
}: {
  mayAct: boolean;
  mayManage: boolean;
  onOpen: (opened: Opened) => void;
}) {
  const navigate = useNavigate();
  if (!mayAct) {
    return (
      <Button asChild>
        <Link to="/fulfillment-rules">Order rules</Link>
      </Button>
    );
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton label="More" look="outline" size="icon">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        entries={[
          {
            label: 'Order rules',
            icon: <ListChecks aria-hidden />,
            onSelect: () => void navigate('/fulfillment-rules'),
          },
          ...(mayManage
            ? [
                {
                  label: 'Financial export',
                  icon: <Download aria-hidden />,
                  onSelect: () => onOpen('export'),
                },
              ]
            : []),
        ]}
      />
      {mayManage && (
        <Button onClick={() => onOpen('import')}>
          <FileUp aria-hidden />
          Import
        </Button>
      )}
      <Menu
        trigger={
          <Button look="accent">
            <Plus aria-hidden />
            New order
          </Button>
        }
        entries={[
          { label: 'Retail order', onSelect: () => onOpen('retail') },
          { label: 'Wholesale order', onSelect: () => onOpen('wholesale') },
        ]}
      />
    </>
  );
}
