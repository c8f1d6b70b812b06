import { field, findOperation } from '@brandwright/contract';
import { nextSteps as sentences } from '@brandwright/contract/copilot/suggestions/next-steps.ts';
import type { NextStep } from '@brandwright/contract/copilot/suggestions/next-step.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nextSteps } from './suggestions.ts';
import { house } from '../testing/house.ts';

const find = (name: string) => house.find((one) => one.name === name);
const related = (name: string, names: string[]) => {
  const declaration = find(name);
  if (!declaration) throw new Error(`There is no ${name}.`);
  return { ...declaration, related: names };
};
const kit = { kitId: '7b0f6a3e-2f0c-4f6e-9a0c-1f6a3b1c2d3e', name: 'Lumen', createdAt: '', priceMinor: 0 };
const ember = { ...kit, kitId: '7b0f6a3e-2f0c-4f6e-9a0c-1f6a3b1c2d3f', name: 'Ember', priceMinor: 500 };
const twoKits = z.object({ kitIds: field(z.array(z.uuid()), { ref: 'catalog_item' }) });
const says: Record<string, NextStep | NextStep[]> = {
  get_brand_kit: { say: 'Open {title|name}' },
  delete_brand_kit: { say: 'Delete {name}', when: ({ priceMinor }) => priceMinor === 500 },
  create_brand_kit: { say: 'Make another brand kit' },
  list_team_members: { say: 'Who is on my team?' },
};
const steps = (...[declaration, output]: Parameters<typeof nextSteps>) =>
  nextSteps(declaration, output, find, says);

describe('next steps', () => {
  it('are about the record at hand, and bring their input', () => {
    const opened = related('get_brand_kit', ['delete_brand_kit', 'list_team_members']);
    expect(steps(opened, ember)).toEqual([
      { operation: 'delete_brand_kit', say: 'Delete Ember', input: { kitId: ember.kitId } },
      { operation: 'list_team_members', say: 'Who is on my team?', input: {} },
    ]);
  });

  it('of a list are about the first with which each can be done', () => {
    const listed = related('list_brand_kits', ['get_brand_kit', 'delete_brand_kit']);
    expect(steps(listed, { kits: [kit, ember] })).toEqual([
      { operation: 'get_brand_kit', say: 'Open Lumen', input: { kitId: kit.kitId } },
      { operation: 'delete_brand_kit', say: 'Delete Ember', input: { kitId: ember.kitId } },
    ]);
  });

  it('leave out what cannot be done, lacks input or has no sentence', () => {
    const opened = related('get_brand_kit', [
      'delete_brand_kit',
      'create_brand_kit',
      'no_such',
      'get_brand_kit',
    ]);
    expect(steps(opened, { ...kit, name: '' })).toEqual([]);
    expect(nextSteps(opened, kit, find, {})).toEqual([]);
    expect(steps(related('list_brand_kits', ['get_brand_kit']), { kits: [] })).toEqual([]);
  });

  it('do not put long or odd names into the mouth of the founder', () => {
    const opened = related('get_brand_kit', ['get_brand_kit']);
    for (const name of ['word '.repeat(20), 'A\nB', 'See <b>this</b>'])
      expect(steps(opened, { ...kit, name })).toEqual([]);
  });

  it('do not go on with what was just deleted', () => {
    const gone = related('delete_brand_kit', ['get_brand_kit', 'list_team_members']);
    expect(steps({ ...gone, output: find('get_brand_kit')?.output ?? gone.output }, kit)).toEqual([
      { operation: 'list_team_members', say: 'Who is on my team?', input: {} },
    ]);
  });

  it('take two records where the sentence compares', () => {
    const listed = related('list_brand_kits', ['compare']);
    const both = { ...related('get_brand_kit', []), name: 'compare', input: twoKits };
    const found = nextSteps(listed, { kits: [kit, ember] }, () => both, {
      compare: { say: 'Compare {name}', takesTwo: true },
    });
    expect(found).toEqual([
      { operation: 'compare', say: 'Compare Lumen and Ember', input: { kitIds: [kit.kitId, ember.kitId] } },
    ]);
  });

  it('are declared for operations that are offered', () => {
    for (const name of Object.keys(sentences)) expect(findOperation(name)?.offered, name).toBe(true);
  });
});
