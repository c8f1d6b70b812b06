export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'brandwright.theme';

export function storedTheme(): Theme {
  const value = localStorage.getItem(storageKey);
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Puts the chosen theme on the page; `system` leaves it to the machine. */
export function applyTheme(theme: Theme = storedTheme()): void {
  if (theme === 'system') {
    localStorage.removeItem(storageKey);
    delete document.documentElement.dataset['theme'];
  } else {
    localStorage.setItem(storageKey, theme);
    document.documentElement.dataset['theme'] = theme;
  }
}
