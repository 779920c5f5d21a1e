/**
 * Writes the tokens for design tools and other platforms: a DTCG resolver document, flat files for each brand and scheme, Figma
 * variables and Tokens Studio. The argument is the folder, `dist/tokens` by default.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandTokens } from '../packages/ui/src/theme/brandTokens.ts';
import { tokenFiles } from '../packages/ui/src/theme/export/tokenFiles.ts';

const [folder = join('dist', 'tokens')] = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
for (const { name, description, text } of tokenFiles(brandTokens)) {
  writeFileSync(join(folder, name), text);
  console.log(`${join(folder, name)}: ${description}`);
}
