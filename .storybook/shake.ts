/** Seed of `pnpm shake`; undefined in any other run and in Storybook. */
export const shakeSeed: string | undefined = import.meta.env['VITE_SHAKE_SEED'];

/** Factor by which `pnpm shake` lets the browser slow the CPU; sharing the machine does the rest. */
export const SHAKE_RATE = Number(import.meta.env['VITE_SHAKE_RATE'] || 1);
