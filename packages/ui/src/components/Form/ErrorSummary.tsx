import { useId, type MouseEvent, type Ref } from 'react';
import { SvgIcon } from '../Icon/SvgIcon.tsx';
import { error } from '../Icon/criticalIcons.ts';
import * as styles from './Form.css.ts';
import type { FormError } from './formErrors.ts';

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  title: string;
  errors: readonly FormError[];
  /** Moves focus to the field with this name. */
  onFocusField: (name: string) => void;
  ref: Ref<HTMLElement>;
}

/** Summary of all errors at the top of a form, each linked to its field. */
export function ErrorSummary({ title, errors, onFocusField, ref }: ErrorSummaryProps) {
  const titleId = useId();
  const handleClick = (event: MouseEvent, name: string) => {
    event.preventDefault();
    onFocusField(name);
  };
  return (
    <section
      ref={ref}
      role="alert"
      // A corrected error disappears without repeating the others.
      aria-atomic="false"
      aria-relevant="additions"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.summary}
    >
      <SvgIcon d={error} className={styles.icon} />
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ul role="list" className={styles.list}>
          {errors.map(({ name, message }) => (
            <li key={`${name} ${message}`}>
              {name === undefined ? (
                <p className={styles.text}>{message}</p>
              ) : (
                <a href={`#${name}`} className={styles.link} onClick={(event) => handleClick(event, name)}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
