/** Static pages, so that the test can open them. */
export default { output: 'export', trailingSlash: true };
