import { useEffect, useRef, useState } from 'react';
import type { TagMessage } from './tagFrame.ts';
import { reportedPattern } from './rules/patterns.ts';
import type { TagScripts } from './rules/tagScripts.ts';
import type { CurrentRoute } from './useSettledRoute.ts';

/** Path of the frame's page (server/tagPage.ts). */
const TAG_PAGE = '/telemetry/tags.html';

/** To any origin, since a sandboxed frame has none that could be named. What is sent is public. */
const send = (frame: HTMLIFrameElement | null, message: TagMessage) =>
  frame?.contentWindow?.postMessage(message, '*');

/** Props of {@link TagFrame}. */
export interface TagFrameProps {
  scripts: TagScripts;
  /** Route to report once; undefined until it has settled. */
  route: CurrentRoute | undefined;
}

/**
 * Frame in which analytics run. Its sandbox gives it an origin of its own: it can't read the page, its address or the
 * device, and it is gone with this component.
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
