/** Id of the element that holds the configuration, where the server puts it into the document. */
export const CONFIG_ELEMENT = 'config';

/** Path of the configuration where it is not in the document. */
export const CONFIG_PATH = '/config.json';
