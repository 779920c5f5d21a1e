import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { brandPicture, Illustration, type PictureName } from '../../components/Illustration/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useBrand } from '../../provider/UiProvider.tsx';
import * as styles from './TreatmentLinks.css.ts';

/** Treatment of {@link TreatmentLinks}. */
export interface TreatmentLink {
  /** Picture of the brand. */
  readonly picture: PictureName;
  readonly name: string;
  /** What it is for, in one sentence. */
  readonly about: string;
  /** Path of its registration. */
  readonly href: string;
}

/** Props of {@link TreatmentLinks}. */
export interface TreatmentLinksProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Treatments in display order. */
  treatments: readonly TreatmentLink[];
  ref?: Ref<HTMLUListElement>;
}

/** Treatments of a brand, each a card that leads to its registration. */
export function TreatmentLinks({ treatments, className, ...rest }: TreatmentLinksProps) {
  const brand = useBrand();
  return (
    <ul role="list" {...rest} className={clsx(styles.list, className)}>
      {treatments.map(({ picture, name, about, href }) => (
        <Card key={href} as="li" padding="small">
          <Inline gap={4}>
            <Illustration picture={brandPicture(brand, picture)} className={styles.picture} />
            <Stack gap={1} className={styles.text}>
              <Link href={href} variant="standalone" className={styles.link}>
                {name}
              </Link>
              <span className={styles.about}>{about}</span>
            </Stack>
          </Inline>
        </Card>
      ))}
    </ul>
  );
}
