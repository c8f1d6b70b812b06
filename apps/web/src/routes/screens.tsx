import { Suspense, lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { areaRoutes } from '../areas.ts';
import { Frame } from '#frame/frame.tsx';
import { storedToken } from '#api/token.ts';
import { loginAddress, redirectTarget, routerPattern } from './patterns.ts';
import { routeTable } from './route-table.ts';
import type { RedirectRoute, Route as TableRoute, ScreenRoute } from './route.ts';

const NotFound = lazy(() => import('#home/screens/not-found-screen.tsx'));

const table: readonly TableRoute[] = routeTable;
const loaders = new Map(Object.entries(areaRoutes));
const lazies = new Map([...new Set(loaders.values())].map((load) => [load, lazy(load)]));

/** Screens of the table that some area draws, each in a chunk of its own. */
const screens = table
  .filter((route) => route.kind === 'screen')
  .flatMap((route) => {
    const load = loaders.get(route.path);
    const Screen = load && lazies.get(load);
    return Screen ? [{ route, Screen }] : [];
  });

const redirects = table.filter((route) => route.kind === 'redirect');
/** Those that need no login lead on without one. */
const isOpen = ({ access }: RedirectRoute) => access === 'public';

/** Draws the route table: public and private screens, redirects, and not found for everything else. */
export function Screens() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/homebase" replace />} />
      {screens
        .filter(({ route }) => route.bare)
        .map(({ route, Screen }) => (
          <Route
            key={route.path}
            path={routerPattern(route.path)}
            element={
              <Guard route={route}>
                <Suspense>
                  <Screen />
                </Suspense>
              </Guard>
            }
          />
        ))}
      {redirects.filter(isOpen).map((route) => (
        <Route key={route.path} path={routerPattern(route.path)} element={<Redirect route={route} />} />
      ))}
      <Route element={<PrivateFrame />}>
        {screens
          .filter(({ route }) => !route.bare)
          .map(({ route, Screen }) => (
            <Route key={route.path} path={routerPattern(route.path)} element={<Screen />} />
          ))}
        {redirects
          .filter((route) => !isOpen(route))
          .map((route) => (
            <Route key={route.path} path={routerPattern(route.path)} element={<Redirect route={route} />} />
          ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function PrivateFrame() {
  const location = useLocation();
  if (!storedToken()) return <Navigate to={loginAddress(location.pathname + location.search)} replace />;
  return <Frame />;
}

function Guard({ route, children }: { route: ScreenRoute; children: React.ReactNode }) {
  const location = useLocation();
  if (route.access === 'private' && !storedToken())
    return <Navigate to={loginAddress(location.pathname + location.search)} replace />;
  return children;
}

function Redirect({ route }: { route: RedirectRoute }) {
  const { search } = useLocation();
  return <Navigate to={redirectTarget(route, search)} replace />;
}
