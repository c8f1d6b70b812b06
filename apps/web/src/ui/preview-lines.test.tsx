import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PreviewLines } from './preview-lines.tsx';

const preview = {
  verb: 'Move stock between places',
  what: 'Move stock between places: Bud vase, Garage, Units 60',
  toWhom: null,
  cost: null,
  irreversible: null,
  values: [],
  warnings: [],
};

it('does not repeat what the heading says', () => {
  render(<PreviewLines preview={preview} />);
  expect(screen.getByText('Bud vase, Garage, Units 60')).toBeDefined();
});

it('says whole what begins otherwise', () => {
  render(<PreviewLines preview={{ ...preview, what: 'Pays invoice INV-2048 of Olaria do Vale' }} />);
  expect(screen.getByText('Pays invoice INV-2048 of Olaria do Vale')).toBeDefined();
});
