import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { differences } from './install.mjs';
import { printSummary, section } from './report.mjs';
import { parseReplaySum } from './suites.mjs';

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => vi.restoreAllMocks());

const suite = (passed: number, failed: number) => async () => ({ passed, failed });

describe('differences', () => {
  const asked = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-darwin': { version: '1.0.0', optional: true },
    'node_modules/@brandwright/contract': { link: true },
    'packages/contract': { version: '0.1.0' },
  };

  const linked = { 'node_modules/@brandwright/contract': { link: true } };

  it('is empty when all is there, but for what another machine needs', () => {
    expect(differences(asked, { ...linked, 'node_modules/a': { version: '1.0.0' } })).toEqual([]);
  });

  it('names what is missing and what is of another version', () => {
    expect(differences(asked, linked)).toEqual(['node_modules/a']);
    expect(differences(asked, { ...linked, 'node_modules/a': { version: '0.9.0' } })).toEqual([
      'node_modules/a',
    ]);
    const otherVersion = {
      ...linked,
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b-darwin': { version: '2.0.0' },
    };
    expect(differences(asked, otherVersion)).toEqual(['node_modules/b-darwin']);
  });

  it('names a package of ours that has no link yet', () => {
    expect(differences(asked, { 'node_modules/a': { version: '1.0.0' } })).toEqual([
      'node_modules/@brandwright/contract',
    ]);
  });
});

describe('the summary', () => {
  it('ends with the sum and tells whether all passed', async () => {
    const good = printSummary([await section('one', suite(3, 0)), await section('two', suite(2, 0))]);
    expect([good, printed.at(-1)]).toEqual([true, '\n5 passed, 0 failed']);
    const bad = printSummary([await section('one', suite(3, 1)), await section('two', suite(2, 0))]);
    expect([bad, printed.at(-1)]).toEqual([false, '\n5 passed, 1 failed']);
  });

  it('counts a suite that ran nothing, or broke, as a failure', async () => {
    const broken = async () => {
      throw new Error('no report');
    };
    expect(await section('nothing', suite(0, 0))).toMatchObject({ passed: 0, failed: 1 });
    expect(await section('broken', broken)).toMatchObject({ passed: 0, failed: 1 });
    expect(printed).toContain('no report');
  });
});

describe('parseReplaySum', () => {
  it('reads the last count, and none where there is none', () => {
    expect(parseReplaySum('1 passed, 0 failed\nmore\n40 passed, 2 failed\n')).toEqual({
      passed: 40,
      failed: 2,
    });
    expect(parseReplaySum('40 passed')).toBeNull();
  });
});
