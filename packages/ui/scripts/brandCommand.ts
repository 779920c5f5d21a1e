#!/usr/bin/env node
/** Command `patient-ui-brand` of the published package: writes the style sheet of a brand from its token file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { brandCss } from '../src/theme/brandCss.ts';
import type { TokenTree } from '../src/theme/tokens.ts';

const [id, source, target] = process.argv.slice(2);

function writeBrand(): string {
  if (id === undefined || source === undefined || target === undefined)
    throw new Error('Usage: patient-ui-brand <id> <tokens.json> <style sheet to write>');
  const tokens: TokenTree = JSON.parse(readFileSync(source, 'utf8'));
  writeFileSync(target, brandCss(id, tokens));
  return `${target}: the theme of [data-brand="${id}"]`;
}

try {
  console.log(writeBrand());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
