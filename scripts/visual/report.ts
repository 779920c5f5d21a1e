import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFolder } from './modes.ts';

/** One sheet that does not look as its reference. */
export interface Change {
  readonly name: string;
  readonly old: Buffer | undefined;
  readonly fresh: Buffer | undefined;
  readonly marked: Buffer | undefined;
  /** Pixels that differ; all of them when there is nothing to compare with. */
  readonly pixels: number | undefined;
}

const picture = (name: string, kind: string, content: Buffer | undefined): string => {
  if (!content) return `<td>none</td>`;
  const file = `${name.replace(/\.png$/, '')}.${kind}.png`;
  writeFileSync(join(reportFolder, file), content);
  return `<td><a href="${file}"><img src="${file}" alt="${name}, ${kind}"></a></td>`;
};

const row = ({ name, old, fresh, marked, pixels }: Change): string =>
  `<tr><th scope="row">${name}<br>${pixels === undefined ? 'no reference or no sheet' : `${pixels} pixels`}</th>` +
  `${picture(name, 'old', old)}${picture(name, 'new', fresh)}${picture(name, 'difference', marked)}</tr>`;

/** Writes a page with what changed: old, new and difference side by side. Gives back its path. */
export function writeReport(changes: readonly Change[]): string {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const page = join(reportFolder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>What looks different</title>
<style>body{font:16px system-ui;margin:2rem}th{text-align:start;vertical-align:top}td,th{padding:.5rem}img{border:1px solid #888;min-width:16rem}</style>
<h1>What looks different: ${changes.length}</h1>
<table><thead><tr><th scope="col">Sheet</th><th scope="col">Old</th><th scope="col">New</th><th scope="col">Difference</th></tr></thead>
<tbody>${changes.map(row).join('\n')}</tbody></table></html>`,
  );
  return page;
}
