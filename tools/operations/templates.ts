import type { Effect } from '@brandwright/contract';

/** What a new operation is called in every place. */
export interface NewOperation {
  /** Area, with the rooms below it: `orders`, `sourcing/rfq`. */
  folder: string;
  /** In kebab case: `archive-brand-kit`. */
  name: string;
  effect: Extract<Effect, 'read' | 'write'>;
  /** Whether it brings a card of its own. */
  card: boolean;
}

export const snake = (name: string): string => name.replaceAll('-', '_');
export const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
export const pascal = (name: string): string => camel(`-${name}`);
export const areaOf = (folder: string): string => folder.split('/')[0] ?? folder;
const up = (folder: string): string => '../'.repeat(folder.split('/').length);
const title = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The declaration. It is not offered to the partner until there are utterances for it. */
export function declarationText({ folder, name, effect, card }: NewOperation): string {
  const isWrite = effect === 'write';
  return `import { z } from 'zod';
import { declareOperation } from '${up(folder)}kernel/operation.ts';

export const ${camel(name)} = declareOperation({
  name: '${snake(name)}',
  area: '${areaOf(folder)}',
  title: '${title(name)}',
  description: '${title(name)}. Say what it does and which neighbor to prefer when.',
  examples: ['${title(name)}'],
  input: z.object({}),
  output: z.object({ text: z.string() }),
  http: { method: '${isWrite ? 'POST' : 'GET'}', path: '/web/${name}' },
  access: { kind: 'private', role: '${isWrite ? 'member' : 'viewer'}', preview: ${!isWrite} },
  effect: '${effect}',
  card: '${card ? snake(name) : 'none'}',
  offered: false,
  errors: [],
${isWrite ? '  undoable: true,\n  invalidates: [],\n' : ''}  summary: ({ text }) => text,
});
`;
}

/** The implementation. */
export function implementationText({ folder, name, effect }: NewOperation): string {
  const run = `  run: () => Promise.resolve({ output: { text: '${title(name)}.' }${effect === 'write' ? ', undo: {}' : ''} }),\n`;
  const undo = '  undo: () => Promise.resolve(),\n';
  return `import { ${camel(name)} } from '@brandwright/contract/${folder}/${name}.ts';
import { implement } from '${up(folder)}kernel/request/implementation.ts';

export default implement(${camel(name)}, {
${run}${effect === 'write' ? undo : ''}});
`;
}

/** Its test: what it answers, who may not, and for a write the journal and undo. */
export function testText({ folder, name, effect }: NewOperation): string {
  const call = camel(name);
  const write = `
  it('is for members, not for viewers nor previews', async () => {
    const store = await testStore();
    expect(await store.refusal(${call}, {}, { as: 'viewer' })).toMatchObject({ code: 'forbidden' });
    expect(await store.refusal(${call}, {}, { as: 'preview' })).toMatchObject({ code: 'preview_blocked' });
  });

  it('stands in the journal and is taken back', async () => {
    const store = await testStore();
    await store.run(${call}, {});
    const [entry] = await store.journal();
    expect(entry).toMatchObject({ operation: '${snake(name)}' });
    await store.undo(entry?.id ?? '');
  });
`;
  const read = `
  it('is for viewers and previews, not for visitors', async () => {
    const store = await testStore();
    await store.run(${call}, {}, { as: 'viewer' });
    await store.run(${call}, {}, { as: 'preview' });
    expect(await store.refusal(${call}, {}, { as: 'public' })).toMatchObject({ code: 'unauthenticated' });
  });
`;
  return `import { ${call} } from '@brandwright/contract/${folder}/${name}.ts';
import { describe, expect, it } from 'vitest';
import { testStore } from '${up(folder)}kernel/testing.ts';

describe('${snake(name)}', () => {
  it('answers', async () => {
    const store = await testStore();
    expect(await store.run(${call}, {})).toEqual({ text: '${title(name)}.' });
  });
${effect === 'write' ? write : read}});
`;
}

/** The card: it only shows the output. */
export function cardText({ folder, name }: NewOperation): string {
  return `import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '${up(folder)}../card-props.ts';

/** ${title(name)}. */
export function ${pascal(name)}Card({ output }: CardProps<OutputOfCard<'${snake(name)}'>>) {
  return (
    <Card label="${title(name)}" title="${title(name)}">
      <p>{output.text}</p>
    </Card>
  );
}
`;
}

/** The line of the area's card map, with the height that is kept free while it loads. */
export const cardLine = ({ name }: NewOperation): string =>
  `  ${snake(name)}: lazyCard(async () => (await import('./${name}-card.tsx')).${pascal(name)}Card, 200),\n`;

/** Places for the utterances, as comments: the check counts those that are written. */
export const utteranceLines = ({ name }: NewOperation, count: number): string =>
  `# - { say: "…", operation: ${snake(name)} }\n`.repeat(count);
