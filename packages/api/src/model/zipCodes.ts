/** Whether a value is a US zip code of five digits, or nine as in 97205-1234. */
export const isZipCode = (zipCode: unknown): zipCode is string =>
  typeof zipCode === 'string' && /^\d{5}(-\d{4})?$/.test(zipCode);

/** Ranges of the first three digits of each state's zip codes (US Postal Service, "3-digit ZIP Code prefixes"). */
const ranges = `
  AL 350-369, AK 995-999, AZ 850-865, AR 716-729, CA 900-961, CO 800-816, CT 060-069, DE 197-199, DC 200-200,
  DC 202-205, DC 569-569, FL 320-339, FL 341-349, GA 300-319, GA 398-399, HI 967-968, ID 832-838, IL 600-629, IN 460-479, IA 500-528,
  KS 660-679, KY 400-427, LA 700-714, ME 039-049, MD 206-219, MA 010-027, MA 055-055, MI 480-499, MN 550-567,
  MS 386-397, MO 630-658, MT 590-599, NE 680-693, NV 889-898, NH 030-038, NJ 070-089, NM 870-884, NY 005-005,
  NY 100-149, NC 270-289, ND 580-588, OH 430-459, OK 730-732, OK 734-749, OR 970-979, PA 150-196, RI 028-029, SC 290-299,
  SD 570-577, TN 370-385, TX 733-733, TX 750-799, TX 885-885, UT 840-847, VT 050-054, VT 056-059, VA 201-201, VA 220-246,
  WA 980-994, WV 247-268, WI 530-549, WY 820-831`
  .trim()
  .split(/,\s+/)
  .map((range) => {
    const [state = '', first = '', last = ''] = range.split(/[ -]/);
    return { state, first, last };
  });

/**
 * Zip codes that are in another state than their prefix (GeoNames; empty for a territory), or in two states (US Census Bureau,
 * "2010 ZCTA to Place Relationship File"). Of two states, the one of the post office is first.
 */
const exceptions: Readonly<Record<string, string>> = {
  '02861': 'RI MA',
  '06390': 'NY',
  '20588': 'MD',
  '20598': 'VA',
  '42223': 'KY TN',
  '59221': 'MT ND',
  '63673': 'MO IL',
  '71749': 'AR LA',
  '73949': 'OK TX',
  '73960': 'TX',
  '81137': 'CO NM',
  '83414': 'WY',
  '84536': 'UT AZ',
  '86044': 'AZ UT',
  '86515': 'AZ NM',
  '88063': 'NM TX',
  '89439': 'NV CA',
  '96799': '',
  '97635': 'OR CA',
};

/** First and last zip code of places outside the states (US Postal Service). Earlier rows win. */
const territories: readonly (readonly [first: string, last: string, name: string])[] = [
  ['00600', '00799', 'Puerto Rico'],
  ['00800', '00899', 'the U.S. Virgin Islands'],
  ['00900', '00999', 'Puerto Rico'],
  ['09000', '09899', 'the armed forces abroad (APO, FPO, DPO)'],
  ['34000', '34099', 'the armed forces abroad (APO, FPO, DPO)'],
  ['96200', '96699', 'the armed forces abroad (APO, FPO, DPO)'],
  ['96799', '96799', 'American Samoa'],
  ['96910', '96932', 'Guam'],
  ['96950', '96952', 'the Northern Mariana Islands'],
  ['96939', '96970', 'the Pacific islands'],
];

/** Name of the place outside the states that a zip code belongs to; undefined for a zip code of a state or of no place. */
export function territoryOfZip(zip: string): string | undefined {
  const five = zip.slice(0, 5);
  return territories.find(([first, last]) => first <= five && five <= last)?.[2];
}

/** State of a zip code; of two states, the `preferred` one. Undefined if no state has its prefix. */
export function stateOfZip(zip: string, preferred = ''): string | undefined {
  const states = exceptions[zip.slice(0, 5)];
  if (states !== undefined)
    return preferred !== '' && states.includes(preferred) ? preferred : states.slice(0, 2) || undefined;
  const prefix = zip.slice(0, 3);
  return ranges.find(({ first, last }) => first <= prefix && prefix <= last)?.state;
}
