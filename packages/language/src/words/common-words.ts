/** Everyday English that spelling repair must leave alone, beyond the words of the declarations. */
export const commonWords: ReadonlySet<string> = new Set(
  `able above accept across act active actually add after again against age ago agree air all allow almost alone along already also
  although always among amount and anger angry animal another answer any anyone anything apart apple apply april are area arm around arrive art ask at
  august autumn away baby back bad bag ball band bank bar base basic be beach bear beat beautiful because become bed bedroom been before began begin behind
  being believe bell below beside best better between beyond big bill bird birth bit black blood blow blue board boat body bone book boot born both
  bottle bottom bought bowl box boy branch bread break bridge bright bring brother brought brown build burn business busy but buy cake call came
  camera camp can candle cap captain car card care carry case cat catch cause cell center century chair chance change charge chart cheap check cheer cheese chest
  child children choice choose circle city claim class clean clear climb clock close cloth cloud club coast coat code coffee cold collect color column come
  common company compare complete condition consider contain continue control cook cool copy corn corner correct cost cotton could count country couple course court
  cover cow create cross crowd cry cup current cut dad daily dance danger dark data date daughter day dead deal dear death december decide decimal deep degree
  depend describe desert design desk did die differ difficult dinner direct discuss distance divide doctor does dog dollar done door double doubt down draw dream
  dress drink drive drop dry due during dust each ear early earn earth ease east easy eat edge education effect egg eight either electric else end enemy energy engine enjoy
  enough enter equal even evening event ever every exact example except excite exercise expect experience eye face fact fair fall false family famous far farm
  fast fat father favor fear february feed feel feet fell felt few field fight figure fill final find fine finger finish fire first fish fit five flat floor
  flow flower fly follow food foot for force foreign forest forget form forward found four free fresh friday friend from front fruit full fun funny
  game garden gas gave general gentle get gift girl give glad glass goes gold gone good got govern grand grass gray great green grew ground group grow guess guide gun
  had hair half hall hand happen happy hard has hat have head hear heard heart heat heavy held hello help her here high hill him his history hit hold hole home honest
  hope horse hospital hot hotel hour house how huge human hundred hunt hurry hurt husband ice idea image inch include indicate industry inform inside instant instead
  interest invent iron island issue it january job join joke july jump june just keep kept key kid kill kind king kitchen knew knife know lady lake land language large last
  late laugh law lay lead learn least leather leave led left leg lend length less lesson let letter level library lie life lift light like line lion liquid list listen
  little live local long look lose lost lot loud love low luck lunch machine made magazine mail main make man many map march mark market marry mass master match material
  matter maybe mean meant measure meat media medium meet member memory men mental met metal method middle might mile milk million mind mine minute miss mix model
  modern moment monday money month moon more morning most mother motion mountain mouth move movie much music must my name narrow nation natural nature near neat necessary neck need
  never news next nice night nine noise none noon nor north nose note nothing notice noun november now number object observe ocean october off offer office often oil old
  once one only open opposite orange order other our out outside oven over own oxygen page paint pair paper parent park part party pass past path pattern pay peace
  pen people perfect perhaps period person phone photo phrase piece pink place plain plan plane planet plant plate play please plenty plural poem poet point police poor
  popular position possible post pound power practice prepare present press pretty prince print prison private prize probable problem process produce product program promise proper property
  protect proud prove provide public pull purple purpose push put quart queen question quick quiet quite race radio rain raise ran range rather reach read ready real
  reason receive recent recipe record red region relax remember repeat reply rest result rice rich ride ring rise river road rock room root rope rose round row rub rule run
  safe said sail salt same sand sat saturday save saw say scale school science score sea search season seat second secret section see seed seem seen select self sell send sense
  sent sentence separate september serve service set settle seven several shall shape share sharp she sheet shell shine ship shirt shoe shop shore short should shoulder shout show shut
  sick side sight sign silent silver similar simple since sing single sister sit six size skill skin sky sleep slip slow small smart smell smile smoke snow soap soft
  soil soldier solid solution solve some son song soon sorry sort soul sound soup south space speak special speech speed spell spend spoke spot spread spring square staff stage stand
  star start state stay steal steel step stick still stone stood stop store storm story straight strange stranger stream street strong student study style subject success such sudden sugar
  suggest suit summer sun sunday supper supply support sure surprise sweet swim table tail take talk tall task taste tax tea teach team tear teeth television tell ten tend
  tent term test than thank that the their them then there these they thick thin thing think third this those though thought thousand three through throw thursday thus tie
  time tiny tire title today together toilet told tomorrow tone tonight too took tool top total touch toward town toy track trade train travel tree triangle trip trouble truck
  true trust truth try tuesday turn twelve twenty two type under understand unit until upon use usual valley value vary verb very video view village visit voice vowel
  wait walk wall want war warm was wash waste watch water wave way wear weather wednesday week weigh welcome well went were west wet what wheel when where whether which while white
  who whole whom whose why wide wife wild will win wind window wine wing winter wire wise wish with without woman women wonder wood word work world worry worse worst would write
  written wrong wrote yard year yellow yes yesterday yet you young your zero maker makers jars dress duck cost costs hose chip chips boat bets seat sets later lamp lamps
  earring earrings necklace bracelet pendant wallet wallets purse backpack hoodie hoodies tee tees tshirt sweater sweatshirt jacket blanket pillow cushion towel curtain carpet
  lantern lighter planter planters vase vases jar bowl bowls plate plates tray trays spoon fork knife pan kettle mug tumbler flask notebook notebooks journal planner sticker stickers
  poster card cards puzzle doll plush toy blocks leash collar harness serum cream lotion balm shampoo conditioner lipstick mascara perfume cologne incense diffuser wax wick
  sunglasses glasses watch watches charger cable phone stand holder organizer basket crate crates mailer pouch pouches tin tins label labels ribbon wrapping yoga mat dumbbell
  bands gloves scarf beanie sandals sneakers boots slippers pajamas robe apron oven mitts coaster coasters keychain magnet pin pins badge patch lamp lampshade mirror frame frames
  wooden bamboo cotton linen wool silk leather denim canvas ceramic porcelain stoneware glass steel brass copper silicone resin marble cork jute hemp beeswax soy
  soap soaps toys bags mugs mats rugs pens cups caps hats shirts shorts socks belts rings ringer bands core reliable strategic seasonal organic
  bein doin goin comin gettin lookin makin takin runnin sittin waitin workin packin shippin payin tryin sayin askin callin sellin buyin movin puttin givin leavin holdin
  talkin needin thinkin nothin somethin anythin everythin mornin evenin sendin bringin countin orderin printin`.split(
    /\s+/,
  ),
);
