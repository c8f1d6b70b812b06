import { findOperation } from '@brandwright/contract';
import type { Filling } from '../ground/fill/fill.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { Parse } from '../parse/parse.ts';

/** A conversation in which nothing was said yet. */
export const emptyState: DialogueState = {
  now: new Date('2026-11-20T15:00:00Z'),
  results: [],
  calls: [],
  focus: [],
  pending: [],
  asked: null,
  offered: [],
  files: [],
  screen: null,
  previous: null,
  told: [],
};

/** A message that gives an operation nothing. */
export const emptyFilling: Filling = {
  input: {},
  several: null,
  missing: [],
  unclear: null,
  unknown: [],
  named: [],
  assumed: [],
  isOfSubject: false,
  unparsed: null,
  refused: null,
  leftOut: null,
  contested: false,
  left: [],
  foreign: null,
  certainty: 1,
  given: 0,
  inherited: null,
  relation: 'new',
};

/** A message that asks for a value and goes with no operation. */
export const valueQuestion: Parse = {
  candidates: [],
  others: [],
  relations: { new: 1, again: 0, revise: 0, answer: 0 },
  questions: [{ kind: 'value', probability: 1 }],
  asked: [],
};

/** A store in which nothing is found and nothing can be read. */
export const emptyServices: GroundingServices = {
  find: (name) => findOperation(name),
  offered: [],
  tryRead: () => Promise.resolve({ ok: false, code: 'not_found', message: '' }),
  findRecords: () => Promise.resolve([]),
  likeness: () => Promise.resolve(new Float32Array(2)),
};
