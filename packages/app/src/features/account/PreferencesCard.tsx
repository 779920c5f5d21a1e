import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { PreferenceList } from '@patient/ui/PreferenceList';
import { SectionCard } from '@patient/ui/SectionCard';
import type { User } from '@patient/api';
import { updateUserAtom } from './data/profile.ts';
import {
  preferenceChange,
  preferences,
  type PreferenceId,
  type PreferenceView,
} from './views/preferences.ts';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import { saveProblem } from '#shared/service/saveProblem.ts';

/** Pending or finished change of one setting. */
interface Change {
  readonly state: 'saving' | 'saved' | 'failed';
  readonly isOn: boolean;
  /** Message about a failed change that may have been saved. */
  readonly problem?: string;
  /** Account at the time of the change; a newer one takes precedence, as after a change in another tab. */
  readonly user: User;
}

const isPreferenceId = (id: string, user: User): id is PreferenceId =>
  preferences(user).some((preference) => preference.id === id);

/** Notification settings, saved one by one. */
export function PreferencesCard({ user }: { user: User }) {
  const update = useAtomValue(updateUserAtom);
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const mark = (preference: string, change: Omit<Change, 'user'>) =>
    setChanges((all) => new Map(all).set(preference, { ...change, user }));
  const shown = (preference: PreferenceView) => {
    const latest = changes.get(preference.id);
    if (latest === undefined) return preference;
    const { state, problem } = latest;
    // The account was refetched, so the outcome is known.
    if (problem !== undefined && latest.user !== user) return preference;
    const isCurrent = state === 'saving' || latest.user === user;
    return {
      ...preference,
      state,
      ...(isCurrent && { isOn: latest.isOn }),
      ...(problem !== undefined && { problem }),
    };
  };

  const change = async (preference: PreferenceId, isOn: boolean) => {
    mark(preference, { state: 'saving', isOn });
    try {
      await update.mutateAsync({ id: user._id, ...preferenceChange(preference, isOn) });
      mark(preference, { state: 'saved', isOn });
    } catch (error) {
      // The notification shows the error; the switch shows the previous value.
      const problem = mayHaveSucceeded(error) && {
        problem: `${saveProblem(error, 'this change')}. Try again.`,
      };
      mark(preference, { state: 'failed', isOn: !isOn, ...problem });
    }
  };
  return (
    <SectionCard title="How we contact you">
      <PreferenceList
        label="Send me"
        preferences={preferences(user).map(shown)}
        onChange={(preference, isOn) => {
          if (isPreferenceId(preference, user)) void change(preference, isOn);
        }}
      />
    </SectionCard>
  );
}
