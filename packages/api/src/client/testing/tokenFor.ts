/** Token of a patient, for tests; each `renewal` returns a different token of the same patient. */
export const tokenFor = (sub: string, renewal = 0): string => `h.${btoa(JSON.stringify({ sub, renewal }))}.s`;
