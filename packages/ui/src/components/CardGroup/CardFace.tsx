import { Text } from 'react-aria-components/Text';
import { Badge } from '../Badge/index.ts';
import { Thumbnail } from '../Thumbnail/index.ts';
import * as styles from './CardGroup.css.ts';
import type { CardOption } from './cardGroupTypes.ts';

/** Props of {@link CardFace}. */
export interface CardFaceProps {
  option: CardOption;
  /** Id of the words that name the answer. */
  nameId: string;
}

/** What a card shows beside its mark. All but the name is read after it, as its description. */
export function CardFace({ option: { label, description, imageUrl, mark, price }, nameId }: CardFaceProps) {
  const hasMore = Boolean(description ?? mark ?? price);
  return (
    <span className={styles.face}>
      {imageUrl !== undefined && <Thumbnail src={imageUrl} />}
      <span className={styles.words}>
        <span className={styles.lines}>
          <span id={nameId} className={styles.name}>
            {label}
          </span>
          {hasMore && (
            <Text slot="description" className={styles.more}>
              {mark && (
                <Badge tone="success" className={styles.popular}>
                  {mark}
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
