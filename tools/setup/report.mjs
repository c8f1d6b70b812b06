/** The time since `startedAt` (milliseconds of the clock), for people. */
export const seconds = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Runs one suite under a heading. A suite that throws, or in which nothing ran, counts as one failure.
 * Resolves to { name, passed, failed, took }.
 */
export async function section(name, suite) {
  const startedAt = Date.now();
  console.log(`\n━━ ${name} ${'━'.repeat(Math.max(4, 60 - name.length))}`);
  const { passed, failed } = await suite().catch((error) => {
    console.log(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  });
  const ranNothing = passed + failed === 0;
  if (ranNothing) console.log('Nothing ran, which counts as a failure.');
  return { name, passed, failed: ranNothing ? 1 : failed, took: seconds(startedAt) };
}

/** Prints the sections as a table and the sum as the last line. Answers whether nothing failed. */
export function printSummary(sections) {
  console.log(`\n━━ summary ${'━'.repeat(53)}`);
  for (const { name, passed, failed, took } of sections) {
    console.log(
      `  ${failed === 0 ? '✓' : '✗'} ${name.padEnd(22)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${took}`,
    );
  }
  const sum = (key) => sections.reduce((total, one) => total + one[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}
