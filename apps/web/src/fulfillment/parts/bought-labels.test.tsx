import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '#purchasing/testing.tsx';
import { BoughtLabels } from './bought-labels.tsx';

it('says once why several orders got no label', () => {
  const reason = 'Skipped because the card was declined.';
  const unlabeled = [1042, 1043, 1044].map((orderNumber) => ({
    orderNumber,
    orderId: null,
    reason: orderNumber === 1044 ? 'The shopper picks it up.' : reason,
  }));
  const bought = {
    labels: [],
    unlabeled,
    totalMinor: 0,
    currency: 'USD',
    paidWith: 'Visa ending in 4242',
    notified: 0,
    actionUrl: null,
    pdf: null,
  };
  showScreen(<BoughtLabels bought={bought} />, '/orders', []);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `#1042, #1043: ${reason}`,
    '#1044: The shopper picks it up.',
  ]);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});
