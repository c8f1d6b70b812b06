import { operations } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { conversation } from './testing/converse.ts';
import { candidates, ids, type Scene, scenes } from './testing/scenes.ts';

const offered = operations.filter((operation) => operation.offered);

async function say(text: string, scene?: Scene, context = {}) {
  const talk = conversation(offered);
  if (scene) talk.stand(scene);
  return talk.first(text, context);
}
const suppliersInput = {
  keyword: 'candle',
  moqMax: 500,
  samplePriceMaxMinor: 5000,
  excludeCountries: ['CN'],
};

describe('one value of the last call is changed', () => {
  it.each([
    ['drop the MOQ condition', { keyword: 'candle', samplePriceMaxMinor: 5000, excludeCountries: ['CN'] }],
    ['any country is fine', { keyword: 'candle', moqMax: 500, samplePriceMaxMinor: 5000 }],
    ['drop all the filters', { keyword: 'candle' }],
    ['with samples under $20', { ...suppliersInput, samplePriceMaxMinor: 2000 }],
    ['and from India?', { ...suppliersInput, countries: ['IN'] }],
  ])('%s', async (text, input) => {
    const { calls, text: said } = await say(text, scenes.suppliers);
    expect(calls, said).toEqual([
      { operation: 'search_suppliers', input: JSON.parse(JSON.stringify(input)) },
    ]);
  });

  it('says when there is nothing of that kind to drop', async () => {
    const { calls, text } = await say('drop the rating filter', scenes.suppliers);
    expect(calls).toEqual([]);
    expect(text).toMatch(/no such condition/);
  });

  const october: Scene = {
    said: 'orders of last month over $300',
    answered: '9 orders.',
    calls: [
      {
        operation: 'list_orders',
        input: { placedFrom: '2026-10-01', placedTo: '2026-10-31', totalMinMinor: 30_000 },
        outcome: { ok: true, result: { total: 0, orders: [] }, summary: '', untrusted: false },
      },
    ],
  };
  it.each([
    ['no, the month before', { placedFrom: '2026-09-01', placedTo: '2026-09-30' }],
    ['over 1k', { totalMinMinor: 100_000 }],
  ])('%s', async (text, input) => {
    const { calls, text: said } = await say(text, october);
    expect(calls[0]?.input, said).toMatchObject(input);
  });
});

describe('back to what was spoken of', () => {
  it('calls the earlier search again', async () => {
    const talk = conversation(offered);
    if (scenes.suppliers) talk.stand(scenes.suppliers);
    if (scenes.orders) talk.stand(scenes.orders);
    expect((await talk.first('back to the candles')).calls).toEqual([
      { operation: 'search_suppliers', input: suppliersInput },
    ]);
  });
});

describe('which records are meant', () => {
  it('takes the first two and the last', async () => {
    const { calls } = await say('put the first two and the last on hold', scenes.orders);
    expect(calls.map((call) => call.input.orderNumber)).toEqual([1042, 1040, 1029]);
  });
  it('takes the second of those, and not all of them', async () => {
    const { calls } = await say('cancel the second of those', scenes.orders);
    expect(calls.map((call) => call.input.orderNumber)).toEqual([1040]);
  });
  it('means by them what was just changed', async () => {
    const talk = conversation(offered);
    if (scenes.orders) talk.stand(scenes.orders);
    await talk.say('put the first two on hold');
    const { calls } = await talk.first('release them');
    expect(calls.map((call) => call.input)).toEqual([
      { orderNumber: 1042, productionStatus: 'OUTSTANDING' },
      { orderNumber: 1040, productionStatus: 'OUTSTANDING' },
    ]);
  });
});

