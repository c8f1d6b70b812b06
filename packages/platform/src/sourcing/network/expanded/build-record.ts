import { countryName } from '@brandwright/language/values/countries.ts';
import { plainWords } from '@brandwright/language/text.ts';
import { normalAddress, normalName } from '../my-suppliers/normal.ts';
import { namedId } from '../../../kernel/data/random.ts';
import { wordsOfSector } from './sectors.ts';
import type { expandedNetworkSuppliers } from './tables.ts';

export interface NetworkFacts {
  name: string;
  country: string;
  address: string;
  city: string | null;
  sector: string;
  email: string | null;
  website: string | null;
  source: string;
}

/** A category of the marketplace with the words for it. */
export interface CategoryWords {
  id: string;
  name: string;
  words: readonly string[];
}

/** The row of a factory: the same facts make the same row, with the same id. */
export function networkRow(
  facts: NetworkFacts,
  categories: readonly CategoryWords[],
  importedAt: Date,
): typeof expandedNetworkSuppliers.$inferInsert {
  const nameKey = normalName(facts.name);
  const addressKey = normalAddress(facts.address).slice(0, 400);
  const words = wordsOfSector(facts.sector, facts.name);
  const country = countryName(facts.country);
  return {
    ...facts,
    id: namedId('expanded-network', facts.source, nameKey, addressKey),
    nameKey,
    addressKey,
    countryName: country,
    categoryIds: categoriesOf(`${plainWords(facts.sector)} ${nameKey} ${words}`, categories),
    importedAt,
    searchable: [facts.name, facts.city, facts.address, country, facts.sector, words]
      .filter(Boolean)
      .join(' ')
      .slice(0, 2000),
  };
}

function categoriesOf(text: string, categories: readonly CategoryWords[]): string[] {
  const padded = ` ${text} `;
  return categories
    .filter(({ name, words }) =>
      [name, ...words].some((word) => {
        const plain = plainWords(word);
        return (
          plain.length > 2 &&
          (padded.includes(` ${plain} `) || padded.includes(` ${plain.replace(/s$/, '')} `))
        );
      }),
    )
    .map(({ id }) => id);
}
