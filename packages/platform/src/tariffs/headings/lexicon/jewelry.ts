import type { LexiconEntry } from './entry.ts';

/** Chapters 71, 91 and 90.03 to 90.04: jewelry by its metal and stones, watches, eyewear. */
// prettier-ignore
export const jewelry: readonly LexiconEntry[] = [
  ['necklace|bracelet|bangle|ring|earring|pendant|charm|anklet|choker|locket|stud earring|hoop earring|drop earring|clip earring|ear cuff|jewelry set|signet ring|wedding ring|engagement ring|jewelry|wedding band|charm bracelet|body jewelry|nose ring|belly ring|belly button ring|piercing jewelry|piercing|toe ring|beaded bracelet|pendant necklace|bridal jewelry set|bridal jewelry|fine jewelry|fashion jewelry|customized jewelry|name necklace|power necklace|chain necklace|chain bracelet|wrap bracelet|strand bracelet|couple ring|ear stud|anklet chain|waist chain|body chain|cuff bracelet|customized ring|customized necklace|customized bracelet|customized earring|nose stud|tragus|ear climber|pin jewelry|medallion|rosary|mala|friendship bracelet|class ring|birthstone ring|dangle earring|hip hop jewelry|grillz|ear jacket|huggie', 'silver>711311 precious>711319 pearl>711610,7117 gemstone>711620,7117 basemetal+~gemstone>711620,7117 basemetal+crystal>711719,7116 crystal+bracelet>711620,7117 crystal>711790,7116 basemetal>711719,7116 plastic>711790 glass>711790 wood>711790 leather>711790,4205 textile>711790 shell>711790,9601 ceramic>711790 stone>711620,7117 rubber>711790 plaiting>711790 *>711719,7116,7113'],
  ['brooch|lapel pin|enamel pin|badge|pin badge|hat pin|tiara|crown|cufflink|cuff link|tie clip|tie bar|tie pin|brooch pin|bridal tiara|button cover|badge pin|body chain jewelry|shirt stud', 'silver>711311 precious>711319 button>711719,8310 *>711719,8310'],
  ['keychain|key chain|key ring|keyring|key fob|key holder', 'leather,fauxleather>420500,4202 plastic>392640,3926,7117 basemetal>732690,8308,7117 wood>442199,4420 textile>630790,7117 *>732690,3926,7117'],
  ['loose bead|jewelry bead|glass bead|bead|seed bead|spacer bead|crystal bead|gemstone bead|stone bead|pony bead|lampwork bead|bead strand|rhinestone', 'gemstone,stone>710399 glass,crystal>701810,7018 plastic>392690 wood>442199 basemetal>830890,7117 pearl>7101,7018 ceramic>691490 shell>960190 silver>711590 rhinestone>701810 *>701810,7103,3926'],
  ['imitation pearl|pearl bead', 'plastic>392690 *>701810'],
  ['pearl|loose pearl|cultured pearl|freshwater pearl', '*>710121,7018'],
  ['gemstone|loose gemstone|precious stone|sapphire|ruby|emerald|loose stone|cabochon|natural crystal|loose amethyst|amethyst|agate|jade|turquoise|quartz|opal|topaz|garnet|onyx|aquamarine|peridot|tourmaline|lapis lazuli|moonstone|crystal point|raw crystal|tumbled stone|healing crystal|crystal stone', 'glass>701810 synthetic>710499 *>710399,7116'],
  ['diamond|loose diamond', '*>710239'],
  ['moissanite|cubic zirconia stone|lab diamond|loose cubic zirconia|synthetic gemstone', '*>710491,7104'],
  ['jewelry finding|jewelry component|jewelry clasp|jump ring|ear wire|earring hook|bead cap|lobster clasp|jewelry chain|chain by the foot|jewelry connector|earring back|jewelry making supply|jewelry setting|jewelry making', 'glass>701810 plastic>392690 silver>711311 basemetal>830890,7117,7326 *>711719,8308'],
  ['silver ware|silverware set|silver tray|silver bowl', 'steel>821520 *>711411'],
  ['coin|commemorative coin|challenge coin|medal|trophy', 'plastic>392640 glass>701399 coin>711890,7117,8306 *>830629,7117,8306'],
  ['watch|wrist watch|wristwatch|quartz watch|mechanical watch|automatic watch|digital watch|sports watch|dress watch|analog watch|chronograph|leather watch|couple watch|kids watch', 'smart>851762 precious>9101 mechanical,automatic>910221 digital>910212,9102 *>910211,9102'],
  ['smart watch|smartwatch|fitness tracker|smart band|smart bracelet|smart wristband|activity tracker|smart ring', '*>851762,9102'],
  ['pocket watch|stopwatch|stop watch|nurse watch', '*>910291,9102'],
  ['watchband|watch band|watch strap|watch bracelet|smartwatch band|apple watch band|wristband strap|smart watch strap', 'precious>911310 leather>911390 basemetal>911320 *>911390,9113'],
  ['watch case|watch crystal|watch glass', 'plastic>392690,9111 *>911180,9114,3926'],
  ['watch part|watch dial|watch hand|watch movement|watch repair kit|watch crown|watch pin|watch accessory|watch battery cover|repair tool kit', 'movement>910811 *>911490,9114,8205'],
  ['watch winder', '*>847989,8479'],
  ['clock|wall clock|cuckoo clock|digital clock|table clock|desk clock|mantel clock', 'alarm>910511 wall>910521 desk>910591 table>910591 *>910521,9105'],
  ['alarm clock|travel clock', '*>910511'],
  ['timer|kitchen timer|time switch|countdown timer|time recorder|egg timer', 'switch>910700 sand>702000 *>910690,9106'],
  ['sunglasses|polarized sunglasses|sun glass|kids sunglasses', '*>900410'],
  ['reading glasses|eyeglasses|spectacles|prescription glasses|safety glasses|goggle|swim goggles|ski goggles|3d glasses|swimming goggles|safety goggle|motorcycle goggles|eye glass|eyewear|cycling glasses|cycling eyewear|blue light blocking glasses|diving mask|night vision glasses|swimming eyewear|computer glasses|party glasses', '*>900490'],
  ['eyeglass frame|glasses frame|spectacle frame|optical frame|eyewear frame', 'plastic>900311 *>900319,9003'],
  ['contact lens|contact lense|colored contact lens|color contact', '*>900130'],
  ['spectacle lens|spectacle lense|eyeglass lens|prescription lens|eyeglass lense', 'glass>900140 *>900150'],
];
