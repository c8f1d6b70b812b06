import { countryName } from '@brandwright/language/values/countries.ts';

/** ISO 3166-1 alpha-2 codes by the regions of overview §3 (Africa, North and South America, Asia, Europe, Oceania), and XK; without AQ, BV and TF, where nobody can be shipped to. */
const codesByRegion = {
  AF: 'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  NA: 'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  SA: 'AR BO BR CL CO EC FK GF GS GY PE PY SR UY VE',
  AS: 'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  EU: 'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  OA: 'AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
} as const;

type Region = keyof typeof codesByRegion;

export interface Country {
  code: string;
  name: string;
  region: Region;
}

/** By name. */
export const countries: readonly Country[] = (Object.keys(codesByRegion) as Region[])
  .flatMap((region) =>
    codesByRegion[region].split(' ').map((code) => ({ code, name: countryName(code), region })),
  )
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

export const countryByCode: ReadonlyMap<string, Country> = new Map(
  countries.map((country) => [country.code, country]),
);
