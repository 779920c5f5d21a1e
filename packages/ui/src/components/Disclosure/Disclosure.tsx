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
  /** What is behind it, as a question or a name: "When is my card charged?" */
  title: ReactNode;
  /** A few words beside the title that can be read without opening: a sum, a date. */
  aside?: ReactNode;
  children: ReactNode;
  /** Level of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Something that can be opened where it stands. Several of a kind go into a DisclosureGroup. */
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
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </span>
      <Icon name="chevron-down" className={styles.sign} />
    </Button>
  );
  return (
    <AriaDisclosure {...rest} className={[styles.disclosure, className].filter(Boolean).join(' ')}>
      {createElement(`h${headingLevel}`, { className: styles.heading }, trigger)}
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
