import { clsx } from 'clsx';
import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { RetryAlert } from '../../components/Alert/RetryAlert.tsx';
import { Avatar } from '../../components/Avatar/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './DoctorCard.css.ts';
import { DoctorFacts, type DoctorDegree } from './DoctorFacts.tsx';
import { DoctorSkeleton } from './DoctorSkeleton.tsx';
import type { DoctorLicense } from './licensesByState.ts';
import { defaultStrings, type DoctorCardStrings } from './strings.ts';

/** Doctor treating the patient. */
export interface DoctorInfo {
  /** Full name such as "Amy Wong". */
  readonly name: string;
  /** Suffix such as "MD". */
  readonly suffix?: string | undefined;
  /** Picture; see Avatar for allowed URLs. */
  readonly photoUrl?: string | undefined;
  readonly degrees: readonly DoctorDegree[];
  readonly licenses: readonly DoctorLicense[];
}

/** Props of {@link DoctorCard}. */
export interface DoctorCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Doctor to show; without one, the card shows its empty state. */
  doctor?: DoctorInfo | undefined;
  /** Whether to show the skeleton. @default false */
  isLoading?: boolean;
  /** Why the doctor could not be loaded. */
  error?: ReactNode;
  /** Reloads after an error. */
  onReload?: () => void;
  /** Link or button, such as "Message your doctor". */
  action?: ReactNode;
  /** Heading level of the name. @default 1 */
  headingLevel?: 1 | 2 | 3;
  /** Overrides for the default text. */
  strings?: Partial<DoctorCardStrings>;
  ref?: Ref<HTMLElement>;
}

const nextLevel = { 1: 2, 2: 3, 3: 4 } as const;

/** Doctor's name, picture, degrees and licenses by state (specification section 3). */
export function DoctorCard({
  doctor,
  isLoading = false,
  error,
  onReload,
  action,
  headingLevel = 1,
  strings: overrides,
  className,
  ...rest
}: DoctorCardProps) {
  const strings = useStrings('DoctorCard', defaultStrings, overrides);
  const nameId = useId();
  const errorAlert = (
    <RetryAlert title={strings.errorTitle} retry={strings.reload} onRetry={onReload}>
      {error}
    </RetryAlert>
  );
  const emptyState = (
    <EmptyState icon="user" title={strings.emptyTitle} headingLevel={nextLevel[headingLevel]}>
      {strings.emptyText}
    </EmptyState>
  );
  const isShown = !isLoading && !error && doctor !== undefined;
  return (
    <Card
      tabIndex={-1}
      {...rest}
      as="article"
      {...(isShown ? { 'aria-labelledby': nameId } : { 'aria-label': strings.card })}
      className={clsx(styles.card, className)}
    >
      {isLoading && <DoctorSkeleton label={strings.loading} />}
      {!isLoading && (error ? errorAlert : doctor === undefined && emptyState)}
      {isShown && (
        <>
          <div className={styles.person}>
            <Avatar name={doctor.name} src={doctor.photoUrl} size="large" isDecorative />
            {createElement(
              `h${headingLevel}`,
              { id: nameId, className: styles.name },
              [doctor.name, doctor.suffix].filter(Boolean).join(', '),
            )}
          </div>
          <DoctorFacts
            degrees={doctor.degrees}
            licenses={doctor.licenses}
            headingLevel={nextLevel[headingLevel]}
            strings={strings}
          />
          {action && <div>{action}</div>}
        </>
      )}
    </Card>
  );
}
