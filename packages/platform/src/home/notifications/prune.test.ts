import { listNotifications } from '@brandwright/contract/home/notifications/list-notifications.ts';
import { markAllNotificationsRead } from '@brandwright/contract/home/notifications/mark-all-notifications-read.ts';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { runAs } from '../../team/testing.ts';
import { pruneNotifications } from './prune-notifications.ts';
import { toldTeam } from './testing.ts';

it('removes what was read 90 days ago and what is a year old, of its own store alone', async () => {
  const team = await toldTeam();
  const other = await toldTeam();
  const titles = async (of: typeof team) =>
    (await runAs(of.owner, listNotifications, {})).rows.map(({ title }) => title);
  const prune = () => team.system((context) => pruneNotifications.run(context, randomUUID()));
  for (const one of [team, other]) await one.tell({ title: 'Read at once' });
  await runAs(team.owner, markAllNotificationsRead, {});
  await runAs(other.owner, markAllNotificationsRead, {});
  await team.tell({ title: 'Never read' });
  team.later(90 * 24 - 1);
  await prune();
  expect(await titles(team)).toEqual(['Never read', 'Read at once']);
  team.later(1);
  await team.tell({ title: 'New' });
  await prune();
  expect(await titles(team)).toEqual(['New', 'Never read']);
  team.later(275 * 24);
  await prune();
  expect(await titles(team)).toEqual(['New']);
  expect(await titles(other)).toEqual(['Read at once']);
});

it('is due by the clock of each store', () => {
  expect(pruneNotifications.due('now()')).toBe(
    "(read_at <= now() - interval '90 days' or created_at <= now() - interval '365 days')",
  );
});
