import { describe, expect, it } from 'vitest';
import { nextSteps } from './suggestions.ts';
import { house } from './testing/house.ts';

const find = (name: string) => house.find((one) => one.name === name);
const related = (name: string, names: string[]) => {
  const declaration = find(name);
  if (!declaration) throw new Error(`There is no ${name}.`);
  return { ...declaration, related: names };
};
const kit = { kitId: '7b0f6a3e-2f0c-4f6e-9a0c-1f6a3b1c2d3e', name: 'Lumen', createdAt: '', priceMinor: 0 };

describe('next steps', () => {
  it('are about the record at hand, and name what each calls', () => {
    const opened = related('get_brand_kit', ['delete_brand_kit', 'list_team_members']);
    expect(nextSteps(opened, kit, find)).toEqual([
      { operation: 'delete_brand_kit', say: 'Remove that brand kit', input: { kitId: kit.kitId } },
      { operation: 'list_team_members', say: 'Who is on my team?', input: {} },
    ]);
  });

  it('of a list are about its first', () => {
    const listed = related('list_brand_kits', ['get_brand_kit']);
    expect(nextSteps(listed, { kits: [kit, { ...kit, name: 'Ember' }] }, find)).toEqual([
      { operation: 'get_brand_kit', say: 'Open the first kit', input: {} },
    ]);
  });

  it('do not go on with what was just deleted', () => {
    const gone = related('delete_brand_kit', ['get_brand_kit', 'list_brand_kits']);
    expect(nextSteps({ ...gone, output: find('get_brand_kit')?.output ?? gone.output }, kit, find)).toEqual([
      { operation: 'list_brand_kits', say: 'Show my brand kits', input: {} },
    ]);
  });

  it('never ask for a file that is not attached', () => {
    const photo = { ...related('delete_brand_kit', []), examples: ['Use this photo as its cover'] as const };
    expect(nextSteps(related('get_brand_kit', ['use_photo']), kit, () => photo)).toEqual([]);
  });
});
