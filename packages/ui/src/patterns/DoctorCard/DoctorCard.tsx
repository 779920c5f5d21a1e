import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import * as styles from './DoctorCard.css.ts';
import { DoctorFacts, type DoctorDegree } from './DoctorFacts.tsx';
import { DoctorSkeleton } from './DoctorSkeleton.tsx';
import type { DoctorLicense } from './licensesByState.ts';
import { english, type DoctorCardStrings } from './strings.ts';

/** Whom the patient is treated by. */
export interface DoctorInfo {
  /** "Amy Wong". */
  readonly name: string;
  /** Behind the name: "MD". */
  readonly suffix?: string | undefined;
  /** See Avatar for what may be shown. */
  readonly photoUrl?: string | undefined;
  readonly degrees: readonly DoctorDegree[];
  readonly licenses: readonly DoctorLicense[];
}

/** Props of {@link DoctorCard}. */
export interface DoctorCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Without it, and with nothing on its way, the card says that there is nobody to show. */
  doctor?: DoctorInfo | undefined;
  /** Shows the card's shape. @default false */
  isLoading?: boolean;
  /** Why there is no doctor, in words. */
  error?: ReactNode;
  /** Asks again, after an error. */
  onReload?: () => void;
  /** A Link or a Button: "Message your doctor". */
  action?: ReactNode;
  /** Level of the name in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3;
  strings?: Partial<DoctorCardStrings>;
  ref?: Ref<HTMLElement>;
}

const below = { 1: 2, 2: 3, 3: 4 } as const;

/** Who treats the patient: name, face, degrees, licenses by state (specification section 3). */
export function DoctorCard({
  doctor,
  isLoading = false,
  error,
  onReload,
  action,
  headingLevel = 1,
  strings,
  className,
  ...rest
}: DoctorCardProps) {
  const words = { ...english, ...strings };
  const nameId = useId();
  if (isLoading) return <DoctorSkeleton {...rest} className={className} label={words.loading} />;
  if (error)
    return (
      <Card {...rest} className={className}>
        <Alert
          tone="danger"
          isLive
          title={words.errorTitle}
          action={onReload && <Button onPress={onReload}>{words.reload}</Button>}
        >
          {error}
        </Alert>
      </Card>
    );
  if (!doctor)
    return (
      <Card {...rest} className={className}>
        <EmptyState icon="user" title={words.emptyTitle} headingLevel={below[headingLevel]}>
          {words.emptyText}
        </EmptyState>
      </Card>
    );
  const name = [doctor.name, doctor.suffix].filter(Boolean).join(', ');
  return (
    <Card
      {...rest}
      as="article"
      aria-labelledby={nameId}
      className={[styles.card, className].filter(Boolean).join(' ')}
    >
      <div className={styles.person}>
        <Avatar name={doctor.name} src={doctor.photoUrl} size="large" isDecorative />
        {createElement(`h${headingLevel}`, { id: nameId, className: styles.name }, name)}
      </div>
      <DoctorFacts
        degrees={doctor.degrees}
        licenses={doctor.licenses}
        headingLevel={below[headingLevel]}
        words={words}
      />
      {action && <div>{action}</div>}
    </Card>
  );
}
