import { useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './MedicalPhotos.css.ts';

/** Strings shown by {@link MedicalPhoto}; each function gets its label. */
export interface MedicalPhotoStrings {
  loading: (label: string) => string;
  /** The file is gone or isn't a picture. */
  unavailable: (label: string) => string;
  failed: (label: string) => string;
  retry: string;
}

const defaultStrings: MedicalPhotoStrings = {
  loading: (label) => `Loading ${label.toLowerCase()}…`,
  unavailable: (label) => `We can't show ${label.toLowerCase()}.`,
  failed: (label) => `We couldn't load ${label.toLowerCase()}.`,
  retry: 'Try again',
};

/** Props of {@link MedicalPhoto}. */
export interface MedicalPhotoProps {
  /** Position, such as "Photo 1 of 3", which describes the picture. */
  label: string;
  /** Object URL of the file; undefined while it loads. */
  src: string | undefined;
  /** Whether the file is loaded, loading, failed to load, or gone. @default 'ready' */
  state?: 'ready' | 'failed' | 'unavailable';
  /** Loads it again. */
  onRetry: () => void;
  /** Overrides for the default text. */
  strings?: Partial<MedicalPhotoStrings>;
}

/** Photo of MedicalPhotos. */
export function MedicalPhoto({
  label,
  src,
  state = 'ready',
  onRetry,
  strings: overrides,
}: MedicalPhotoProps) {
  const strings = useStrings('MedicalPhoto', defaultStrings, overrides);
  const [isBroken, setBroken] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const retry = () => {
    // The button is removed.
    item.current?.focus();
    onRetry();
  };
  const isUnavailable = state === 'unavailable' || isBroken;
  return (
    <li ref={item} tabIndex={-1} aria-label={label}>
      {isUnavailable || state === 'failed' ? (
        <div className={styles.failure}>
          <p>{isUnavailable ? strings.unavailable(label) : strings.failed(label)}</p>
          {!isUnavailable && <Button onPress={retry}>{strings.retry}</Button>}
        </div>
      ) : src ? (
        <img src={src} alt={label} className={styles.photo} onError={() => setBroken(true)} />
      ) : (
        <SkeletonGroup label={strings.loading(label)}>
          <Skeleton shape="block" width="100%" height="10rem" />
        </SkeletonGroup>
      )}
    </li>
  );
}
