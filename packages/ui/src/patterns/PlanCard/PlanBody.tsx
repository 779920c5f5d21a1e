import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import * as styles from './PlanCard.css.ts';
import { PlanLines } from './PlanLines.tsx';
import { PlanSums } from './PlanSums.tsx';
import type { PlanLine, PlanPrice, PlanState } from './planTypes.ts';
import type { PlanCardStrings } from './strings.ts';

/** Props of {@link PlanBody}. */
export interface PlanBodyProps {
  lines: readonly PlanLine[];
  price: PlanPrice | undefined;
  state: PlanState;
  onRetry: (() => void) | undefined;
  words: PlanCardStrings;
}

const bones = ['dose', 'uses', 'delivery', 'packaging'];

/** All of a plan below its title: the same in the card and behind the bar. */
export function PlanBody({ lines, price, state, onRetry, words }: PlanBodyProps) {
  if (state === 'loading') {
    return (
      <SkeletonGroup label={words.loading} className={styles.bones}>
        {bones.map((bone) => (
          <Skeleton key={bone} />
        ))}
        <Skeleton shape="block" height="11rem" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      {lines.length > 0 && <PlanLines lines={lines} words={words} />}
      {state === 'error' && (
        <Alert
          tone="danger"
          isLive
          title={words.errorTitle}
          action={onRetry && <Button onPress={onRetry}>{words.retry}</Button>}
        >
          {words.errorText}
        </Alert>
      )}
      {/* A price that could not be asked for again may be wrong by now. */}
      {price && state !== 'error' && (
        <PlanSums price={price} isUpdating={state === 'updating'} words={words} />
      )}
    </>
  );
}
