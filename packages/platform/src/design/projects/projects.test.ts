import { addBoardItem } from '@brandwright/contract/design/projects/add-board-item.ts';
import { archiveIdeaProject } from '@brandwright/contract/design/projects/archive-idea-project.ts';
import { createIdeaProject } from '@brandwright/contract/design/projects/create-idea-project.ts';
import { getIdeaProject } from '@brandwright/contract/design/projects/get-idea-project.ts';
import { listIdeaProjects } from '@brandwright/contract/design/projects/list-idea-projects.ts';
import { openLastIdeaProject } from '@brandwright/contract/design/projects/open-last-idea-project.ts';
import { restoreIdeaProject } from '@brandwright/contract/design/projects/restore-idea-project.ts';
import { saveIdeaProject } from '@brandwright/contract/design/projects/save-idea-project.ts';
import { updateIdeaProject } from '@brandwright/contract/design/projects/update-idea-project.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../../kernel/testing.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
});

const undoLast = async () => store.undo((await store.journal())[0]?.id ?? '');
const made = (title: string) => store.run(createIdeaProject, { title });
const list = (input: object = {}) => store.run(listIdeaProjects, input);

describe('create_idea_project', () => {
  it('makes a project with an empty board, journals it, and undo takes it away', async () => {
    const project = await store.run(createIdeaProject, {
      title: 'desk lamp',
      quantity: 600,
      printing: 'OUTSIDE',
      launchDate: '2027-03-01',
    });
    expect(project).toMatchObject({
      title: 'Desk lamp',
      isArchived: false,
      itemCount: 0,
      items: [],
      meta: { quantity: 600, printing: 'OUTSIDE', launchDate: '2027-03-01' },
    });
    const [entry] = await store.journal();
    expect(entry).toMatchObject({ operation: 'create_idea_project', subjectId: project.id });
    expect(entry?.summary).toContain('"Desk lamp"');
    await undoLast();
    expect((await list()).total).toBe(0);
  });

  it('is not undone once something lies on its board', async () => {
    const project = await made('Desk lamp');
    const [entry] = await store.journal();
    await store.run(addBoardItem, { projectId: project.id, text: 'Brass' });
    await expect(store.undo(entry?.id ?? '')).rejects.toThrow(/Archive it instead/);
  });

  it('refuses no title, a launch that has passed, viewers and previews', async () => {
    expect((await store.refusal(createIdeaProject, { title: ' ' })).code).toBe('bad_input');
    const past = { title: 'Lamp', launchDate: '2026-11-01' };
    expect((await store.refusal(createIdeaProject, past)).message).toContain('has passed');
    expect((await store.refusal(createIdeaProject, { title: 'x' }, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(createIdeaProject, { title: 'x' }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    await store.run(createIdeaProject, { title: 'Lamp' }, { as: 'member' });
  });
});

describe('list_idea_projects', () => {
  it('shows what is at work, the last worked on first, finds by words, pages, and keeps the archive apart', async () => {
    await made('Desk lamp');
    store.time.now = new Date('2026-11-20T16:00:00Z');
    const tumbler = await made('Travel tumbler');
    store.time.now = new Date('2026-11-20T15:00:00Z');
    expect((await list()).rows.map(({ title }) => title)).toEqual(['Travel tumbler', 'Desk lamp']);
    expect((await list({ search: 'the lamp project' })).rows.map(({ title }) => title)).toEqual([
      'Desk lamp',
    ]);
    expect(await list({ size: 1, page: 1 })).toMatchObject({ total: 2, rows: [{ title: 'Desk lamp' }] });
    await store.run(archiveIdeaProject, { projectId: tumbler.id });
    expect((await list()).total).toBe(1);
    expect((await list({ isArchived: true })).rows[0]).toMatchObject({ title: 'Travel tumbler' });
    expect((await list({ search: '100% _' })).total).toBe(0);
  });

  it('is read by viewers and previews, and shows no other store', async () => {
    await made('Desk lamp');
    expect((await store.run(listIdeaProjects, {}, { as: 'viewer' })).total).toBe(1);
    expect((await store.run(listIdeaProjects, {}, { as: 'preview' })).total).toBe(1);
    const other = await testStore();
    expect((await other.run(listIdeaProjects, {})).total).toBe(0);
  });
});

describe('open_last_idea_project', () => {
  it('makes one where there is none, and opens the last otherwise, also for two at once', async () => {
    const [a, b] = await Promise.all([
      store.run(openLastIdeaProject, {}),
      store.run(openLastIdeaProject, {}),
    ]);
    expect(a.id).toBe(b.id);
    expect([a.isNew, b.isNew].filter(Boolean)).toHaveLength(1);
    expect((await list()).total).toBe(1);
    expect(await store.journal()).toEqual([]);
    await store.run(archiveIdeaProject, { projectId: a.id });
    const next = await store.run(openLastIdeaProject, {});
    expect(next.id).not.toBe(a.id);
    expect((await store.refusal(openLastIdeaProject, {}, { as: 'viewer' })).code).toBe('forbidden');
  });
});

describe('update_idea_project', () => {
  it('changes what was said of a project named by words, and undo puts it back unless changed since', async () => {
    await made('Desk lamp');
    const changed = await store.run(updateIdeaProject, {
      projectId: 'the lamp board',
      newTitle: 'reading lamp',
      quantity: 800,
    });
    expect(changed).toMatchObject({ title: 'Reading lamp', meta: { quantity: 800 } });
    const [entry] = await store.journal();
    await store.run(updateIdeaProject, { projectId: changed.id, quantity: 900 });
    await expect(store.undo(entry?.id ?? '')).rejects.toThrow(/changed since/);
    await undoLast();
    await store.undo(entry?.id ?? '');
    expect(await store.run(getIdeaProject, { projectId: changed.id })).toMatchObject({
      title: 'Desk lamp',
      meta: { quantity: null },
    });
  });

  it('asks what should change, which of two, and knows no other store', async () => {
    const lamp = await made('Desk lamp');
    await made('Floor lamp');
    expect((await store.refusal(updateIdeaProject, { projectId: lamp.id })).message).toContain(
      'should change',
    );
    const two = await store.refusal(updateIdeaProject, { projectId: 'lamp', quantity: 5 });
    expect(two.code).toBe('conflict');
    expect(two.message).toContain('Floor lamp');
    const other = await testStore();
    expect((await other.refusal(updateIdeaProject, { projectId: lamp.id, quantity: 5 })).code).toBe(
      'not_found',
    );
    expect((await other.refusal(getIdeaProject, { projectId: lamp.id })).code).toBe('not_found');
  });
});

describe('save_idea_project', () => {
  it('takes values away with null, archives with isArchived, and can be undone', async () => {
    const project = await store.run(createIdeaProject, { title: 'Lamp', quantity: 5, description: 'Warm' });
    const kept = await store.run(saveIdeaProject, {
      projectId: project.id,
      quantity: null,
      isArchived: true,
    });
    expect(kept).toMatchObject({ isArchived: true, description: 'Warm', meta: { quantity: null } });
    await undoLast();
    expect(await store.run(getIdeaProject, { projectId: project.id })).toMatchObject({
      isArchived: false,
      meta: { quantity: 5 },
    });
    expect((await store.refusal(saveIdeaProject, { projectId: project.id, title: '' })).code).toBe(
      'bad_input',
    );
  });
});

describe('archive and restore', () => {
  it('puts away and brings back, by name, each undoable', async () => {
    const lamp = await made('Desk lamp');
    await store.run(archiveIdeaProject, { projectId: 'desk lamp' });
    expect((await store.refusal(archiveIdeaProject, { projectId: lamp.id })).message).toContain('already');
    await undoLast();
    expect((await list()).total).toBe(1);
    expect((await store.refusal(restoreIdeaProject, { projectId: lamp.id })).message).toContain(
      'isn’t archived',
    );
    await store.run(archiveIdeaProject, { projectId: lamp.id });
    // Of two of one name the archived one is meant.
    await made('Desk lamp');
    const back = await store.run(restoreIdeaProject, { projectId: 'desk lamp' });
    expect(back).toMatchObject({ id: lamp.id, isArchived: false });
    expect((await store.refusal(archiveIdeaProject, { projectId: lamp.id }, { as: 'viewer' })).code).toBe(
      'forbidden',
    );
  });
});
