import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Moment } from './text.tsx';
import { MomentZone } from './zone.ts';

it('shows a moment in the store’s time zone, and in UTC where it has none', () => {
  const at = '2024-01-20T03:00:00Z';
  render(
    <>
      <MomentZone value="America/Denver">
        <Moment at={at} />
      </MomentZone>
      <Moment at={at} />
    </>,
  );
  expect(screen.getByText('Jan 19, 2024, 8:00 PM MST')).toBeDefined();
  expect(screen.getByText('Jan 20, 2024, 3:00 AM UTC')).toBeDefined();
});
