import { Menu as MenuIcon, Search, Sparkles } from 'lucide-react';
import { Suspense, lazy } from 'react';
import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { setDock, usePartner } from './partner-store.ts';

const CartButton = lazy(() => import('#purchasing/cart/cart-button.tsx'));
const NotificationBell = lazy(() => import('#home/notifications/notification-bell.tsx'));
const AccountMenu = lazy(() => import('./account-menu.tsx'));

export interface TopBarProps {
  store: StoreProfile | undefined;
  /** Whether the partner stands beside this screen (it is the screen on the copilot's). */
  hasDock: boolean;
  onSearch: () => void;
  onNavigation: () => void;
}

/** Store, search, cart, notifications, partner, account. */
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
        <Button
          look="outline"
          size="small"
          onClick={onSearch}
          className="text-ink-soft sm:w-56 sm:justify-start"
          aria-keyshortcuts="Meta+K Control+K"
        >
          <Search aria-hidden />
          <span className="sr-only sm:not-sr-only">Search or ask</span>
          <kbd className="ml-auto hidden font-sans text-xs sm:inline">{shortcut}</kbd>
        </Button>
        <Suspense>
          <CartButton />
        </Suspense>
        <Suspense fallback={<span className="size-8" />}>
          <NotificationBell />
        </Suspense>
        {hasDock && (
          <Button
            look={isDockOpen ? 'solid' : 'outline'}
            size="small"
            aria-pressed={isDockOpen}
            onClick={() => setDock(!isDockOpen)}
          >
            <Sparkles aria-hidden />
            <span className="sr-only sm:not-sr-only">Partner</span>
          </Button>
        )}
        <Suspense fallback={<Avatar name={store?.user.name ?? ''} />}>
          <AccountMenu store={store} />
        </Suspense>
      </div>
    </header>
  );
}

const shortcut = /mac/i.test(navigator.platform) ? '⌘K' : 'Ctrl K';
