import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './PreferenceList.css.ts';

/** One thing that is on or off. */
export interface Preference {
  id: string;
  /** "Text messages". */
  label: string;
  description?: ReactNode;
  /** As the service has it; while `saving`, as the patient wants it; after a failure, as it was. */
  isOn: boolean;
  /** Known, on its way, arrived just now, or refused. @default 'ready' */
  state?: 'ready' | 'saving' | 'saved' | 'failed';
  /** Cannot be changed; say why in `description`. @default false */
  isDisabled?: boolean;
}

/** What {@link PreferenceList} says by itself. */
export interface PreferenceListStrings {
  loading: string;
  saving: (label: string) => string;
  saved: (label: string) => string;
  /** Under a switch that went back, and announced with its label. */
  failed: string;
}

const english: PreferenceListStrings = {
  loading: 'Loading your preferences…',
  saving: (label) => `Saving: ${label}`,
  saved: (label) => `Saved: ${label}`,
  failed: 'We could not save this, so it is as it was. Try again.',
};

/** Props of {@link PreferenceList}. */
export interface PreferenceListProps extends Omit<
  HTMLAttributes<HTMLFieldSetElement>,
  'children' | 'onChange'
> {
  /** What they are about: "How we may reach you". */
  label: ReactNode;
  preferences: readonly Preference[];
  /** The patient wants one of them on or off. Not called for one that is being saved. */
  onChange: (id: string, isOn: boolean) => void;
  /** Shows the shape until they are known. @default false */
  isLoading?: boolean;
  /** How many rows stand there while loading. @default 4 */
  bones?: number;
  strings?: Partial<PreferenceListStrings>;
  ref?: Ref<HTMLFieldSetElement>;
}

/** What a patient wants or does not want, each saved by itself (specification section 3, `notificationPreference`). */
export function PreferenceList({
  label,
  preferences,
  onChange,
  isLoading = false,
  bones = 4,
  strings,
  className,
  ...rest
}: PreferenceListProps) {
  const labelId = useId();
  const words = { ...english, ...strings };
  const failed = preferences.find(({ state }) => state === 'failed');
  const busy = preferences.find(({ state }) => state === 'saving');
  const saved = preferences.find(({ state }) => state === 'saved');
  const said =
    (failed && `${failed.label}: ${words.failed}`) ??
    (busy && words.saving(busy.label)) ??
    (saved && words.saved(saved.label));
  return (
    <fieldset
      aria-labelledby={labelId}
      {...rest}
      className={[styles.list, className].filter(Boolean).join(' ')}
    >
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      {isLoading ? (
        <SkeletonGroup label={words.loading}>
          {Array.from({ length: bones }, (_, place) => (
            <div key={place} className={styles.bone}>
              <Skeleton width="40%" />
              <Skeleton shape="pill" width="3rem" />
            </div>
          ))}
        </SkeletonGroup>
      ) : (
        preferences.map(({ id, label: name, description, isOn, state = 'ready', isDisabled = false }) => (
          <div key={id} className={styles.row}>
            <Switch
              isSelected={isOn}
              // Keeps its focus while it is saved, and takes no second press.
              isReadOnly={state === 'saving'}
              isDisabled={isDisabled}
              onChange={(next) => onChange(id, next)}
              description={description}
              errorMessage={state === 'failed' ? words.failed : undefined}
            >
              {name}
              {state === 'saving' && <Spinner aria-hidden="true" className={styles.sign} />}
              {state === 'saved' && <Icon name="check" className={styles.sign} />}
            </Switch>
          </div>
        ))
      )}
      <VisuallyHidden as="output">{!isLoading && said}</VisuallyHidden>
    </fieldset>
  );
}
