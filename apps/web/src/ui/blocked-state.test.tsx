import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { ErrorState } from './states.tsx';

const blocked = (path: string, message: string) =>
  new ApiError('feature_blocked', 'x', 403, { code: 'feature_blocked', details: [{ path, message }] });

it('leads to the plans where a plan opens it, and not where a switch does', () => {
  const { rerender } = render(<ErrorState error={blocked('plan', 'Nora can change the plan.')} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText('Nora can change the plan.')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/account-info?tab=plan');
  rerender(<ErrorState error={blocked('flag', 'It isn’t turned on.')} />);
  expect(screen.getByText('This isn’t turned on yet')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/homebase');
});
