import { RetryAlert } from '../../components/Alert/RetryAlert.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import * as styles from './PlanCard.css.ts';
import { PlanLines } from './PlanLines.tsx';
import { PlanPriceLines } from './PlanPriceLines.tsx';
import type { PlanLine, PlanPrice, PlanState } from './planTypes.ts';
import type { PlanCardStrings } from './strings.ts';

/** Props of {@link PlanBody}. */
export interface PlanBodyProps {
  lines: readonly PlanLine[];
  price: PlanPrice | undefined;
  state: PlanState;
  onRetry: (() => void) | undefined;
  strings: PlanCardStrings;
}

const skeletonRows = ['dose', 'uses', 'delivery', 'packaging'];

/** Content of a plan, shared by PlanCard and PlanBar. */
export function PlanBody({ lines, price, state, onRetry, strings }: PlanBodyProps) {
  if (state === 'loading') {
    return (
      <SkeletonGroup label={strings.loading} className={styles.skeleton}>
        {skeletonRows.map((row) => (
          <Skeleton key={row} />
        ))}
        <Skeleton shape="block" height="11rem" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      {lines.length > 0 && <PlanLines lines={lines} strings={strings} />}
      {state === 'error' && (
        <RetryAlert title={strings.errorTitle} retry={strings.retry} onRetry={onRetry}>
          {strings.errorText}
        </RetryAlert>
      )}
      {(state === 'updating' || (state === 'ready' && price)) && (
        <PlanPriceLines price={price} isUpdating={state === 'updating'} strings={strings} />
      )}
    </>
  );
}
