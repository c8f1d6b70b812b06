/** Puts a sign before the title of the page until one looks at it again. */
export function markTitle(sign: string): void {
  if (document.title.startsWith(`${sign} `)) return;
  document.title = `${sign} ${document.title}`;
  const clear = () => {
    if (document.hidden) return;
    if (document.title.startsWith(`${sign} `)) document.title = document.title.slice(sign.length + 1);
    document.removeEventListener('visibilitychange', clear);
  };
  document.addEventListener('visibilitychange', clear);
}
