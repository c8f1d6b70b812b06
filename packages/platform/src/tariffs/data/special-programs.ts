/** A program of the special column (HTS general notes 3(c) and 4 to 35). */
export interface SpecialProgram {
  symbol: string;
  name: string;
  /** Countries whose goods can qualify; null where the list is long and changes. */
  countries: readonly string[] | null;
  /** Last day on which it could be claimed. */
  lapsed: string | null;
  /** Whether originating goods pay no merchandise processing fee (19 CFR 24.23(c)). */
  sparesProcessingFee: boolean;
  source: string;
}

const program = (
  symbol: string,
  name: string,
  countries: readonly string[] | null,
  source: string,
  more: { lapsed?: string; sparesProcessingFee?: boolean } = {},
): SpecialProgram => ({
  symbol,
  name,
  countries,
  source,
  lapsed: more.lapsed ?? null,
  sparesProcessingFee: more.sparesProcessingFee ?? false,
});

const free = { sparesProcessingFee: true };

/** Beneficiaries as designated in 2026 (HTS general notes 16, 7 and 17). */
const agoa =
  'AO BJ BW CV TD KM CG CI CD DJ SZ GM GH GW KE LS LR MG MW MR MU MZ NA NG RW ST SN SL ZA TZ TG ZM'.split(
    ' ',
  );
const caribbean = 'AG AW BS BB BZ VG CW DM GD GY HT JM MS KN LC VC TT'.split(' ');
const caribbeanPartners = 'BB BZ CW GY HT JM LC TT'.split(' ');

export const specialPrograms: readonly SpecialProgram[] = [
  program('S', 'USMCA', ['CA', 'MX'], 'HTS general note 11; USMCA', free),
  program('S+', 'USMCA', ['CA', 'MX'], 'HTS general note 11; USMCA', free),
  program('KR', 'US–Korea Free Trade Agreement', ['KR'], 'HTS general note 33', free),
  program('AU', 'US–Australia Free Trade Agreement', ['AU'], 'HTS general note 28', free),
  program('SG', 'US–Singapore Free Trade Agreement', ['SG'], 'HTS general note 25', free),
  program('CL', 'US–Chile Free Trade Agreement', ['CL'], 'HTS general note 26', free),
  program('CO', 'US–Colombia Trade Promotion Agreement', ['CO'], 'HTS general note 34', free),
  program('PE', 'US–Peru Trade Promotion Agreement', ['PE'], 'HTS general note 32', free),
  program('PA', 'US–Panama Trade Promotion Agreement', ['PA'], 'HTS general note 35', free),
  program('IL', 'US–Israel Free Trade Area', ['IL'], 'HTS general note 8', free),
  program('BH', 'US–Bahrain Free Trade Agreement', ['BH'], 'HTS general note 30', free),
  program('OM', 'US–Oman Free Trade Agreement', ['OM'], 'HTS general note 31', free),
  program('JO', 'US–Jordan Free Trade Area', ['JO'], 'HTS general note 18'),
  program('MA', 'US–Morocco Free Trade Agreement', ['MA'], 'HTS general note 27'),
  program('JP', 'US–Japan Trade Agreement', ['JP'], 'HTS general note 36'),
  program('P', 'CAFTA-DR', ['CR', 'DO', 'SV', 'GT', 'HN', 'NI'], 'HTS general note 29', free),
  program('P+', 'CAFTA-DR', ['CR', 'DO', 'SV', 'GT', 'HN', 'NI'], 'HTS general note 29', free),
  program('A', 'Generalized System of Preferences', null, 'HTS general note 4; 19 U.S.C. 2465', {
    lapsed: '2020-12-31',
  }),
  program('A+', 'Generalized System of Preferences', null, 'HTS general note 4; 19 U.S.C. 2465', {
    lapsed: '2020-12-31',
  }),
  program('A*', 'Generalized System of Preferences', null, 'HTS general note 4; 19 U.S.C. 2465', {
    lapsed: '2020-12-31',
  }),
  program('D', 'African Growth and Opportunity Act', agoa, 'HTS general note 16; 19 U.S.C. 2466b', {
    lapsed: '2026-12-31',
  }),
  program('E', 'Caribbean Basin Economic Recovery Act', caribbean, 'HTS general note 7'),
  program('E*', 'Caribbean Basin Economic Recovery Act', caribbean, 'HTS general note 7'),
  program('R', 'Caribbean Basin Trade Partnership Act', caribbeanPartners, 'HTS general note 17'),
  program('NP', 'Nepal Preference Program', ['NP'], '19 U.S.C. 4454', { lapsed: '2025-12-31' }),
  program('B', 'Automotive Products Trade Act', null, 'HTS general note 5'),
  program('C', 'Agreement on Trade in Civil Aircraft', null, 'HTS general note 6'),
  program('K', 'Agreement on Trade in Pharmaceutical Products', null, 'HTS general note 13'),
  program('L', 'Uruguay Round Concessions on Intermediate Chemicals for Dyes', null, 'HTS general note 14'),
];
