import type { Import } from './imports.ts';

/** What each part of the house may stand on; tools and tests may look at everything. */
const FLOORS: Record<string, readonly string[]> = {
  'packages/language': [],
  'packages/contract': ['packages/language'],
  'packages/artwork': ['packages/language', 'packages/contract'],
  'packages/providers': ['packages/language', 'packages/contract', 'packages/artwork'],
  'packages/platform': ['packages/language', 'packages/contract', 'packages/artwork', 'packages/providers'],
  'packages/copilot': ['packages/language', 'packages/contract', 'packages/providers', 'packages/platform'],
  'apps/server': [
    'packages/contract',
    'packages/artwork',
    'packages/providers',
    'packages/platform',
    'packages/copilot',
  ],
  'apps/web': ['packages/contract'],
};

const SHARED_IN_PLATFORM = ['kernel', 'postgres'];

/** The stages of the offline model, in the order in which a message goes through them; each stands on those before it. */
const STAGES = ['perceive', 'parse', 'ground', 'answer', 'decide', 'respond'];

/** The offline model, and the files beside its stages on which they may stand; the others there put the stages together. */
const OFFLINE = 'packages/copilot/src/offline/';
const BELOW_STAGES = ['chips.ts', 'fields.ts', 'outside-wrapper.ts', 'phrases.ts'];

/** Each import that runs upwards, or from one area of the platform into another, in words. */
export function findFloorBreaks(imports: readonly Import[]): string[] {
  return imports.flatMap((found) => {
    const reason = upwards(found) ?? acrossAreas(found) ?? outOfOffline(found) ?? backwards(found);
    return reason ? [`${found.from} imports ${found.to}: ${reason}`] : [];
  });
}

function upwards({ from, to }: Import): string | null {
  const [lower, upper] = [partOf(from), partOf(to)];
  const allowed = FLOORS[lower];
  if (!allowed || lower === upper || allowed.includes(upper)) return null;
  return `${lower} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'}`;
}

/** Tests and what sets them up (`testing.ts`) may prepare another area's records; the code reaches another area by its operations only. */
function acrossAreas({ from, to }: Import): string | null {
  const [here, there] = [areaOf(from), areaOf(to)];
  if (here === null || there === null || here === there || SHARED_IN_PLATFORM.includes(there)) return null;
  if (isForTests(from)) return null;
  return SHARED_IN_PLATFORM.includes(here)
    ? `${here} serves every area and knows none`
    : `the area ${here} reaches ${there} through its operations only`;
}

/** The offline model is one of several: it knows nothing of the copilot around it. Tests may set up anything. */
function outOfOffline({ from, to }: Import): string | null {
  if (!from.startsWith(OFFLINE) || isForTests(from)) return null;
  if (to.startsWith('packages/copilot/') && !to.startsWith(OFFLINE))
    return 'the offline model knows no copilot';
  const isOfStage = stageOf(from) >= 0 || BELOW_STAGES.includes(from.slice(OFFLINE.length));
  const isBeside = to.startsWith(OFFLINE) && !to.slice(OFFLINE.length).includes('/');
  return isOfStage && isBeside && !BELOW_STAGES.includes(to.slice(OFFLINE.length))
    ? `stages may import ${BELOW_STAGES.join(', ')}`
    : null;
}

function backwards({ from, to }: Import): string | null {
  const [here, there] = [stageOf(from), stageOf(to)];
  if (here < 0 || there <= here) return null;
  return `${STAGES[here]} comes before ${STAGES[there]}`;
}

const isForTests = (path: string): boolean => /(?:\.test|\/testing)\.ts$/.test(path);

const stageOf = (path: string): number =>
  STAGES.indexOf(/^packages\/copilot\/src\/offline\/(?<stage>[^/]+)\//.exec(path)?.groups?.['stage'] ?? '');

const partOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** The folder below packages/platform/src, or null for files outside any. */
const areaOf = (path: string): string | null =>
  /^packages\/platform\/src\/(?<area>[^/]+)\//.exec(path)?.groups?.['area'] ?? null;
