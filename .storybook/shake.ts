/** Seed of `pnpm shake`; undefined in any other run and in Storybook. */
export const shakeSeed: string | undefined = import.meta.env['VITE_SHAKE_SEED'];

/** Factor by which the browser slows the CPU for `pnpm shake`; what shares the machine slows it by the rest. */
export const SHAKE_RATE = Number(import.meta.env['VITE_SHAKE_RATE'] || 1);

/** Factor by which `pnpm shake` slows the CPU. */
export const SLOWDOWN = shakeSeed === undefined ? 1 : 4;
