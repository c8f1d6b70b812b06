import { operations } from '@brandwright/contract';
import { fewest, fewUtterances } from './eval/coverage.ts';

// Part of npm run check: an operation that is offered and that nobody asks for is not measured.
const few = fewUtterances(operations);
if (few.length > 0) {
  console.error(
    `Offered without ${fewest.all} utterances, ${fewest.heldOut} of them held out (tests/utterances/README.md):\n  ${few.join('\n  ')}`,
  );
  process.exitCode = 1;
}
