import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFolder } from './modes.ts';

/** Sheet that differs from its reference. */
export interface Change {
  readonly name: string;
  readonly reference: Buffer | undefined;
  readonly screenshot: Buffer | undefined;
  readonly difference: Buffer | undefined;
  /** Number of different pixels; undefined without a comparison. */
  readonly pixels: number | undefined;
}

const imageCell = (name: string, kind: string, content: Buffer | undefined): string => {
  if (!content) return `<td>none</td>`;
  // New and different pictures are PNG, which browsers detect.
  const file = `${kind}-${name}`;
  writeFileSync(join(reportFolder, file), content);
  return `<td><a href="${file}"><img src="${file}" alt="${name}, ${kind}"></a></td>`;
};

const row = ({ name, reference, screenshot, difference, pixels }: Change): string =>
  `<tr><th scope="row">${name}<br>${pixels === undefined ? 'no reference or no sheet' : `${pixels} pixels`}</th>` +
  `${imageCell(name, 'old', reference)}${imageCell(name, 'new', screenshot)}${imageCell(name, 'difference', difference)}</tr>`;

/** Writes an HTML page with old, new and difference side by side; returns its path. */
export function writeReport(changes: readonly Change[]): string {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const page = join(reportFolder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual changes</title>
<style>body{font:16px system-ui;margin:2rem}th{text-align:start;vertical-align:top}td,th{padding:.5rem}img{border:1px solid #888;min-width:16rem}</style>
<h1>Visual changes: ${changes.length}</h1>
<table><thead><tr><th scope="col">Sheet</th><th scope="col">Old</th><th scope="col">New</th><th scope="col">Difference</th></tr></thead>
<tbody>${changes.map(row).join('\n')}</tbody></table></html>`,
  );
  return page;
}
