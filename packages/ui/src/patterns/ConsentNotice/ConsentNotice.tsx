import { clsx } from 'clsx';
import {
  createElement,
  useEffect,
  useId,
  useRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './ConsentNotice.css.ts';

/** Strings shown by {@link ConsentNotice}. */
export interface ConsentNoticeStrings {
  title: string;
  /** What is asked, and what is excluded. */
  text: string;
  accept: string;
  decline: string;
  /** Announced when the question is shown, because it is at the end of the page. */
  announcement: string;
  /** Button that shows the question again. */
  open: string;
  /** Accessible name of the part of the page with that button. */
  openLabel: string;
}

const defaultStrings: ConsentNoticeStrings = {
  title: 'Can we use analytics?',
  text: "If you agree, we use other companies' tools to measure visits to our public pages. They never see your answers, your purchases, or your account. Everything works the same either way.",
  accept: 'Accept',
  decline: 'Decline',
  announcement: 'There is a question about analytics at the end of this page.',
  open: 'Privacy choices',
  openLabel: 'Analytics',
};

/** Props of {@link ConsentNotice}. */
export interface ConsentNoticeProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Whether the question is shown. @default true */
  isOpen?: boolean;
  /** Shows the question again; without it, nothing is shown while the question is closed. */
  onOpen?: (() => void) | undefined;
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

/**
 * Asks once for consent to analytics, with equal choices and without blocking the page; no answer means no. Once answered, it
 * is a button that asks again. Focus moves from one to the other.
 */
export function ConsentNotice({
  isOpen = true,
  onOpen,
  onAccept,
  onDecline,
  details,
  headingLevel = 2,
  strings: overrides,
  className,
  id: givenId,
  ...rest
}: ConsentNoticeProps) {
  const titleId = useId();
  const ownId = useId();
  const openId = useId();
  const id = givenId ?? ownId;
  const strings = useStrings('ConsentNotice', defaultStrings, overrides);
  const isFocusDue = useRef(false);
  // Takes over focus from the removed button.
  useEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    // Keeps the scroll position.
    document.getElementById(isOpen ? id : openId)?.focus({ preventScroll: true });
  }, [isOpen, id, openId]);
  const handle = (action: (() => void) | undefined) => () => {
    isFocusDue.current = true;
    action?.();
  };
  return (
    <>
      {/* Empty at first: only a change is announced. */}
      <VisuallyHidden as="output">{isOpen && strings.announcement}</VisuallyHidden>
      {isOpen && (
        <section
          aria-labelledby={titleId}
          id={id}
          tabIndex={-1}
          {...rest}
          className={clsx(styles.notice, className)}
        >
          <div className={styles.content}>
            {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, strings.title)}
            <p className={styles.text}>{strings.text}</p>
            {details && <div>{details}</div>}
          </div>
          <div className={styles.actions}>
            <Button isWide onPress={handle(onDecline)}>
              {strings.decline}
            </Button>
            <Button isWide onPress={handle(onAccept)}>
              {strings.accept}
            </Button>
          </div>
        </section>
      )}
      {!isOpen && onOpen && (
        <section aria-label={strings.openLabel} className={styles.closed}>
          <Button id={openId} variant="quiet" onPress={handle(onOpen)}>
            {strings.open}
          </Button>
        </section>
      )}
    </>
  );
}
