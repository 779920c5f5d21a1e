/** Generators of `npx -y pnpm@12 new`, one for each recipe of CONTRIBUTING.md. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { NodePlopAPI } from 'plop';
import { addBrand } from './brand.ts';
import { addCall } from './call.ts';
import { addPiece } from './piece.ts';
import { addScreen } from './screen.ts';

const features = globSync(join(import.meta.dirname, '../../packages/app/src/features/*')).map((folder) =>
  basename(folder),
);

/** Question whose answer matches a pattern. */
const question = (name: string, message: string, pattern: RegExp) => ({
  type: 'input' as const,
  name,
  message,
  validate: (answer: string) => pattern.test(answer) || message,
});

const name = question('name', 'Name, such as DoctorLanguages:', /^(?:[A-Z][a-z0-9]+)+$/);
const feature = question(
  'feature',
  `Feature (${features.toSorted().join(', ')}):`,
  new RegExp(`^(?:${features.join('|')})$`),
);
const call = question('path', 'Path in the API, such as /api/doctor/{id}/languages:', /^\/[\w/{}-]+$/);

/** Route of the page that reads a new call. */
const { page } = parseArgs({ options: { page: { type: 'string' } }, strict: false }).values;

export default function generators(plop: NodePlopAPI): void {
  plop.setHelper('join', (names: readonly string[]) => names.join(', '));

  plop.setGenerator('component', {
    description: 'Component of the design system',
    prompts: [name],
    actions: (answers) => addPiece('components', answers?.['name'], `Components/${answers?.['name']}`),
  });
  plop.setGenerator('pattern', {
    description: 'Pattern of the design system',
    prompts: [name, feature],
    actions: (answers) =>
      addPiece(
        'patterns',
        answers?.['name'],
        `Patterns/${plop.renderString('{{sentenceCase feature}}', answers)}/${answers?.['name']}`,
      ),
  });
  plop.setGenerator('call', {
    description: 'GET of the API; --page=/path adds what a page needs to read it',
    prompts: [
      question('name', 'Operation, such as listDoctorLanguages:', /^[a-z][A-Za-z0-9]+$/),
      feature,
      call,
    ],
    actions: (answers) =>
      addCall(
        answers?.['name'],
        answers?.['feature'],
        answers?.['path'],
        typeof page === 'string' ? page : undefined,
      ),
  });
  plop.setGenerator('screen', {
    description: 'Account page with the data of a GET',
    prompts: [
      name,
      feature,
      question('path', 'Path of the page, such as /doctor-info/:doctorId/languages:', /^\/[\w/:-]+$/),
      { ...call, name: 'call' },
    ],
    actions: (answers) =>
      addScreen(answers?.['name'], answers?.['feature'], answers?.['path'], answers?.['call']),
  });
  plop.setGenerator('brand', {
    description: 'Brand in this repository',
    prompts: [question('id', 'Id, such as aspen:', /^[a-z][a-z0-9-]*$/)],
    actions: (answers) => addBrand(answers?.['id']),
  });
}
