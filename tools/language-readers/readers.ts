/** What only packages/language does, by a mark that other code has no reason to bear. */
const MARKS: readonly { reads: string; mark: RegExp; may: RegExp }[] = [
  { reads: 'dates', mark: /\bfrom 'chrono-node'/, may: /^packages\/language\// },
  { reads: 'stems', mark: /\bfrom 'stemmer'/, may: /^packages\/language\// },
  // Factors of the avoirdupois pound and ounce, the fluid ounce and the gallon; one ounce for showing is no table.
  {
    reads: 'units',
    mark: /\b(?:28\.3495\d*|29\.57352\d*|0?\.45359\d*|453\.592\d*|3785\.41\d*)\b/,
    may: /^packages\/language\//,
  },
  {
    reads: 'country names',
    mark: /\bIntl\.DisplayNames\(/,
    // They show names; the client cannot import more than the contract.
    may: /^(?:packages\/(?:language|contract)|apps\/web)\//,
  },
];

/** Each file outside the language package that reads words on its own, in words. Tests may hold anything. */
export function findPrivateReaders(files: readonly { path: string; text: string }[]): string[] {
  return files
    .filter(({ path }) => /^(?:packages|apps)\//.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      MARKS.filter(({ mark, may }) => !may.test(path) && mark.test(text)).map(
        ({ reads }) => `${path} reads ${reads} on its own: packages/language does that`,
      ),
    );
}
