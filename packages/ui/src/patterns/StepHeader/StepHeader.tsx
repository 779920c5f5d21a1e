import { clsx } from 'clsx';
import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import * as styles from './StepHeader.css.ts';

/** Strings shown by {@link StepHeader}. */
export interface StepHeaderStrings {
  /** Accessible name of the back button. @default 'Back' */
  back: string;
  /** @default 'Help' */
  help: string;
}

const defaultStrings: StepHeaderStrings = { back: 'Back', help: 'Help' };

/** Props of {@link StepHeader}. */
export interface StepHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Title of the step and heading of the page. */
  title: ReactNode;
  /** Id of the step; a change moves focus to the title. */
  stepId: string;
  /** Returns to the previous step; without it, there is no back button. */
  onBack?: (() => void) | undefined;
  onHelp: () => void;
  /** StepProgress, below the title. */
  progress?: ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<StepHeaderStrings>;
  ref?: Ref<HTMLElement>;
}

/** Sticky step header with back, title, help and progress (specification section 2, layouts). */
export function StepHeader({
  title,
  stepId,
  onBack,
  onHelp,
  progress,
  strings: overrides,
  className,
  ...rest
}: StepHeaderProps) {
  const strings = { ...defaultStrings, ...overrides };
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStepId = useRef(stepId);
  useEffect(() => {
    // Initial focus is handled by the page.
    if (lastStepId.current === stepId) return;
    lastStepId.current = stepId;
    heading.current?.focus();
  }, [stepId]);
  return (
    <header {...rest} className={clsx(styles.header, className)}>
      <div className={styles.inner}>
        <div className={styles.row}>
          <span className={styles.back}>
            {onBack && <IconButton icon="arrow-back" label={strings.back} onPress={onBack} />}
          </span>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <Button variant="quiet" icon={<Icon name="help" />} onPress={onHelp} className={styles.help}>
            {strings.help}
          </Button>
        </div>
        {progress}
      </div>
    </header>
  );
}
