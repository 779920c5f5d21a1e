import { clsx } from 'clsx';
import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Container } from '../../components/Container/index.ts';
import { useKeptFocus } from '../../focus/useKeptFocus.ts';
import * as styles from './StepFrame.css.ts';

/** Props of {@link StepFrame}. */
export interface StepFrameProps extends HTMLAttributes<HTMLElement> {
  /** StepTitle, followed by the content of the step. */
  children: ReactNode;
  /** StepHeader. */
  header: ReactNode;
  /** TreatmentSidebar, beside the content from 768 px up. Below, its links are in the menu of the header. */
  sidebar?: ReactNode;
  /** Whether the content has the width of a PlanLayout also while it loads. @default false */
  isWide?: boolean;
  /**
   * Whether the first step is still loading. What is shown until then is replaced by the step, so that it doesn't move beside the
   * sidebar. @default false
   */
  isLoading?: boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * Page of a step: header with progress, content and other treatments beside it (specification section 2, layouts). Content in
 * a PlanLayout gets more width.
 */
export function StepFrame({
  children,
  header,
  sidebar,
  isWide = false,
  isLoading = false,
  className,
  ...rest
}: StepFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  useKeptFocus(isLoading, () => content.current?.querySelector('h1'));
  return (
    <div className={styles.frame}>
      {header}
      <main id="main" tabIndex={-1} {...rest} className={clsx(styles.main, className)}>
        <Container className={styles.page}>
          <div className={sidebar ? styles.withSidebar : styles.only}>
            <div
              ref={content}
              key={isLoading ? 'loading' : 'step'}
              className={clsx(styles.content, isWide && styles.wide)}
            >
              {children}
            </div>
            {sidebar && <div className={styles.beside}>{sidebar}</div>}
          </div>
        </Container>
      </main>
    </div>
  );
}
