import { expect, it } from 'vitest';
import { emptyServices, emptyState } from '../../testing/empty.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { namedBefore } from './named-before.ts';

const team = ['Tom Aldana', 'Daniel Osei'];
const services: GroundingServices = {
  ...emptyServices,
  findRecords: (words, kinds) =>
    Promise.resolve(
      team.flatMap((label) => {
        const [first = ''] = label.split(' ');
        return kinds.includes('team_member') && words.toLowerCase().includes(first.toLowerCase())
          ? [{ kind: 'team_member' as const, id: label, value: label, label, matched: first, score: 0.9 }]
          : [];
      }),
    ),
};
const before = async (text: string, ...said: string[]) =>
  (
    await namedBefore(
      text,
      'team_member',
      { ...emptyState, told: said.map((one) => ({ said: one, answered: '' })) },
      services,
    )
  )?.label;

it('“take him off” is of whom the message before names', async () => {
  expect(await before('take him off', 'what can tom see? i dont want him in the money')).toBe('Tom Aldana');
  expect(await before('take him off', 'thanks', 'what can tom see?')).toBe('Tom Aldana');
});

it('is nobody where nothing points back, two were named, or it was said long ago', async () => {
  expect(await before('remove a member', 'what can tom see?')).toBeUndefined();
  expect(await before('take him off', 'what can tom and daniel see?')).toBeUndefined();
  expect(await before('take him off', 'ok', 'thanks', 'what can tom see?')).toBeUndefined();
});
