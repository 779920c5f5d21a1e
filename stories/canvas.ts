import type { queries, within } from 'storybook/test';

/** What a part of the page can be asked for, as `within` returns it; without its type argument, that would be `any`. */
export type Canvas = ReturnType<typeof within<typeof queries>>;
