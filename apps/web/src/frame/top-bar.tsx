import { LogOut, Menu as MenuIcon, Monitor, Moon, Search, Sparkles, Sun } from 'lucide-react';
import { useState } from 'react';
import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import { logOut } from '#session/log-out.ts';
import { applyTheme, storedTheme } from '#session/theme.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { setDock, usePartner } from './partner-store.ts';

export interface TopBarProps {
  store: StoreProfile | undefined;
  /** Whether the partner stands beside this screen (it is the screen on the copilot's). */
  hasDock: boolean;
  onSearch: () => void;
  onNavigation: () => void;
}

/** Store, search, partner, account. */
export function TopBar({ store, hasDock, onSearch, onNavigation }: TopBarProps) {
  const isDockOpen = usePartner((state) => state.isDockOpen);
  return (
    <header data-frame className="flex h-14 shrink-0 items-center gap-2 border-b border-line px-3 sm:px-4">
      <IconButton label="Navigation" onClick={onNavigation} className="md:hidden">
        <MenuIcon aria-hidden />
      </IconButton>
      <p className="min-w-0 truncate font-medium">{store?.name}</p>
      {store?.isPreviewAccount && <Badge>Preview</Badge>}
      <div className="ml-auto flex items-center gap-2">
        <Button look="outline" size="small" onClick={onSearch} className="text-ink-soft sm:w-56 sm:justify-start" aria-keyshortcuts="Meta+K Control+K">
          <Search aria-hidden />
          <span className="sr-only sm:not-sr-only">Search or ask</span>
          <kbd className="ml-auto hidden font-sans text-xs sm:inline">{shortcut}</kbd>
        </Button>
        {hasDock && (
          <Button look={isDockOpen ? 'solid' : 'outline'} size="small" aria-pressed={isDockOpen} onClick={() => setDock(!isDockOpen)}>
            <Sparkles aria-hidden />
            <span className="sr-only sm:not-sr-only">Partner</span>
          </Button>
        )}
        <AccountMenu store={store} />
      </div>
    </header>
  );
}

const shortcut = /mac/i.test(navigator.platform) ? '⌘K' : 'Ctrl K';

function AccountMenu({ store }: { store: StoreProfile | undefined }) {
  const [theme, setTheme] = useState(storedTheme);
  const choose = (next: typeof theme) => {
    applyTheme(next);
    setTheme(next);
  };
  const name = store?.user.name ?? '';
  return (
    <Menu
      trigger={
        <button type="button" aria-label="Account" className="rounded-full">
          <Avatar name={name} />
        </button>
      }
      heading={
        store && (
          <>
            <p className="font-medium">{name}</p>
            <p className="text-xs text-ink-soft">{store.user.email}</p>
            <p className="text-xs text-ink-soft">
              {store.role} · {store.planName} plan
            </p>
          </>
        )
      }
      entries={[
        { label: theme === 'light' ? 'Light (chosen)' : 'Light', icon: <Sun aria-hidden />, onSelect: () => choose('light') },
        { label: theme === 'dark' ? 'Dark (chosen)' : 'Dark', icon: <Moon aria-hidden />, onSelect: () => choose('dark') },
        { label: theme === 'system' ? 'As the machine (chosen)' : 'As the machine', icon: <Monitor aria-hidden />, onSelect: () => choose('system') },
        { label: 'Log out', icon: <LogOut aria-hidden />, onSelect: () => void logOut(), apart: true },
      ]}
    />
  );
}
