import { clsx } from 'clsx';
import { Card } from '../Card/index.ts';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';
import * as styles from './Disclosure.css.ts';

/** Props of {@link DisclosureCard}. */
export interface DisclosureCardProps extends DisclosureProps {}

/** Card of a page that expands in place. */
export const DisclosureCard = ({ headingLevel = 2, className, ...rest }: DisclosureCardProps) => (
  <Card>
    <Disclosure {...rest} headingLevel={headingLevel} className={clsx(styles.inCard, className)} />
  </Card>
);
