import base from './vitest.config.ts';

// Runs every variant of every registration and task: see registration/journey.ts and manage.spec.ts.
process.env['JOURNEYS'] = 'all';
process.env['FIRST_PORT'] = '16000';

export default base;
