import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import * as styles from './StepHeader.css.ts';

/** Words of {@link StepHeader}. */
export interface StepHeaderStrings {
  /** Name of the arrow. @default 'Back' */
  back: string;
  /** @default 'Help' */
  help: string;
}

const english: StepHeaderStrings = { back: 'Back', help: 'Help' };

/** Props of {@link StepHeader}. */
export interface StepHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** What this step is about; the page's heading. */
  title: ReactNode;
  /** Which step it is: when it changes, the focus goes to the title. */
  stepId: string;
  /** To the step before; without it there is no arrow. */
  onBack?: (() => void) | undefined;
  onHelp: () => void;
  /** A StepProgress, under the title. */
  progress?: ReactNode;
  strings?: Partial<StepHeaderStrings>;
  ref?: Ref<HTMLElement>;
}

/** Head of a step: way back, what it is about, help, how far (specification section 2, layouts). Stays in sight. */
export function StepHeader({
  title,
  stepId,
  onBack,
  onHelp,
  progress,
  strings,
  className,
  ...rest
}: StepHeaderProps) {
  const words = { ...english, ...strings };
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stepId);
  useEffect(() => {
    // On arrival the page itself says where the focus goes.
    if (shown.current === stepId) return;
    shown.current = stepId;
    heading.current?.focus();
  }, [stepId]);
  return (
    <header {...rest} className={[styles.header, className].filter(Boolean).join(' ')}>
      <div className={styles.inner}>
        <div className={styles.row}>
          <span className={styles.back}>
            {onBack && <IconButton icon="arrow-back" label={words.back} onPress={onBack} />}
          </span>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <Button variant="quiet" icon={<Icon name="help" />} onPress={onHelp} className={styles.help}>
            {words.help}
          </Button>
        </div>
        {progress}
      </div>
    </header>
  );
}
