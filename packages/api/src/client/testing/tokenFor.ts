/** Token for a patient, for tests; `renewal` makes another one for the same. */
export const tokenFor = (sub: string, renewal = 0): string => `h.${btoa(JSON.stringify({ sub, renewal }))}.s`;
