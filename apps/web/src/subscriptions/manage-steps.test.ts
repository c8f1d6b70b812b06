import { expect, it } from 'vitest';
import { manageSteps, manageTransitions, readStep } from './manage-steps.ts';

it.each([
  ['', 'overview'],
  ['open=manage_plan', 'manage_plan'],
  ['open=manage_plan&step=verify_pause', 'verify_pause'],
  ['step=nowhere', 'overview'],
  ['open=cart', 'overview'],
])('reads %s as %s', (query, step) => {
  expect(readStep(new URLSearchParams(query))).toBe(step);
});

it('reaches every step from the overview', () => {
  const reached = new Set(['overview']);
  for (const step of reached)
    for (const next of manageTransitions[step as keyof typeof manageTransitions]) reached.add(next);
  expect([...reached].toSorted()).toEqual([...manageSteps].toSorted());
});
