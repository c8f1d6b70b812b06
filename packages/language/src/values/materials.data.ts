/** What things are made of, by kind; the key is the name, the words are how it is said (the name need not be among them). */
// prettier-ignore
export const materialTable = {
  ceramic: { 'ceramic': ['ceramic', 'ceramics'], 'stoneware': ['stoneware'], 'porcelain': ['porcelain', 'bone china', 'china clay'], 'earthenware': ['earthenware', 'terracotta clay'] },
  glass: { 'glass': ['glass'], 'borosilicate glass': ['borosilicate glass', 'borosilicate'] },
  metal: { 'stainless steel': ['stainless steel', 'stainless'], 'steel': ['steel'], 'aluminium': ['aluminium', 'aluminum'], 'brass': ['brass'], 'copper': ['copper'], 'sterling silver': ['sterling silver', '925 silver'], 'silver-plated brass': ['silver plated brass'], 'gold-plated brass': ['gold plated brass', 'gold-plated brass'], 'iron': ['cast iron', 'iron'], 'zinc alloy': ['zinc alloy', 'zinc'], 'enameled steel': ['enameled steel', 'enamelled steel'], 'gold vermeil': ['gold vermeil', 'vermeil'], 'tin': ['tinplate'], 'enamel': ['enamel'] },
  textile: { 'organic cotton': ['organic cotton'], 'recycled cotton': ['recycled cotton'], 'cotton canvas': ['cotton canvas', 'canvas'], 'cotton': ['cotton'], 'linen': ['linen'], 'wool': ['wool'], 'merino wool': ['merino wool', 'merino'], 'alpaca': ['alpaca'], 'silk': ['silk'], 'hemp': ['hemp'], 'jute': ['jute', 'burlap'], 'denim': ['denim'], 'french terry': ['french terry'], 'fleece': ['fleece'], 'velvet': ['velvet'], 'corduroy': ['corduroy'], 'tweed': ['tweed'], 'flannel': ['flannel'], 'felt': ['felt'], 'polyester': ['polyester'], 'recycled polyester': ['recycled polyester', 'rpet'], 'nylon': ['nylon'], 'spandex': ['spandex', 'elastane', 'lycra'], 'cotton-polyester blend': ['poly cotton', 'polycotton', 'cotton poly blend', 'poly-cotton'], 'bamboo viscose': ['bamboo viscose', 'bamboo fabric'], 'cashmere': ['cashmere'], 'tencel': ['tencel', 'lyocell'], 'modal': ['modal'], 'viscose': ['viscose', 'rayon'], 'microfiber': ['microfiber', 'microfibre'], 'neoprene': ['neoprene'] },
  leather: { 'leather': ['leather', 'full grain leather', 'full-grain leather'], 'vegan leather': ['vegan leather', 'faux leather', 'pu leather'], 'suede': ['suede'] },
  wood: { 'cork': ['cork'], 'wood': ['wood', 'wooden'], 'bamboo': ['bamboo'], 'acacia wood': ['acacia wood', 'acacia'], 'walnut wood': ['walnut wood', 'walnut'], 'oak': ['oak'], 'beech wood': ['beech wood', 'beechwood', 'beech'], 'olive wood': ['olive wood'], 'rattan': ['rattan', 'wicker'], 'pine wood': ['pine wood', 'pinewood'] },
  rubber: { 'rubber': ['rubber'], 'silicone': ['silicone'] },
  plastic: { 'plastic': ['plastic'], 'recycled plastic': ['recycled plastic'], 'PET': ['pet plastic'], 'polypropylene': ['polypropylene'], 'acrylic': ['acrylic'], 'resin': ['resin'], 'tritan': ['tritan'], 'PLA': ['pla plastic', 'cornstarch plastic'], 'ABS': ['abs plastic'] },
  wax: { 'soy wax': ['soy wax', 'soy'], 'coconut wax': ['coconut wax'], 'beeswax': ['beeswax'], 'paraffin': ['paraffin', 'paraffin wax'] },
  paper: { 'kraft paper': ['kraft paper', 'kraft'], 'paper': ['paper'], 'recycled paper': ['recycled paper'], 'cardboard': ['cardboard', 'paperboard', 'card stock', 'cardstock'], 'corrugated cardboard': ['corrugated cardboard', 'corrugated'] },
  stone: { 'marble': ['marble'], 'travertine': ['travertine'], 'granite': ['granite'], 'soapstone': ['soapstone'] },
} as const satisfies Record<string, Record<string, readonly string[]>>;

/** How a surface is finished. */
// prettier-ignore
export const finishTable: Readonly<Record<string, readonly string[]>> = {
  'matte': ['matte', 'matt', 'mat finish', 'satin matte'], 'glossy': ['glossy', 'gloss', 'shiny'], 'satin': ['satin finish'], 'brushed': ['brushed'], 'polished': ['polished'], 'speckled': ['speckled'], 'powder coated': ['powder coated', 'powder-coated', 'powder coat'], 'frosted': ['frosted'], 'soft touch': ['soft touch', 'soft-touch'], 'hammered': ['hammered'], 'distressed': ['distressed'], 'reactive glaze': ['reactive glaze'], 'glazed': ['glazed'], 'unglazed': ['unglazed', 'raw finish'], 'embossed': ['embossed finish'], 'stonewashed': ['stonewashed', 'stone washed', 'garment dyed', 'garment-dyed'], 'waxed': ['waxed'],
};
