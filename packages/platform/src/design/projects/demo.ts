import type { DemoPart, DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { founderProjects, rivalProjects, type DemoProject } from './demo.data.ts';
import { boardItems, ideaProjects } from './tables.ts';

const dayMs = 86_400_000;

export const demoProjectId = (tools: DemoTools, store: DemoStore, title: string): string =>
  tools.id('idea project', store.key, title);
export const demoItemId = (tools: DemoTools, store: DemoStore, title: string, text: string): string =>
  tools.id('board item', store.key, title, text);

const projectsOf = (store: DemoStore): readonly DemoProject[] =>
  store.key === 'rival'
    ? rivalProjects
    : store.key === 'founder'
      ? founderProjects
      : founderProjects.slice(0, 1);

export const projectDemo: DemoPart = {
  async seedStore(store, tools) {
    for (const project of projectsOf(store)) await addProject(project, store, tools);
  },
};

async function addProject(project: DemoProject, store: DemoStore, tools: DemoTools): Promise<void> {
  const at = (days: number) => new Date(tools.now.getTime() + days * dayMs);
  const id = demoProjectId(tools, store, project.title);
  await tools.db.insert(ideaProjects).values({
    storeId: store.storeId,
    id,
    title: project.title,
    description: project.description,
    quantity: project.quantity ?? null,
    printing: project.printing ?? null,
    launchDate: project.launchIn === undefined ? null : at(project.launchIn).toISOString().slice(0, 10),
    isArchived: project.isArchived ?? false,
    createdAt: at(-project.daysAgo),
    updatedAt: at(-project.touched),
  });
  await tools.db.insert(boardItems).values(
    project.items.map(({ kind, text, at: [x, y, width, height], color, drawing, link, by }, order) => ({
      storeId: store.storeId,
      id: demoItemId(tools, store, project.title, text),
      projectId: id,
      kind,
      text,
      imageUrl: drawing ? `/files/drawn/${drawing}` : null,
      linkUrl: link ?? null,
      x,
      y,
      width,
      height,
      color: color ?? ('PAPER' as const),
      order,
      createdByName: by ?? 'Nora Whitfield',
      createdAt: at(-project.daysAgo + order * 0.2),
      updatedAt: at(-project.touched),
    })),
  );
}
