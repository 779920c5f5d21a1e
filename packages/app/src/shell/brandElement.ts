/** Id of the element that holds the data of the page's brand, as JSON. */
export const BRAND_ELEMENT = 'brand';
