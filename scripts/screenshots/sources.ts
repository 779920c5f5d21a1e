import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** What decides on the look, the sentences and the data of the README's picture. */
const SHOWN = [
  'packages/ui/tokens/{brand,primitive}/*.json',
  'packages/ui/tokens/semantic/light.json',
  'packages/ui/fonts/*/*.woff2',
  // Not `strings.ts`, which has types only.
  'packages/ui/src/brands/!(index|strings).ts',
  'packages/ui/src/components/{Button,Card,DescriptionList,Field,Form,Icon,IconButton,Link,PasswordField,Thumbnail}/*.css.ts',
  'packages/ui/src/patterns/{BrandFooter,BrandHeader,PageFrame,SignInForm,StatusBadge,SubscriptionCard}/*.{css.ts,tsx}',
  'packages/app/src/shell/layouts/{Account,Auth}Layout.tsx',
  'packages/app/src/features/auth/LoginScreen.tsx',
  'packages/app/src/features/subscriptions/SubscriptionsScreen.tsx',
  'packages/app/src/features/subscriptions/views/{statusNote,subscriptionCard}.ts',
  'packages/app/src/shared/format/status.ts',
  'packages/api/src/sandbox/seed/scenarios/scenarios.ts',
];

/** Hash of a file; undefined if there is none. */
function hashOf(file: string): string | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}

/** Record of the sources that a picture is taken of: their hashes, by file. */
export const recordSources = (): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    globSync(SHOWN, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
      .map((file) => [file, hashOf(file)]),
  );

/** Files of a record that have changed since, or are gone. New ones, as those of a new brand, need no new picture. */
export const changedSources = (record: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(record).filter((file) => hashOf(file) !== record[file]);
