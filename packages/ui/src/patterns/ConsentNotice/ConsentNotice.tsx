import { clsx } from 'clsx';
import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import * as styles from './ConsentNotice.css.ts';

/** Strings shown by {@link ConsentNotice}. */
export interface ConsentNoticeStrings {
  title: string;
  /** What is asked, and what is excluded. */
  text: string;
  accept: string;
  decline: string;
}

const defaultStrings: ConsentNoticeStrings = {
  title: 'Can we use analytics?',
  text: "If you agree, we use other companies' tools to measure visits to our public pages. They never see your answers, your purchases, or your account. Everything works the same either way.",
  accept: 'Accept',
  decline: 'Decline',
};

/** Props of {@link ConsentNotice}. */
export interface ConsentNoticeProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Called when the patient accepts. */
  onAccept: () => void;
  /** Called when the patient declines. */
  onDecline: () => void;
  /** Link to the privacy page, where the choice can be changed. */
  details?: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3;
  /** Overrides for the default text. */
  strings?: Partial<ConsentNoticeStrings>;
  ref?: Ref<HTMLElement>;
}

/** Asks once for consent to analytics, with equal choices and without blocking the page; no answer means no. */
export function ConsentNotice({
  onAccept,
  onDecline,
  details,
  headingLevel = 2,
  strings: overrides,
  className,
  ...rest
}: ConsentNoticeProps) {
  const titleId = useId();
  const strings = { ...defaultStrings, ...overrides };
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(styles.notice, className)}>
      <div className={styles.content}>
        {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, strings.title)}
        <p className={styles.text}>{strings.text}</p>
        {details && <div>{details}</div>}
      </div>
      <div className={styles.actions}>
        <Button isWide onPress={onDecline}>
          {strings.decline}
        </Button>
        <Button isWide onPress={onAccept}>
          {strings.accept}
        </Button>
      </div>
    </section>
  );
}
