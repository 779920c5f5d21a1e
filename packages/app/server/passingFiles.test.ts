import { mkdtemp, readdir, readFile, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importTargets, readPassingFile, removePassingFiles } from './passingFiles.ts';

const passing = 'export{t as ListScreen}from"./r2-abc.js";\n';

describe('a file that only passes on exports', () => {
  test('is read with what its target calls them', () => {
    expect(readPassingFile('export{t as layouts,screens}from"./r48-x_y.js";')).toEqual({
      target: 'r48-x_y.js',
      names: new Map([
        ['layouts', 't'],
        ['screens', 'screens'],
      ]),
    });
  });

  test.each([
    'var a=1;export{a as t};',
    'import"./other.js";export{t as ListScreen}from"./r2-abc.js";',
    'export{t as A}from"./r2.js";export{t as B}from"./r3.js";',
    '',
  ])('is not %j', (code) => expect(readPassingFile(code)).toBeUndefined());
});

test('a script imports the target, and fetches it ahead, in the place of such a file', () => {
  const files = new Map([['List-x.js', { target: 'r2.js', names: new Map([['ListScreen', 't']]) }]]);
  const code = 'const d=["assets/List-x.js","assets/a.css"];import(`./List-x.js`);import(`./Other-y.js`)';
  expect(importTargets(code, files)).toBe(
    'const d=["assets/r2.js","assets/a.css"];import(`./r2.js`).then(e=>({ListScreen:e.t}));import(`./Other-y.js`)',
  );
});

describe('a built client', () => {
  const manifest = {
    'index.html': { file: 'assets/start.js' },
    'src/ListScreen.tsx': { file: 'assets/List-x.js', imports: ['_r2'] },
    _r2: { file: 'assets/r2-abc.js', css: ['assets/r2.css'] },
  };

  async function write(start: string) {
    const folder = await mkdtemp(join(tmpdir(), 'client-'));
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
    const files = { 'start.js': start, 'List-x.js': passing, 'r2-abc.js': 'var a=1;export{a as t};' };
    for (const [name, code] of Object.entries(files)) await writeFile(join(folder, 'assets', name), code);
    return folder;
  }

  test('has no such file of a source, nor its manifest', async () => {
    const folder = await write('import(`./List-x.js`)');
    const direct = { ...manifest, 'src/ListScreen.tsx': { file: 'assets/r2-abc.js', imports: ['_r2'] } };
    expect(await removePassingFiles(folder, ['src/ListScreen.tsx'])).toEqual(direct);
    expect(JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))).toEqual(direct);
    expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual(['r2-abc.js', 'start.js']);
    expect(await readFile(join(folder, 'assets', 'start.js'), 'utf8')).toBe(
      'import(`./r2-abc.js`).then(e=>({ListScreen:e.t}))',
    );
  });

  test('is refused where a script names such a file in another way', async () => {
    const folder = await write('import("./List-x.js")');
    await expect(removePassingFiles(folder, ['src/ListScreen.tsx'])).rejects.toThrow(
      'assets/start.js still names List-x.js',
    );
  });
});
