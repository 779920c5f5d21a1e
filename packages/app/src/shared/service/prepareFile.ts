// A file of its own: a dynamic import of the package would load it with each of its constants.
export { prepareFile } from '@patient/api/files';
