export { NOTICE, startService } from './service.ts';
export type { Service, ServiceOptions } from './service.ts';
export { ServiceStartError } from './errors.ts';
export { createSqliteStore } from './sqliteStore.ts';
