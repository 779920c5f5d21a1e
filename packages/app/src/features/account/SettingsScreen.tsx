import { useAtomValue } from 'jotai';
import { Stack } from '@patient/ui/Stack';
import { meAtom } from '#shared/patient/me.ts';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { BackLink } from '#shared/view/BackLink.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import { AppearanceCard } from './AppearanceCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { PrivacyCard } from './PrivacyCard.tsx';
import * as styles from './sections.css.ts';

/** /user/settings: notification preferences, appearance and password (decisions, "Routes"). */
export function SettingsScreen() {
  const me = useAtomValue(meAtom);
  return (
    <Stack gap={6}>
      <BackLink href="/user/profile">Account info</BackLink>
      <h1>Settings</h1>
      <div className={styles.panes}>
        <Stack gap={6}>
          <QueryView queries={[me]} what="your settings" skeleton={<CardSkeleton />}>
            {(user) => <PreferencesCard user={user} />}
          </QueryView>
          {/* The cards after the first one would move down with it. */}
          {!me.isPending && <PasswordCard />}
        </Stack>
        {!me.isPending && (
          <Stack gap={6}>
            <AppearanceCard />
            <PrivacyCard />
          </Stack>
        )}
      </div>
    </Stack>
  );
}

SettingsScreen.asks = () => [meAtom];
