import { namedId } from '../kernel/data/random.ts';
import type { TestStore } from '../kernel/testing.ts';
import { exampleDrafts } from './examples/drafts.ts';
import { addKit } from './keep-kit.ts';
import { kitFromDraft } from './kit-from-draft.ts';

/** A whole kit without waiting for anything. */
export async function wholeKit(store: TestStore, place = 0): Promise<string> {
  const [draft] = exampleDrafts.slice(place);
  if (!draft) throw new Error('No draft.');
  return store.context(async (context) => {
    const content = kitFromDraft(
      draft,
      (...words) => namedId(store.storeId, place, ...words),
      new Date('2026-11-19T10:00:00Z'),
    );
    return (await addKit(context, content, 'Created the kit')).id;
  }, {});
}
