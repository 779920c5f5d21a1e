import { Fragment } from 'react';

/** Props of {@link Subtitle}. */
export interface SubtitleProps {
  /** Medicine and dose. */
  parts: readonly string[];
}

/** Medicine and dose, each in its own text direction, so that "0.25 mg" stays in order after a right-to-left name. */
export const Subtitle = ({ parts }: SubtitleProps) =>
  parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ', '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
