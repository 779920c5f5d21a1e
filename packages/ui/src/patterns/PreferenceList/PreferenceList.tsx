import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './PreferenceList.css.ts';

/** Setting that is on or off. */
export interface Preference {
  id: string;
  /** Label such as "Text messages". */
  label: string;
  description?: ReactNode;
  /** Saved value; while `saving`, the new value; after a failure, the previous one. */
  isOn: boolean;
  /** State of the setting. @default 'ready' */
  state?: 'ready' | 'saving' | 'saved' | 'failed';
  /** Why it failed. @default the string `failed` of the list */
  problem?: string;
  /** Whether it cannot be changed; explain why in `description`. @default false */
  isDisabled?: boolean;
}

/** Strings shown by {@link PreferenceList}. */
export interface PreferenceListStrings {
  loading: string;
  saving: (label: string) => string;
  saved: (label: string) => string;
  /** Error below a switch that was reset; also announced with its label. */
  failed: string;
}

const defaultStrings: PreferenceListStrings = {
  loading: 'Loading your preferences…',
  saving: (label) => `Saving: ${label}`,
  saved: (label) => `Saved: ${label}`,
  failed: "We couldn't save this change. Try again.",
};

/** Props of {@link PreferenceList}. */
export interface PreferenceListProps extends Omit<
  HTMLAttributes<HTMLFieldSetElement>,
  'children' | 'onChange'
> {
  /** Label of the group: "How we may reach you". */
  label: ReactNode;
  /** Preferences in display order. */
  preferences: readonly Preference[];
  /** Called to change a setting; never while it is saving. */
  onChange: (id: string, isOn: boolean) => void;
  /** Whether to show the skeleton. @default false */
  isLoading?: boolean;
  /** Number of skeleton rows. @default 4 */
  skeletonCount?: number;
  /** Overrides for the default text. */
  strings?: Partial<PreferenceListStrings>;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Settings that are saved one by one (specification section 3, `notificationPreference`). */
export function PreferenceList({
  label,
  preferences,
  onChange,
  isLoading = false,
  skeletonCount = 4,
  strings: overrides,
  className,
  ...rest
}: PreferenceListProps) {
  const labelId = useId();
  const strings = useStrings('PreferenceList', defaultStrings, overrides);
  const announcements = {
    ready: () => '',
    saving: strings.saving,
    saved: strings.saved,
    failed: (name: string, problem: string) => `${name}: ${problem}`,
  };
  return (
    <fieldset aria-labelledby={labelId} {...rest} className={clsx(styles.list, className)}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      {isLoading ? (
        <SkeletonGroup label={strings.loading}>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <div key={index} className={styles.skeletonRow}>
              <Skeleton width="40%" />
              <Skeleton shape="pill" width="3rem" />
            </div>
          ))}
        </SkeletonGroup>
      ) : (
        preferences.map(
          ({
            id,
            label: name,
            description,
            isOn,
            state = 'ready',
            problem = strings.failed,
            isDisabled = false,
          }) => (
            <div key={id} className={styles.row}>
              <Switch
                isSelected={isOn}
                // Read-only instead of disabled, so that the switch keeps focus while saving.
                isReadOnly={state === 'saving'}
                isDisabled={isDisabled}
                onChange={(next) => onChange(id, next)}
                description={description}
                errorMessage={state === 'failed' ? problem : undefined}
              >
                {name}
                {state === 'saving' && <Spinner aria-hidden="true" className={styles.icon} />}
                {state === 'saved' && <Icon name="check" className={styles.icon} />}
              </Switch>
              {/* One live region per setting, because the text of another setting would not change and not be announced. */}
              <VisuallyHidden as="output">{announcements[state](name, problem)}</VisuallyHidden>
            </div>
          ),
        )
      )}
    </fieldset>
  );
}
