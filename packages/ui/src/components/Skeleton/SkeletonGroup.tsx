import { createContext, use, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useAnnouncement } from '../Alert/useAnnouncement.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** Props of {@link SkeletonGroup}. */
export interface SkeletonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Skeletons of one part of the page. */
  children: ReactNode;
  /** Announced text: "Loading your subscriptions…". @default 'Loading…' */
  label?: string;
  ref?: Ref<HTMLDivElement>;
}

const AnnouncedContext = createContext(false);

/** Announces once that a part of the page is loading, even when groups are nested. */
export function SkeletonGroup({ label = 'Loading…', children, ...rest }: SkeletonGroupProps) {
  const isAnnounced = use(AnnouncedContext);
  const text = useRef<HTMLElement>(null);
  useAnnouncement(text, '', !isAnnounced);
  return (
    <div {...rest}>
      {!isAnnounced && (
        <VisuallyHidden ref={text} as="output" aria-live="off">
          {label}
        </VisuallyHidden>
      )}
      <AnnouncedContext value>{children}</AnnouncedContext>
    </div>
  );
}
