import { createDesign } from '@brandwright/contract/design/studio/create-design.ts';
import { testStore } from '../../kernel/testing.ts';

/** What `withTote` says. */
export const toteWords = 'Design a dark green tote bag that says "Slow mornings"';

/** A store of its own with a design in it. */
export async function withTote() {
  const store = await testStore();
  const design = await store.run(createDesign, { words: toteWords }, { as: 'member' });
  return { store, design };
}
