/** Seed of `test --only shake`; undefined in other runs and in Storybook. */
export const shakeSeed: string | undefined = import.meta.env['VITE_SHAKE_SEED'];

/** CPU slowdown by the browser in `test --only shake`, in addition to that by parallel processes. */
export const SHAKE_RATE = Number(import.meta.env['VITE_SHAKE_RATE'] || 1);
