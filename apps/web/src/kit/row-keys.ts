import type { KeyboardEvent, MouseEvent } from 'react';

const rowLinks = 'a[href], button[data-opens-row]';

/**
 * Moves the focus from row to row of a list or table: arrows, Home and End. Put around it; each row's first link (or
 * button marked `data-opens-row`) takes the focus.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.target instanceof Element ? event.target.closest('ul, ol, table') : null;
  const links = [...(list?.querySelectorAll('li, tbody tr') ?? [])]
    .map((row) => row.querySelector<HTMLElement>(rowLinks))
    .filter((link) => link !== null);
  const at = links.findIndex((link) => link === document.activeElement);
  if (at < 0) return;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = next === undefined ? undefined : links[next];
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** Opens the row that was clicked, wherever in it: the pointer's way in, beside the link of its first column. */
export function openClickedRow(event: MouseEvent<HTMLElement>): void {
  const target = event.target;
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
  if (window.getSelection()?.toString()) return;
  target.closest('tbody tr')?.querySelector<HTMLElement>(rowLinks)?.click();
}
