import type { ActionType } from 'plop';
import { add, format, insertBefore, printNext } from './actions.ts';

const camelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Actions for a brand with the tokens of the first one. */
export function addBrand(id: string): ActionType[] {
  const name = camelCase(id);
  const brands = 'packages/ui/src/brands';
  const tokens = `packages/ui/tokens/brand/${id}.json`;
  return [
    { type: 'add', path: tokens, templateFile: '../../packages/ui/tokens/brand/mens.json' },
    add(`${brands}/${id}.ts`, 'brand/brand.ts', {}),
    insertBefore(`${brands}/index.ts`, /\n\/\*\* All brands/, `import { ${name} } from './${id}.ts';\n`),
    insertBefore(`${brands}/index.ts`, /\];/, `, ${name}`),
    insertBefore(
      'packages/ui/src/theme/brandTokens.ts',
      /import type/,
      `import ${name} from '../../tokens/brand/${id}.json' with { type: 'json' };\n`,
    ),
    insertBefore(
      'packages/ui/src/theme/brandTokens.ts',
      / \};\n$/,
      name === id ? `, ${id}` : `, '${id}': ${name}`,
    ),
    format(`${brands}/${id}.ts`, `${brands}/index.ts`, 'packages/ui/src/theme/brandTokens.ts'),
    printNext(
      `Write ${tokens} and ${brands}/${id}.ts: ramp, mark, logo, hosts, addresses, treatments.`,
      'List what is missing: npx -y pnpm@12 --filter @patient/ui test src/theme',
      'Take reference screenshots: npx -y pnpm@12 visual --update',
    ),
  ];
}
