import { clsx } from 'clsx';
import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { scrollToStart } from '../../focus/scroll.ts';
import * as styles from './StepHeader.css.ts';

/** Props of {@link StepTitle}. */
export interface StepTitleProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** Title of the step and heading of the page. */
  title: ReactNode;
  /** Id of the step; a change moves focus to the title. */
  stepId: string;
  /** Position within the step, such as "Question 4 of 12"; an empty text reserves its line. */
  position?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** Title of a step and the position within it, at the start of its content. */
export function StepTitle({ title, stepId, position, className, ...rest }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStepId = useRef(stepId);
  useEffect(() => {
    // Initial focus is handled by the page.
    if (lastStepId.current === stepId) return;
    lastStepId.current = stepId;
    scrollToStart();
    heading.current?.focus({ preventScroll: true });
  }, [stepId]);
  return (
    <div {...rest} className={clsx(styles.head, className)}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {position !== undefined && <p className={styles.position}>{position}</p>}
    </div>
  );
}
