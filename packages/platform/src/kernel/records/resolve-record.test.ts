import { describe, expect, it } from 'vitest';
import { testStore } from '../testing.ts';
import { nameLikeness } from './name-likeness.ts';
import { noneNamed, pickNamed, resolveRecord, type RecordKindDeclaration } from './resolve-record.ts';

interface Board {
  id: string;
  number: number;
  title: string;
  isArchived: boolean;
}
const board = (number: number, title: string, isArchived = false): Board => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  number,
  title,
  isArchived,
});
const boards = [
  board(1, 'Desk lamp'),
  board(2, 'Desk clock'),
  board(3, 'Travel tumbler'),
  board(4, 'Travel tumbler', true),
];

const kind: RecordKindDeclaration<Board> = {
  called: { noun: 'board', plural: 'boards' },
  nameOf: ({ title }) => title,
  likeness: ({ title }, said) => nameLikeness(title, `${said} board`, /\bboard\b/i, 'head').score,
  prefers: ({ isArchived }) => !isArchived,
  lookUp: 'Say "show my boards" to see them.',
  byId: async (_context, id) => boards.find((one) => one.id === id),
  numberIn: (said) => (/^\d+$/.test(said) ? Number(said) : undefined),
  byNumber: async (_context, number) => boards.find((one) => one.number === number),
  named: async () => boards,
};

describe('resolveRecord', () => {
  it('takes an id in either case, a number, an exact name and a near one', async () => {
    const store = await testStore();
    const numberOf = (said: string) =>
      store.context(async (context) => (await resolveRecord(context, kind, said)).number);
    expect(await numberOf(boards[1]?.id.toUpperCase() ?? '')).toBe(2);
    expect(await numberOf('4')).toBe(4);
    expect(await numberOf(' desk LAMP ')).toBe(1);
    expect(await numberOf('the clock')).toBe(2);
    expect(await numberOf('Travel tumbler')).toBe(3);
  });

  it('says what to do where none fits', async () => {
    const store = await testStore();
    const refusal = (said: string) => store.context((context) => resolveRecord(context, kind, said));
    await expect(refusal('00000000-0000-4000-8000-000000000009')).rejects.toMatchObject({
      code: 'not_found',
      message: 'There is no board with that id. Say "show my boards" to see them.',
    });
    await expect(refusal('9')).rejects.toMatchObject({
      message: 'There is no board 9. Say "show my boards" to see them.',
    });
    await expect(refusal('kettle')).rejects.toMatchObject({
      code: 'not_found',
      message:
        'No board matches “kettle”. There are Desk lamp, Desk clock, Travel tumbler and Travel tumbler. Say "show my boards" to see them.',
    });
  });

  it('asks which of several', async () => {
    const store = await testStore();
    await expect(store.context((context) => resolveRecord(context, kind, 'desk'))).rejects.toMatchObject({
      code: 'conflict',
      message: 'Several boards match “desk”: Desk lamp, Desk clock. Which one?',
    });
  });
});

it('takes rows that hold the words as they come, and another exact name before them', () => {
  const rows = [board(1, 'Desk lamp'), board(2, 'Lamp')];
  const { likeness: _likeness, ...held } = kind;
  expect(pickNamed(rows, held, 'lamp')?.number).toBe(2);
  expect(pickNamed(rows, { ...held, alsoCalled: ({ number }) => `ext-${number}` }, 'EXT-1')?.number).toBe(1);
  expect(() => pickNamed(rows, held, 'lam')).toThrow(/Several boards match “lam”/);
  expect(noneNamed({ ...held, noneYet: 'There are no boards yet.' }, 'lamp').message).toBe(
    'There are no boards yet.',
  );
  expect(noneNamed(held, 'x'.repeat(200)).message).toContain(`“${'x'.repeat(80)}”`);
});
