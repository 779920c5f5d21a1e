import { createContext, use, type HTMLAttributes, type Ref } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** Props of {@link SkeletonGroup}. */
export interface SkeletonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** What is on its way: "Loading your subscriptions…". @default 'Loading…' */
  label?: string;
  ref?: Ref<HTMLDivElement>;
}

const Spoken = createContext(false);

/** Says once that a part of the page is on its way, however many groups stand inside it. */
export function SkeletonGroup({ label = 'Loading…', children, ...rest }: SkeletonGroupProps) {
  const isSpoken = use(Spoken);
  return (
    <div {...rest}>
      {!isSpoken && <VisuallyHidden as="output">{label}</VisuallyHidden>}
      <Spoken value>{children}</Spoken>
    </div>
  );
}
