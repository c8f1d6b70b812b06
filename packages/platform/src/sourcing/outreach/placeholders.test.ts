import { expect, it } from 'vitest';
import { fillPlaceholders, placeholderProblems } from './placeholders.ts';

const values = { name: 'Olaria {{quantity}}', product: 'mug', quantity: 1200 };

it('are filled in once, whatever stands in a name', () => {
  expect(fillPlaceholders('Hi {{name}}: {{ Quantity }} × {{PRODUCT}}, {{other}}', values)).toBe(
    'Hi Olaria {{quantity}}: 1,200 × mug, {{other}}',
  );
});

it.each([
  ['{{name}} {{product}} {{quantity}}', values, []],
  ['{{company}}', values, [/\{\{company\}\}, which isn’t known/]],
  ['{{product}} {{quantity}}', { product: null, quantity: null }, [/no brief says/, /no quantity/]],
  ['{{name} and }}', values, [/isn’t closed/]],
  ['{{name}}, our [logo] is [here](https://x.example) [1]', values, [/still has “\[logo\]”/]],
])('in "%s" are checked', (text, known, problems) => {
  const found = placeholderProblems('text', text, known);
  expect(found).toHaveLength(problems.length);
  for (const [index, problem] of problems.entries()) expect(found[index]).toMatch(problem);
});
