import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readComponentProps } from '../packages/ui/scripts/componentProps.ts';

const file = join(import.meta.dirname, 'componentProps.ts');

/** Fills `componentProps.ts` from the type checker. Skipped in tests, which show no tables, to save seconds. */
export const componentPropsPlugin = (): Plugin => ({
  name: 'component-props',
  load(id) {
    if (id !== file || process.env['VITEST'] !== undefined) return undefined;
    const props = Object.fromEntries(readComponentProps().map((one) => [one.component, one.props]));
    return `export const componentProps = ${JSON.stringify(props)};`;
  },
});
