import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';
import { Sheet } from './sheet.tsx';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

describe('Dialog', () => {
  function Opened() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Rename</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Rename the kit" description="Everyone sees it.">
          <p>Fields</p>
        </Dialog>
      </>
    );
  }

  it('is named and described, closes by Escape, and gives the focus back', async () => {
    const user = userEvent.setup();
    render(<Opened />);
    const opener = screen.getByRole('button', { name: 'Rename' });
    await user.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Rename the kit' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Everyone sees it.',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('ConfirmDialog', () => {
  const preview = {
    verb: 'Refund $42.00',
    what: 'Refund order #1042',
    toWhom: 'Petra Nowak',
    cost: '$42.00',
    irreversible: null,
    values: [],
    warnings: ['Refunded in part before.'],
  };

  it('asks with the verb and its figure; "Not now" changes nothing', async () => {
    const user = userEvent.setup();
    const onConfirm = vi.fn<() => void>();
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title="Refund"
        preview={preview}
        onConfirm={onConfirm}
      />,
    );
    expect(screen.getByRole('dialog').textContent).toContain('Refunded in part before.');
    expect(screen.queryByText('Final')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Refund $42.00' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('waits, and says what went wrong', () => {
    render(
      <ConfirmDialog
        open
        onOpenChange={() => undefined}
        title="Refund"
        preview={preview}
        onConfirm={() => undefined}
        busy
        error="The card was declined."
      />,
    );
    expect(screen.getByRole('button', { name: 'Refund $42.00' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('alert').textContent).toBe('The card was declined.');
  });
});

describe('Sheet', () => {
  it('shows a record with its actions', () => {
    render(
      <Sheet open onOpenChange={() => undefined} title="INV-2048" footer={<Button>Remove</Button>}>
        <p>Due Monday</p>
      </Sheet>,
    );
    const sheet = screen.getByRole('dialog', { name: 'INV-2048' });
    expect(sheet.textContent).toContain('Due Monday');
    expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
  });
});

describe('a message over a sheet', () => {
  it('is answered without closing the sheet; anything else outside closes it', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const run = vi.fn<() => void>();
    render(
      <>
        <p>Screen</p>
        <Sheet open onOpenChange={onOpenChange} title="Cart">
          Two mugs
        </Sheet>
        <Toaster />
      </>,
    );
    act(() => toast.done('Removed.', { label: 'Undo', run }));
    await user.click(screen.getByText('Undo'));
    expect(run).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.click(screen.getByText('Screen'));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});

describe('Menu', () => {
  it('opens by keyboard, runs an entry, skips what is disabled', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn<() => void>();
    const never = vi.fn<() => void>();
    render(
      <Menu
        trigger={<Button>More</Button>}
        entries={[
          { label: 'Export as CSV', onSelect: never, disabled: true },
          { label: 'Order rules', onSelect },
        ]}
      />,
    );
    screen.getByRole('button', { name: 'More' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Export as CSV' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Order rules' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(never).not.toHaveBeenCalled();
  });
});

describe('Popover', () => {
  it('opens a named panel', async () => {
    const user = userEvent.setup();
    render(
      <Popover label="Filters" trigger={<Button>Filters</Button>}>
        <p>Placed since</p>
      </Popover>,
    );
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('dialog', { name: 'Filters' }).textContent).toBe('Placed since');
  });
});
