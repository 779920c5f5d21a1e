import type { queries, within } from 'storybook/test';

/** Queries of an element, as returned by `within`. Without the type argument, the type would be `any`. */
export type Canvas = ReturnType<typeof within<typeof queries>>;
