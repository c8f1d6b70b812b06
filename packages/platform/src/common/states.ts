/** Codes as postal services write them (ISO 3166-2 without the country). */
const lists: Readonly<Record<string, string>> = {
  US: 'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VI U.S. Virgin Islands|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  MX: 'AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHP Chiapas|CHH Chihuahua|CMX Ciudad de México|COA Coahuila|COL Colima|DUR Durango|GUA Guanajuato|GRO Guerrero|HID Hidalgo|JAL Jalisco|MEX México|MIC Michoacán|MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|QUE Querétaro|ROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas',
  BR: 'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
  IN: 'AN Andaman and Nicobar Islands|AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CH Chandigarh|CG Chhattisgarh|DH Dadra and Nagar Haveli and Daman and Diu|DL Delhi|GA Goa|GJ Gujarat|HR Haryana|HP Himachal Pradesh|JK Jammu and Kashmir|JH Jharkhand|KA Karnataka|KL Kerala|LA Ladakh|LD Lakshadweep|MP Madhya Pradesh|MH Maharashtra|MN Manipur|ML Meghalaya|MZ Mizoram|NL Nagaland|OD Odisha|PY Puducherry|PB Punjab|RJ Rajasthan|SK Sikkim|TN Tamil Nadu|TS Telangana|TR Tripura|UP Uttar Pradesh|UK Uttarakhand|WB West Bengal',
  CN: 'AH Anhui|BJ Beijing|CQ Chongqing|FJ Fujian|GS Gansu|GD Guangdong|GX Guangxi|GZ Guizhou|HI Hainan|HE Hebei|HL Heilongjiang|HA Henan|HB Hubei|HN Hunan|NM Inner Mongolia|JS Jiangsu|JX Jiangxi|JL Jilin|LN Liaoning|NX Ningxia|QH Qinghai|SN Shaanxi|SD Shandong|SH Shanghai|SX Shanxi|SC Sichuan|TJ Tianjin|XZ Tibet|XJ Xinjiang|YN Yunnan|ZJ Zhejiang',
};

/** States of a country by name; none where addresses are written without. */
export function statesOf(countryCode: string): { code: string; name: string }[] {
  const list = lists[countryCode];
  if (!list) return [];
  return list.split('|').map((entry) => {
    const gap = entry.indexOf(' ');
    return { code: entry.slice(0, gap), name: entry.slice(gap + 1) };
  });
}
