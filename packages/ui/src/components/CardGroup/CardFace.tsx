import { Text } from 'react-aria-components/Text';
import { Badge } from '../Badge/index.ts';
import { Thumbnail } from '../Thumbnail/index.ts';
import * as styles from './CardGroup.css.ts';
import type { CardOption } from './cardGroupTypes.ts';

/** Props of {@link CardFace}. */
export interface CardFaceProps {
  option: CardOption;
  /** Id of the element with the answer's label. */
  nameId: string;
}

/** Content of a card next to its selection indicator. Everything except the label is exposed as its description. */
export function CardFace({ option: { label, description, imageUrl, badge, price }, nameId }: CardFaceProps) {
  const hasMore = Boolean(description || badge || price);
  return (
    <span className={styles.face}>
      {imageUrl !== undefined && <Thumbnail src={imageUrl} />}
      <span className={styles.text}>
        <span className={styles.lines}>
          <span id={nameId} className={styles.name}>
            {label}
          </span>
          {hasMore && (
            <Text slot="description" className={styles.more}>
              {badge && (
                <Badge tone="success" className={styles.badge}>
                  {badge}
                </Badge>
              )}{' '}
              {price && (
                <span className={styles.price}>
                  <span className={styles.amount}>{price.amount}</span>{' '}
                  {price.note && <span className={styles.note}>{price.note}</span>}
                </span>
              )}{' '}
              {description && <span className={styles.description}>{description}</span>}
            </Text>
          )}
        </span>
      </span>
    </span>
  );
}
