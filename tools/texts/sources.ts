import { globSync } from 'node:fs';

/** A file that holds texts, the area that it belongs to, and which of its strings are texts. */
export interface TextFile {
  path: string;
  area: string;
  /** Where strings are mostly words that are listened for or queries, only whole sentences count. */
  sentencesOnly: boolean;
}

interface Place {
  files: string[];
  except: RegExp;
  sentencesOnly: boolean;
  areaOf: (path: string) => string;
}

const TESTS = /\.test\.tsx?$|\/testing\b/;
const DATA =
  /\/(?:demo|data|lexicon|reading|demo-supplier)\/|\/demo(?:-\w+)?\.ts$|[-.]data\.ts$|\/tables\.ts$/;

const folderAfter = (start: string) => (path: string) =>
  /^([^/]+)\//.exec(path.slice(start.length))?.[1] ?? 'frame';

const PLACES: readonly Place[] = [
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    except: TESTS,
    sentencesOnly: false,
    areaOf: folderAfter('apps/web/src/'),
  },
  {
    files: ['packages/contract/src/*/**/*.ts'],
    except: TESTS,
    sentencesOnly: false,
    areaOf: folderAfter('packages/contract/src/'),
  },
  {
    files: ['packages/platform/src/*/**/*.ts'],
    except: new RegExp(`${TESTS.source}|${DATA.source}`),
    sentencesOnly: true,
    areaOf: folderAfter('packages/platform/src/'),
  },
  {
    // What the partner says; its other folders listen.
    files: [
      'packages/copilot/src/offline/{answer,decide,respond}/**/*.ts',
      'packages/copilot/src/offline/{chips,phrases,partner}.ts',
      'packages/copilot/src/{assistants,tools,turn}/**/*.ts',
    ],
    except: TESTS,
    sentencesOnly: true,
    areaOf: () => 'copilot',
  },
];

/** The files of the repository that hold texts, by area and path. `wanted` are areas or beginnings of paths; none means all. */
export function textFiles(root: string, wanted: readonly string[]): TextFile[] {
  return PLACES.flatMap(({ files, except, sentencesOnly, areaOf }) =>
    globSync(files, { cwd: root })
      .filter((path) => !except.test(path))
      .map((path) => ({ path, area: areaOf(path), sentencesOnly })),
  )
    .filter(
      ({ path, area }) => wanted.length === 0 || wanted.some((one) => area === one || path.startsWith(one)),
    )
    .sort((a, b) => compare(a.area, b.area) || compare(a.path, b.path));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
