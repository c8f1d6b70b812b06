import { operations } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { conversation } from '../testing/converse.ts';
import { house } from '../testing/declarations.ts';
import { type Scene, scenes } from '../testing/scenes.ts';
import { chooseMeasure, measuresOf } from './measures.ts';
import { readFigureQuestion } from './question.ts';
import { readScale } from './scales.ts';

const offered = operations.filter((operation) => operation.offered);

function resultOf(scene: Scene | undefined): Record<string, unknown> {
  const outcome = scene?.calls[0]?.outcome;
  return outcome?.ok === true ? (outcome.result as Record<string, unknown>) : {};
}

async function ask(text: string, scene: Scene | undefined, said = '') {
  const talk = conversation(offered);
  if (scene) talk.stand(said ? { ...scene, answered: said } : scene);
  return talk.first(text);
}

describe('questions about figures on the table', () => {
  it.each([
    [
      'which is cheapest?',
      'Bangla Wax is the cheapest of the 4: price $1.50. Next is Lumen Candle Works with $2.10.',
    ],
    ['and the most expensive?', 'Lumen Candle Works'],
    ['which of them is best rated', 'Lumen Candle Works is the best rated of the 4: review 4.8'],
    ['which has the lowest MOQ', 'Vela Norte has the lowest MOQ of the 4: MOQ 100'],
    [
      'the cheaper of the first two',
      'Lumen Candle Works is the cheaper of the two: price $2.10. Cera Lisboa has $3.40.',
    ],
    ['what is the average rating?', 'On average review 4.45, over 4.'],
    ['how much do the samples cost together', 'Together they come to $80.10'],
    ['how many of them are from Vietnam?', '1 of the 4 is from Vietnam: Lumen Candle Works.'],
    [
      'the two cheapest',
      'Bangla Wax (price $1.50) and Lumen Candle Works (price $2.10) are the 2 cheapest of the 4.',
    ],
    [
      'what is the price difference between Cera Lisboa and Bangla Wax',
      'Bangla Wax is $1.90 below Cera Lisboa (56%): price $1.50 against $3.40.',
    ],
  ])('%s', async (text, said) => {
    const reply = await ask(text, scenes.suppliers);
    expect(reply.calls).toEqual([]);
    expect(reply.text).toContain(said);
  });

  it('adds up orders and says the difference of the ends', async () => {
    expect((await ask('what is the total of those?', scenes.orders)).text).toContain(
      'Together they come to $215.00',
    );
    expect(
      (await ask('what is the difference between the biggest and the smallest', scenes.orders)).text,
    ).toContain('$4.00 below');
  });

  it('speaks of the record that it named from then on', async () => {
    const { calls } = await ask(
      'open it',
      scenes.suppliers,
      'Bangla Wax is the cheapest of the 4: price $1.50.',
    );
    expect(calls).toEqual([
      { operation: 'get_supplier', input: { supplierId: '22222222-0000-4000-8000-000000000003' } },
    ]);
  });

  it('leaves other requests alone', async () => {
    for (const text of [
      'show me the cheapest ones first',
      'sort by price',
      'which orders are late',
      'cancel the biggest order',
    ])
      expect((await ask(text, scenes.suppliers)).text, text).not.toMatch(/ is the | come to /);
  });
});

describe('a list that was cut', () => {
  const rows = (total: number): Scene => ({
    said: 'show the outstanding orders',
    answered: '40 orders are outstanding.',
    calls: [
      {
        operation: 'list_orders',
        input: { tab: 'OUTSTANDING' },
        outcome: {
          ok: true,
          result: {
            ...resultOf(scenes.orders),
            total,
          },
          summary: '',
          untrusted: false,
        },
      },
    ],
  });

  it('is called again, sorted, before its first is named', async () => {
    const { calls } = await ask('which is the biggest?', rows(40));
    expect(calls).toEqual([{ operation: 'list_orders', input: { tab: 'OUTSTANDING', sort: '-total' } }]);
  });

  it('is sorted before anything is done to its oldest', async () => {
    const { calls } = await ask('put the oldest one on hold', rows(40));
    expect(calls).toEqual([{ operation: 'list_orders', input: { tab: 'OUTSTANDING', sort: 'placedAt' } }]);
  });

  it('says how much of it was seen where the rest cannot be had', async () => {
    const { text } = await ask('what is the average?', rows(9000));
    expect(text).toContain('That is for the 5 shown; 9,000 match in all.');
  });
});

describe('other shops', () => {
  it('answers about whatever is declared', async () => {
    const talk = conversation(house);
    const kits = [1, 2].map((place) => ({
      kitId: `99999999-0000-4000-8000-00000000000${place}`,
      name: `Kit ${place}`,
      createdAt: `2026-10-0${place}`,
      priceMinor: 1000 * place,
    }));
    talk.stand({
      said: 'show my kits',
      answered: 'Two.',
      calls: [
        {
          operation: 'list_brand_kits',
          input: {},
          outcome: { ok: true, result: { kits }, summary: '', untrusted: false },
        },
      ],
    });
    expect((await talk.first('which is newer?')).text).toBe(
      'Kit 2 is the newer of the two: created October 2, 2026. Kit 1 has October 1, 2026.',
    );
  });
});

describe('reading', () => {
  it.each([
    ['which is cheapest', 'extreme'],
    ['how much do they cost together', 'total'],
    ['what is the average', 'average'],
    ['how much cheaper is the first', 'difference'],
    ['how many of them are vetted', 'count'],
    ['show me the cheapest', undefined],
    ['the newest one please', undefined],
  ])('%s: %s', (text, kind) => expect(readFigureQuestion(text)?.kind).toBe(kind));

  it('tells a figure from the thing itself', () => {
    expect(readScale('the biggest order')?.word).toBe('biggest');
    expect(readScale('the lowest sample price')?.word).toBe('lowest sample price');
  });

  it('takes the low end of a range for the cheapest', () => {
    const measures = measuresOf([{ priceHighMinor: 900, priceLowMinor: 200, samplePriceMinor: 100, moq: 5 }]);
    expect(chooseMeasure(measures, readScale('cheapest'), new Set())?.field).toBe('priceLowMinor');
    expect(chooseMeasure(measures, readScale('cheapest'), new Set(['sampl']))?.field).toBe(
      'samplePriceMinor',
    );
  });
});
