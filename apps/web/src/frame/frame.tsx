import { Suspense, lazy, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useCartDrawer } from '#purchasing/cart/use-cart-drawer.ts';
import { useSessionLife, useStoreProfile } from '#session/use-session.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { MomentZone, zone } from '#ui/zone.ts';
import { isCopilotPath } from './copilot-path.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { LongWorkLines } from './long-work-lines.tsx';
import { usePartner } from './partner-store.ts';
import { SideNavigation } from './side-navigation.tsx';
import { TopBar } from './top-bar.tsx';

const loadPalette = () => import('./command-palette.tsx');
const CommandPalette = lazy(loadPalette);
const NavigationSheet = lazy(() => import('./navigation-sheet.tsx'));
const CartDrawer = lazy(() => import('#purchasing/cart/cart-drawer.tsx'));
const PartnerDock = lazy(() => import('./partner-dock.tsx'));

/** The palette's code is fetched once the screen has settled, so that the first keys are not lost. */
const paletteAfterMs = 1_500;

/** Navigation on the left, top bar, the screen, the partner on the right. */
export function Frame() {
  useSessionLife();
  const { pathname } = useLocation();
  const store = useStoreProfile().data;
  const [isSearching, setSearching] = useState(false);
  const [isNavigating, setNavigating] = useState(false);
  const isDockOpen = usePartner((state) => state.isDockOpen);
  const hasDock = !isCopilotPath(pathname);
  const cart = useCartDrawer();
  usePaletteKey(setSearching);

  return (
    <MomentZone value={store?.timeZone ?? zone}>
      <div className="flex h-dvh">
        <a
          href="#main"
          className="sr-only z-50 rounded-lg bg-ink px-3 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <SideNavigation store={store} />
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar
            store={store}
            hasDock={hasDock}
            onSearch={() => setSearching(true)}
            onNavigation={() => setNavigating(true)}
          />
          <LongWorkLines />
          <div className="flex min-h-0 flex-1">
            <main id="main" tabIndex={-1} className="min-w-0 flex-1 overflow-y-auto outline-none">
              <FaultBoundary resetKey={pathname}>
                <Suspense fallback={<ScreenSkeleton />}>
                  <Outlet />
                </Suspense>
              </FaultBoundary>
            </main>
            {hasDock && isDockOpen && (
              <Suspense>
                <PartnerDock />
              </Suspense>
            )}
          </div>
        </div>
        {isNavigating && (
          <Suspense>
            <NavigationSheet store={store} onClose={() => setNavigating(false)} />
          </Suspense>
        )}
        {cart.isOpen && (
          <Suspense>
            <CartDrawer onClose={cart.close} />
          </Suspense>
        )}
        {isSearching && (
          <Suspense>
            <CommandPalette onClose={() => setSearching(false)} />
          </Suspense>
        )}
      </div>
    </MomentZone>
  );
}

function ScreenSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-4 py-8 sm:px-8"
    >
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-4 w-80" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}

function usePaletteKey(setOpen: (change: (open: boolean) => boolean) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    window.addEventListener('keydown', onKey);
    const idle = setTimeout(() => void loadPalette(), paletteAfterMs);
    return () => {
      clearTimeout(idle);
      window.removeEventListener('keydown', onKey);
    };
  }, [setOpen]);
}
