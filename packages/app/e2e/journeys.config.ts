import all from './all.config.ts';

/** Registrations and tasks of the account, each in every variant and under every interference. */
export default {
  ...all,
  test: {
    ...all.test,
    include: ['registration/*.spec.ts', 'resilience/*.spec.ts', 'manage.spec.ts', 'messages/talk.spec.ts'],
  },
};