describe('records that are described', () => {
  it('are looked up before anything is done', async () => {
    const { calls } = await say('put the newest outstanding order on hold');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ operation: 'list_orders', input: { sort: '-placedAt' } });
    expect(JSON.stringify(calls[0]?.input)).not.toContain('ON_HOLD');
  });
  it('are not guessed where a word of the description cannot be looked up', async () => {
    const { calls, text } = await say('cancel the oldest blue order');
    expect(calls).toEqual([]);
    expect(text).toMatch(/cannot look orders up by “blue”|outside what I can do/);
  });
});

describe('an action that waits', () => {
  const pending = {
    actionId: 'a',
    operation: 'cancel_order',
    input: { id: ids.order(1), orderNumber: 1042, refund: true, expectedRefundMinor: 12_557 },
    title: 'Cancel order #1042',
    verb: 'Cancel and refund $125.57',
  };
  const asked: Scene = {
    said: 'cancel order 1042',
    answered: 'This waits for your yes.',
    calls: [
      {
        operation: 'cancel_order',
        input: { orderNumber: 1042 },
        outcome: { ok: 'asks', actionId: 'a', preview: {} },
      },
    ],
  };
  it('is proposed anew for another record, without what was worked out for the first', async () => {
    const { calls, report } = await say('no, I meant 1061', asked, { pending });
    expect(calls).toEqual([{ operation: 'cancel_order', input: { orderNumber: 1061 } }]);
    expect(report.replaces).toEqual(['a']);
  });
  it('is proposed anew for what is said after a piece of news, and not for the first thing again', async () => {
    const mug: Scene = {
      said: 'cancel the mug on 1042',
      answered: 'This waits for your yes.',
      calls: [
        {
          operation: 'cancel_line_item',
          input: { orderNumber: 1042, item: 'mug' },
          outcome: { ok: 'asks', actionId: 'a', preview: {} },
        },
      ],
    };
    const waits = { ...pending, operation: 'cancel_line_item', input: { orderNumber: 1042, item: 'mug' } };
    const { calls, report } = await say('wait, she wrote again. not the mug, one of the candles', mug, {
      pending: waits,
    });
    expect(calls).toEqual([
      { operation: 'cancel_line_item', input: { orderNumber: 1042, item: 'candles', quantity: 1 } },
    ]);
    expect(report.replaces).toEqual(['a']);
  });
  it('stays as it is when something else of the kind is asked for', async () => {
    const { calls, report } = await say('cancel order 1061', asked, { pending });
    expect(calls).toEqual([{ operation: 'cancel_order', input: { orderNumber: 1061 } }]);
    expect(report.replaces ?? []).toEqual([]);
  });
});

describe('answers to questions', () => {
  it('never takes a request about the same record for the text it asked for', async () => {
    const talk = conversation(offered);
    await talk.say('change the address of order 1066');
    const { calls } = await talk.say('change the state of order 1066 to Bavaria');
    expect(calls).toEqual([]);
  });
  it('completes what was refused for the lack of it', async () => {
    const refused: Scene = {
      said: 'create an order for Grace Kim, 2 linen totes',
      answered: 'Where should it go?',
      calls: [
        {
          operation: 'create_manual_retail_order',
          input: { customerName: 'Grace Kim', item: 'linen totes', quantity: 2 },
          outcome: { ok: false, code: 'bad_input', message: 'Where should it go?', details: [] },
        },
      ],
    };
    const { calls } = await say('12 Pine Street, Denver, CO 80205', refused);
    expect(calls[0]).toMatchObject({
      operation: 'create_manual_retail_order',
      input: { customerName: 'Grace Kim', quantity: 2, city: 'Denver', zipCode: '80205' },
    });
  });

  it('keeps a text as it was said', async () => {
    const talk = conversation(offered);
    await talk.say('add a note to order 1042');
    expect((await talk.say('fragile, handle with care')).calls).toEqual([
      { operation: 'add_order_note', input: { orderNumber: 1042, text: 'fragile, handle with care' } },
    ]);
  });
  it('asks again rather than refuse', async () => {
    const talk = conversation(offered);
    await talk.say('put an order on hold');
    const { calls, report, text } = await talk.say("I don't know");
    expect(calls).toEqual([]);
    expect(report.asked?.field).toBe('orderNumber');
    expect(text).toMatch(/need that/);
  });
});

