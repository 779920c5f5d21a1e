import { Fragment } from 'react';

/** Props of {@link Parts}. */
export interface PartsProps {
  /** Texts without duplicates, such as a medicine and its dose. */
  parts: readonly string[];
}

/** Texts in one line, each in its own text direction, so that "0.25 mg" stays in order after a right-to-left name. */
export const Parts = ({ parts }: PartsProps) =>
  parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ', '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
