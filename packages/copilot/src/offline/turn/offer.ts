import type { AnyDeclaration } from '@brandwright/contract';
import { countryWords } from '../arguments/countries.ts';
import { scaleWords } from '../figures/scales.ts';
import { type Profile, profileOf } from '../choice/profile.ts';
import { type Rarity, rarityOf } from '../choice/rarity.ts';
import { buildVocabulary, type Vocabulary } from '../words/spelling.ts';

/** What is prepared once for a set of tools. */
export interface Offer {
  profiles: readonly Profile[];
  rarity: Rarity;
  vocabulary: Vocabulary;
}

const offers = new Map<string, { find: unknown; offer: Offer }>();

/** Profiles, word weights and spelling for the tools on offer; kept for the next turn. */
export function prepareOffer(
  names: readonly string[],
  find: (name: string) => AnyDeclaration | undefined,
): Offer {
  const key = names.join(' ');
  const known = offers.get(key);
  if (known?.find === find) return known.offer;
  const profiles = names.flatMap((name) => {
    const declaration = find(name);
    return declaration ? [profileOf(declaration)] : [];
  });
  const offer = {
    profiles,
    rarity: rarityOf(profiles),
    vocabulary: buildVocabulary([
      ...profiles.flatMap((profile) => profile.vocabulary),
      ...countryWords,
      ...scaleWords,
    ]),
  };
  if (offers.size > 64) offers.clear();
  offers.set(key, { find, offer });
  return offer;
}