describe('several requests in one message', () => {
  it('does what it can and says what it cannot', async () => {
    const talk = conversation(offered);
    const { calls, text } = await talk.say('what is the weather and show me order 1042', {
      candidates: candidates.number ? [candidates.number] : [],
    });
    expect(calls).toEqual([{ operation: 'get_order', input: { orderNumber: 1042 } }]);
    expect(text).toMatch(/“what is the weather” is not something I can do here/);
  });
});

describe('a yes to nothing', () => {
  it.each(['yep', 'yes go ahead'])('does nothing: %s', async (text) => {
    const { calls, text: said } = await say(text, scenes.held);
    expect(calls).toEqual([]);
    expect(said).toMatch(/Nothing waits/);
  });
});

describe('undo of one change', () => {
  it('looks for it in what was done', async () => {
    const entry = '77777777-0000-4000-8000-000000000001';
    const talk = conversation(offered, (operation) =>
      operation === 'list_journal'
        ? {
            ok: true,
            result: {
              entries: [
                {
                  id: '77777777-0000-4000-8000-000000000002',
                  summary: 'Noted on order #1042.',
                  createdAt: '2026-11-20',
                  undoable: true,
                },
                {
                  id: entry,
                  summary: 'Order #1042 went from outstanding to on hold.',
                  createdAt: '2026-11-19',
                  undoable: true,
                },
              ],
              total: 2,
            },
            summary: '2 changes.',
          }
        : { ok: true, result: {}, summary: 'Undone.' },
    );
    expect((await talk.say('undo the hold on 1042')).calls).toEqual([
      { operation: 'list_journal', input: {} },
      { operation: 'undo_change', input: { entryId: entry } },
    ]);
  });
});

describe('what is meant by a change', () => {
  const rules: Scene = {
    said: 'delete the one about going abroad',
    answered: 'Deleted.',
    calls: [{ operation: 'delete_order_rule', input: { rule: 'abroad' }, outcome: null }],
  };
  const held: Scene = {
    said: 'put 988 on hold',
    answered: 'On hold.',
    calls: [
      {
        operation: 'cancel_order',
        input: { orderNumber: 988 },
        outcome: { ok: 'asks', actionId: 'a', preview: {} },
      },
      {
        operation: 'change_order_status',
        input: { orderNumber: 988, productionStatus: 'ON_HOLD' },
        outcome: { ok: true, result: {}, summary: 'On hold.', untrusted: false },
      },
    ],
  };
  const pending = {
    actionId: 'a',
    operation: 'cancel_order',
    input: { orderNumber: 988 },
    title: 'Cancel order #988',
    verb: 'Cancel',
  };

  it('is the thing that was named, and not the one before it', async () =>
    expect((await say('i meant the gift box rule, delete that', rules)).calls).toEqual([
      { operation: 'delete_order_rule', input: { rule: 'gift box' } },
    ]));
  it('is what was done last, and not what waits since before', async () => {
    const { calls, report } = await say('no I meant 989', held, { pending });
    expect(calls).toEqual([
      { operation: 'change_order_status', input: { orderNumber: 989, productionStatus: 'ON_HOLD' } },
    ]);
    expect(report.replaces ?? []).toEqual([]);
  });
  it('is the same for another record', async () => {
    const { calls } = await say('do the same with 1040', scenes.held);
    expect(calls).toEqual([
      { operation: 'change_order_status', input: { orderNumber: 1040, productionStatus: 'ON_HOLD' } },
    ]);
  });
  it('leaves alone what is to stay', async () => {
    const { calls } = await say('actually only 1055, release 1065', scenes.held);
    expect(calls).toEqual([
      { operation: 'change_order_status', input: { orderNumber: 1065, productionStatus: 'OUTSTANDING' } },
    ]);
  });
  it.each(['take the hold off', 'she just called back, take the hold off'])(
    'is the opposite of holding: %s',
    async (text) => {
      const { calls } = await say(text, scenes.held);
      expect(calls[0]?.input).toEqual({ orderNumber: 1042, productionStatus: 'OUTSTANDING' });
    },
  );
  it('is a switch whose words stand apart', async () => {
    const { calls } = await say('turn the big orders rule off');
    expect(calls[0]).toMatchObject({ operation: 'set_order_rule_enabled', input: { enabled: false } });
  });
  it.each([
    'cancel 0 candles on order 1042',
    'cancel -2 candles on order 1042',
    'cancel 1.5 mugs on order 1042',
  ])('is nothing where the amount cannot be: %s', async (text) =>
    expect((await say(text)).calls).toEqual([]),
  );
  it('is the newest change for the last one', async () =>
    expect((await say('undo the last change', scenes.held)).calls).toEqual([
      { operation: 'undo_change', input: {} },
    ]));
  it('is a question, though something is called by its words', async () => {
    const named = {
      kind: 'assistant',
      value: 'x',
      id: 'x',
      label: 'Duty on candles',
      matched: 'duty on candles',
      score: 1,
    };
    const { report } = await say('how much duty on candles?', undefined, { candidates: [named] });
    expect(report.asked).toMatchObject({ operation: 'look_up_tariff', field: 'country' });
  });
});

