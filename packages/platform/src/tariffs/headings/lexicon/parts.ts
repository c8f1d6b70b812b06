import type { LexiconEntry } from './entry.ts';

/** Parts and accessories of one machine, vehicle or article, where the schedule has a place for them. */
const partsOf = (things: string, codes: string): LexiconEntry => [
  things
    .split('|')
    .flatMap((thing) => [
      `${thing} part`,
      `${thing} parts and accessory`,
      `${thing} accessory`,
      `${thing} spare part`,
    ])
    .join('|'),
  `battery>850760 cable>854442 *>${codes}`,
];

export const parts: readonly LexiconEntry[] = [
  partsOf('refrigerator|freezer|fridge|ice maker', '841899'),
  partsOf('washing machine|washer dryer', '845090'),
  partsOf('dishwasher', '842290'),
  partsOf(
    'coffee machine|coffee maker|kettle|toaster|hair dryer|oven|rice cooker|air fryer|water heater|iron',
    '851690,8516',
  ),
  partsOf('microwave|electric stove', '851690,8516'),
  partsOf('vacuum cleaner|robot vacuum', '850870,8421'),
  partsOf('air conditioner', '841590'),
  partsOf('fan|air compressor|range hood', '841490'),
  partsOf('air purifier|water filter|water purifier', '842199,8421'),
  partsOf('humidifier|juicer|blender|food processor|meat grinder', '850990,8509'),
  partsOf('sewing machine', '845290'),
  partsOf('3d printer', '848590'),
  partsOf('printer', '844399'),
  partsOf('projector|tv|television|monitor', '852990'),
  partsOf('phone|mobile phone|telephone|walkie talkie|router', '851779,8517'),
  partsOf('camera', '900699,8529,8525'),
  partsOf('drone|quadcopter', '880730,8807'),
  partsOf('headphone|earphone|speaker|microphone', '851890'),
  partsOf('shaver|razor|hair clipper|trimmer|epilator', '851090'),
  partsOf('pump|water pump', '841391'),
  partsOf('valve|faucet|tap', '848190'),
  partsOf('engine', '840991,8409'),
  partsOf('lawn mower|mower', '843390'),
  partsOf('chainsaw|power tool|drill|pneumatic tool', '846799,8467'),
  partsOf('bicycle|bike|cycling', '871499,8714'),
  partsOf('motorcycle|motorbike|scooter|atv', '871410,8714'),
  partsOf('stroller|pram', '871500'),
  partsOf('trailer', '871690'),
  partsOf('lamp|lighting|light|chandelier', '940599,9405'),
  partsOf('umbrella', '660390,6603'),
  partsOf('shoe', '640690,6406'),
  partsOf('clock', '911490'),
  partsOf('lighter', '961390'),
  partsOf('guitar|musical instrument|violin|piano|drum', '920992,9209'),
  partsOf('toy|rc car|rc|model', '950300'),
  partsOf('fishing reel|fishing rod|fishing', '950790,9507'),
  partsOf('sofa|chair|seat', '940199,9401'),
  partsOf('cabinet|bed|table', '940399,9403'),
  partsOf('elevator', '843131'),
  partsOf('wheelchair', '871420'),
  partsOf('glasses|eyewear', '900390,9003,4202'),
];
