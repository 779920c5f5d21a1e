import type { StoryContext } from '@storybook/react-vite';

/** Prevents a play function from running while its story is in frames, where it would find no elements. */
export function playOnlyInSingleView({ globals }: Pick<StoryContext, 'globals'>): void {
  const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const options: unknown = Object(Object(preview).currentRender).renderOptions;
  if (typeof options !== 'object' || options === null || !('autoplay' in options)) return;
  const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';
  options.autoplay = globals['view'] !== 'all' && !isEmbedded;
}
