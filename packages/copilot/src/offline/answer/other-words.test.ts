import { expect, it } from 'vitest';
import { ask, shownAs } from '../testing/ask-shown.ts';

const credits = shownAs('get_ai_credits', {
  spent: 939,
  planName: 'Professional',
  byUse: [
    { name: 'Pictures', spent: 520 },
    { name: 'Logos', spent: 40 },
  ],
  byPerson: [
    { name: 'Priya Raman', spent: 460 },
    { name: 'Nora Whitfield', spent: 335 },
  ],
});

it('says who, and not what for, where both are told', async () => {
  const told = await ask('who used them', 'value', credits);
  expect(told).toContain('Priya Raman');
  expect(told).not.toContain('Pictures');
});

it('says each person once, without what stands beside the name', async () => {
  const entries = shownAs('list_ai_credit_entries', {
    total: 3,
    rows: [
      { use: 'PICTURE', personName: 'Nora Whitfield' },
      { use: 'LOGO', personName: 'Nora Whitfield' },
      { use: 'PICTURE', personName: 'Daniel Osei' },
    ],
  });
  expect(await ask('who used them, which person', 'value', entries)).toBe(
    'Person name Nora Whitfield. Person name Daniel Osei.',
  );
});

it('says no steps and no codes to a question of other words', async () => {
  const purchase = shownAs('get_purchase_item', {
    title: 'Sample',
    nextSteps: ['PAY_DEPOSIT', 'REVIEW'],
    quantity: 2,
  });
  for (const text of ['any news', 'what is next', 'which steps are next'])
    expect(await ask(text, 'value', purchase)).not.toContain('PAY_DEPOSIT');
});
