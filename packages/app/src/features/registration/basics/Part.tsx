import { useEffect } from 'react';
import { LateLaterPart } from './LateLaterPart.tsx';
import type { AnyPartProps } from './partProps.ts';
import { PlacePart } from './PlacePart.tsx';

/** Form of one part. */
export function Part(props: AnyPartProps) {
  // While the first part is filled in.
  useEffect(() => LateLaterPart.preload(), []);
  return props.part === 'place' ? (
    <PlacePart onDone={props.onDone} carried={props.carried} />
  ) : (
    <LateLaterPart {...props} />
  );
}
