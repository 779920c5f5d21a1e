import type { ReactNode } from 'react';
import type { Globals } from './globals.ts';
import { StoryFrame, type FramedStory } from './StoryFrame.tsx';
import { viewports } from './viewports.ts';

/** Props of {@link DocsStory}. */
export interface DocsStoryProps extends FramedStory {
  readonly name: string;
  readonly globals: Globals;
  /** Globals that the story sets itself. */
  readonly storyGlobals: Globals;
  /** Whether the story covers the page, for example with a dialog. */
  readonly isOverlay: boolean;
  readonly children: ReactNode;
}

/** Viewport that a story sets, if any. */
function viewportOf(globals: Globals) {
  const { value } = Object(globals['viewport'] ?? {});
  return Object.entries(viewports).find(([name]) => name === value)?.[1];
}

/**
 * Story on a docs page. One that covers the page, or sets toolbars itself, has a frame, because the page has a single
 * root element.
 */
export function DocsStory({ isOverlay, globals, storyGlobals, name, children, ...story }: DocsStoryProps) {
  if (!isOverlay && Object.keys(storyGlobals).length === 0) return children;
  const width = viewportOf(storyGlobals)?.styles.width ?? '100%';
  return (
    <StoryFrame {...story} title={name} globals={globals} size={{ inlineSize: width, blockSize: '36rem' }} />
  );
}
