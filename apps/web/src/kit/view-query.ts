import type { QueryChange } from '#routes/use-query-state.ts';

/** What of an address makes a view: everything but the page and the parameters that belong to something else. */
export function viewQueryOf(query: URLSearchParams, apart: readonly string[] = []): string {
  const kept = [...query].filter(([name, value]) => value !== '' && name !== 'page' && !apart.includes(name));
  const view = new URLSearchParams(kept);
  view.sort();
  return view.toString();
}

/** Turns an address into that of a view; '' is the list as it is without one. */
export function changeToView(
  query: URLSearchParams,
  view: string,
  apart: readonly string[] = [],
): QueryChange {
  const wanted = new URLSearchParams(view);
  const names = new Set([...query.keys(), ...wanted.keys()]);
  return Object.fromEntries(
    [...names].filter((name) => !apart.includes(name)).map((name) => [name, wanted.getAll(name)]),
  );
}
