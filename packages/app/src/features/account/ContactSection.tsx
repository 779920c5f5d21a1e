import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { formatPhone, isPhoneNumber, PhoneField } from '@patient/ui/PhoneField';
import { ProfileSection } from '@patient/ui/ProfileSection';
import { TextField } from '@patient/ui/TextField';
import type { User } from '@patient/api';
import { nameProblems, phoneProblems } from '../registration/index.ts';
import { updateUserAtom } from './data/profile.ts';
import { contactFacts } from './rules/profile.ts';
import { useEditing } from './useEditing.ts';

/** Name, email and phone. The email is the account's own and can't be changed here. */
export function ContactSection({ user }: { user: User }) {
  const update = useAtomValue(updateUserAtom);
  const [draft, setDraft] = useState({ firstName: '', lastName: '', phone: '' });
  const editing = useEditing({
    onOpen: () =>
      setDraft({
        firstName: user.firstName ?? '',
        lastName: user.lastName ?? '',
        phone: user.phone ?? '',
      }),
    check: () => [...nameProblems(draft), ...phoneProblems(draft.phone, isPhoneNumber(draft.phone))],
    save: () => update.mutateAsync({ id: user._id, ...draft }),
  });
  return (
    <ProfileSection
      {...editing}
      title="Contact"
      facts={contactFacts({ ...user, phone: user.phone && formatPhone(user.phone) })}
      form={
        <>
          <TextField
            name="firstName"
            label="First name"
            autoComplete="given-name"
            value={draft.firstName}
            onChange={(firstName) => setDraft({ ...draft, firstName })}
          />
          <TextField
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            value={draft.lastName}
            onChange={(lastName) => setDraft({ ...draft, lastName })}
          />
          <PhoneField
            name="phone"
            label="Phone"
            value={draft.phone}
            onChange={(phone) => setDraft({ ...draft, phone })}
          />
        </>
      }
    />
  );
}
