/** Globals of the views every piece must bear. Spread or pass as `globals` of a story. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };

/** Text twice as large on a 360 px phone: the narrowest a patient can make a page. */
export const largeTextOnPhone = { ...onPhone, textSize: '200' };

/** Whether the page is wider than what holds it. The body and not the window: a scrollbar's room may be kept free. */
export const scrollsSideways = () => document.documentElement.scrollWidth > document.body.offsetWidth;
