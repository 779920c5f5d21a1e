/** Story `globals` for a 360 px phone. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };

/** Text at 200 % on a 360 px phone, the narrowest supported layout. */
export const largeTextOnPhone = { ...onPhone, textSize: '200' };

/**
 * Whether the page overflows horizontally. Compares with the body, because the window can include space for a
 * scrollbar.
 */
export const scrollsSideways = () => document.documentElement.scrollWidth > document.body.offsetWidth;
