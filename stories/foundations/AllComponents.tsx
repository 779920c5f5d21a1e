import { composeStory } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentType } from 'react';
import { isStory } from 'storybook/internal/csf';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import type { Globals } from '../../.storybook/globals.ts';
import { StoryFrame } from '../../.storybook/StoryFrame.tsx';

/** Loaders of story files by path, as `import.meta.glob` returns them. */
export type StoryLoaders = Readonly<Record<string, () => Promise<unknown>>>;

interface SheetProps {
  readonly globals: Globals;
  /** Style sheet of the changed theme, for stories that need their own page. */
  readonly css: string;
}

/** Sheet of a story file, which shows all states of a component. */
function sheetOf(file: unknown): ComponentType<SheetProps> {
  const story: unknown = Reflect.get(Object(file), 'AllStates');
  if (!isStory(story)) return () => null;
  const { id: composedId, parameters } = story.composed;
  // Storybook takes the id from the export, and composes it from the name.
  const id = composedId.replace(/--.*$/, '--all-states');
  const args: Readonly<Record<string, unknown>> = Object(story.composed.args);
  if (parameters['isOverlay'] === true)
    return ({ globals, css }) => (
      <StoryFrame
        storyId={id}
        args={args}
        initialArgs={args}
        title={id}
        globals={globals}
        size={{ inlineSize: '100%', blockSize: '28rem' }}
        css={css}
      />
    );
  // Without the decorators of the preview, which set the brand of the whole page.
  const Sheet = composeStory(story.input, story.meta.input, {});
  // One element, so that a change of a token doesn't render all sheets again.
  const sheet = <Sheet />;
  return () => sheet;
}

const nameOf = (path: string) => path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path;

/** Loads the sheets of all story files when they are first rendered. */
export const lazySheets = (files: StoryLoaders) =>
  Object.entries(files).map(([path, load]) => ({
    name: nameOf(path),
    Sheet: lazy(async () => ({ default: sheetOf(await load()) })),
  }));

/** Sheets of all components and patterns. */
export function AllComponents({
  sheets,
  ...rest
}: SheetProps & { readonly sheets: ReturnType<typeof lazySheets> }) {
  return sheets.map(({ name, Sheet }) => (
    <Stack key={name}>
      <h3>{name}</h3>
      <Suspense fallback={<Skeleton shape="block" />}>
        <Sheet {...rest} />
      </Suspense>
    </Stack>
  ));
}
