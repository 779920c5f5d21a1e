/** Seed of `pnpm shake`; undefined in any other run and in Storybook. */
export const shakeSeed: string | undefined = import.meta.env['VITE_SHAKE_SEED'];

/** Factor by which `pnpm shake` slows the CPU. */
export const SLOWDOWN = shakeSeed === undefined ? 1 : 4;
