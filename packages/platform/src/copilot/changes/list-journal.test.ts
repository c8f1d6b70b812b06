import { exportJournal } from '@brandwright/contract/copilot/export-journal.ts';
import { listJournal } from '@brandwright/contract/copilot/list-journal.ts';
import { updateStoreProfile } from '@brandwright/contract/store/update-store-profile.ts';
import { changeMemberRole } from '@brandwright/contract/team/change-member-role.ts';
import { removeMember } from '@brandwright/contract/team/remove-member.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testStore } from '../../kernel/testing.ts';
import { refusalAs, registered, runAs, testTeam } from '../../team/testing.ts';

describe('list_journal', () => {
  it('by person, those who left included, by area and by what it was about', async () => {
    const team = await testTeam();
    const ada = await team.joined('Ada Admin', 'admin');
    await runAs(ada.actor, updateStoreProfile, { website: 'https://mugs.example' });
    await runAs(team.owner, changeMemberRole, { member: 'Ada', role: 'member' });
    const of = (input: Parameters<typeof runAs<typeof listJournal>>[2]) =>
      runAs(team.owner, listJournal, input);
    expect(await of({ person: 'Ada Admin' })).toMatchObject({
      total: 1,
      entries: [{ operation: 'update_store_profile', by: 'Ada Admin', isOwn: false, area: 'store' }],
    });
    expect((await of({ area: 'team' })).entries.map(({ operation }) => operation)).toEqual([
      'change_member_role',
      'accept_team_invite',
      'invite_team_member',
    ]);
    expect(await of({ search: 'the website' })).toMatchObject({
      total: 1,
      entries: [{ operation: 'update_store_profile' }],
    });
    expect((await of({ search: 'all the changes' })).total).toBe((await of({})).total);
    await runAs(team.owner, removeMember, { member: ada.actor.userId });
    expect(await of({ person: 'ada' })).toMatchObject({ total: 1, entries: [{ by: 'Ada Admin' }] });
    expect(await refusalAs(team.owner, listJournal, { person: 'Zoe' })).toMatchObject({ code: 'not_found' });
  });

  it('by days and by who did it: a person in the app, or the partner', async () => {
    const store = await testStore();
    const day = store.time.now.toISOString().slice(0, 10);
    const team = await testTeam();
    await runAs(team.owner, updateStoreProfile, { name: 'Two' });
    const seen = (input: object) => runAs(team.owner, listJournal, input);
    expect((await seen({ from: day, to: day })).total).toBe(1);
    expect((await seen({ to: '2020-01-01' })).total).toBe(0);
    expect((await seen({ via: 'partner' })).total).toBe(0);
    expect((await seen({ via: 'hand', page: 1, size: 1 })).entries).toEqual([]);
  });

  it('looks for words in all entries, page by page', async () => {
    const store = await testStore();
    const write = (summary: string, input: object, times = 1) =>
      store.context(({ db }) =>
        db.execute(sql`
          insert into journal_entries
            (store_id, id, operation, effect, via, input, summary, undo, request_id, created_at)
          select ${store.storeId}, gen_random_uuid(), 'update_store_profile', 'write', 'hand',
            ${JSON.stringify(input)}::jsonb, ${summary}, '{}', 'r' || n, ${store.time.now.toISOString()}
          from generate_series(1, ${times}::int) n`),
      );
    await write('Changed the website.', { website: 'https://mugs.example' });
    await write('Changed the phone number.', { phone: '+1 503 555 0142' }, 1200);
    await write('Changed the website again.', { note: 'for two companies' });
    const found = (search: string, page = 0) => store.run(listJournal, { search, page, size: 1 });
    expect(await found('website', 1)).toMatchObject({
      total: 2,
      entries: [{ summary: 'Changed the website.' }],
    });
    expect((await found('company')).total).toBe(1);
    expect(await found('the phone number', 1199)).toMatchObject({
      total: 1200,
      entries: [{ summary: 'Changed the phone number.' }],
    });
    expect((await found('candle')).total).toBe(0);
  });

  it('offers Undo only to those who may undo', async () => {
    const team = await testTeam();
    const [ada, leo] = [await team.joined('Ada Admin', 'admin'), await team.joined('Leo Park', 'member')];
    await runAs(team.owner, changeMemberRole, { member: 'Leo', role: 'viewer' });
    const { actor } = leo;
    for (const [reader, mayUndo] of [
      [ada.actor, true],
      [{ ...actor, role: 'viewer' as const }, false],
    ] as const)
      expect((await runAs(reader, listJournal, { operation: 'change_member_role' })).entries).toMatchObject([
        { undoable: true, mayUndo },
      ]);
  });

  it('knows nobody of another store', async () => {
    const [team, other] = [await testTeam(), await registered('Ivo Other')];
    await runAs(other.actor, updateStoreProfile, { name: 'Other' });
    expect(await runAs(team.owner, listJournal, { person: other.actor.userId })).toMatchObject({ total: 0 });
    expect(await refusalAs(team.owner, listJournal, { person: other.actor.email })).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('export_journal', () => {
  it('writes what the list shows, and is for members', async () => {
    const team = await testTeam();
    await runAs(team.owner, updateStoreProfile, { name: '=2+2' });
    expect(await runAs(team.owner, exportJournal, { area: 'store' })).toMatchObject({
      entries: 1,
      contentType: 'text/csv',
      name: expect.stringMatching(/^activity-\d{4}-\d\d-\d\d\.csv$/),
    });
    const store = await testStore();
    expect(await store.refusal(exportJournal, {}, { as: 'viewer' })).toMatchObject({ code: 'forbidden' });
    expect(await store.refusal(exportJournal, {}, { as: 'preview' })).toMatchObject({
      code: 'preview_blocked',
    });
  });
});
