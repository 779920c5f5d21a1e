import { useEffect } from 'react';
import { Skeleton } from '@patient/ui/Skeleton';
import { useCode } from '../../../shared/lazy/useCode.ts';
import { QueryView } from '../../../shared/view/QueryView.tsx';
import { laterParts, preloadLaterParts } from './laterParts.ts';
import type { AnyPartProps } from './partProps.ts';
import { PlacePart } from './PlacePart.tsx';

/** Form of one part. */
export function Part(props: AnyPartProps) {
  const isFirst = props.part === 'place';
  const code = useCode(laterParts, !isFirst);
  useEffect(preloadLaterParts, []);
  if (isFirst) return <PlacePart onDone={props.onDone} carried={props.carried} />;
  return (
    <QueryView queries={[code]} what="the form" skeleton={<Skeleton shape="block" height="16rem" />}>
      {(LaterPart) => <LaterPart {...props} />}
    </QueryView>
  );
}
