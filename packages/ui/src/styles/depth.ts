/** Which fixed thing lies over which. Later is nearer to the patient. */
export const depth = { header: 10, overlay: 100, popover: 110, toast: 200, progress: 300 } as const;
