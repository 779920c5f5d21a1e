/** Stacking order (`z-index`) of fixed elements. */
export const depth = { header: 10, overlay: 100, popover: 110, toast: 200, progress: 300 } as const;
