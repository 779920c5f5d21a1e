import { atom, useAtomValue } from 'jotai';
import { Card } from '@patient/ui/Card';
import { DescriptionList } from '@patient/ui/DescriptionList';
import { formatPhone } from '@patient/ui/PhoneField';
import { Stack } from '@patient/ui/Stack';
import type { User } from '@patient/api';
import { formatCents } from '#shared/format/money.ts';
import { chargesAtom, subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { cardText } from '#shared/format/card.ts';
import { heldSum, lastSubmitted } from './rules/sentFacts.ts';

/** Sum held for the registration that was handed in last, whole cents. */
const heldSumAtom = atom((get) => {
  const submitted = lastSubmitted(get(subscriptionsAtom).data ?? []);
  if (submitted === undefined) return undefined;
  return heldSum(get(chargesAtom(submitted._id)).data ?? []);
});

/** Amount held, card, and how we reach the patient. A line that is not known is left out. */
export function SentFacts({ me: { email, phone, patient } }: { me: User }) {
  const held = useAtomValue(heldSumAtom);
  const card = cardText(patient?.creditCard);
  const facts = [
    ...(held === undefined ? [] : [{ term: 'Held, not charged', detail: formatCents(held) }]),
    ...(card === undefined ? [] : [{ term: 'Card', detail: card }]),
    ...(email === undefined ? [] : [{ term: 'Email', detail: email }]),
    ...(phone === undefined ? [] : [{ term: 'Phone', detail: formatPhone(phone) }]),
  ];
  return (
    <Card>
      <Stack gap={4}>
        <h2>Payment and contact</h2>
        <DescriptionList facts={facts} />
        <p>Check that we can reach you here. We&apos;ll email you as soon as the doctor answers.</p>
      </Stack>
    </Card>
  );
}
