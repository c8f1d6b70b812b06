import {
  startOpenAiStandIn,
  type Reply,
  type SeenRequest,
} from '@brandwright/copilot/testing/openai-stand-in.ts';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readMatrix, settingsOf } from './matrix.ts';
import { runMatrix } from './run-matrix.ts';
import { readScripts } from './script.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'brandwright-matrix-'));

function matrixFile(text: string): string {
  const path = join(newFolder(), 'models.yaml');
  writeFileSync(path, text);
  return path;
}

describe('a model matrix', () => {
  it('takes a model by its name, with the folder of its cassette beside the file', () => {
    const path = matrixFile('models:\n  - name: offline\n  - name: gpt-5.1\n    cassette: tapes/a\n');
    const [offline, real] = readMatrix(path);
    expect(offline).toMatchObject({ name: 'offline', model: 'offline' });
    expect(real).toMatchObject({ model: 'gpt-5.1', cassette: join(path, '../tapes/a') });
  });

  it.each([
    ['no models', 'models: []'],
    ['a field that nobody knows', 'models: [{ name: a, key: secret }]'],
    ['two of one name', 'models: [{ name: a }, { name: a }]'],
    ['a name that is no folder', 'models: [{ name: ../a }]'],
  ])('is refused with %s', (_what, text) => {
    const path = matrixFile(text);
    expect(() => readMatrix(path)).toThrow(path);
  });

  it('that ships is right', () => {
    expect(readMatrix('tests/models.yaml').map(({ name }) => name)).toContain('offline');
  });
});

describe('the settings of a model', () => {
  const base = { name: 'm', model: 'chat:m', keyVariable: 'M_KEY', baseUrl: 'http://127.0.0.1:9/v1' };

  it('hold its key, address and price, and nothing of another model', () => {
    const settings = settingsOf(
      { ...base, price: { input: 1, output: 2 } },
      { M_KEY: 'k', OPENAI_API_KEY: 'other' },
    );
    expect(settings).toMatchObject({
      COPILOT_MODEL: 'chat:m',
      OPENAI_API_KEY: 'k',
      OPENAI_BASE_URL: base.baseUrl,
      COPILOT_CASSETTE: '',
      COPILOT_PRICES: '{"m":{"input":1,"output":2}}',
    });
  });

  it('are those of its cassette alone when its key is not set', () => {
    const settings = settingsOf({ ...base, cassette: '/tapes' }, {});
    expect(settings).toMatchObject({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '', COPILOT_CASSETTE: '/tapes' });
  });

  it('cannot be made with neither, and that is said', () => {
    expect(() => settingsOf(base, {})).toThrow(/M_KEY is not set and there is no cassette/);
  });
});

const script = `name: Orders are shown
as: founder@demo.brandwright.test
turns:
  - say: Show my orders
    expect:
      calls: [{ operation: list_orders }]
      says: [order]
`;

/** Lists the orders and says so; every third conversation it only talks when it is a careless one. */
function founderPleaser(isCareless: boolean): (request: SeenRequest) => Reply {
  let conversations = 0;
  return ({ body }) => {
    const messages = body['messages'] as { role: string }[];
    if (messages.at(-1)?.role === 'tool') return { kind: 'text', text: 'These are your orders.' };
    conversations += 1;
    if (isCareless && conversations % 3 === 0) return { kind: 'text', text: 'I would rather talk.' };
    return { kind: 'calls', calls: [{ name: 'list_orders', input: {} }] };
  };
}

describe('the same conversations against several models', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('give one table, from models, cassettes and the offline model', async () => {
    const [good, careless] = [await startOpenAiStandIn(), await startOpenAiStandIn()];
    good.answerBy(founderPleaser(false));
    careless.answerBy(founderPleaser(true));
    vi.stubEnv('STAND_IN_KEY', 'key');
    vi.stubEnv('NO_KEY', '');
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const folder = newFolder();
    const scripts = join(folder, 'scripts');
    mkdirSync(scripts);
    writeFileSync(join(scripts, 'orders.yaml'), script);
    const path = join(folder, 'models.yaml');
    writeFileSync(
      path,
      `models:
  - name: offline
  - { name: good, model: 'chat:good', baseUrl: '${good.baseUrl}', keyVariable: STAND_IN_KEY, cassette: tape, price: { input: 2, output: 10 } }
  - { name: careless, model: 'chat:careless', baseUrl: '${careless.baseUrl}', keyVariable: STAND_IN_KEY }
  - { name: replayed, model: 'chat:good', baseUrl: '${good.baseUrl}', keyVariable: NO_KEY, cassette: tape }
  - { name: nobody, keyVariable: NO_KEY }
`,
    );
    const report = join(folder, 'report');
    expect(await runMatrix(readMatrix(path), readScripts([scripts]), 4, report)).toBe(false);
    await Promise.all([good.stop(), careless.stop()]);

    const { models } = JSON.parse(readFileSync(join(report, 'matrix.json'), 'utf8')) as {
      models: {
        name: string;
        why?: string;
        passPowers?: { share: number }[];
        usage: { inputTokens: number; costMicros: number | null };
        scripts: { passed: number; differs: boolean }[];
      }[];
    };
    const of = (name: string) => models.find((model) => model.name === name);
    const shares = (name: string) => of(name)?.passPowers?.map(({ share }) => share);
    expect(shares('offline')).toEqual([1, 1, 1, 1]);
    expect(shares('good')).toEqual([1, 1, 1, 1]);
    expect(shares('careless')).toEqual([0.75, 0.5, 0.25, 0]);
    expect(of('careless')?.scripts[0]).toMatchObject({ passed: 3, differs: true });
    expect(shares('replayed')).toEqual([1, 1, 1, 1]);
    expect(of('nobody')?.why).toContain('NO_KEY is not set');

    // Recorded in the first run, replayed in the other three and for the model without a key.
    expect(good.requests).toHaveLength(2);
    expect(readdirSync(join(folder, 'tape'))).toHaveLength(2);

    // Two steps a run of 11 tokens in, 4 of them cached, and 7 out, at $2 and $10 a million.
    expect(of('good')?.usage).toMatchObject({ inputTokens: 88, costMicros: 4 * 2 * (11 * 2 + 7 * 10) });
    expect(of('careless')?.usage.costMicros).toBeNull();
    expect(of('offline')?.usage.costMicros).toBe(0);
    const markdown = readFileSync(join(report, 'matrix.md'), 'utf8');
    expect(markdown).toMatch(/\| careless \| 75.0 % \| 50.0 % \| 25.0 % \| 0.0 % \|/);
    expect(markdown).toMatch(/\| Orders are shown \| 4 of 4 \| 4 of 4 \| 3 of 4 \| 4 of 4 \|/);
    expect(readFileSync(join(report, 'matrix.html'), 'utf8')).toContain('<td>careless</td>');
  }, 600_000);
});
