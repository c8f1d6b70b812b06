import type { Filling } from '../ground/fill.ts';
import type { DialogueState } from '../ground/state.ts';

/** A conversation in which nothing was said yet. */
export const emptyState: DialogueState = {
  results: [],
  calls: [],
  focus: [],
  pending: [],
  asked: null,
  offered: [],
  files: [],
  screen: null,
  previous: null,
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
  unheard: null,
  leftOut: null,
  left: [],
  certainty: 1,
  given: 0,
  inherited: null,
  relation: 'new',
};
