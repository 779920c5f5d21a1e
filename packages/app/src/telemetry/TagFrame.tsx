import { useEffect, useRef, useState } from 'react';
import type { TagMessage } from './tagFrame.ts';
import { reportedPattern } from './rules/patterns.ts';
import type { TagScripts } from './rules/tagScripts.ts';
import type { CurrentRoute } from './useSettledRoute.ts';

/** Path of the frame's page (server/tagPage.ts); block lists contain `tags` and `telemetry`. */
const TAG_PAGE = '/frames/public.html';

/** Sends a message to any origin, because a sandboxed frame has an opaque one. The messages contain no private data. */
const send = (frame: HTMLIFrameElement | null, message: TagMessage) =>
  frame?.contentWindow?.postMessage(message, '*');

/** Props of {@link TagFrame}. */
export interface TagFrameProps {
  scripts: TagScripts;
  /** Route to report once; undefined until it has settled. */
  route: CurrentRoute | undefined;
}

/**
 * Frame that runs analytics. The sandbox gives it an opaque origin, so that it can't read the page, its URL or the device's
 * storage.
 */
export function TagFrame({ scripts, route }: TagFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    if (isLoaded && route) send(frame.current, { route: reportedPattern(route.pattern) });
  }, [isLoaded, route]);

  return (
    <iframe
      ref={frame}
      title="Analytics"
      aria-hidden
      tabIndex={-1}
      hidden
      sandbox="allow-scripts"
      src={TAG_PAGE}
      onLoad={() => {
        send(frame.current, scripts);
        setLoaded(true);
      }}
    />
  );
}
