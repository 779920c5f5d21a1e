import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { PreferenceList } from '@patient/ui/PreferenceList';
import type { User } from '@patient/api';
import { updateUserAtom } from './data/profile.ts';
import {
  preferenceChange,
  preferences,
  type PreferenceId,
  type PreferenceView,
} from './rules/preferences.ts';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import { saveProblem } from '#shared/service/saveProblem.ts';
import { SectionCard } from './SectionCard.tsx';

/** Change of one setting that is under way or has ended. */
interface Change {
  readonly state: 'saving' | 'saved' | 'failed';
  readonly isOn: boolean;
  /** Why it failed, where it may have been saved all the same. */
  readonly problem?: string;
  /** The account as it was then: what it says later counts, such as the change of another tab. */
  readonly user: User;
}

const isPreferenceId = (id: string, user: User): id is PreferenceId =>
  preferences(user).some((preference) => preference.id === id);

/** Notification settings, saved one by one. */
export function PreferencesCard({ user }: { user: User }) {
  const update = useAtomValue(updateUserAtom);
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const mark = (preference: string, change: Omit<Change, 'user'>) =>
    setChanges((before) => new Map(before).set(preference, { ...change, user }));
  const shown = (preference: PreferenceView) => {
    const made = changes.get(preference.id);
    if (made === undefined) return preference;
    const { state, problem } = made;
    // The service has said since what it has.
    if (problem !== undefined && made.user !== user) return preference;
    const isLatest = state === 'saving' || made.user === user;
    return {
      ...preference,
      state,
      ...(isLatest && { isOn: made.isOn }),
      ...(problem !== undefined && { problem }),
    };
  };

  const change = async (preference: PreferenceId, isOn: boolean) => {
    mark(preference, { state: 'saving', isOn });
    try {
      await update.mutateAsync({ id: user._id, ...preferenceChange(preference, isOn) });
      mark(preference, { state: 'saved', isOn });
    } catch (error) {
      // The notification shows the reason; the switch shows what the service is known to have.
      const problem = mayHaveSucceeded(error) && {
        problem: `${saveProblem(error, 'this change').title}. Try again.`,
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
