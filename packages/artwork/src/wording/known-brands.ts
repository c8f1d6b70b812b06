/** Well-known marks that no name may repeat, lower case without spaces. A sieve, not a search of trademarks. */
const marks = `acne adidas aesop airbnb alexa allbirds alo amazon anker anthropologie apple arcteryx asics asos audi avon away
aveda bala barbie barbour beats benefit benetton bic birkenstock bloom bloomingdales blueapron bobbibrown bosch bose
bounty brita bumble burberry burton byredo cadbury calm calvinklein canon carhartt cartier casper celine chanel
chewy chloe chobani clarins clif clinique clorox coach cocacola colgate colourpop columbia converse costco cotopaxi
crayola crest crocs cuyana danone dell delta dior disney dolce dove drunkelephant dunkin dyson ecco elf elmers
essie estee everlane fabletics fendi ferrari fiji fila fischer fjallraven folgers ford fossil fresh frye funko
gap garmin garnier gatorade gerber ghirardelli gillette glossier godiva goop gopro govee gucci guess haribo
harrys hasbro headspace headway heinz hermes hershey hims hoka honda hoover huggies hurley hydroflask iams ikea
innocent jansport jeep jimmychoo jomalone juul kashi kate kendra kellogg keurig kiehls kind kindle kitkat kleenex
klean kotex lacoste lancome laneige laroche lego lenor levi levis lindt lipton loreal loewe lululemon lumen lush
mac maybelline mejuri method milka mint mizuno moleskine monos montblanc muji mulberry murad myprotein nars natura
neutrogena newbalance nike nikon nintendo nivea noom nordstrom northface nutella oatly olay olaplex omega omsom
oreo origins osprey otter ouai our outdoor oura owala palmolive pampers pandora pantene parachute patagonia
peloton pepsi philips pilot polo poppi prada primark pringles prym puma purina quaker quay quip ralph rado rains
rayban redbull reebok reese reformation rei revlon ricola ritual rolex roots rothys salomon samsonite samsung saucony
seiko sephora serta shein shiseido simmons skims skippy smartwater smeg snickers sodastream sol sonos sony spanx
sprite stanley starbucks steamline summersalt swarovski swatch swiffer swell tampax target tatcha tazo teavana tempur
tesla teva tiffany timberland tommy toms toms tropicana tumi tupperware twinings ugg ulta under uniqlo unilever
vans veja versace vicks victoria visa volvo vuitton walmart warby weleda whirlpool whoop windex yeti yogi yves zappos zara
zeiss ziploc pukka clipper dilmah numi harney bigelow celestial oatmilk lovesac brooklinen boll burrow caraway greatjones
echo loft brightland timberland woolmark woolrich hallmark minecraft warcraft butterfield kettleandfire rover wayfair lowes smithfield anvil
heel scoop goodwill goodhousekeeping truereligion brightline wildcraft slowdown merrymaids patch reel nest ring stride chime orbit summit sonora
ourplace madein hexclad lodge nespresso illy lavazza tonys jeni talenti halotop larabar rxbar clifbar athleticgreens`;

const known = new Set(marks.split(/\s+/));

/** Whether a name is, or one of its words alone is, a mark that most people know. */
export function isKnownBrand(name: string): boolean {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  return known.has(words.join('')) || (words.length === 1 && known.has(words[0] ?? ''));
}
