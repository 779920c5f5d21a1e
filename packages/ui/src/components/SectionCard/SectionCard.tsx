import { createElement, useId, type ReactNode } from 'react';
import { Card, type CardProps } from '../Card/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack, type StackProps } from '../Stack/index.ts';
import * as styles from './SectionCard.css.ts';

/** Props of {@link SectionCard}. */
export interface SectionCardProps extends Omit<CardProps, 'as' | 'title'> {
  /** Heading of the section, which names it. */
  title: string;
  /** Status or count beside the title, such as a StatusBadge. */
  badge?: ReactNode;
  /** Gap between the title and the children. @default 4 */
  gap?: StackProps['gap'];
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** Section of a page as a card, named by its title. */
export function SectionCard({
  title,
  badge,
  gap = 4,
  headingLevel = 2,
  children,
  ...rest
}: SectionCardProps) {
  const titleId = useId();
  const heading = createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title);
  return (
    <Card {...rest} as="section" aria-labelledby={titleId}>
      <Stack gap={gap}>
        {badge ? (
          <Inline gap={3}>
            {heading}
            {badge}
          </Inline>
        ) : (
          heading
        )}
        {children}
      </Stack>
    </Card>
  );
}
