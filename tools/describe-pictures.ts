// Works out anew what the demo marketplace's drawings look like, for the visual index. `npm run pictures:describe`
import { drizzle } from 'drizzle-orm/node-postgres';
import { writeFileSync } from 'node:fs';
import { platformAreas } from '@brandwright/platform/areas.ts';
import { servedDrawing } from '@brandwright/providers/files/served-drawing.ts';
import { namedId, seededRandom } from '@brandwright/platform/kernel/data/random.ts';
import { makeMarketplace } from '@brandwright/platform/sourcing/marketplace/demo.ts';
import { sourcingArea } from '@brandwright/platform/sourcing/index.ts';
import {
  describedFile,
  packDescribed,
} from '@brandwright/platform/sourcing/marketplace/image-search/demo/described-before.ts';
import {
  describeDrawing,
  type DescribedPart,
} from '@brandwright/platform/sourcing/marketplace/image-search/pictures-of-items.ts';

// The seeds with which the marketplace is written: for an installation (sourcing's place among the areas) and for tests.
const seeds = [`shared ${platformAreas.indexOf(sourcingArea)}`, 'sourcing'];
const urls = new Map<string, boolean>();
for (const seed of seeds) {
  const { items } = makeMarketplace({
    db: drizzle.mock(),
    now: new Date('2026-11-20T15:00:00Z'),
    random: seededRandom(seed),
    id: namedId,
    keepFile: () => Promise.reject(new Error('Nothing is kept here.')),
    keepStoreFile: () => Promise.reject(new Error('Nothing is kept here.')),
  });
  for (const { pictureUrls } of items)
    for (const [place, url] of pictureUrls.entries()) urls.set(url, urls.get(url) === true || place === 0);
}
const drawings = new Map<string, DescribedPart[]>();
for (const [url, isFirst] of urls) {
  const svg = servedDrawing(url.replace('/files/drawn/', ''));
  if (svg === undefined) continue;
  const parts = await describeDrawing(svg);
  drawings.set(svg, isFirst ? parts : parts.filter(({ part }) => part === 'whole'));
}
const file = packDescribed(drawings);
writeFileSync(describedFile, file);
console.log(`${drawings.size} drawings described, ${Math.round(file.byteLength / 1024)} KB.`);
