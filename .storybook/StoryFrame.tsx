import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { buildArgsParam } from 'storybook/internal/router';
import { globalsParameter, type Globals } from './globals.ts';

type Args = Readonly<Record<string, unknown>>;

/** Story to show in a frame. */
export interface FramedStory {
  readonly storyId: string;
  /** Current and initial arguments of the story. */
  readonly args: Args;
  readonly initialArgs: Args;
}

/** Props of {@link StoryFrame}. */
export interface StoryFrameProps extends FramedStory {
  /** Label of the frame, read by screen readers. */
  readonly title: string;
  readonly globals: Globals;
  /** CSS sizes of the frame. */
  readonly size: Pick<CSSProperties, 'blockSize' | 'inlineSize'>;
  /** Whether its play function runs. @default false */
  readonly plays?: boolean;
  /** Style sheet to add to the framed page, such as a changed theme. */
  readonly css?: string;
}

const frameStyle: CSSProperties = {
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  border: '1px solid var(--color-border-field)',
  borderRadius: 8,
};

/** Arguments changed with the controls. Elements and functions can't be sent to another page. */
const changedArgs = (args: Args, initialArgs: Args) =>
  Object.fromEntries(
    Object.entries(args).filter(
      ([key, value]) =>
        !Object.is(value, initialArgs[key]) && ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );

/** Object that Storybook stores in a frame's window. */
const inWindow = (frame: HTMLIFrameElement | null, name: string): object =>
  Object(frame?.contentWindow ? Reflect.get(frame.contentWindow, name) : undefined);

/** Sends arguments to the story in a frame after it was rendered; the initial ones are in the frame's URL. */
function updateArgs(frame: HTMLIFrameElement | null, storyId: string, updatedArgs: Args): void {
  const isShown = Boolean(Reflect.get(inWindow(frame, '__STORYBOOK_PREVIEW__'), 'currentRender'));
  const channel = inWindow(frame, '__STORYBOOK_ADDONS_CHANNEL__');
  if (isShown && 'emit' in channel && typeof channel.emit === 'function')
    channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs });
}

/** Adds a style sheet to the page in a frame, or replaces the one added before. */
function setCss(frame: HTMLIFrameElement | null, css: string): void {
  const page = frame?.contentDocument;
  // Without a head it is still loading, after which this is called again.
  if (!page?.head) return;
  const style = page.querySelector('style[data-added]') ?? page.createElement('style');
  style.toggleAttribute('data-added', true);
  style.textContent = css;
  page.head.append(style);
}

const isFromFrame = ({ source }: MessageEvent) =>
  [...document.querySelectorAll('iframe')].some((frame) => frame.contentWindow === source);

// A framed story reports to its parent, which is this page and not Storybook's window. This page would apply the globals and
// arguments of the frame to itself.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'message',
    (event) => {
      if (isFromFrame(event)) event.stopImmediatePropagation();
    },
    true,
  );
}

/**
 * Story in a separate frame, so that overlays stay inside and media queries use its size. `embed` prevents its play
 * function from running, because several frames would compete for focus.
 */
export function StoryFrame({
  storyId,
  args,
  initialArgs,
  title,
  globals,
  size,
  plays = false,
  css = '',
}: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const changed = changedArgs(args, initialArgs);
  // Initial arguments only: a changed URL would reload the frame with each change of a control.
  const [firstArgs] = useState(() => buildArgsParam({ ...initialArgs }, { ...initialArgs, ...changed }));
  const serialized = JSON.stringify(changed);
  useEffect(() => {
    const updated: Args = JSON.parse(serialized);
    updateArgs(frame.current, storyId, updated);
  }, [storyId, serialized]);
  useEffect(() => setCss(frame.current, css), [css]);
  // The arguments are already encoded.
  const url = `./iframe.html?viewMode=story&embed=${!plays}&id=${storyId}&args=${firstArgs}&globals=${globalsParameter(globals)}`;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page, same origin
    <iframe
      ref={frame}
      title={title}
      style={{ ...frameStyle, ...size }}
      src={url}
      onLoad={() => setCss(frame.current, css)}
    />
  );
}
