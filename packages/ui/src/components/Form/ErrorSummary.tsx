import { useId, type MouseEvent, type Ref } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { error } from '../Icon/firstDrawings.ts';
import * as styles from './Form.css.ts';
import type { FormError } from './formErrors.ts';

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  title: string;
  errors: readonly FormError[];
  /** Takes the patient to the field of this name. */
  onFollow: (name: string) => void;
  ref: Ref<HTMLElement>;
}

/** Everything wrong with a form at its head, each with the way to its field. */
export function ErrorSummary({ title, errors, onFollow, ref }: ErrorSummaryProps) {
  const titleId = useId();
  const follow = (event: MouseEvent, name: string) => {
    event.preventDefault();
    onFollow(name);
  };
  return (
    <section ref={ref} role="alert" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <Drawing d={error} className={styles.icon} />
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {errors.map(({ name, message }) => (
            <li key={`${name} ${message}`}>
              {name === undefined ? (
                <p className={styles.text}>{message}</p>
              ) : (
                <a href={`#${name}`} className={styles.link} onClick={(event) => follow(event, name)}>
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
