/** Id of the element with the data of the page's brand, as JSON. */
export const BRAND_ELEMENT = 'brand';
