import type { DemoPart, DemoTools } from '../../../kernel/demo/demo.ts';
import { demoCategories } from '../../marketplace/demo/categories.ts';
import { networkRow, type NetworkFacts } from './build-record.ts';
import { demoPlaces, sectorNames } from './demo/places.ts';
import { expandedNetworkSuppliers } from './tables.ts';

const dayMs = 86_400_000;

/** These factories are on no list: nothing may say that one vouches for them. */
const demoSource = 'invented for the demo';

/** The expanded network of the demo: some 150 invented factories in 14 countries. */
export const networkDemo: DemoPart = {
  async seedShared(tools) {
    const importedAt = new Date(tools.now.getTime() - 40 * dayMs);
    const rows = demoNetwork(tools).map((facts) => networkRow(facts, demoCategories, importedAt));
    await tools.db.insert(expandedNetworkSuppliers).values(rows).onConflictDoNothing();
  },
};

/** The facts of every factory of the demo, the same for everybody. */
export function demoNetwork(tools: Pick<DemoTools, 'random'>): NetworkFacts[] {
  return demoPlaces.flatMap(({ country, cities, roots, legal, sectors }) =>
    roots.map((root, at): NetworkFacts => {
      const [city, quarter] = cities[at % cities.length] ?? ['', ''];
      const sector = sectors[at % sectors.length] ?? '';
      const kinds = sectorNames[sector] ?? [sector];
      const kind = kinds[at % kinds.length] ?? sector;
      const name = legal === 'PT' ? `PT ${root} ${kind}` : `${root} ${kind} ${legal}`;
      const host = `${root
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(/[^a-z]/g, '')}.example`;
      return {
        name,
        country,
        city,
        address: `No. ${tools.random.between(2, 480)}, ${quarter}, ${city}`,
        sector,
        // Of most such factories nobody knows how to write to them.
        email: at % 3 === 0 ? `sales@${host}` : null,
        website: at % 4 === 0 ? `https://${host}` : null,
        source: demoSource,
      };
    }),
  );
}