describe('weights and prices', () => {
  it.each([
    ['duty on 200 kg of soap from morocco', { weightKg: 200, product: 'soap' }],
    ['duty on 100 lbs of soap from morocco', { weightKg: 45.359, product: 'soap' }],
    ['find bags under €3,40 each', { priceMaxMinor: 340 }],
  ])('%s', async (text, input) => expect((await say(text)).calls[0]?.input).toMatchObject(input));
});

describe('a list that is acted on', () => {
  const long: Scene = {
    ...(scenes.orders ?? { said: '', answered: '' }),
    calls: (scenes.orders?.calls ?? []).map((call) => ({
      ...call,
      outcome:
        call.outcome?.ok === true
          ? { ...call.outcome, result: { ...Object(call.outcome.result), total: 36 } }
          : call.outcome,
    })),
  };
  it('is not changed in part without a word', async () => {
    const { calls, text } = await say('put them all on hold', long);
    expect(calls).toEqual([]);
    expect(text).toMatch(/has 36, and 5 of them are shown.*“the first 5”/);
  });
  it('is exported as far as an export goes, when asked again', async () => {
    const talk = conversation(offered);
    if (scenes.orders) talk.stand(scenes.orders);
    const asked = await talk.say('export them');
    expect(asked.calls).toEqual([]);
    expect(asked.text).toMatch(/cannot export by .*older than/);
    expect((await talk.say('yes')).calls).toEqual([{ operation: 'start_financial_export', input: {} }]);
  });
  it('takes its conditions along where the export has them', async () => {
    const dated: Scene = {
      ...long,
      calls: long.calls.map((call) => ({ ...call, input: { placedFrom: '2026-11-01', origin: 'AMAZON' } })),
    };
    expect((await say('download that list as csv', dated)).calls).toEqual([
      { operation: 'start_financial_export', input: { placedFrom: '2026-11-01', origin: 'AMAZON' } },
    ]);
  });
});

describe('several things in a row', () => {
  it('become the lines of an order', async () => {
    const { calls } = await say('enter an order for Maya Chen: 3 mugs at $14 and two candles');
    expect(calls[0]?.input).toMatchObject({
      customerName: 'Maya Chen',
      items: [
        { title: 'mugs', quantity: 3, unitPriceMinor: 1400 },
        { title: 'candles', quantity: 2 },
      ],
    });
  });
});
