import all from './all.config.ts';

/** Registrations and account tasks, in every variant and under every interference. */
export default {
  ...all,
  test: {
    ...all.test,
    include: [
      'registration/*.spec.ts',
      'resilience/*.spec.ts',
      'manage.spec.ts',
      'messages/conversation.spec.ts',
    ],
  },
};
