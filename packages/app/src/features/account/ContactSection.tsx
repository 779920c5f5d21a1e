import { useAtomValue } from 'jotai';
import { formatPhone, isPhoneNumber, PhoneField } from '@patient/ui/PhoneField';
import { ProfileSection } from '@patient/ui/ProfileSection';
import { TextField } from '@patient/ui/TextField';
import type { User } from '@patient/api';
import { nameProblems, phoneProblems, typedNames } from '#features/registration/index.ts';
import { contactDraftAtom } from './data/drafts.ts';
import { updateUserAtom } from './data/profile.ts';
import { contactFacts } from './views/profile.ts';
import { useEditing } from './useEditing.ts';

/** Name, email and phone. The email identifies the account and can't be changed. */
export function ContactSection({ user }: { user: User }) {
  const update = useAtomValue(updateUserAtom);
  const { input, change, editing } = useEditing({
    draftAtom: contactDraftAtom(user._id),
    saved: { firstName: user.firstName ?? '', lastName: user.lastName ?? '', phone: user.phone ?? '' },
    check: (typed) => [...nameProblems(typed), ...phoneProblems(typed.phone, isPhoneNumber(typed.phone))],
    fields: ['firstName', 'lastName', 'phone'],
    save: (typed) => update.mutateAsync({ id: user._id, ...typed, ...typedNames(typed) }),
  });
  return (
    <ProfileSection
      {...editing}
      title="Contact"
      facts={contactFacts(user, user.phone && formatPhone(user.phone))}
      form={
        <>
          <TextField
            name="firstName"
            label="First name"
            autoComplete="given-name"
            value={input.firstName}
            onChange={(firstName) => change({ firstName })}
          />
          <TextField
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            value={input.lastName}
            onChange={(lastName) => change({ lastName })}
          />
          <PhoneField
            name="phone"
            label="Phone"
            value={input.phone}
            onChange={(phone) => change({ phone })}
          />
        </>
      }
    />
  );
}
