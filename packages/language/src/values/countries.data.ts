/** ISO 3166-1 codes with the names and adjectives people use beside the official English name. */
export const saidNames = `
AE uae,emirati,emirates,dubai;AL albanian;AM armenian;AR argentine,argentinian,argentinean;AT austrian;AU australian,aussie,oz;AZ azerbaijani;BA bosnian,bosnia;
BD bangladeshi,dhaka;BE belgian;BG bulgarian;BH bahraini;BO bolivian;BR brazilian,brasil;BY belarusian;CA canadian;CH swiss;CI ivory coast,ivorian,cote d'ivoire;CL chilean;CM cameroonian;
CN chinese,prc,mainland china,shenzhen,guangzhou,yiwu;CO colombian,columbia;CR costa rican;CU cuban;CY cypriot;CZ czech,czech republic;DE german,deutschland;DK danish;DO dominican;DZ algerian;EC ecuadorian;
EE estonian;EG egyptian;ES spanish,espana;ET ethiopian;FI finnish;FR french;GB uk,u.k.,british,britain,great britain,england,english made,scotland,scottish,wales,welsh;GE georgian;GH ghanaian;GR greek;GT guatemalan;
HK hong kong,hongkong;HN honduran;HR croatian;HT haitian;HU hungarian;ID indonesian,bali;IE irish;IL israeli;IN indian;IQ iraqi;IR iranian;IS icelandic;IT italian,italia;
JM jamaican;JO jordanian;JP japanese;KE kenyan;KH cambodian;KR korea,korean,south korean,south korea;KP north korea,north korean;KW kuwaiti;KZ kazakh;LA laos,laotian,lao;LB lebanese;LK sri lankan,sri lanka;LT lithuanian;LU luxembourgish;LV latvian;
MA moroccan;MD moldovan;MG malagasy;MK macedonian,macedonia;MM burma,burmese;MN mongolian;MO macau,macao;MT maltese;MU mauritian;MX mexican,mejico;MY malaysian;MZ mozambican;NG nigerian;NI nicaraguan;NL dutch,holland,netherlands,the netherlands;
NO norwegian;NP nepali,nepalese;NZ new zealander,kiwi;OM omani;PA panamanian;PE peruvian;PH filipino,philippine,philippines,the philippines;PK pakistani;PL polish made,polish;PT portuguese;PY paraguayan;QA qatari;RO romanian;RS serbian;RU russian;
RW rwandan;SA saudi,saudi arabian,ksa;SE swedish;SG singaporean;SI slovenian;SK slovak;SN senegalese;SV salvadoran,el salvador;TH thai;TN tunisian;TR turkish,turkey,turkiye;TT trinidad;TW taiwanese;
TZ tanzanian;UA ukrainian;UG ugandan;US usa,u.s.,u.s.a.,united states,america,american,the states,stateside;UY uruguayan;UZ uzbek;VE venezuelan;VN vietnamese,viet nam,hanoi,saigon;ZA south african;ZM zambian;ZW zimbabwean`;

/** How else forms, lists and addresses write a country, beside its English name; plain words, parted by |. */
export const writtenNames: Readonly<Record<string, string>> = {
  AE: 'uae|u a e|emirates',
  BA: 'bosnia|bosnia herzegovina',
  BD: 'bangladesch|bengladesh',
  BO: 'bolivia plurinational state of',
  BR: 'brasil',
  CD: 'dr congo|democratic republic of the congo|drc',
  CI: 'ivory coast|cote divoire',
  CN: 'prc|p r china|pr china|p r c|peoples republic of china|the peoples republic of china|mainland china|china mainland|china prc',
  CV: 'cape verde',
  CZ: 'czech republic|the czech republic',
  DE: 'deutschland|federal republic of germany',
  DO: 'dominican rep|republica dominicana',
  EG: 'arab republic of egypt',
  ES: 'espana',
  GB: 'uk|u k|great britain|england|scotland|wales|northern ireland|united kingdom of great britain and northern ireland',
  GR: 'hellas',
  HK: 'hong kong|hongkong|hong kong sar|hong kong china|hong kong s a r',
  IR: 'iran islamic republic of',
  IT: 'italia',
  JP: 'nippon',
  KH: 'kampuchea|kingdom of cambodia',
  KP: 'dpr korea|democratic peoples republic of korea',
  KR: 'korea|republic of korea|korea republic of|korea south|s korea|rep of korea|korea rep',
  LA: 'lao pdr|lao|lao peoples democratic republic',
  MD: 'republic of moldova|moldova republic of',
  MK: 'macedonia|fyrom',
  MM: 'burma|myanmar|myanmar burma',
  MO: 'macau|macao|macau sar|macao sar',
  MX: 'estados unidos mexicanos',
  NL: 'holland|the netherlands',
  PH: 'the philippines|philippine',
  PL: 'polska|republic of poland',
  PS: 'palestine',
  RO: 'roumania|rumania',
  RU: 'russian federation',
  SK: 'slovak republic|the slovak republic',
  SZ: 'swaziland',
  TR: 'turkey|turkiye|republic of turkey',
  TW: 'taiwan|taiwan r o c|taiwan roc|chinese taipei|taiwan china|taiwan province of china',
  TZ: 'tanzania united republic of|united republic of tanzania',
  US: 'usa|u s a|us|u s|united states of america|the united states|america|united states usa',
  VE: 'venezuela bolivarian republic of',
  VN: 'viet nam|vietnam|socialist republic of vietnam|s r vietnam|vn',
};
