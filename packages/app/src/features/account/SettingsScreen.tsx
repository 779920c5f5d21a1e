import { useAtomValue } from 'jotai';
import { useDeferredValue } from 'react';
import { useAppearance } from '@patient/ui/appearance';
import { AppearanceCard } from '@patient/ui/AppearanceCard';
import { CardSkeleton } from '@patient/ui/Card';
import { Columns } from '@patient/ui/Columns';
import { BackLink } from '@patient/ui/Link';
import { SectionCard } from '@patient/ui/SectionCard';
import { Stack } from '@patient/ui/Stack';
import { Switch } from '@patient/ui/Switch';
import { environmentAtom } from '#shared/environment.ts';
import { meAtom } from '#shared/patient/me.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { tagScriptsOf, useConsent } from '#telemetry/index.ts';
import { PasswordCard } from './PasswordCard.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { RecordsCard } from './RecordsCard.tsx';

function Appearance() {
  const { appearance, choose } = useAppearance();
  return <AppearanceCard value={appearance} onChange={choose} />;
}

/** Switch for analytics; hidden if no analytics are configured. */
function PrivacyCard() {
  const { telemetry } = useAtomValue(environmentAtom);
  const { consent, isRefusedByBrowser, choose } = useConsent();
  if (tagScriptsOf(telemetry.tags) === undefined) return null;
  return (
    <SectionCard title="Privacy choices">
      {isRefusedByBrowser ? (
        <p>Analytics are off, because your browser asks sites not to track you.</p>
      ) : (
        <Switch
          isSelected={consent === 'yes'}
          onChange={(isOn) => choose(isOn ? 'yes' : 'no')}
          description="Lets other companies' tools measure visits to our public pages on this device. They never see your answers, your purchases, or your account."
        >
          Analytics
        </Switch>
      )}
    </SectionCard>
  );
}

/** /user/settings: notification preferences, password, appearance, and the patient's records (decisions, "Routes"). */
export function SettingsScreen() {
  const me = useAtomValue(meAtom);
  // Hides the other cards until the first one is rendered, so that they don't shift. Deferred, so that input isn't blocked.
  const showsAll = useDeferredValue(!me.isPending, false);
  return (
    <Stack gap={6}>
      <BackLink href="/user/profile">Account info</BackLink>
      <h1>Settings</h1>
      <Columns>
        <Stack gap={6}>
          <QueryView queries={[me]} what="your settings" skeleton={<CardSkeleton />}>
            {(user) => <PreferencesCard user={user} />}
          </QueryView>
          {showsAll && <PasswordCard />}
        </Stack>
        {showsAll && (
          <Stack gap={6}>
            <Appearance />
            <PrivacyCard />
            {me.data && <RecordsCard user={me.data} />}
          </Stack>
        )}
      </Columns>
    </Stack>
  );
}
