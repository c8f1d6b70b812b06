import type { Page } from '@playwright/test';

/** Presses Undo of the message at the foot of the page that says so: an earlier one may still be shown with an Undo of its own. */
export const undoOf = (page: Page, said: RegExp) =>
  page
    .getByRole('region', { name: 'Messages' })
    .locator('> div', { hasText: said })
    .getByRole('button', { name: 'Undo' })
    .click();
