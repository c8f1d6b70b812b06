import type { Area } from '@brandwright/contract/kernel/operation.ts';

interface RouteBase {
  /** As in the specification: `/order-details/{id}`, optional segments with a question mark. */
  path: string;
  area: Area;
  access: 'private' | 'public';
}

export interface ScreenRoute extends RouteBase {
  kind: 'screen';
  /** Query parameters that the screen reads. */
  query?: readonly string[];
  /** 2 where only a second-generation token will do. */
  tokenGeneration?: 2;
  /** Drawn without navigation and top bar even when logged in. */
  bare?: true;
}

export interface RedirectRoute extends RouteBase {
  kind: 'redirect';
  to: string;
  /** Leaves the query string behind. */
  dropQuery?: true;
  /** What is added to the query string: it says where one came from. */
  adds?: Readonly<Record<string, string>>;
}

export type Route = ScreenRoute | RedirectRoute;
