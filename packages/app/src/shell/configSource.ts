/** Id of the element with the configuration, if the server puts it into the document. */
export const CONFIG_ELEMENT = 'config';

/** Path of the configuration if it is not in the document. */
export const CONFIG_PATH = '/config.json';
