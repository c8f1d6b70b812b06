/**
 * Nouns of products, separated by bars, and the codes they mean. Choices stand in order and the first that fits wins:
 * `conditions>codes`, conditions joined by + (all) and commas (any): materials, men, women, kids, baby, knit, woven, or
 * words of the phrase; `~material` holds wherever the material is said, others where it is said first. `*>` fits any product of that name, `->` only one whose material is not stated or not excluded by
 * the choices. Codes have 4 to 8 digits; further ones after a comma are what else it may be. A noun line that starts with
 * `?` is too vague to answer without a question.
 */
export type LexiconEntry = readonly [nouns: string, choices: string];

/** Table and kitchen ware by material. */
export const kitchenware =
  'porcelain>69111080 ceramic>69120039 glass>701349 steel,iron>732393 aluminum>761510 copper>741810 plastic>392410 wood>441990 paper>482369 tin>8007 zinc>790700 precious>711411 stone>680299 rubber>4016 plaiting>460219 titanium>810890 basemetal>732393,7615 textile>630790 leather,fauxleather>420500';

/** Ornaments by material. */
export const ornament =
  'porcelain>691310 ceramic>691390 glass>701399 precious>711411 basemetal>830629 plastic>392640 wood>442019 paper>4823 gemstone>711620 stone>680299 wax>340600 plaiting>460219 textile>6307 leather,fauxleather>420500 rubber>401699 cork>450390';

/** Household articles, by material. */
export const household =
  'glass>701399 steel,iron>732399 aluminum>761510 copper>741810 plastic>392490 wood>442090 paper>481960 plaiting>460219 ceramic>691200 textile>630790 leather,fauxleather>4202 stone>680299 titanium>810890 basemetal>732399 rubber>401699';

/** Small articles that are named for their material only. */
export const article =
  'steel,iron>732690 aluminum>761699 copper>741980 zinc>790700 plastic>392690 wood>442199 paper>482390 glass>702000 ceramic>691490 rubber>401699 leather>420500 textile>630790 stone>681599 titanium>810890 basemetal>732690 plaiting>460219';
