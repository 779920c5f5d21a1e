import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Disclosure } from '../../components/Disclosure/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './MedicalPhotos.css.ts';

/** Strings shown by {@link MedicalPhotos}. */
export interface MedicalPhotosStrings {
  title: string;
  /** Beside the title. */
  count: (photos: number) => string;
  /** Who can see them. */
  privacy: string;
  /** Label of a photo, which counts from 1. */
  photo: (position: number, photos: number) => string;
}

const defaultStrings: MedicalPhotosStrings = {
  title: 'Medical photos',
  count: (photos) => (photos === 1 ? '1 photo' : `${photos} photos`),
  privacy: 'Only you, your doctor and our care team can see them.',
  photo: (position, photos) => `Photo ${position} of ${photos}`,
};

/** Props of {@link MedicalPhotos}. */
export interface MedicalPhotosProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Ids of the photos; without one, nothing is rendered. */
  ids: readonly string[];
  /** Renders a {@link MedicalPhoto} with a label. Called only while the photos are open. */
  renderPhoto: (id: string, label: string) => ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<MedicalPhotosStrings>;
  ref?: Ref<HTMLElement>;
}

/**
 * Photos that a patient sent with their answers. Closed at first, because they are private; removed from the page when they
 * are closed again.
 */
export function MedicalPhotos({ ids, renderPhoto, strings: overrides, ...rest }: MedicalPhotosProps) {
  const strings = useStrings('MedicalPhotos', defaultStrings, overrides);
  const [isOpen, setOpen] = useState(false);
  if (ids.length === 0) return null;
  return (
    <Card {...rest} padding="small">
      <Disclosure
        headingLevel={2}
        title={strings.title}
        aside={strings.count(ids.length)}
        isExpanded={isOpen}
        onExpandedChange={setOpen}
      >
        <p>{strings.privacy}</p>
        <ul role="list" className={styles.photos}>
          {isOpen && ids.map((id, index) => renderPhoto(id, strings.photo(index + 1, ids.length)))}
        </ul>
      </Disclosure>
    </Card>
  );
}
