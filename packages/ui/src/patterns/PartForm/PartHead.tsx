import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './PartForm.css.ts';

/** Strings shown by {@link PartHead}. */
export interface PartHeadStrings {
  back: string;
  /** @default 'Hair Loss Treatment, step 1 of 3', or 'Step 1 of 3' */
  position: (part: number, count: number, subject: string | undefined) => string;
}

const defaultStrings: PartHeadStrings = {
  back: 'Back',
  position: (part, count, subject) =>
    subject === undefined ? `Step ${part} of ${count}` : `${subject}, step ${part} of ${count}`,
};

/** Props of {@link PartHead}. */
export interface PartHeadProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Heading of the page. */
  title: ReactNode;
  /** `id` of the heading, for a field that it labels. */
  headingId?: string;
  /** What the form is for, such as a treatment. */
  subject?: string | undefined;
  /** Position of the part, from 1. */
  current: number;
  /** Number of parts. */
  count: number;
  /** Path of the part before. */
  backHref?: string | undefined;
  /** Overrides for the default text. */
  strings?: Partial<PartHeadStrings>;
  ref?: Ref<HTMLElement>;
}

/** Heading of a PartForm, with its position and a link to the part before. The heading can take focus. */
export function PartHead({
  title,
  headingId,
  subject,
  current,
  count,
  backHref,
  strings: overrides,
  ...rest
}: PartHeadProps) {
  const strings = useStrings('PartHead', defaultStrings, overrides);
  return (
    <Stack gap={2} {...rest}>
      {backHref !== undefined && (
        <p>
          <Link href={backHref} variant="standalone">
            <Icon name="arrow-back" size="small" /> {strings.back}
          </Link>
        </p>
      )}
      <p className={styles.position}>{strings.position(current, count, subject)}</p>
      <h1 id={headingId} tabIndex={-1}>
        {title}
      </h1>
    </Stack>
  );
}
