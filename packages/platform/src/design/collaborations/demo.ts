import type { MarkupShape } from '@brandwright/contract/design/collaborations/entities.ts';
import type { DemoPart, DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { demoItemId, demoProjectId } from '../projects/demo.ts';
import { collaborationMessages, collaborationThreads, imageCollaborations } from './tables.ts';

interface DemoThread {
  at: [number, number];
  said: [author: string, text: string][];
  shapes?: MarkupShape[];
  resolvedBy?: string;
  daysAgo: number;
}

interface DemoCollaboration {
  title: string;
  project: string;
  /** Caption of the picture on the board. */
  picture: string;
  drawing: string;
  isArchived?: boolean;
  daysAgo: number;
  threads: DemoThread[];
}

const around = (x: number, y: number, width: number, height: number): MarkupShape => ({
  tool: 'RECTANGLE',
  color: 'CLAY',
  width: 0.008,
  points: [
    { x, y },
    { x: x + width, y: y + height },
  ],
});
const arrow = (from: [number, number], to: [number, number]): MarkupShape => ({
  tool: 'ARROW',
  color: 'INK',
  width: 0.008,
  points: [
    { x: from[0], y: from[1] },
    { x: to[0], y: to[1] },
  ],
});

// prettier-ignore
const founderCollaborations: readonly DemoCollaboration[] = [
  {
    title: 'Tumbler, first sketch', project: 'Travel tumbler', picture: 'First sketch, sage', drawing: 'product.tumbler.sage.leaf.front', daysAgo: 9,
    threads: [
      { at: [0.44, 0.24], daysAgo: 8, said: [['Priya Raman', 'The lid sits too high. Could it close level with the rim?'], ['Daniel Osei', 'Two millimeters lower is what the mold allows.'], ['Priya Raman', 'That would work.']] },
      { at: [0.5, 0.55], daysAgo: 6, said: [['Daniel Osei', 'Move the leaf up. A hand covers it here.']], shapes: [around(0.36, 0.42, 0.28, 0.28), arrow([0.72, 0.62], [0.62, 0.34])] },
      { at: [0.42, 0.86], daysAgo: 5, resolvedBy: 'Nora Whitfield', said: [['Nora Whitfield', 'Is the foot wide enough for a cup holder?'], ['Daniel Osei', '68 mm, fits all that I tried.']] },
    ],
  },
  {
    title: 'Stacker colours', project: 'Wooden stacker', picture: 'Stacker in five colours', drawing: 'product.stacker.ochre.sun.front', daysAgo: 3,
    threads: [
      { at: [0.5, 0.3], daysAgo: 3, said: [['Nora Whitfield', 'The rings look alike in size. Make the lowest one wider?']] },
    ],
  },
];

// prettier-ignore
const rivalCollaborations: readonly DemoCollaboration[] = [
  {
    title: 'Canvas colour', project: 'Camp stool', picture: 'Colour of the canvas', drawing: 'product.market-bag.forest.mountain.close', daysAgo: 4,
    threads: [{ at: [0.4, 0.4], daysAgo: 4, said: [['Elias Brandt', 'Darker, so that it hides dirt.']] }],
  },
];

const dayMs = 86_400_000;
const emails: Readonly<Record<string, string>> = {
  'Daniel Osei': 'admin@demo.brandwright.test',
  'Priya Raman': 'member@demo.brandwright.test',
};

/** The user of a name: the store's owner, or one of its people. */
const authorId = (tools: DemoTools, store: DemoStore, name: string) => {
  const email = emails[name];
  return email === undefined ? store.ownerId : tools.id('user', email);
};

export const collaborationDemo: DemoPart = {
  async seedStore(store, tools) {
    const all =
      store.key === 'founder' ? founderCollaborations : store.key === 'rival' ? rivalCollaborations : [];
    for (const one of all) await addCollaboration(one, store, tools);
  },
};

async function addCollaboration(one: DemoCollaboration, store: DemoStore, tools: DemoTools): Promise<void> {
  const at = (days: number) => new Date(tools.now.getTime() + days * dayMs);
  const id = tools.id('image collaboration', store.key, one.title);
  await tools.db.insert(imageCollaborations).values({
    storeId: store.storeId,
    id,
    title: one.title,
    imageUrl: `/files/drawn/${one.drawing}`,
    projectId: demoProjectId(tools, store, one.project),
    source: `item:${demoItemId(tools, store, one.project, one.picture)}`,
    isArchived: one.isArchived ?? false,
    nextNumber: one.threads.length + 1,
    createdByName: one.threads[0]?.said[0]?.[0] ?? '',
    createdAt: at(-one.daysAgo),
    updatedAt: at(-one.daysAgo + 1),
  });
  for (const [index, thread] of one.threads.entries()) {
    const threadId = tools.id('collaboration thread', store.key, one.title, index);
    const [begun = ''] = thread.said[0] ?? [];
    await tools.db.insert(collaborationThreads).values({
      storeId: store.storeId,
      id: threadId,
      collaborationId: id,
      number: index + 1,
      kind: thread.shapes ? 'MARKUP' : 'PIN',
      x: thread.at[0],
      y: thread.at[1],
      shapes: thread.shapes ?? [],
      isResolved: thread.resolvedBy !== undefined,
      resolvedByName: thread.resolvedBy ?? null,
      createdByName: begun,
      createdById: authorId(tools, store, begun),
      createdAt: at(-thread.daysAgo),
    });
    for (const [place, [author, text]] of thread.said.entries())
      await tools.db.insert(collaborationMessages).values({
        storeId: store.storeId,
        id: tools.id('collaboration message', store.key, one.title, index, place),
        threadId,
        text,
        authorId: authorId(tools, store, author),
        authorName: author,
        createdAt: at(-thread.daysAgo + place * 0.1),
      });
  }
}
