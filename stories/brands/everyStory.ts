import { isStory } from 'storybook/internal/csf';
import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';
import { overflowingElements, problemsWithTextSpacing } from './fits.ts';
import { unlinkedNumbers } from './emergencyNumbers.ts';
import { unmarkedLists } from './lists.ts';
import { countRequests, pageIdle } from './pageIdle.ts';
import { type Rendered, renderingOf } from './renderingOf.ts';
import { isScreenWaiting, type ScreenContext } from './screens.ts';

const brand: unknown = import.meta.env['VITE_BRAND'];

/** Widths and heights in px of the preview's viewports. */
const viewports: Readonly<Record<string, readonly [width: number, height: number]>> = {
  phone: [360, 740],
  tablet: [768, 1024],
  desktop: [1280, 900],
};
/** Viewport for rendering a story: a 1280 px screen at 400 % zoom (WCAG 1.4.10). */
const narrow = [320, 740] as const;
/** Viewport for playing a story, as in Storybook's own test projects. */
const desktop = [1200, 900] as const;

/** Part of a story that this test needs, for any component. */
interface AnyStory extends Rendered {
  readonly composed: {
    readonly tags: readonly string[];
    readonly globals: Readonly<Record<string, unknown>>;
    readonly parameters: Readonly<Record<string, unknown>>;
  };
  readonly extend: (changes: {
    readonly globals: Readonly<Record<string, unknown>>;
    readonly play?: (context: ScreenContext) => Promise<void>;
  }) => { readonly run: () => Promise<void> };
}

const isAnyStory = (value: unknown): value is AnyStory => isStory(value);

/** Name of a story's own viewport, if it has one. */
function viewportOf({ composed }: AnyStory): string | undefined {
  const chosen = composed.globals['viewport'];
  return typeof chosen === 'object' && chosen !== null && 'value' in chosen
    ? String(chosen.value)
    : undefined;
}

/** Viewport for rendering a story. Stories with text at 200 % use their own, since large text has to fit a phone, not 320 px. */
function renderSize(story: AnyStory): readonly [width: number, height: number] {
  const isLarge = story.composed.globals['textSize'] === '200';
  const own = viewportOf(story) ?? 'phone';
  return (own === 'phone' && !isLarge ? undefined : viewports[own]) ?? narrow;
}

const isTested = ({ composed, input, meta }: AnyStory) =>
  composed.tags.includes('test') &&
  // Stories with a fixed brand render the same in every run.
  { ...meta.input.globals, ...input.globals }['brand'] === undefined;

/** Renders a story without its interactions. Returns layout problems. */
async function renderStory(story: AnyStory): Promise<readonly string[]> {
  let problems: readonly string[] = [];
  await page.viewport(...renderSize(story));
  // Storybook's own padding. Components may extend into it.
  document.body.style.padding = story.composed.parameters['layout'] === 'padded' ? '1rem' : '0';
  const play = async (context: ScreenContext) => {
    await pageIdle({
      waitsForRequests: story.composed.globals['network'] !== 'slow',
      isWaiting: () => isScreenWaiting(context),
    });
    problems = [
      ...overflowingElements(),
      ...problemsWithTextSpacing(),
      ...unmarkedLists(),
      ...unlinkedNumbers(),
    ];
  };
  await story.extend({ globals: { brand }, play }).run();
  return problems;
}

async function playStory(story: AnyStory): Promise<void> {
  await page.viewport(...(viewports[viewportOf(story) ?? ''] ?? desktop));
  await story.extend({ globals: { brand } }).run();
}

/** Exports of a story file. */
type Stories = Readonly<Record<string, unknown>>;

/** Files of stories by path, as `import.meta.glob` loads them. */
type StoryFiles = Readonly<Record<string, Stories>>;

/** Whether to test a story with a name among the exports of a file. */
type Filter = (story: AnyStory, name: string, exports: Stories) => boolean;

/**
 * Whether `test` includes a story: it shows all states of a component, in light or dark, depends on the brand, or its file has no
 * such story. `test:all` renders each state alone, where an overflow or a cut-off label can't hide.
 */
export const showsAllStates: Filter = ({ composed }, name, { AllStates }) =>
  AllStates === undefined || ['AllStates', 'Dark'].includes(name) || composed.tags.includes('every-brand');

/** Whether to render a story: screen stories that only check behavior render the same as others. */
const isRendered = (path: string, { composed }: AnyStory) =>
  !(path.includes('/screens/') && composed.tags.includes('check'));

/**
 * Renders stories in a brand other than the first, on a narrow screen, and checks contrast (axe), overflow, also with
 * user text spacing, list roles for Safari, and links for emergency numbers. Of stories that render the same, only the first is
 * rendered. Interactions don't differ between brands and run in the first one only, except in stories tagged `every-brand`.
 */
export function testStories(modules: StoryFiles, isIncluded: Filter = () => true): void {
  const renderings = new Set<string>();
  const isNew = (story: AnyStory) => {
    const before = renderings.size;
    return renderings.add(renderingOf(story, renderSize(story))).size > before;
  };
  const files = Object.entries(modules).flatMap(([path, exports]) => {
    const stories = Object.entries(exports)
      .filter((entry): entry is [string, AnyStory] => isAnyStory(entry[1]))
      .filter(([name, story]) => isTested(story) && isIncluded(story, name, exports));
    const rendered = stories.filter(([, story]) => isRendered(path, story) && isNew(story));
    const played = stories.filter(([, { composed }]) => composed.tags.includes('every-brand'));
    return rendered.length + played.length === 0
      ? []
      : [[path.replace('../', 'stories/'), { rendered, played }] as const];
  });

  beforeAll(() => {
    countRequests();
    return preview.composed.beforeAll();
  });

  describe.each(files)('%s', (_file, { rendered, played }) => {
    test.each(rendered)('%s', async (_name, story) => {
      await expect(renderStory(story)).resolves.toEqual([]);
    });

    test.runIf(played.length > 0).each(played)('%s plays', async (_name, story) => {
      await expect(playStory(story)).resolves.toBeUndefined();
    });
  });
}
