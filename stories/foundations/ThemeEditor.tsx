import { useState } from 'react';
import { brandProblems, brandTokens, themeCss } from '@patient/ui/tokens';
import type { Scheme } from '@patient/ui/tokens';
import { Button } from '@patient/ui/Button';
import { Inline } from '@patient/ui/Inline';
import { Select } from '@patient/ui/Select';
import { Stack } from '@patient/ui/Stack';
import { Tabs } from '@patient/ui/Tabs';
import { brands } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import { AllComponents, lazySheets, type StoryLoaders } from './AllComponents.tsx';
import { BrandSample } from './BrandSample.tsx';
import { draftTheme, type Edits } from './draftTheme.ts';
import * as samples from './samples.css.ts';
import { Scroll } from './Scroll.tsx';
import * as styles from './themeEditor.css.ts';
import { TokenFields } from './TokenFields.tsx';

const groups = [
  { id: 'roles', label: 'Roles', pattern: /^color\.(?!\w+\.\d+$)/ },
  { id: 'ramps', label: 'Ramps', pattern: /^(accent|brand|color\.neutral)\.\w+$/ },
  { id: 'corners', label: 'Corners', pattern: /^radius\./ },
  { id: 'space', label: 'Space', pattern: /^density$/ },
  { id: 'type', label: 'Type', pattern: /^(font|heading)\./ },
] as const;

const brandOptions = brands.map(({ id, name }) => ({ value: id, label: name }));
const schemeOptions = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const stay = () => {};

const removed = (edits: Edits, removedPath: string): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([path]) => path !== removedPath));

/** Contrast problems with their measured ratios. The number is announced when it changes. */
function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <Stack as="section" gap={2} aria-labelledby="problems">
      <h2 id="problems">Contrast problems</h2>
      <output>{problems.length === 0 ? 'None in either scheme' : `${problems.length} found`}</output>
      <ul role="list">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Stack>
  );
}

/** Changes as a token file. */
function Changes({ json }: { json: string }) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    await navigator.clipboard.writeText(json);
    setCopied(json);
  };
  return (
    <Stack as="section" gap={2} align="start" aria-labelledby="changes">
      <h2 id="changes">Changes</h2>
      <p className={samples.quiet}>Merge them into the brand’s file in packages/ui/tokens/brand.</p>
      <Scroll label="JSON of the changes">
        <pre className={samples.code}>{json}</pre>
      </Scroll>
      <Button onPress={copy}>Copy JSON</Button>
      <output>{copied === json && 'Copied'}</output>
    </Stack>
  );
}

/** Props of {@link ThemeEditor}. */
export interface ThemeEditorProps {
  /** Story files of the components to show. */
  files: StoryLoaders;
}

/** Changes a brand's tokens and shows components, contrast problems and the changed part of its token file. */
export function ThemeEditor({ files }: ThemeEditorProps) {
  const [id, setId] = useState<string>(brands[0].id);
  const [scheme, setScheme] = useState<Scheme>('light');
  const [edits, setEdits] = useState<Edits>({});
  const [isComplete, setComplete] = useState(false);
  const [sheets] = useState(() => lazySheets(files));
  const original = brandTokens[id] ?? {};
  const { changes, tokens, invalid } = draftTheme(original, edits);
  const edit = (path: string, text: string | undefined) =>
    setEdits((before) => (text === undefined ? removed(before, path) : { ...before, [path]: text }));
  const startFrom = (brand: string) => {
    setId(brand);
    setEdits({});
  };
  const fields = { brand: original, tokens, scheme, edits, invalid, onEdit: edit };
  return (
    <div className={styles.editor}>
      <Stack gap={6}>
        <Inline gap={4} align="start">
          <Select label="Brand to start from" options={brandOptions} value={id} onChange={startFrom} />
          <Select label="Scheme" options={schemeOptions} value={scheme} onChange={setScheme} />
        </Inline>
        <p className={samples.quiet}>
          A role that you change here is the same in light and dark. To keep them apart, change a step of a
          ramp.
        </p>
        <Tabs
          label="Tokens"
          tabs={groups.map(({ id: key, label, pattern }) => ({
            id: key,
            label,
            content: <TokenFields {...fields} pattern={pattern} />,
          }))}
        />
      </Stack>
      <Stack gap={8} className={styles.result}>
        <Problems problems={brandProblems(tokens)} />
        <Changes json={JSON.stringify(changes, null, 2)} />
        <section
          aria-label="Components in this theme"
          data-brand="draft"
          data-scheme={scheme}
          className={styles.preview}
        >
          <style>{themeCss('draft', tokens)}</style>
          <UiProvider brand={brands.find((brand) => brand.id === id) ?? brands[0]} navigate={stay}>
            <BrandSample />
            {isComplete ? (
              <AllComponents sheets={sheets} globals={{ brand: id, scheme }} css={themeCss(id, tokens)} />
            ) : (
              <Button onPress={() => setComplete(true)}>Show every component</Button>
            )}
          </UiProvider>
        </section>
      </Stack>
    </div>
  );
}
