import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import * as styles from './ConsentNotice.css.ts';

/** What {@link ConsentNotice} says by itself. */
export interface ConsentNoticeStrings {
  title: string;
  /** What is asked, and what is left out of it. */
  text: string;
  accept: string;
  decline: string;
}

const english: ConsentNoticeStrings = {
  title: 'May we count visits?',
  text: 'With your consent we use measuring tools of other companies on our public pages. They never see what you answer, what you buy, or your account. Everything works either way.',
  accept: 'Accept',
  decline: 'Decline',
};

/** Props of {@link ConsentNotice}. */
export interface ConsentNoticeProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  onAccept: () => void;
  onDecline: () => void;
  /** More to read: a link to the privacy page, where the answer can be changed later. */
  details?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  strings?: Partial<ConsentNoticeStrings>;
  ref?: Ref<HTMLElement>;
}

/** Asks once whether measuring tools may be loaded. Yes and no weigh the same; no answer is a no; the page stays usable. */
export function ConsentNotice({
  onAccept,
  onDecline,
  details,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: ConsentNoticeProps) {
  const titleId = useId();
  const words = { ...english, ...strings };
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={[styles.notice, className].filter(Boolean).join(' ')}
    >
      <div className={styles.words}>
        {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, words.title)}
        <p className={styles.text}>{words.text}</p>
        {details && <div>{details}</div>}
      </div>
      <div className={styles.answers}>
        <Button isWide onPress={onDecline}>
          {words.decline}
        </Button>
        <Button isWide onPress={onAccept}>
          {words.accept}
        </Button>
      </div>
    </section>
  );
}
