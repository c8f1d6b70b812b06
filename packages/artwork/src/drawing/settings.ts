/** Where a product stands or lies. */
export const settingNames = [
  'sweep',
  'plinth',
  'wood',
  'linen',
  'tiles',
  'leaf-shadow',
  'two-tone',
  'window',
  'arch',
  'stone',
] as const;
export type Setting = (typeof settingNames)[number];
export const isSetting = (name: string): name is Setting => settingNames.some((setting) => setting === name);

const settingWords: readonly [Setting, RegExp][] = [
  ['wood', /\b(wood(en)?|oak|table|desk|rustic|kitchen|bamboo|walnut)\b/i],
  ['linen', /\b(linen|cloth|fabric|bed|cosy|cozy|textile|blanket)\b/i],
  ['tiles', /\b(tiles?|tiled|bath(room)?|shower|spa|sink|zellige)\b/i],
  [
    'leaf-shadow',
    /\b(leaf|leaves|plants?|palm|tropical|botanical|garden|nature|natural|outdoors?|forest|jungle)\b/i,
  ],
  ['window', /\b(window|sunlight|sunny|sunlit|morning|daylight|golden hour|bedroom|home)\b/i],
  ['arch', /\b(arch(way|es)?|niche|mediterranean|desert|adobe|alcove)\b/i],
  ['stone', /\b(stone|marble|terrazzo|concrete|rock|granite|slate)\b/i],
  ['two-tone', /\b(two[- ]tone|colou?r[- ]?block(ed|ing)?|painted|bold|retro|pop|bright|playful)\b/i],
  ['plinth', /\b(plinth|podium|pedestal|gallery|luxury|luxurious|premium|hero|museum)\b/i],
  ['sweep', /\b(studio|plain|white background|seamless|minimal(ist)?|clean|simple|e-?commerce|packshot)\b/i],
];

/** The setting that words ask for, or undefined when they name none. */
export const settingOf = (words: string): Setting | undefined =>
  settingWords.find(([, pattern]) => pattern.test(words))?.[0];
