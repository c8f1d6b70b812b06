import { readMaterials } from '../values/materials.ts';

/** Materials that are kinds of another one. */
// prettier-ignore
const kindsOf: Readonly<Record<string, readonly string[]>> = {
  ceramic: ['stoneware', 'porcelain', 'earthenware'],
  glass: ['borosilicate glass'],
  steel: ['stainless steel', 'enameled steel'],
  enamel: ['enameled steel'],
  brass: ['gold-plated brass', 'silver-plated brass'],
  cotton: ['organic cotton', 'recycled cotton', 'cotton canvas', 'denim', 'french terry', 'cotton-polyester blend'],
  'cotton canvas': ['organic cotton', 'recycled cotton'],
  wool: ['merino wool', 'alpaca', 'cashmere', 'felt'],
  polyester: ['recycled polyester', 'microfiber', 'fleece'],
  leather: ['suede'],
  wood: ['bamboo', 'acacia wood', 'walnut wood', 'oak', 'beech wood', 'olive wood', 'pine wood'],
  plastic: ['recycled plastic', 'PET', 'polypropylene', 'acrylic', 'tritan', 'PLA', 'ABS', 'resin'],
  paper: ['kraft paper', 'recycled paper', 'cardboard', 'corrugated cardboard'],
  'kraft paper': ['cardboard', 'corrugated cardboard'],
  cardboard: ['corrugated cardboard', 'kraft paper'],
  'corrugated cardboard': ['cardboard', 'kraft paper'],
  rubber: ['silicone'],
};

/** Whether one material is another or a kind of it: stoneware of ceramic, brass of metal. Names of the table of materials, or a family's. */
export function isKindOfMaterial(one: string, other: string): boolean {
  if (one === other || (kindsOf[other] ?? []).includes(one)) return true;
  return other === 'metal' && readMaterials(one).some(({ family }) => family === 'metal');
}
