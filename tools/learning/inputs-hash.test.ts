import { readFileSync } from 'node:fs';
import { modelFolder } from '@brandwright/copilot/offline/learned-model.ts';
import { expect, it } from 'vitest';
import { hashOfInputs } from './inputs-hash.ts';

it('the artifact was learned from what is here: after a change of the chats, learn anew (README.md)', () => {
  const { learnedFrom } = JSON.parse(readFileSync(`${modelFolder}model.json`, 'utf8')) as {
    learnedFrom: string;
  };
  expect(learnedFrom).toBe(hashOfInputs());
});
