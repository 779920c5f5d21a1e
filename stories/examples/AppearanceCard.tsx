import { useAppearance } from '@patient/ui/appearance';
import { AppearanceCard } from '@patient/ui/AppearanceCard';

export function Settings() {
  const { appearance, choose } = useAppearance();
  return <AppearanceCard value={appearance} onChange={choose} />;
}
