import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBrandKit } from '@brandwright/contract/brand-kits/create-brand-kit.ts';
import { generateImages } from '@brandwright/contract/design/images/generate-images.ts';
import { CreditCost } from './credit-cost.tsx';

it('says what the call would cost, and nothing where nothing is charged', () => {
  const { rerender } = render(<CreditCost declaration={generateImages} input={{ prompt: 'a tin' }} />);
  expect(screen.getByText('20 AI credits')).toBeDefined();
  rerender(<CreditCost declaration={createBrandKit} input={{ productDescription: 'tea', generate: true }} />);
  expect(screen.getByText('60 AI credits')).toBeDefined();
  rerender(
    <CreditCost declaration={createBrandKit} input={{ productDescription: 'tea', generate: false }} />,
  );
  expect(screen.queryByText(/AI credit/)).toBeNull();
});
