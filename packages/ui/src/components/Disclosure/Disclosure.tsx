import { clsx } from 'clsx';
import { createElement, type CSSProperties, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure';
import { Icon } from '../Icon/index.ts';
import * as styles from './Disclosure.css.ts';

/** Props of {@link Disclosure}. */
export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children' | 'className' | 'style'> {
  /** Question or name of the hidden content: "When is my card charged?" */
  title: ReactNode;
  /** Short text next to the title that is visible while closed, such as an amount or a date. */
  aside?: ReactNode;
  children: ReactNode;
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Section that expands in place. Put several in a DisclosureGroup. */
export function Disclosure({
  title,
  aside,
  children,
  headingLevel = 3,
  className,
  ...rest
}: DisclosureProps) {
  const trigger = (
    <Button slot="trigger" className={styles.trigger}>
      <span className={styles.labels}>
        <span className={styles.title}>{title}</span>
        {/* An amount or a count keeps its own text direction. */}
        {aside && (
          <span className={styles.aside}>{typeof aside === 'string' ? <bdi>{aside}</bdi> : aside}</span>
        )}
      </span>
      <Icon name="chevron-down" className={styles.icon} />
    </Button>
  );
  return (
    <AriaDisclosure {...rest} className={clsx(styles.disclosure, className)}>
      {createElement(`h${headingLevel}`, { className: styles.heading }, trigger)}
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
