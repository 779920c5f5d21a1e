import { createElement } from 'react';
import { useArgs, useStorybookApi } from 'storybook/manager-api';
import { matchPath } from '@patient/app/shell/router/matchPath.ts';

/** Route that shows the screen of a story, from the address at which the story starts. */
export function RouteTool() {
  // Undefined until the story has loaded.
  const [{ path } = {}] = useArgs();
  const story = useStorybookApi().getCurrentStoryData();
  if (story?.title.startsWith('Screens/') !== true || typeof path !== 'string') return null;
  const { route } = matchPath(path.replace(/[?#].*$/, ''), { testUsers: true });
  const style = { alignSelf: 'center', paddingInline: 8, whiteSpace: 'nowrap' };
  return createElement('span', { style }, `Route: ${route.path}`);
}
